import { createHash } from 'node:crypto';

/** Identifies duplicate pages: a hash of title and text, one of the title, and a simhash of the text. */
export type Fingerprint = {
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
const SEEDS = [0, 0x2c1b3c6d];
const PRIME = 0x01000193;
const BITS = 32;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);

const hashOf = (...texts: readonly string[][]): string =>
  createHash('sha1')
    .update(texts.map((words) => words.join(' ')).join('\n'))
    .digest('hex');

/** The FNV-1a hash of a word. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
}

/** The finaliser of MurmurHash3, which distributes differences over all bits. */
function mix(given: number): number {
  let hash = Math.imul(given ^ (given >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The simhash of a text over its three-word shingles. */
function simhash(words: readonly string[]): string {
  const counts = new Uint32Array(BITS * SEEDS.length);
  const shingles = Math.max(1, words.length - SHINGLE + 1);
  const hashes = words.map(hashWord);
  for (let first = 0; first < shingles; first += 1) {
    let shingle = 0;
    for (let at = first; at < first + SHINGLE; at += 1) shingle = Math.imul(shingle, PRIME) ^ (hashes[at] ?? 0);
    for (const [half, seed] of SEEDS.entries()) {
      const hash = mix(shingle ^ seed);
      for (let bit = 0; bit < BITS; bit += 1)
        counts[half * BITS + bit] = (counts[half * BITS + bit] ?? 0) + ((hash >>> bit) & 1);
    }
  }
  return BigInt(`0b${[...counts].map((count) => (count * 2 > shingles ? 1 : 0)).join('')}`).toString(16);
}

/** The Hamming distance of two simhashes, 0 to 64. */
export const simhashDistance = (a: string, b: string): number =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;

/** The fingerprint of a page. Only the first 20,000 words count. */
export function fingerprint(title: string, text: string): Fingerprint {
  const [titleWords, words] = [wordsOf(title), wordsOf(text)];
  return {
    content: hashOf(titleWords, words),
    title: hashOf(titleWords),
    simhash: simhash(words),
    words: words.length,
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
