import type { AnswerPage } from './page';
import { wordsOf } from './text';

const ENGLISH = new Set(
  'the and of to in a is for you your we our with on are at from or be as by this that it will can us have not all an if more'.split(
    ' ',
  ),
);
/** Words that are frequent in the neighbours of English and rare in it. */
const OTHER = new Set(
  (
    'de la le les des et du une est pour dans vous nous avec sur votre der die und das ist mit fur nicht ein eine wir sie auf het een van ' +
    'voor zijn niet op met el los las y en que para con por una del il lo gli di che per sono na do nie jest agus an na ar ag go'
  ).split(' '),
);
const ENOUGH_WORDS = 25;
const SAMPLE = 4_000;

/** True for a page that is written in English, by its words; what it states of itself decides where it says little. */
export function isEnglish({ language, blocks }: AnswerPage): boolean {
  const stated = language === undefined || /^en\b/i.test(language);
  const words = wordsOf(sample(blocks.map(({ text }) => text)));
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHER.has(word)).length;
  if (english + other < ENOUGH_WORDS) return stated;
  return english > other;
}

/** The beginning of a page's longer lines, where its language shows. */
function sample(texts: readonly string[]): string {
  let taken = '';
  for (const text of texts) {
    if (taken.length >= SAMPLE) break;
    if (text.length > 20) taken += `${text.slice(0, 600)} `;
  }
  return taken;
}
