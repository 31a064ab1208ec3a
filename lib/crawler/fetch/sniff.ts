import type { ProblemKind } from './problem';

/** The first bytes of compressed data, and of files that are no text. In hexadecimal. */
const PACKED = ['1f8b08', '28b52ffd'];
const FILES = [
  '89504e47',
  'ffd8ff',
  '47494638',
  '25504446',
  '504b0304',
  '52494646',
  '774f4646',
  '774f4632',
  '7f454c46',
];
/** Bytes that occur in no text but ESC (WHATWG MIME Sniffing, "binary data byte"). */
const BINARY = /[^\t\n\f\r -\u00ff]/g;
const ESCAPE = '\u001b';
const SAMPLE = 2_048;
/** A page may contain a stray one. */
const MAX_BINARY = 0.02;

/** How a page starts, behind a byte order mark and an XML declaration. */
const PAGE_START = /^\W*(?:<\?xml[^<>]*>\s*)?<(?:!doctype\s+)?html\b/i;

/** Whether the first bytes of a response are those of a page, whatever its headers say. */
export const startsAsPage = (bytes: Buffer): boolean => PAGE_START.test(bytes.toString('latin1', 0, SAMPLE));

/** Why bytes that were sent as a page are none, whatever their Content-Type: compressed, or another kind of file. UTF-16 has binary bytes. */
export function objectionToBytes(bytes: Buffer, isUtf16: boolean): ProblemKind | undefined {
  const start = bytes.toString('hex', 0, 8);
  if (PACKED.some((mark) => start.startsWith(mark))) return 'encoding';
  if (FILES.some((mark) => start.startsWith(mark))) return 'wrong-type';
  if (isUtf16) return undefined;
  const sample = bytes.toString('latin1', 0, SAMPLE).replaceAll(ESCAPE, '');
  if (sample.search(BINARY) === 0) return 'wrong-type';
  const binary = sample.match(BINARY)?.length ?? 0;
  return binary > Math.max(2, sample.length * MAX_BINARY) ? 'wrong-type' : undefined;
}
