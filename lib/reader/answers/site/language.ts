import { wordList } from '../../lexicon/lexicon';
import { wordsOf } from '../../text/tokens';
import type { AnswerPage } from './page';

const ENGLISH = new Set(wordList('language', 'english'));
/** Frequent words of other European languages that are rare in English. */
const OTHER = new Set(wordList('language', 'other'));
/** `NA` on a menu is no word of another language. */
const ABBREVIATION = /\b\p{Lu}{2,3}\b/gu;
const ENOUGH_WORDS = 25;
const SAMPLE = 4_000;

/** Detects English by frequent words; a page with too little text is judged by its declared language. */
export function isEnglish({ language, blocks }: AnswerPage): boolean {
  const stated = language === undefined || /^en\b/i.test(language);
  const words = wordsOf(sample(blocks.map(({ text }) => text.replace(ABBREVIATION, ' '))));
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHER.has(word)).length;
  if (english + other < ENOUGH_WORDS) return stated;
  return english > other;
}

/** The start of each longer line, up to `SAMPLE` characters. */
const sample = (texts: readonly string[]): string =>
  texts
    .filter((text) => text.length > 20)
    .map((text) => text.slice(0, 600))
    .join(' ')
    .slice(0, SAMPLE);
