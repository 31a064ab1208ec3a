import type { AnswerSite } from '@/lib/reader/answers/answer';
import { findEmail, findPhone, phoneKey } from '@/lib/reader/answers/question/patterns';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import { minutesOf } from '@/lib/reader/answers/stated/closed-at';
import { findAmounts } from '@/lib/reader/facts/found/price-amounts';
import type { TaughtAnswer } from './recall';

const CLOCKS = /\b\d{1,2}(?:[:.]\d\d ?(?:[ap]m\b)?| ?[ap]m\b)/gi;
const CLOSED = /\bclosed\b/i;

/** The times of day in a text, each as all the minutes that it may mean. */
const clocksIn = (text: string): number[][] =>
  (text.match(CLOCKS) ?? []).map((clock) => minutesOf(clock.replace('.', ':')));

/** What of a text can be compared with what a website states, as keys that two spellings have in common. */
const kinds: readonly ((text: string) => readonly string[])[] = [
  (text) => findAmounts(text).map(({ amount }) => String(amount)),
  (text) => [findPhone(text)].flatMap((phone) => (phone ? phoneKey(phone) : [])),
  (text) => [findEmail(text)].flatMap((email) => (email ? email.toLowerCase() : [])),
];

const isOther = (mine: readonly string[], theirs: readonly string[]): boolean =>
  mine.length > 0 && theirs.length > 0 && mine.some((value) => !theirs.includes(value));

/** Whether an answer gives another time than the hours of a website, or says closed where it is open. */
function hasOtherHours(answer: string, { stated, quotes }: Answer): boolean {
  const mine = clocksIn(answer);
  if (stated?.kind !== 'hours') {
    const theirs = quotes.filter(({ isFocus }) => isFocus).flatMap(({ text }) => clocksIn(text).flat());
    return theirs.length > 0 && mine.some((clock) => !clock.some((minute) => theirs.includes(minute)));
  }
  const ranges = stated.days.flatMap((day) => day.ranges);
  if (mine.length === 0) return CLOSED.test(answer) && ranges.length > 0 && stated.days.every((day) => !day.isClosed);
  const theirs = ranges.flatMap(({ opens, closes }) => [opens, closes ?? opens]).flatMap(minutesOf);
  return mine.some((clock) => !clock.some((minute) => theirs.includes(minute)));
}

/**
 * The line of a website that answers a question otherwise than its owner has taught: with another time, amount, telephone number or e-mail
 * address. Undefined if it says the same, or nothing of the kind.
 */
export function contradiction(site: AnswerSite, { question, answer }: TaughtAnswer): Quote | undefined {
  const found = site.ask(question);
  const [line] = found.quotes.filter(({ isFocus }) => isFocus);
  if (found.tier !== 'answer' || !line) return undefined;
  const said = found.quotes.map(({ text, label = '' }) => `${label} ${text}`);
  const differs = kinds.some((read) => isOther(read(answer), said.flatMap(read)));
  return differs || hasOtherHours(answer, found) ? line : undefined;
}
