import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of the archive: its name and its text in parts. */
export type ZipEntry = { name: string; text: () => AsyncIterable<string> };

/** How many characters are collected before they are compressed. */
const PIECE = 64 * 1024;

/** A ZIP archive of text files, compressed as a stream: only part of one file is in memory at a time. */
export async function* toZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    let piece = '';
    for await (const part of text()) {
      piece += part;
      if (piece.length < PIECE) continue;
      file.push(strToU8(piece));
      piece = '';
      yield* ready.splice(0);
    }
    file.push(strToU8(piece), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
