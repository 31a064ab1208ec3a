import type { DayHours } from '../shared/fact-types';
import type { Time } from './hours-tokens';

export type Range = DayHours['ranges'][number];

const NOON = 12 * 60;
const DAY = 24 * 60;
/** Below, an hour without am or pm is more likely in the afternoon. */
const EARLY = 7 * 60;
/** Longer hours are more likely a slip. */
const LONGEST = 18 * 60;
/** An end such as "1:00" is in the night if the hours are no longer, though the clock has 24 hours. */
const LONGEST_NIGHT = 14 * 60;

const format = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const inDay = ({ minutes, meridiem }: Time): number => {
  if (meridiem === 'pm' && minutes < NOON) return minutes + NOON;
  return meridiem === 'am' && minutes >= NOON && minutes < NOON + 60 ? minutes - NOON : minutes;
};

const isOpenHour = ({ minutes, meridiem }: Time) => meridiem === null && minutes < NOON;

/** When hours begin that end at a time with am or pm; undefined if it could be in either half of the day. */
function startBefore(opens: Time, closes: Time): number | undefined {
  const to = inDay(closes);
  if (!isOpenHour(opens)) return inDay(opens);
  if (closes.meridiem === 'am') return opens.minutes < to ? opens.minutes : undefined;
  // "5–9pm" is an evening, "9–5pm" and "8–6pm" are days; "9–11pm" could be either.
  if (opens.minutes < EARLY && opens.minutes + NOON < to) return opens.minutes + NOON;
  if (closes.minutes >= NOON) return opens.minutes < EARLY ? undefined : opens.minutes;
  return opens.minutes < closes.minutes && opens.minutes >= EARLY ? undefined : opens.minutes;
}

/** When hours end that begin at a time with am or pm. */
function endAfter(opens: Time, closes: Time): number | undefined {
  const from = inDay(opens);
  if (opens.meridiem === 'pm' && closes.minutes === NOON) return DAY;
  if (!isOpenHour(closes)) return closes.minutes;
  if (opens.meridiem === 'am') return closes.minutes > from ? undefined : closes.minutes + NOON;
  return closes.minutes + NOON > from ? closes.minutes + NOON : closes.minutes;
}

/** Hours on a clock of 24: an end before the start is on the next day, unless it is one of 12 hours after all. */
function onClockOf24({ minutes: from }: Time, { minutes: to, is24 }: Time): [number, number] | undefined {
  const isClear = to >= from || is24 || to + NOON <= from || to + DAY - from < LONGEST_NIGHT;
  return isClear ? [from, to] : undefined;
}

/** The likely hours of a shop: 9–5 ends in the afternoon, 1–5 is in the afternoon. */
function onClockOf12(opens: Time, closes: Time): [number, number] | undefined {
  const [from, to] = [opens.minutes, closes.minutes];
  const hasMinutes = opens.hasMinutes || closes.hasMinutes;
  // "9–midnight" and "8–10" could be of the morning or of the evening.
  if (from < NOON && (to === DAY || (to > from && to < NOON && from >= EARLY && !hasMinutes))) return undefined;
  if (from >= EARLY) return [from, to > from ? to : to + NOON];
  if (to <= from || to === NOON) return undefined;
  if (to > NOON) return [from, to];
  return opens.hasMinutes ? undefined : [from + NOON, to + NOON];
}

function minutesBetween(opens: Time, closes: Time, is24: boolean): [number, number] | undefined {
  if (opens.meridiem === null && closes.meridiem === null)
    return is24 ? onClockOf24(opens, closes) : onClockOf12(opens, closes);
  const from = closes.meridiem === null ? inDay(opens) : startBefore(opens, closes);
  const to = closes.meridiem === null ? endAfter(opens, closes) : inDay(closes);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** The hours between two times; an end before the start is on the next day, `closes` is null for "late". Undefined where it could be two. */
export function readRange(opens: Time, closes: Time | null, is24 = false): Range | undefined {
  if (closes === null) return { opens: format(inDay(opens) % DAY), closes: null };
  const found = minutesBetween(opens, closes, is24 || opens.is24 === true || closes.is24 === true);
  if (!found) return undefined;
  const from = found[0] % DAY;
  const to = found[1] === 0 ? DAY : found[1];
  const length = to > from ? to - from : to + DAY - from;
  const isStated = opens.meridiem !== null && closes.meridiem !== null;
  if (from === to || to > DAY || (to < from && (to >= NOON || (length > LONGEST && !isStated)))) return undefined;
  return { opens: format(from), closes: format(to) };
}

/** The hours with another end; undefined if it is not after their start on the same day. */
export function withEnd({ opens }: Range, closes: Time): Range | undefined {
  const isAfternoon = isOpenHour(closes) && !closes.is24;
  const to = isAfternoon ? closes.minutes + NOON : inDay(closes);
  return format(to) > opens ? { opens, closes: format(to) } : undefined;
}

/** The ranges without a break in them; undefined if it is not within one of them. */
export function withoutBreak(ranges: readonly Range[], { opens, closes }: Range): Range[] | undefined {
  if (closes === null) return undefined;
  const parts: Range[] = [];
  for (const range of ranges) {
    if (range.closes === null || (opens < range.closes && closes > range.opens && range.closes < range.opens))
      return undefined;
    const isOutside = closes <= range.opens || opens >= range.closes;
    if (!isOutside && (opens <= range.opens || closes >= range.closes)) return undefined;
    if (isOutside) parts.push(range);
    else parts.push({ opens: range.opens, closes: opens }, { opens: closes, closes: range.closes });
  }
  return parts;
}
