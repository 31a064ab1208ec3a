import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file to pack: its name, and its text piece by piece. */
export type ZipEntry = { name: string; text: () => AsyncIterable<string> };

/** How much text is gathered before it is packed. In characters. */
const PIECE = 64 * 1024;

/** A zip archive of text files, packed while they are read: only a piece of one is in memory at a time. */
export async function* toZip(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, text } of entries) {
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
