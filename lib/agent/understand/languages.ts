import { foldAccents } from '@/lib/text/fold-accents';
import { lexicon } from '../lexicon';

const english = new Set(lexicon.english);
const alsoEnglish = new Set(lexicon.alsoEnglish);
const lists = Object.entries(lexicon.languages).map(
  ([language, words]) => [language, new Set(words.filter((word) => !alsoEnglish.has(word)))] as const,
);

const scripts: readonly [RegExp, string][] = [
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

/** The language (ISO 639-1) of a text that is surely not English; undefined otherwise. Of a script, its most frequent language here. */
export function foreignLanguageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([letter]) => (text.match(letter)?.length ?? 0) > letters / 2);
  if (script && letters > 1) return script[1];
  const words = foldAccents(text).match(/\p{L}+/gu) ?? [];
  const counts = lists.map(([language, list]) => [language, words.filter((word) => list.has(word)).length] as const);
  const [best, most] = counts.reduce((one, other) => (other[1] > one[1] ? other : one));
  const known = words.filter((word) => english.has(word)).length;
  const isMarked = /[¿¡]/.test(text);
  return most > known && (most >= 2 || (isMarked && most === 1)) ? best : undefined;
}
