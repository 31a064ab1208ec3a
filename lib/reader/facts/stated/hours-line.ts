import type { DayHours, Weekday } from '../shared/fact-types';
import { type HoursToken, mayStateHours, readHoursTokens } from './hours-tokens';

export const WEEK: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export type Range = DayHours['ranges'][number];

type Hours = Omit<DayHours, 'day'>;

/** Whether hours say nothing: neither when a day is open, nor that it is not. */
export const isBlank = ({ ranges, isClosed, byAppointment }: Hours): boolean =>
  ranges.length === 0 && !isClosed && !byAppointment;

/** A parsed line: days with hours, days only, or hours only that belong to a line of days. */
export interface HoursLine {
  entries: (Hours & { days: number[] })[];
  /** Words that are neither days nor times, in order. */
  words: string[];
  /** The words before the first day or time. */
  lead: string;
  hasDays: boolean;
  hasHours: boolean;
}

type Time = Extract<HoursToken, { kind: 'time' }>;

const NOON = 12 * 60;

const format = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const inDay = ({ minutes }: Time, meridiem: 'am' | 'pm' | null): number => {
  if (meridiem === 'pm' && minutes < NOON) return minutes + NOON;
  return meridiem === 'am' && minutes >= NOON && minutes < NOON + 60 ? minutes - NOON : minutes;
};

/** Whether the end of a range is on the next day: "18:00–00:30", "18:00–02:00". */
const isAfterMidnight = (opens: Time, closes: Time): boolean =>
  closes.hasMinutes && (closes.minutes < 60 || closes.minutes + NOON <= opens.minutes);

/**
 * The opening hours between two times. Without am and pm, the likely hours of a shop: 9–5 ends in the afternoon, 1–5 is in the
 * afternoon, 5–9pm starts in it. Undefined for what cannot be a range.
 */
export function readRange(opens: Time, closes: Time): Range | undefined {
  let [from, to] = [inDay(opens, opens.meridiem), inDay(closes, closes.meridiem)];
  if (closes.meridiem === 'pm' && opens.meridiem === null && opens.minutes < NOON) {
    // "5–9pm" is an evening, "9–5pm" and "8–6pm" are days; "9–11pm" could be either and is read literally.
    if (opens.minutes + NOON < to && opens.minutes < 7 * 60) from = opens.minutes + NOON;
    else if (opens.minutes < closes.minutes && closes.minutes < NOON && opens.minutes >= 7 * 60) return undefined;
  } else if (closes.meridiem === null && closes.minutes < NOON && !isAfterMidnight(opens, closes)) {
    if (to <= from || (opens.meridiem === 'pm' && to < from)) to = closes.minutes + NOON;
    else if (opens.meridiem === null && !opens.hasMinutes && from < 7 * 60 && from >= 60)
      [from, to] = [from + NOON, to + NOON];
  }
  if (closes.minutes === 24 * 60 || to === 0) to = 24 * 60;
  if (from === to || from >= 24 * 60) return undefined;
  return { opens: format(from), closes: format(to) };
}

function daysBetween(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) return days;
  }
}

const NO_HOURS: Hours = { ranges: [], isClosed: false, byAppointment: false };

class LineParser {
  private readonly line: HoursLine = {
    entries: [],
    words: [],
    lead: '',
    hasDays: false,
    hasHours: false,
  };
  private position = 0;
  private days: number[] = [];
  private hours: Hours = NO_HOURS;
  /** Whether the hours are in front of their days: "Closed Mondays and Tuesdays". */
  private areFirst = false;
  /** Whether the hours are those of bank holidays, not of a day of the week. */
  private areOfHolidays = false;

  constructor(private readonly tokens: readonly HoursToken[]) {}

