import { type DayHours, WEEK } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { type HoursEntry, type HoursLine, isBlank, withoutBreaks } from './hours-line';
import { type Range, withEnd } from './hours-range';

/** Collects the days of consecutive lines with hours; the result is empty if they contradict each other. */
export class Schedule {
  private readonly days = new Map<number, DayHours>();
  /** Days whose hours follow in later lines. Several of them are a column of days next to a column of hours. */
  private pendingDays: number[][] = [];
  private isBroken = false;
  private hasHoursSinceDays = false;
  /** Days whose hours are those of several days, so that a line for one of them is an exception. */
  private readonly common = new Set<number>();
  private readonly breaks: HoursEntry['breaks'] = [];
  private readonly breaksOfMarked: HoursEntry['breaks'] = [];
  private readonly marked = new Set<number>();
  readonly texts: string[] = [];

  constructor(
    readonly label: string | undefined,
    readonly first: FactLine,
    readonly above: string | undefined,
    /** Days of which something else is said: their hours are not known. */
    private readonly doubtful: Set<number>,
  ) {}

  add({ entries }: HoursLine, text: string): void {
    this.texts.push(text);
    for (const { days, breaks, until, ...hours } of entries) {
      if (breaks.length > 0 && days.length === 0)
        (/^\s*\*/.test(text) ? this.breaksOfMarked : this.breaks).push(...breaks);
      else if (breaks.length > 0) for (const day of days) this.breakDay(day, breaks);
      else if (until) for (const day of days) this.endAt(day, until);
      else this.addHours(days, hours);
      if (/[^\s*].*\*/.test(text)) for (const day of days) this.marked.add(day);
    }
  }

  private addHours(days: number[], hours: Omit<DayHours, 'day'>): void {
    if (days.length > 0) this.announce(days);
    if (isBlank(hours)) return;
    const column = this.pendingDays.length > 1 ? this.pendingDays.shift() : undefined;
    const own = days.length > 0 ? days : (column ?? this.pendingDays[0] ?? []);
    for (const day of own) {
      if (own.length > 1) this.common.add(day);
      this.set(day, hours, days.length === 0 && this.hasHoursSinceDays && column === undefined);
    }
    this.hasHoursSinceDays = column === undefined;
  }

  /** A line with hours that cannot be read: the days in front of it have none. */
  skip(): void {
    if (!this.hasHoursSinceDays) this.pendingDays = [];
  }

  /** What is stated here cannot be trusted. */
  discard(): void {
    this.isBroken = true;
  }

  private announce(days: number[]): void {
    if (this.hasHoursSinceDays) this.pendingDays = [];
    this.pendingDays.push(days);
    this.hasHoursSinceDays = false;
  }

  private breakDay(day: number, breaks: Range[]): void {
    const known = this.days.get(day);
    const ranges = known && withoutBreaks(known.ranges, breaks);
    if (known && ranges) this.days.set(day, { ...known, ranges });
    else this.doubtful.add(day);
  }

  private endAt(day: number, until: NonNullable<HoursEntry['until']>): void {
    const known = this.days.get(day);
    const last = known?.ranges.at(-1);
    const range = last && withEnd(last, until);
    if (known && range) this.days.set(day, { ...known, ranges: [...known.ranges.slice(0, -1), range] });
    else this.doubtful.add(day);
  }

  /** A second line of hours for the same day is added ("12–3" and "5–9"); one that contradicts it invalidates the schedule. */
  private set(day: number, { ranges, isClosed, byAppointment }: Omit<DayHours, 'day'>, continues: boolean): void {
    const name = WEEK[day];
    if (!name) return;
    const known = this.days.get(day);
    const joined = known && continues ? [...known.ranges, ...ranges] : ranges;
    // "Monday to Saturday from 5pm; Thursday closed"
    const isException = isClosed && this.common.delete(day);
    if (known && !continues && !isException && JSON.stringify(known.ranges) !== JSON.stringify(ranges))
      this.isBroken = true;
    if (overlap(joined)) this.isBroken = true;
    this.days.set(day, {
      day: name,
      ranges: unique(joined),
      isClosed: isClosed && joined.length === 0,
      byAppointment,
    });
  }

  /** The schedule, if it is complete: at least one open day, and not only part of a week. */
  finish(isAnnounced: boolean): DayHours[] | undefined {
    // "Daily 9–5", "except", "Wednesday": what is said of a day that no hours follow is not known.
    if (!this.hasHoursSinceDays) for (const day of this.pendingDays.flat()) this.doubtful.add(day);
    // What an asterisk refers to is not stated.
    if (this.breaksOfMarked.length === 0) for (const day of this.marked) this.doubtful.add(day);
    for (const day of this.days.keys()) this.breakDay(day, this.breaks);
    for (const day of this.marked) this.breakDay(day, this.breaksOfMarked);
    if (this.marked.size === 0) for (const day of this.days.keys()) this.breakDay(day, this.breaksOfMarked);
    const days = [...this.days.entries()]
      .filter(([day]) => !this.doubtful.has(day))
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
    const isOpen = days.some(({ ranges }) => ranges.length > 0);
    // "24/7" alone may be of a telephone.
    const isWhole = isAnnounced || (days.length >= 5 && days.some(({ ranges }) => ranges[0]?.closes !== '24:00'));
    return this.isBroken || !isOpen || this.pendingDays.length > 1 || !isWhole ? undefined : days;
  }
}

/** Whether two of a day's ranges are open at the same time: they are of different seasons or departments. */
function overlap(ranges: Range[]): boolean {
  const sorted = unique(ranges).sort((a, b) => a.opens.localeCompare(b.opens));
  return sorted.some(({ closes }, at) => {
    const next = sorted[at + 1];
    return next !== undefined && closes !== null && next.opens < closes;
  });
}

function unique(ranges: Range[]): Range[] {
  return [...new Map(ranges.map((one) => [`${one.opens}${one.closes}`, one])).values()];
}
