import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

const LABEL = /charset\s*=\s*["']?\s*([\w:.-]+)/i;
/** How many bytes of a page are searched for its charset declaration. */
const PRESCAN_BYTES = 2_048;

// Some releases of Node decode windows-1252 as Latin-1, where these bytes are control characters.
const C1_AS_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const asWindows = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (character) => C1_AS_WINDOWS[character.charCodeAt(0) - 0x80] ?? character);

/** The charset that a byte order mark states, or the first `<` of a page in UTF-16 without one. */
export function charsetOfMark(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0 && d)) return 'utf-16be';
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

/** How many bytes of an undeclared page are examined. */
const SAMPLE_BYTES = 200_000;
/** Of its words, so that an endless one delays nobody: pages are decoded in the thread that fetches them. */
const MAX_SAMPLE = 8_000;
const WESTERN = /^(?:windows-1252|ISO-8859-1)$/;
/** Charsets of other languages in Latin letters, of which few bytes differ from those of Western ones. */
const LATIN = /^(?:windows-125[0478]|ISO-8859-[29])$/;
/** How many times as likely as Western such a charset has to be. */
const MARGIN = 1.5;

/** The charset of a page that declares none and is not in UTF-8, by its words with bytes beyond ASCII, and by its `lang`. */
function detectCharset(bytes: Uint8Array): TextDecoder | undefined {
  const page = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString('latin1');
  const words = page
    .replace(/<[^<>]*>?/g, ' ')
    .split(/\s+/)
    .filter((word) => /[^\0-\x7f]/.test(word));
  const sample = Buffer.from(words.join(' ').slice(0, MAX_SAMPLE), 'latin1');
  const beyond = sample.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  const isLatin = beyond < sample.length / 2;
  const found = analyse(sample).filter(({ name }) => isLatin === (LATIN.test(name) || WESTERN.test(name)));
  const lang = /<html\b[^<>]{0,200}\blang\s?=\s?["']?([a-z]{2})/i
    .exec(page.slice(0, PRESCAN_BYTES))?.[1]
    ?.toLowerCase();
  const best = (lang && found.find((match) => match.lang === lang)) || found[0];
  const western = found.find(({ name }) => WESTERN.test(name))?.confidence ?? 0;
  if (!best || (isLatin && best.lang !== lang && best.confidence < western * MARGIN)) return undefined;
  return decoder(best.name);
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
  if (isUtf8(bytes)) return new TextDecoder();
  return (stated ? undefined : detectCharset(bytes)) ?? new TextDecoder('windows-1252');
}

/** Whether a page is in UTF-16. */
export const isUtf16 = (bytes: Uint8Array, contentType: string): boolean =>
  (decoder(charsetOfMark(bytes)) ?? decoder(LABEL.exec(contentType)?.[1]))?.encoding.startsWith('utf-16') ?? false;

/** Decodes a page. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const found = encodingOf(bytes, contentType);
  if (found.encoding === 'utf-8') return decodeUtf8(bytes).replace(/^\uFEFF/, '');
  const text = found.decode(bytes);
  return found.encoding === 'windows-1252' ? asWindows(text) : text;
}
