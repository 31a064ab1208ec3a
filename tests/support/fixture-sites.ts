import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BusinessType } from '@/lib/industries';
import { type Answer, answers } from '../fixtures/sites/answers';

const SITES = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));
/** The placeholder of the site's origin in its files, which is only known when the server runs. */
const PLACEHOLDER = 'http://site.invalid';
const NOT_FOUND =
  '<!doctype html><html lang="en-IE"><title>Page not found</title><h1>Page not found</h1><p>There is nothing at this address. <a href="/">Go to the home page</a></p></html>';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
};

export type FixtureSite = {
  /** The URL of the start page, `http://localhost:PORT/`. */
  url: string;
  host: string;
  /** All requests so far, in order: path with query, and headers. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  stop: () => Promise<void>;
};

/** Files of a site by path. Only listed files are opened, so no path can escape the folder. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
}

/** `/prices` is `prices.html`, `/blog/` is `blog/index.html`; other paths are unchanged. */
const candidates = (path: string) => (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]);

/** The bytes with the origin of this server; Latin-1 maps every byte to one character and back. */
const withOrigin = (bytes: Buffer, origin: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(PLACEHOLDER, origin), 'latin1');

type Found = { status: number; headers: Record<string, string>; body: Buffer };

function pack({ status = 200, headers = {}, gzip = false }: Answer, body: Buffer, rest: Found['headers']): Found {
  return { status, headers: { ...rest, ...headers }, body: gzip ? gzipSync(body) : body };
}

async function find(url: URL, own: Record<string, Answer>, files: Map<string, string>): Promise<Found> {
  const answer = own[url.pathname] ?? {};
  if (answer.body) return pack(answer, Buffer.from(answer.body(url)), { 'Content-Type': TYPES['.html'] ?? '' });
  const names = answer.file ? [answer.file] : candidates(url.pathname);
  const file = names.map((name) => files.get(name)).find((one) => one !== undefined);
  if (file) {
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Last-Modified': mtime.toUTCString() };
    return pack(answer, withOrigin(bytes, url.origin), headers);
  }
  if (answer.status) return pack(answer, Buffer.alloc(0), { 'Content-Type': TYPES['.html'] ?? '' });
  // Like static hosts, redirects a folder to its URL with a slash.
  if (files.has(`${url.pathname}/index.html`)) {
    return { status: 301, headers: { Location: `${url.pathname}/` }, body: Buffer.alloc(0) };
  }
  const own404 = files.get('/404.html');
  const body = own404 ? await readFile(own404) : Buffer.from(NOT_FOUND);
  return { status: 404, headers: { 'Content-Type': TYPES['.html'] ?? '' }, body: withOrigin(body, url.origin) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Found): void {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((one) => one === tag || one === '*')) {
    const { 'Content-Type': _, ...rest } = headers;
    response.writeHead(304, { ...rest, ETag: tag }).end();
    return;
  }
  response.writeHead(status, { ...headers, ...(status === 200 && { ETag: tag }), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves one of the sites in tests/fixtures/sites on this machine; each response after `latencyMs`. */
export async function startFixtureSite(type: BusinessType, port = 0, latencyMs = 0): Promise<FixtureSite> {
  const files = await listFiles(join(SITES, type));
  const requests: FixtureSite['requests'] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    if (!path.startsWith('/') || !URL.canParse(`${origin}${path}`)) {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = find(new URL(`${origin}${path}`), answers[type], files);
    Promise.all([found, latencyMs > 0 && sleep(latencyMs)]).then(
      ([file]) => send(request, response, file),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  return {
    url: `${origin}/`,
    host,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
