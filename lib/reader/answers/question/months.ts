import { wordList } from '../../lexicon/lexicon';

/** The names and short names of each month, without its seasons. */
const NAMES = wordList('hoursAnswer', 'months').map((list) => {
  const [name = '', ...others] = list.split(',');
  return [name, ...others.filter((one) => one.startsWith(name.slice(0, 3)))];
});
const ANY = NAMES.flat().join('|');
const monthOf = (word: string): number => NAMES.findIndex((names) => names.includes(word.toLowerCase()));

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => monthOf(word) >= 0;

/** `In June`, `for may`, `June prices`, not `may I`. */
const ASKED = new RegExp(
  `\\b(?:(?:in|for|of|during|early|late|mid|this|next) (${ANY})|(?!may|mar\\b|march)(${ANY}))\\b`,
  'gi',
);
/** `During the peak month of August`, `In July and August`, not `from May 2024`. */
const LIMIT = new RegExp(
  `(?:\\b(?:in|during|of|for|throughout|and|&) |^)(${ANY})\\b(?! ?(?:\\d{4}|to\\b|until\\b|[-–]))`,
  'gi',
);
const RANGE = new RegExp(`\\b(${ANY}) ?(?:to|until|till|through|[-–]) ?(${ANY})\\b`, 'gi');

const monthsBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => (from + step) % 12);

/** True for a line that holds for some months, none of which a question names. */
export function isOfOtherMonths(question: string, line: string): boolean {
  const asked = [...question.matchAll(ASKED)].map(([, one, other]) => monthOf(one ?? other ?? ''));
  if (asked.length === 0) return false;
  const ranges = [...line.matchAll(RANGE)].flatMap(([, from = '', to = '']) =>
    monthsBetween(monthOf(from), monthOf(to)),
  );
  const limits = [...line.matchAll(LIMIT)].map(([, month = '']) => monthOf(month));
  const held = new Set([...ranges, ...limits]);
  return held.size > 0 && !asked.some((month) => held.has(month));
}