  parse(): HoursLine | undefined {
    while (this.position < this.tokens.length) {
      const token = this.tokens[this.position] as HoursToken;
      if (token.kind === 'day') this.readDays(token.days);
      else if (token.kind === 'time') {
        if (!this.readTimes(token)) return undefined;
      } else if (token.kind === 'closed') this.add((hours) => ({ ...hours, isClosed: true }));
      else if (token.kind === 'appointment') this.add((hours) => ({ ...hours, byAppointment: true }));
      // "Mon–Sat 7–8, emergency 24/7": the second half is about something else.
      else if (token.kind === 'always' && this.isEmpty) {
        this.add((hours) => ({ ...hours, ranges: [{ opens: '00:00', closes: '24:00' }] }));
      } else if (token.kind === 'bank') this.readBankHolidays();
      else if (token.kind === 'word') this.readWord(token.text);
      this.position += 1;
    }
    this.close();
    // "Closed for lunch 1pm–2pm" looks like opening hours but states when a business is shut.
    const contradictsItself = this.line.entries.some(({ isClosed, ranges }) => isClosed && ranges.length > 0);
    return contradictsItself ? undefined : this.line;
  }

  private get isEmpty(): boolean {
    return isBlank(this.hours);
  }

  /** "Sundays and bank holidays" are the hours of Sundays; "bank holidays", and days behind, are no days of every week. */
  private readBankHolidays(): void {
    if (!this.isEmpty && this.days.length > 0) this.close();
    if (this.days.length === 0) this.areOfHolidays = true;
  }

  private readWord(text: string): void {
    this.line.words.push(text);
    if (!this.line.hasDays && !this.line.hasHours) this.line.lead += `${this.line.lead ? ' ' : ''}${text}`;
  }

  private add(change: (hours: LineParser['hours']) => LineParser['hours']): void {
    // "Closed Thursday: 12–1" contradicts itself.
    if (this.areFirst && this.days.length > 0 && !this.hours.isClosed) this.close();
    this.line.hasHours = true;
    if (this.isEmpty) this.areFirst = this.days.length === 0 && !this.areOfHolidays;
    this.hours = change(this.hours);
  }

  /** A day after hours starts the next entry. "Mon, Tue" and "Monday to Friday" are one set of days. */
  private readDays(days: number[]): void {
    this.line.hasDays = true;
    const isNext = this.tokens[this.position - 1]?.kind === 'and';
    if (isNext) this.areOfHolidays = false;
    if (!this.isEmpty && this.days.length > 0 && !(this.areFirst && isNext && !this.hasHoursNext())) this.close();
    const [separator, last] = [this.tokens[this.position + 1], this.tokens[this.position + 2]];
    if (separator?.kind === 'dash' && last?.kind === 'day' && days.length === 1 && last.days.length === 1) {
      this.days.push(...daysBetween(days[0] ?? 0, last.days[0] ?? 0));
      this.position += 2;
    } else this.days.push(...days);
  }

  /** Whether hours follow the days at this position: "Closed Sundays, Mon–Fri 9–5". */
  private hasHoursNext(): boolean {
    const next = this.tokens.slice(this.position).find(({ kind }) => !/^(?:day|dash|and|cell)$/.test(kind));
    return next !== undefined && /^(?:time|closed|always|appointment)$/.test(next.kind);
  }

  /** Reads two times as a range. False for a single time: the line is about something else. */
  private readTimes(opens: Time): boolean {
    let next = this.position + 1;
    while (this.tokens[next]?.kind === 'dash' || this.tokens[next]?.kind === 'cell') next += 1;
    const closes = this.tokens[next];
    if (next === this.position + 1 || (closes?.kind !== 'time' && closes?.kind !== 'late')) return false;
    const range =
      closes.kind === 'time' ? readRange(opens, closes) : { opens: format(inDay(opens, opens.meridiem)), closes: null };
    if (!range) return false;
    this.add((hours) => ({ ...hours, ranges: [...hours.ranges, range] }));
    this.position = next;
    return true;
  }

  private close(): void {
    const isStated = this.days.length > 0 || !this.isEmpty;
    if (isStated && !this.areOfHolidays) this.line.entries.push({ days: [...new Set(this.days)], ...this.hours });
    this.days = [];
    this.hours = NO_HOURS;
    this.areFirst = false;
    this.areOfHolidays = false;
  }
}

const MAX_LINE = 240;

/** Parses one line. Undefined if it contains neither days nor hours, or times that are not opening hours. */
export function readHoursLine(text: string, language?: string): HoursLine | undefined {
  if (text.length > MAX_LINE || !mayStateHours(text, language)) return undefined;
  const line = new LineParser(readHoursTokens(text, language)).parse();
  return line && (line.hasDays || line.hasHours) ? line : undefined;
}
