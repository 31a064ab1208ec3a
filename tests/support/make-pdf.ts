import { deflateSync } from 'node:zlib';

/** A piece of text: position from the bottom left corner and size, in points. */
type Piece = { text: string; x: number; y: number; size?: number };

const literal = (text: string) => text.replace(/[\\()]/g, '\\$&');
/** Latin-1 with the euro sign of WinAnsiEncoding. */
const encode = (text: string) => Buffer.from(text.replaceAll('€', '\x80'), 'latin1');

/** A PDF (ISO 32000) with a page per list of pieces, or with a content stream as it is. `trailer` is added to its trailer. */
export function makePdf(pages: readonly (readonly Piece[] | Buffer)[], { title = '', trailer = '' } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (body: Buffer | string) => objects.push(Buffer.isBuffer(body) ? body : encode(body));
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    const content = Buffer.isBuffer(page)
      ? page
      : encode(
          page.map(({ text, x, y, size = 10 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${literal(text)}) Tj ET`).join('\n'),
        );
    const packed = deflateSync(content);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    add(
      Buffer.concat([
        encode(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
        packed,
        encode('\nendstream'),
      ]),
    );
  }
  add(`<< /Title (${literal(title)}) >>`);
  return assemble(objects, `/Root 1 0 R /Info ${objects.length} 0 R ${trailer}`);
}

function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  const parts = [encode('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const object = Buffer.concat([encode(`${index + 1} 0 obj\n`), body, encode('\nendobj\n')]);
    offsets.push(length);
    parts.push(object);
    length += object.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
