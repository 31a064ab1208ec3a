import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|txt|map|webmanifest)$/;
/** Below this, compression saves less than its header adds. */
const MIN_BYTES = 500;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compressFile(path) {
  const body = readFileSync(path);
  if (body.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([asBrotli(body, { params }), asGzip(body, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Writes a brotli and a gzip copy of each text file below a folder next to it: lib/server/static/static-files.ts serves them. */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
