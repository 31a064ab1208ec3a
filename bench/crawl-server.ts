// The web server of bench crawl, in its own process. It counts requests, so that no contender's numbers have to be trusted,
// and reports and resets the counts on request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateSite } from './crawl-site-pages';

/** The first message of the server: its URL, and the size of its pages. */
export interface ServerStart {
  origin: string;
  bytes: { least: number; mean: number; most: number };
}

/** Requests since the last message: distinct pages, requests for them, and unknown URLs. */
export interface ServerCounts {
  pages: number;
  requests: number;
  others: string[];
}

const site = generateSite(Number(process.argv[2]));
// Generated in advance, so that generating pages is not measured.
const bodies = new Map(site.paths.map((path) => [path, Buffer.from(site.html(path) ?? '')]));
const asked = new Map<string, number>();
const others = new Set<string>();

const server = createServer(({ url = '/' }, response) => {
  const body = bodies.get(url);
  if (body) asked.set(url, (asked.get(url) ?? 0) + 1);
  else others.add(url);
  if (url === '/robots.txt') response.setHeader('Content-Type', 'text/plain').end('User-agent: *\nDisallow: /find\n');
  else if (!body) response.writeHead(404).end();
  else
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Length', body.length).end(body);
});

process.on('message', () => {
  const requests = [...asked.values()].reduce((sum, count) => sum + count, 0);
  const counts: ServerCounts = { pages: asked.size, requests, others: [...others] };
  asked.clear();
  others.clear();
  process.send?.(counts);
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => {
  const sizes = [...bodies.values()].map((body) => body.length);
  const start: ServerStart = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: {
      least: Math.min(...sizes),
      mean: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
      most: Math.max(...sizes),
    },
  };
  process.send?.(start);
});
