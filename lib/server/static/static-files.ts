import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentType } from 'mime-types';
import { type Encoding, negotiateEncoding } from '@/lib/server/cache/encode-body';
import { type Context, isRead, type Middleware } from '@/lib/server/compose';
import { sendFile } from './send-file';

/** A folder that is served below `prefix`. `isImmutable`: a file's name changes with its content. */
export type StaticFolder = { root: string; prefix: string; isImmutable: boolean };

/** Endings of the files that the build writes next to each one that it compresses (scripts/support/compress.mjs). */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

type StaticFile = StaticFolder & { name: string; isCompressed: boolean };

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
    .map((name) => [`${folder.prefix}${name}`, { ...folder, name, isCompressed: known.has(name + ENDINGS.br) }]);
}

/** Sends the smallest encoding of a file that the client accepts. */
function sendEncoded(context: Context, { name, isCompressed, root, isImmutable }: StaticFile): Promise<boolean> {
  const accepted = String(context.request.headers['accept-encoding'] ?? '');
  const encoding = isCompressed ? negotiateEncoding(accepted) : 'identity';
  const headers = {
    'Content-Type': contentType(name.slice(name.lastIndexOf('/') + 1)) || 'application/octet-stream',
    ...(isCompressed && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return sendFile(context, name + ENDINGS[encoding], { root, isImmutable, headers });
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
    return file ? sendEncoded(context, file).then((isSent) => (isSent ? undefined : next())) : next();
  };
}
