import { stemmer } from 'stemmer';
import { z } from 'zod';
import { foldAccents } from '@/lib/text/fold-accents';
import { memoize } from '@/lib/text/memoize';
import { readLexicon, wordList } from '../lexicon/lexicon';
import { patternOf } from '../lexicon/phrases';

/** Compounds that have several spellings, each as one word: "wifi" matches "wi-fi". */
const COMPOUNDS = Object.entries(z.record(z.string(), z.array(z.string())).parse(readLexicon('compounds'))).map(
  ([word, spellings]) => [patternOf(spellings), word] as const,
);
/** British spellings as American ones, sizes, and short forms. */
const SPELLINGS: [RegExp, string][] = [
  [/\be-?mail/g, 'email'],
  [/\bin-house\b/g, 'inhouse'],
  [/\b(after|day)[\s-]?care\b/g, '$1care'],
  [/\bhome-(grown|made|cooked|baked)\b/g, 'home$1'],
  [/\blicence/g, 'license'],
  [/\bcentre/g, 'center'],
  [/\bcolour/g, 'color'],
  [/\bjewellery/g, 'jewelry'],
  [/\bca?esar(?:ea|ia)n/g, 'cesarean'],
  [/(\d)\s?(am|pm)\b/g, '$1$2'],
  // A size: `10' x 12'` is `10x12`.
  [/(\d)'?\s?[x×]\s?(?=\d)/g, '$1x'],
  [/'s\b/g, ''],
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
];

/** Replaces the hyphens that word processors insert: `same‑day` is `same-day`. */
export const plainHyphens = (text: string): string => text.replace(/[‐‑]/g, '-');

/** Folds to lower case without accents, with plain quotation marks and dashes, on one line. */
export function fold(text: string): string {
  return foldAccents(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters and digits only, so that texts with other spaces and signs compare equal. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\d]+/gu, '');

/** Separates a day from what the markup joins it with, in `MondayCLOSED` and `Tuesday9am`. */
export const separateDays = (text: string): string => text.replace(/(?<=[a-z]day)(?=\p{Lu}|\d)/gu, ' ');

/** The words that markup has joined, as in `GuestRooms`. */
export const joinedWords = (text: string): string =>
  [...text.matchAll(/\b(\p{Lu}?\p{Ll}{3,})(\p{Lu}\p{Ll}{3,})\b/gu)]
    .map(([, one, other]) => `${one} ${other}`)
    .join(' ');

/** The folded words of a text; a price or a time of day is one word. */
export function wordsOf(text: string): string[] {
  let folded = fold(text);
  for (const [spellings, word] of COMPOUNDS) if (spellings.test(folded)) folded = spellings.replace(folded, word);
  for (const [spelling, word] of SPELLINGS) folded = folded.replace(spelling, word);
  return folded.match(/[a-z0-9]+(?:[.:][0-9]+)?/g) ?? [];
}

/** The stem of a folded word, cached because sites repeat their words. */
export const stemOf = memoize((word) => (word.length > 40 ? word : stemmer(word)));

const STOP_WORDS = new Set(wordList('tokens', 'stopWords'));

/** The stems of a text in order, without stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);
}

/** The distinct words of a question, without stop words. An abbreviation such as ME or IT is no stop word. */
export function contentWords(text: string): string[] {
  const isShouted = text === text.toUpperCase();
  const abbreviations = new Set(isShouted ? [] : text.match(/\b[A-Z]{2,4}\b/g)?.map(fold));
  return [...new Set(wordsOf(text).filter((word) => abbreviations.has(word) || !STOP_WORDS.has(word)))];
}

const ABBREVIATION =
  /\b(?:Dr|Mr|Mrs|Ms|St|Co|[Nn]o|approx|Tel|Ph|Fr|Thurs|Tues|Rd|Ave|Ltd|[Ii]ncl?|[Ee]xcl?|[Mm]in|[Mm]ax|e\.g|i\.e|Q|A)\.$/;

/** Splits a text into sentences; a line break also ends one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = false;
    for (const part of line.split(/(?<=[.!?…]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\d€£])/u)) {
      const last = sentences.at(-1);
      if (open && last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
      open = true;
    }
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
