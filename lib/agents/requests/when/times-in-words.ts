import { withPartLast } from '@/lib/reader/answers/question/shorthand';

const numbers: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ ten: '10', eleven: '11', twelve: '12', fifteen: '15', thirty: '30', 'forty five': '45', 'forty-five': '45' },
};
const NUMBER = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|forty[- ]five)\b/g;
const LEAD = /^(?:at|around|about|for|from|approximately|say|roughly)\s+/;
const SUFFIX = /(?:(a|p)\.?m\.?|o['’]? ?clock|ish|sharp)$/;
const PART = /\b(morning|afternoon|evening|night|tonight)\b/i;
const IN_PART = /,? (?:in the |this |at )?(?:morning|afternoon|evening|night|tonight)$/;

const CLOCK = /^(\d{1,2})(?:[:.h ](\d\d))?$/;
const HALF = /^half(?: past)? (\d{1,2})$/;
const QUARTER = /^(?:a )?quarter (past|to) (\d{1,2})$/;

/** Hours at which "in the morning" and the like may be. */
const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [16, 24],
  tonight: [17, 24],
  night: [19, 24],
};

const minutesOf = (text: string): { minutes: number; isDayClock?: true } | undefined => {
  const half = HALF.exec(text)?.[1];
  if (half) return { minutes: Number(half) * 60 + 30 };
  const { 1: side, 2: hour } = QUARTER.exec(text) ?? [];
  if (hour) return { minutes: Number(hour) * 60 + (side === 'to' ? -15 : 15) };
  const { 1: hours, 2: past = '00' } = CLOCK.exec(text) ?? [];
  if (!hours || Number(hours) > 23 || Number(past) > 59) return undefined;
  // 07:30 and 19:30 are of a clock with 24 hours.
  const isDayClock = (hours.length === 2 && hours.startsWith('0')) || Number(hours) > 12 || Number(hours) === 0;
  return { minutes: Number(hours) * 60 + Number(past), ...(isDayClock && { isDayClock }) };
};

const HALF_DAY = 12 * 60;
const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The part of the day that a text names. */
const partIn = (text: string): string | undefined => PART.exec(text)?.[1]?.toLowerCase();

/**
 * The times of day, as 19:30, that English words may mean: two of them for "half 7", none for what is no time, or for a span.
 * @param around words that may say which part of the day it is
 */
export function timesIn(words: string, around = ''): string[] {
  const plain = withPartLast(words.trim().toLowerCase()).replaceAll(NUMBER, (word) => numbers[word] ?? word);
  if (/^(?:noon|midday)$/.test(plain)) return ['12:00'];
  const part = partIn(plain) ?? partIn(around);
  const core = plain.replace(IN_PART, '').replace(LEAD, '').trim();
  const { 0: suffix = '', 1: meridiem } = SUFFIX.exec(core) ?? [];
  const read = minutesOf(core.slice(0, core.length - suffix.length).trim());
  if (!read) return [];
  const { minutes, isDayClock } = read;
  if (isDayClock && (!meridiem || minutes >= HALF_DAY)) return [toClock(minutes)];
  const early = minutes % HALF_DAY;
  const both = [early, early + HALF_DAY];
  const ofMeridiem = meridiem ? [both[meridiem === 'a' ? 0 : 1] ?? early] : both;
  const [from, to] = PARTS[part ?? ''] ?? [0, 24];
  // Nobody says half 12 for half past midnight, and which day begins at 12am is open to doubt.
  return ofMeridiem.filter((one) => one >= 60 && one >= from * 60 && one < to * 60).map(toClock);
}
