/** Identifies duplicate pages: a hash of title and text, one of the title, and a simhash of the text. */
export type Fingerprint = {
  /** A 64-bit hash of the words of title and text, in hexadecimal. */
  content: string;
  title: string;
  /** A 64-bit simhash in hexadecimal; similar texts differ in few bits (Charikar 2002, as used by Manku et al. 2007). */
  simhash: string;
  /** How many words the text has. */
  words: number;
};

const SHINGLE = 3;
/** Simhashes of shorter texts are unreliable: one line changes half of the bits. */
const MIN_WORDS = 40;
const MAX_DISTANCE = 3;
const MAX_WORDS = 20_000;
const PRIME = 0x01000193;
const FIRST_SEED = 0x811c9dc5 | 0;
const SECOND_SEED = 0x2c1b3c6d;

/** ASCII letters and digits in lower case; 0 for all other ASCII characters. */
const WORD_CODES = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);

/** The code of a character within a word, 0 if it separates words. Letters beyond ASCII are compared with case. */
function wordCode(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return WORD_CODES[code] ?? 0;
  const character = text.charAt(at);
  return /[\p{L}\p{N}\p{Cs}]/u.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
}

/** Two independent 32-bit FNV-1a hashes of each word of a text, one after the other. */
function hashWords(text: string): Int32Array {
  const hashes = new Int32Array(Math.min(text.length, MAX_WORDS) * 2 + 2);
  let count = 0;
  let [first, second] = [FIRST_SEED, SECOND_SEED];
  let isWord = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? wordCode(text, at) : 0;
    if (code !== 0) {
      first = Math.imul(first ^ code, PRIME);
      second = Math.imul(second ^ code, PRIME);
      isWord = true;
    } else if (isWord) {
      if (count >= MAX_WORDS) break;
      hashes[count * 2] = first;
      hashes[count * 2 + 1] = second;
      count += 1;
      [first, second] = [FIRST_SEED, SECOND_SEED];
      isWord = false;
    }
  }
  return hashes.subarray(0, count * 2);
}

const hexOf = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** A 64-bit hash of words in order, as 16 hexadecimal digits. */
function hashAll(...texts: Int32Array[]): string {
  let [first, second] = [FIRST_SEED, SECOND_SEED];
  for (const words of texts) {
    for (let at = 0; at < words.length; at += 2) {
      first = mix(Math.imul(first, 31) + (words[at] ?? 0));
      second = mix(Math.imul(second, 37) + (words[at + 1] ?? 0));
    }
    first = mix(first + 1);
    second = mix(second + 1);
  }
  return hexOf(first) + hexOf(second);
}

/** Distributes differences over all 32 bits (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Adds a 32-bit hash to four byte histograms, which is eight times faster than counting each bit, with the same result. */
function countBytes(histograms: Uint32Array, from: number, hash: number): void {
  for (let byte = 0; byte < 4; byte += 1) {
    const at = (from + byte) * 256 + ((hash >>> (byte * 8)) & 0xff);
    histograms[at] = (histograms[at] ?? 0) + 1;
  }
}

/** How many of the counted hashes have a bit set. */
function countSet(histograms: Uint32Array, bit: number): number {
  let count = 0;
  const mask = 1 << (bit % 8);
  const from = (bit >>> 3) * 256;
  for (let value = mask; value < 256; value = (value + 1) | mask) count += histograms[from + value] ?? 0;
  return count;
}

/** The simhash of a text over its three-word shingles, as 16 hexadecimal digits. */
function simhash(words: Int32Array): string {
  const histograms = new Uint32Array(8 * 256);
  const shingles = Math.max(1, words.length / 2 - SHINGLE + 1);
  for (let at = 0; at < shingles; at += 1) {
    let [first, second] = [0, 0];
    for (let step = at * 2; step < (at + SHINGLE) * 2; step += 2) {
      first = Math.imul(first, 31) + (words[step] ?? 0);
      second = Math.imul(second, 31) + (words[step + 1] ?? 0);
    }
    countBytes(histograms, 0, mix(first));
    countBytes(histograms, 4, mix(second));
  }
  let digits = '';
  for (let nibble = 0; nibble < 16; nibble += 1) {
    let value = 0;
    for (let bit = 0; bit < 4; bit += 1) {
      if (countSet(histograms, nibble * 4 + bit) * 2 > shingles) value |= 1 << bit;
    }
    digits += value.toString(16);
  }
  return digits;
}

function countBits(value: number): number {
  let bits = 0;
  for (let left = value >>> 0; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** The Hamming distance of two simhashes, 0 to 64. */
export function simhashDistance(a: string, b: string): number {
  const half = (text: string, from: number) => Number.parseInt(text.slice(from, from + 8), 16);
  return countBits(half(a, 0) ^ half(b, 0)) + countBits(half(a, 8) ^ half(b, 8));
}

/** The fingerprint of a page. Only the first 20,000 words count. */
export function fingerprint(title: string, text: string): Fingerprint {
  const words = hashWords(text);
  const titleWords = hashWords(title);
  return {
    content: hashAll(titleWords, words),
    title: hashAll(titleWords),
    simhash: simhash(words),
    words: words.length / 2,
  };
}

/**
 * Whether two pages are duplicates: identical, or nearly identical with the same title. Pages generated from one template
 * have different titles ("Plumber in Ennis", "Plumber in Shannon"); print or sorted versions of a page do not.
 */
export function isSamePage(a: Fingerprint, b: Fingerprint): boolean {
  if (a.content === b.content) return true;
  if (a.title !== b.title || Math.min(a.words, b.words) < MIN_WORDS) return false;
  if (Math.abs(a.words - b.words) > Math.max(a.words, b.words) * 0.1) return false;
  return simhashDistance(a.simhash, b.simhash) <= MAX_DISTANCE;
}

/** Beyond this distance, two texts have little in common; unrelated ones differ in about 32 bits. */
const MAX_VARIANT_DISTANCE = 20;

/** Whether two pages may be versions of one page, such as a list in another order, when one of them says so. */
export const isVariant = (a: Fingerprint, b: Fingerprint): boolean =>
  a.title === b.title && simhashDistance(a.simhash, b.simhash) <= MAX_VARIANT_DISTANCE;
