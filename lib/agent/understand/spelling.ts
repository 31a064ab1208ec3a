import { spellOutDays } from '@/lib/reader/answers/question/shorthand';
import type { SiteIndex } from '@/lib/reader/answers/site/site-index';
import { fold, stemOf } from '@/lib/reader/text/tokens';
import { lexicon } from '../lexicon';

const MIN_LENGTH = 4;
/** A word of three letters may lack one: `muh`. */
const MIN_WRITTEN = 3;
const MIN_GUESSED = 6;
/** More than any frequency. */
const MANY = 10_000;
const WORD = /\p{L}+/gu;

/** Tells whether a folded word is English, in any of its forms. */
export type IsEnglish = (word: string) => boolean;

/** The endings of inflected words, each with that of its base. */
const endings = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['es', ''],
  ['ed', ''],
  ['er', ''],
  ['ers', ''],
  ['ly', ''],
  ['s', ''],
  ['d', ''],
  ['r', ''],
  ['rs', ''],
] as const;

/** `nub` has no `nuber`. */
const MIN_BASE = 4;

const withEnding = (word: string, [ending, base]: (typeof endings)[number]): string | undefined =>
  word.endsWith(ending) && (word.length - ending.length >= MIN_BASE || ending === 's')
    ? `${word.slice(0, -ending.length)}${base}`
    : undefined;

async function readDictionary(): Promise<IsEnglish> {
  const { default: dictionary } = await import('dictionary-en-gb');
  const lines = Buffer.from(dictionary.dic).toString().split('\n');
  const entries = lines.map((line) => line.split('/')[0] ?? '');
  names = new Set(entries.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map(fold));
  // Names are no words, unlike abbreviations: `emil` is `email`.
  const words = entries.filter((word) => /^(?:\p{Ll}|\p{Lu}{2,}$)/u.test(word));
  // The dictionary lacks two pronouns.
  const known = new Set([...words.map(fold), 'her', 'hers']);
  // Not by their stems: that of `unerring` is `uner`.
  return (word) => known.has(word) || endings.some((ending) => known.has(withEnding(word, ending) ?? ''));
}

let dictionary: Promise<IsEnglish> | undefined;
let names: ReadonlySet<string> = new Set();
let loaded: IsEnglish | undefined;

/** The English dictionary, read from its package once; 0.1 s and 4 MB. */
export function englishDictionary(): Promise<IsEnglish> {
  dictionary ??= readDictionary().then((isEnglish) => {
    loaded = isEnglish;
    return isEnglish;
  });
  return dictionary;
}

/** Whether the dictionary has a folded word; it is read before a sentence is understood. */
export const isEnglishWord: IsEnglish = (word) => loaded?.(word) ?? false;

/** Whether the dictionary has a folded word with a capital, as it has `Rose` and `Galway`. */
export const isProperName = (word: string): boolean => names.has(word);

const siteWords = new WeakMap<SiteIndex, ReadonlyMap<string, number>>();

/** The words of a site and how often it has them. */
export function wordsOfSite(index: SiteIndex): ReadonlyMap<string, number> {
  const known = siteWords.get(index);
  if (known) return known;
  const words = new Map<string, number>();
  for (const { unit } of index.entries)
    for (const word of fold(`${unit.text} ${unit.headings.at(-1) ?? ''}`).match(WORD) ?? [])
      words.set(word, (words.get(word) ?? 0) + 1);
  siteWords.set(index, words);
  return words;
}

/** 2 if a word lacks a letter of another one or has two swapped; 1 if it has one too many or another one; 0 if more is different. */
export function closeness(word: string, other: string): 0 | 1 | 2 {
  if (word === other || Math.abs(word.length - other.length) > 1) return 0;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [left, right] = [word.slice(at), other.slice(at)];
  if (left.length < right.length) return left === right.slice(1) ? 2 : 0;
  if (left.length > right.length) return left.slice(1) === right ? 1 : 0;
  if (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)) return 2;
  return left.slice(1) === right.slice(1) ? 1 : 0;
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const SPOKEN: Readonly<Record<string, string>> = { wensday: 'wednesday' };
const MIN_DAY = 5;

/** Corrects names of days that are one slip away, and no other word: `wednesdy`, but not `sundae`, `Mondays` or `Frida Kelly`. */
export const correctDays = (text: string, isWord: IsEnglish): string =>
  spellOutDays(text).replace(WORD, (written, at: number) => {
    const word = fold(written);
    const isName = /^\p{Lu}/u.test(written) && /^ \p{Lu}/u.test(text.slice(at + written.length));
    if (word.length < MIN_DAY || isName || DAYS.some((day) => word.startsWith(day)) || isWord(word)) return written;
    const [day, ...others] = [...DAYS, ...Object.keys(SPOKEN)].filter(
      (one) => one === word || closeness(word, one) > 0,
    );
    return day !== undefined && others.length === 0 ? (SPOKEN[day] ?? day) : written;
  });

const { questionWords } = lexicon;
const questionRanks = new Map(questionWords.map((word, rank) => [word, questionWords.length - rank]));

/** The word that a misspelt one is closest to: of customers' questions before those of the site, frequent ones first. */
function nearestWord(word: string, index: SiteIndex, minimum: 1 | 2): string | undefined {
  let best: string | undefined;
  let most = 0;
  const consider = (other: string, frequency: number) => {
    if (other[0] !== word[0] || other.length < MIN_LENGTH) return;
    const close = closeness(word, other);
    const weight = close * MANY + frequency;
    if (close >= minimum && weight > most) [best, most] = [other, weight];
  };
  for (const [other, rank] of questionRanks) consider(other, MANY / 2 + rank);
  for (const [other, times] of wordsOfSite(index)) consider(other, Math.min(times, MANY / 2 - 1));
  return best;
}

/** For `caals`, where the website has only `canal`. */
const nearestSingular = (word: string, index: SiteIndex): string | undefined =>
  word.endsWith('s') ? nearestWord(word.slice(0, -1), index, 2) : undefined;

/** Corrects the words of a question that are neither English nor on the site, each to a word that is one slip away. */
export const correctSpelling = (question: string, index: SiteIndex, isEnglish: IsEnglish): string =>
  question.replace(WORD, (written, at: number) => {
    const word = fold(written);
    if (word.length < MIN_WRITTEN || isEnglish(word) || isKnown(word, index)) return written;
    // Without a vowel, `sms` is an abbreviation.
    if (word.length < MIN_LENGTH) return (/[aeiou]/.test(word) && nearestWord(word, index, 2)) || written;
    const sure = nearestWord(word, index, 2);
    // `Mary` is not `many`, but `Moday` is Monday.
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(written);
    return sure ?? (isName ? written : (nearestSingular(word, index) ?? nearestWord(word, index, 1) ?? written));
  });

/**
 * Also replaces English words that customers seldom use and the site does not have, if a letter more makes them ones that they do: `paring` may be
 * `parking`. Only for a question that has no answer as it was typed.
 */
export const guessSpelling = (question: string, index: SiteIndex): string =>
  question.replace(WORD, (written) => {
    const word = fold(written);
    if (word.length < MIN_GUESSED || isKnown(word, index) || index.frequency.has(stemOf(word))) return written;
    return nearestWord(word, index, 2) ?? written;
  });

const isKnown = (word: string, index: SiteIndex): boolean => wordsOfSite(index).has(word) || questionRanks.has(word);
