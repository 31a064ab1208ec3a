import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { type Context, isRead, type Middleware } from './compose';
import { securityHeaders } from './security-headers';

/** A folder that is served below `prefix`. `isImmutable`: a file's name changes with its content. */
export type StaticFolder = { root: string; prefix: string; isImmutable: boolean };

/** Endings of the files that the build writes next to the ones it has compressed (scripts/support/compress.mjs). */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof ENCODINGS;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

type StaticFile = StaticFolder & { name: string; encodings: Encoding[] };

function listFiles(folder: StaticFolder): [string, StaticFile][] {
  if (!existsSync(folder.root)) return [];
  const names = readdirSync(folder.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.root.length + 1)
        .split(sep)
        .join('/'),
    );
  const known = new Set(names);
  return names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => {
      const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((one) => known.has(name + ENCODINGS[one]));
      return [`${folder.prefix}${name}`, { ...folder, name, encodings }];
    });
}

function sendFile({ request, response, path }: Context, file: StaticFile, onMissing: () => void): void {
  const accepted = new Negotiator(request).encodings(file.encodings);
  const encoding = file.encodings.find((one) => accepted.includes(one)) ?? 'identity';
  for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
  response.setHeader(
    'Content-Type',
    contentType(file.name.slice(file.name.lastIndexOf('/') + 1)) || 'application/octet-stream',
  );
  if (file.encodings.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  send(request, encodeURI(file.name + ENCODINGS[encoding]), {
    root: file.root,
    index: false,
    dotfiles: 'allow',
    immutable: file.isImmutable,
    maxAge: file.isImmutable ? YEAR_MS : HOUR_MS,
  })
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      if (error.status === 416) return void response.writeHead(416, { 'Content-Length': 0 }).end();
      onMissing();
    })
    .pipe(response);
}

/**
 * Serves files from disk, compressed by the build: byte ranges, conditional requests and HEAD included. The folders are listed
 * once, at start. Uses `send` rather than sirv 3.0.2, which answers `bytes=-500` with the first 500 bytes and keeps the file of an
 * interrupted download open.
 */
export function staticFiles(folders: readonly StaticFolder[]): Middleware {
  const files = new Map(folders.flatMap(listFiles));
  return (context, next) => {
    const file = isRead(context) ? files.get(decodeURIComponent(context.path)) : undefined;
    return file ? sendFile(context, file, next) : next();
  };
}
