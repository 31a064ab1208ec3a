// Serves the build as `next start` does: Next's own handler, with the compression that it has by default (`gzip`) or without.
import { createServer } from 'node:http';
import compression from 'compression';
import createNext from 'next';

const [port, mode] = process.argv.slice(2);
const next = createNext({ dev: false });
await next.prepare();
const handle = next.getRequestHandler();
const compress = compression();
createServer((request, response) => {
  if (mode === 'gzip') compress(request, response, () => handle(request, response));
  else handle(request, response);
}).listen(Number(port), () => process.send('ready'));
