import { lexicon } from '../../lexicon';
import { isEnglishWord } from '../spelling';
import { foldEvenly, scan, understoodLanguages } from './vocabulary';

/** Words that say nothing of the language. */
const shared = new Set(lexicon.alsoEnglish);
const english = new Set(lexicon.english);
const others = Object.entries(lexicon.languages).map(([language, words]) => [language, new Set(words)] as const);

const scripts: readonly [RegExp, string][] = [
  [/[ыэёъ]/giu, 'ru'],
  [/\p{Script=Cyrillic}/gu, 'uk'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** Letters that tell languages apart which share words. */
const letters: Readonly<Record<string, RegExp>> = {
  pl: /[łśżźćńąę]/i,
  lt: /[ėįųūšžč]/i,
  ro: /[șțşţăâ]/i,
  pt: /[ãõ]/i,
  es: /[¿¡ñ]/,
  de: /[äöüß]/i,
  fr: /[çêœ]/i,
};

const URGENT = ['danger', 'harm', 'trouble'] as const;
const MIN_WORDS = 2;
/** In words. */
const A_SENTENCE = 4;

interface Count {
  known: number;
  /** Words that the language does not have, and those of them that are English. */
  unknown: number;
  english: number;
  /** Of the known ones, those that no English dictionary has. */
  foreign: number;
}

/** How many words of a text belong to a language. Letters, and words that English has too, count for neither. */
function countWords(folded: string, language: string): Count {
  const own = others.find(([one]) => one === language)?.[1];
  const count: Count = { known: 0, unknown: 0, english: 0, foreign: 0 };
  for (const { meanings, start, end } of scan(folded, language)) {
    const words = (folded.slice(start, end).match(/\p{L}+/gu) ?? []).filter(({ length }) => length > 1);
    if (meanings.has('clock')) continue;
    if (meanings.size > 0 || words.some((word) => own?.has(word))) {
      if (words.every((word) => shared.has(word) || english.has(word))) continue;
      const foreign = words.filter((word) => !isEnglishWord(word)).length;
      // What does not wait is heard among names and unknown words too.
      count.known += words.length + (foreign > 0 && URGENT.some((kind) => meanings.has(kind)) ? 1 : 0);
      count.foreign += foreign;
    } else if (words.some((word) => english.has(word))) count.english += 1;
    else if (words.length > 0) count.unknown += 1;
  }
  return count;
}

/**
 * The language (ISO 639-1) that a text is surely in; undefined for one in English, and for a short one that may be in several. Of a script, its
 * most frequent language here. `current` is the language of the conversation, for which less is needed; for another one, more than where it
 * begins.
 */
export function languageOf(text: string, current?: string, isFirst = true): string | undefined {
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([letter], at) => (text.match(letter)?.length ?? 0) > (at === 0 ? 0 : letterCount / 2));
  if (script && letterCount > 1) return script[1];
  const folded = foldEvenly(text);
  // Names have such letters in any language; the first word of a sentence is hardly one.
  const words = (text.match(/[¿¡]|\p{L}+/gu) ?? []).filter(
    (word, at, all) => !/^\p{Lu}/u.test(word) || (at === 0 && all.length >= A_SENTENCE),
  );
  const scores = [...understoodLanguages, ...others.map(([language]) => language)].map((language) => {
    const count = countWords(folded, language);
    const hasLetters = words.some((word) => letters[language]?.test(word));
    const bonus = count.known > 0 ? (hasLetters ? 1 : 0) + (language === current ? 0.5 : 0) : 0;
    return { language, ...count, hasLetters, score: count.known + bonus - count.unknown / 10 };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  // One word is enough in a text of two, and with letters that few languages have.
  const isShort = isFirst && best.unknown <= 1 && best.english === 0 && best.foreign > 0;
  const enough = best.language === current || best.hasLetters || isShort ? 1 : MIN_WORDS;
  return best.known >= enough && best.known > best.english ? best.language : undefined;
}

/** Whether a text is in English, and no name, number or word that many languages have. */
export const isEnglish = (text: string): boolean =>
  (foldEvenly(text).match(/\p{L}+/gu) ?? []).filter((word) => english.has(word)).length >= MIN_WORDS;

/** Whether the words of a text that are no names are English, and none of another language. */
export function isInDictionary(text: string, language: string): boolean {
  const words = text.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [];
  return words.length >= MIN_WORDS && words.every(isEnglishWord) && !saysIn(text, language);
}

/** Whether a text has a word that is known in a language that is understood; a name, a number or an address has none. */
export const saysIn = (text: string, language: string): boolean =>
  scan(foldEvenly(text), language).some(
    ({ meanings }) => meanings.size > 0 && !meanings.has('number') && !meanings.has('clock'),
  );
