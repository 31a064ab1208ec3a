import { memoize } from '@/lib/text/memoize';
import { wordList } from '../../lexicon/lexicon';

/** The names and short names of each month, without its seasons. */
const NAMES = wordList('hoursAnswer', 'months').map((list) => {
  const [name = '', ...others] = list.split(',');
  return [name, ...others.filter((one) => one.startsWith(name.slice(0, 3)))];
});
const monthOf = (word = ''): number => NAMES.findIndex((names) => names.includes(word.toLowerCase()));

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => monthOf(word) >= 0;

/** `In June`, `for may`, `June prices`. */
const ASKED = /\b(?:(in|for|of|during|early|late|mid|this|next) )?([a-z]{3,9})\b/gi;
/** `May I`, `we march` */
const OTHER_SENSE = /^mar|^may$/i;
/** `During the peak month of August`, `In July and August`, not `from May 2024`. */
const LIMIT = /(?:\b(?:in|during|of|for|throughout|and) |& |^)([a-z]{3,9})\b(?! ?(?:\d{4}|to\b|until\b|[-–]))/gi;
const RANGE = /\b([a-z]{3,9}) ?(?:to|until|till|through|[-–]) ?([a-z]{3,9})\b/gi;

const monthsBetween = (from: number, to: number): number[] =>
  from < 0 || to < 0 ? [] : Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => (from + step) % 12);

const monthsAsked = memoize((question): readonly number[] =>
  [...question.matchAll(ASKED)]
    .filter(([, before, word = '']) => isMonth(word) && (before !== undefined || !OTHER_SENSE.test(word)))
    .map(([, , word]) => monthOf(word)),
);

/** True for a line that holds for some months, none of which a question names. */
export function isOfOtherMonths(question: string, line: string): boolean {
  const asked = monthsAsked(question);
  if (asked.length === 0) return false;
  const ranges = [...line.matchAll(RANGE)].flatMap(([, from, to]) => monthsBetween(monthOf(from), monthOf(to)));
  const limits = [...line.matchAll(LIMIT)].map(([, word]) => monthOf(word)).filter((month) => month >= 0);
  const held = new Set([...ranges, ...limits]);
  return held.size > 0 && !asked.some((month) => held.has(month));
}
