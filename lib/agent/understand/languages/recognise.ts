import { lexicon } from '../../lexicon';
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

const MIN_WORDS = 2;

/** How many words of a text belong to a language. */
function wordsIn(folded: string, language: string): { known: number; unknown: number } {
  const own = others.find(([one]) => one === language)?.[1];
  if (own) {
    const words = folded.match(/\p{L}+/gu) ?? [];
    const known = words.filter((word) => own.has(word) && !shared.has(word)).length;
    return { known, unknown: words.length - known };
  }
  let [known, unknown] = [0, 0];
  for (const { meanings, start, end } of scan(folded, language)) {
    const words = folded.slice(start, end).match(/\p{L}+/gu) ?? [];
    if (words.length === 0) continue;
    if (meanings.size === 0) unknown += 1;
    else if (!words.every((word) => shared.has(word) || english.has(word))) known += words.length;
  }
  return { known, unknown };
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
  const englishWords = (folded.match(/\p{L}+/gu) ?? []).filter((word) => english.has(word)).length;
  const scores = [...understoodLanguages, ...others.map(([language]) => language)].map((language) => {
    const { known, unknown } = wordsIn(folded, language);
    const bonus = known > 0 ? (letters[language]?.test(text) ? 1 : 0) + (language === current ? 0.5 : 0) : 0;
    return { language, known, unknown, score: known + bonus };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  // One word is enough where it is the whole text.
  const enough = best.language === current ? 1 : isFirst && best.unknown === 0 && englishWords === 0 ? 1 : MIN_WORDS;
  return best.known >= enough && best.known > englishWords ? best.language : undefined;
}

/** Whether a text is in English, and no name, number or word that many languages have. */
export const isEnglish = (text: string): boolean =>
  (foldEvenly(text).match(/\p{L}+/gu) ?? []).filter((word) => english.has(word)).length >= MIN_WORDS;

/** Whether a text has a word that is known in a language that is understood; a name, a number or an address has none. */
export const saysIn = (text: string, language: string): boolean =>
  scan(foldEvenly(text), language).some(
    ({ meanings }) => meanings.size > 0 && !meanings.has('number') && !meanings.has('clock'),
  );
