import { isUtf8 } from 'node:buffer';

const LABEL = /charset\s*=\s*["']?\s*([\w:.-]+)/i;
/** How many bytes of a page are searched for its charset declaration. */
const PRESCAN_BYTES = 2_048;

// Some releases of Node decode windows-1252 as Latin-1, where these bytes are control characters.
const C1_AS_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const asWindows = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (character) => C1_AS_WINDOWS[character.charCodeAt(0) - 0x80] ?? character);

/** The charset that a byte order mark states. */
export function charsetOfMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
}

/**
 * The charset declared in the first bytes: by an XML declaration, or the first meta tag outside comments. A page in which
 * "UTF-16" can be read is not UTF-16, so it means UTF-8 (WHATWG HTML, "prescan a byte stream").
 */
function fromMeta(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, PRESCAN_BYTES))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w:.-]+)["']/i.exec(start)?.[1];
  const stated = start
    .match(/<meta[^>]+>/gi)
    ?.map((tag) => LABEL.exec(tag)?.[1])
    .find((label) => decoder(label));
  const label = stated ?? declared;
  if (label && /^utf-?16/i.test(label)) return 'utf-8';
  return label?.toLowerCase() === 'x-user-defined' ? 'windows-1252' : label;
}

function decoder(label: string | undefined): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label) : undefined;
  } catch {
    return undefined;
  }
}

const decodeUtf8 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** Whether the only characters of an alleged UTF-8 text beyond ASCII are invalid: then it is in the encoding of old Windows. */
function isFalselyUtf8(bytes: Uint8Array): boolean {
  return !isUtf8(bytes) && !/[^\0-\x7f\ufffd]/.test(decodeUtf8(bytes));
}

/**
 * The encoding of a page by its byte order mark, Content-Type header, own declaration, or content, in this order. A declaration
 * that the bytes refute is corrected, if it is one of the two usual mistakes: browsers show such pages garbled.
 */
function encodingOf(bytes: Uint8Array, contentType: string): TextDecoder {
  const marked = decoder(charsetOfMark(bytes));
  if (marked) return marked;
  const stated = decoder(LABEL.exec(contentType)?.[1]) ?? decoder(fromMeta(bytes));
  if (stated?.encoding === 'utf-8' && isFalselyUtf8(bytes)) return new TextDecoder('windows-1252');
  if (stated && (stated.encoding !== 'windows-1252' || !isUtf8(bytes))) return stated;
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Whether a page is in UTF-16. */
export const isUtf16 = (bytes: Uint8Array, contentType: string): boolean =>
  encodingOf(bytes.subarray(0, PRESCAN_BYTES), contentType).encoding.startsWith('utf-16');

/** Decodes a page. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const found = encodingOf(bytes, contentType);
  if (found.encoding === 'utf-8') return decodeUtf8(bytes).replace(/^\uFEFF/, '');
  const text = found.decode(bytes);
  return found.encoding === 'windows-1252' ? asWindows(text) : text;
}
