import type { DayHours } from '../../facts/shared/fact-types';
import { wordList } from '../../lexicon/word-list';
import { fold } from '../../text/tokens';
import { type AskedDay, askedDay, mentionsHoliday } from '../question/asked-day';
import { daysIn } from '../question/days';
import { hasClock } from '../question/patterns';
import { findOpeningLines, findWeek } from '../quotes/opening-lines';
import { type Quote, quoteOf } from '../quotes/quotes';
import type { ParsedQuestion } from '../rank/concepts';
import type { SiteIndex } from '../site/site-index';
import type { Answer } from './answer-type';
import { DAYS, formatHours, hoursOn, timeInIreland } from './today';

const ASKS_HOURS = /\b(?:open|opened|opening|close|closes|closed|closing|shut|hours|trading)\b/;
const STILL = /\bstill (?:open|in business|trading|going|running|operating|there)\b|\bclosed (?:down|for good)\b/;
/** Words of a question about the hours of the business itself. */
const PLAIN = new Set(wordList('hoursAnswer', 'plain'));
const MAX_MENTIONS = 3;
const SAYS_HOURS = /\bopen|\bclos|\bhours\b/i;

const NO_WARNINGS = { warnings: [] };

/** True for `Are you open on Sundays?`, not for `When does the kitchen close?` */
function isAboutHours(text: string, day: AskedDay | undefined): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (!ASKS_HOURS.test(words.join(' '))) return false;
  const left = words.filter((word) => word.length > 1 && !PLAIN.has(word) && daysIn(word).size === 0);
  // The name of the holiday, such as `St Stephen's Day`.
  return left.length === 0 || (day?.holiday !== undefined && left.length <= MAX_MENTIONS);
}

/** The lines of the opening hours, those of a day in front of the eyes. */
function focused(lines: readonly Quote[], weekday: number | undefined): Quote[] {
  const isOfDay = ({ text }: Quote) => weekday === undefined || daysIn(text).has(weekday);
  const first = lines.some(isOfDay) ? lines.filter(isOfDay) : lines;
  const rest = lines.filter((line) => !first.includes(line));
  return [first, rest].flatMap((part, place) => part.map((line) => ({ ...line, place, isFocus: place === 0 })));
}

/** What the website says of a holiday, or that it says nothing. */
function onHoliday(day: AskedDay, week: Quote[], index: SiteIndex): Answer | undefined {
  const mentions = index.entries
    .filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && mentionsHoliday(unit.text, day))
    .filter(({ unit }) => SAYS_HOURS.test(unit.text) || hasClock(unit.text));
  const lines = mentions.filter(({ unit }) => unit.kind !== 'heading' && !unit.linked);
  const told = lines.length > 0 ? lines : mentions;
  const found = told.slice(0, MAX_MENTIONS).flatMap(({ unit }) => quoteOf(unit, index) ?? []);
  if (found.length > 0) return { tier: 'answer', ...NO_WARNINGS, quotes: found };
  if (week.length === 0) return undefined;
  const hours = day.weekday === undefined ? 'its usual hours' : `${DAYS[day.weekday]}’s hours`;
  return {
    tier: 'nearest',
    ...NO_WARNINGS,
    fact: `The website gives ${hours} and says nothing about ${day.holiday}.`,
    quotes: focused(week, day.weekday),
  };
}

function stateOf(hours: DayHours, now: Date): string {
  const said = formatHours(hours) ?? '';
  const time = timeInIreland(now);
  const range = hours.ranges.find(({ opens, closes }) => closes !== null && opens <= time && time < closes);
  if (range) return `Open now. ${hours.day}: ${said}`;
  const isKnown = hours.isClosed || hours.ranges.every(({ closes, opens }) => closes !== null && closes > opens);
  return isKnown ? `Closed now. ${hours.day}: ${said}` : `${hours.day}: ${said}`;
}

/**
 * The answer to a question about opening hours from the hours that the website states: those of the day that it names, if it names one. A
 * holiday is a day of its own. A closing notice is the answer, not a footnote. Undefined for any other question.
 */
export function answerHours(
  { text }: ParsedQuestion,
  index: SiteIndex,
  { now, notice }: { now: Date; notice?: Quote },
): Answer | undefined {
  const day = askedDay(text, now);
  if (!isAboutHours(text, day)) return undefined;
  if (notice) return { tier: 'answer', ...NO_WARNINGS, quotes: [{ ...notice, place: 0, isFocus: true }] };
  const lines = findOpeningLines(index);
  if (day?.holiday) return onHoliday(day, lines, index);
  const week = findWeek(index)?.days;
  if (!week || lines.length === 0) return undefined;
  if (day?.weekday === undefined)
    return STILL.test(fold(text)) ? undefined : { tier: 'answer', ...NO_WARNINGS, quotes: focused(lines, undefined) };
  const weekday = day.weekday;
  const hours = hoursOn(week, weekday);
  const said = hours && formatHours(hours);
  if (!said || !lines.some(({ text }) => daysIn(text).has(weekday))) return undefined;
  const fact = day.isNow ? stateOf(hours, now) : `${hours.day}: ${said}`;
  return { tier: 'answer', ...NO_WARNINGS, fact, quotes: focused(lines, day.weekday) };
}
