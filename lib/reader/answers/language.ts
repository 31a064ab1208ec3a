import { wordsOf } from '../text/tokens';
import type { AnswerPage } from './page';

const ENGLISH = new Set(
  'the and of to in a is for you your we our with on are at from or be as by this that it will can us have not all an if more'.split(
    ' ',
  ),
);
/** Frequent words of other European languages that are rare in English. */
const OTHER = new Set(
  (
    'de la le les des et du une est pour dans vous nous avec sur votre der die und das ist mit fur nicht ein eine wir sie auf het een van ' +
    'voor zijn niet op met el los las y en que para con por una del il lo gli di che per sono na do nie jest agus an na ar ag go'
  ).split(' '),
);
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
function sample(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) {
    if (joined.length >= SAMPLE) break;
    if (text.length > 20) joined += `${text.slice(0, 600)} `;
  }
  return joined;
}
