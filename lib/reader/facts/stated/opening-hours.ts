import { factsWords, wordList } from '../../lexicon/lexicon';
import type { DayHours, HoursFact } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { type HoursEntry, type HoursLine, isBlank, readHoursLine, WEEK, withoutBreaks } from './hours-line';
import { type Range, withEnd } from './hours-range';
import { readHoursTokens } from './hours-tokens';

const HOURS_WORDS = factsWords('openingHours', 'hoursWords');
/** Headings of sections whose days and times are not opening hours. */
const OTHER_TIMES = factsWords('openingHours', 'otherTimes');
/** Labels of additional hours, such as those of a kitchen. */
const PART = factsWords('openingHours', 'parts');
/** Words above hours that are not those of every week. */
const LIMITS = factsWords('openingHours', 'limits');

type Found = { label?: string; days: DayHours[]; text: string; line: FactLine };
/** Hours with the text that stands directly above them. */
type FoundBelow = Found & { above?: string };

/** "Hourly rate, 8am to 5pm, Mon to Fri: £75" states a rate for those hours, not opening hours. */
const isPriced = (text: string) => /[€£$]\s?\d|\d\s?€|\b(?:EUR|GBP|USD)\s?\d|\b(?:rates?|charged?)\b/i.test(text);

/** "My clinic hours are:" becomes "Clinic hours". */
const tidyLabel = (text: string) =>
  text
    .replace(/^[\s:–—•|-]+|(?<![\s:–—•|-])[\s:–—•|-]+$/g, '')
    .replace(/^(?:our|my)\s+(?=\p{L})|\s+(?:is|are)(?: open)?(?: from| between| on)?$/giu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim();

/** "Call 24 hours a day" is about a telephone line. */
const isOfLine = (text: string) => /^(?:call|phone|ring|text)\b/i.test(text);

/** "Served from 12 to 5 daily" is about a dish or menu; with a label it states the hours of the kitchen. */
const isServed = (text: string, { lead }: HoursLine) => /\bserv(?:ed|ing)\b/i.test(text) && labelOf(lead) === undefined;

const KNOWN_IN_LABEL = new Set(['filler', 'dash', 'and', 'season', 'bankHolidays', 'partOfDay']);

/** The label that distinguishes these hours from others; "Opening hours" does not. */
function labelOf(text: string): string | undefined {
  const label = tidyLabel(text);
  if (label.length === 0 || label.length > 60) return undefined;
  const rest = PART.replace(label, '');
  const tokens = readHoursTokens(rest);
  const isKnown = tokens.every(({ kind }) => kind === 'word' || KNOWN_IN_LABEL.has(kind));
  const isLabel = rest !== label || tokens.some(({ kind }) => kind === 'season' || kind === 'bankHolidays');
  const unknown = tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ at }, place, all) => rest.slice(at, all[place + 1]?.at));
  return isLabel && isKnown && unknown.join('').replace(/\P{L}/gu, '').length <= MAX_UNKNOWN ? label : undefined;
}
/** A label may have a name: "Derry office". */
const MAX_UNKNOWN = 6;

/** Whether a text names a month or a season: its hours are not those of the whole year. */
export const isOfSeason = (text: string): boolean => readHoursTokens(text).some(({ kind }) => kind === 'season');

/** A day of a month: "24 December". */
const DATE = /\b\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{L}{3,9}\b|\b\p{L}{3,9} \d{1,2}(?!\d|[:.]\d|\s?[ap]m)\b/iu;

/** Collects the days of consecutive lines with hours; the result is empty if they contradict each other. */
class Schedule {
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

/** Opening hours in the lines of a page: lists, tables and sentences. Timetables of classes and events are ignored. */
export function findOpeningHours(lines: FactLine[], title = '', language = 'en'): Found[] {
  const reads = readAll(lines, language);
  const found: FoundBelow[] = [];
  let schedule: Schedule | undefined;
  let isAnnounced = false;
  let areSeasonsKnown = true;
  let isInSeason = false;
  let gap = 0;
  let doubtful = new Set<number>();
  const end = () => {
    const days = schedule?.finish(isAnnounced);
    if (schedule && days) {
      const { label, texts, first, above } = schedule;
      found.push({ label, days, text: texts.join('; ').slice(0, 400), line: first, above });
    }
    schedule = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const read = isOfOtherTimes(line.heading) || isPriced(line.text) ? undefined : reads[at];
    const isOfOthers = read !== undefined && (isServed(line.text, read) || isOfLine(line.text));
    const label = read && labelOf(read.lead);
    const states = read?.isUnderstood && !isOfOthers && (read.lead === '' || (label !== undefined && isLabelled(read)));
    if (line.kind === 'heading') doubtful = new Set();
    if (read && !isOfOthers && !states && isDoubt(read, line)) {
      if (read.kinds.has('season') || isInSeason) areSeasonsKnown = false;
      for (const day of daysOf(read)) doubtful.add(day);
      if (!read.hasDays || (schedule?.label !== undefined && isOfSeason(schedule.label))) schedule?.discard();
      schedule?.skip();
      gap += 1;
      continue;
    }
    if (!read || !states || (line.kind === 'heading' && !read.hasHours && read.lead !== '')) {
      gap += 1;
      if (/\d/.test(line.text)) schedule?.skip();
      const isLimit = limitOf([line]) !== undefined;
      if (isLimit || line.kind === 'heading') isInSeason = isOfSeason(line.text.slice(0, MAX_HEADING));
      if (gap > 3 || line.kind === 'heading' || read?.hasDays || isLimit) end();
      continue;
    }
    for (const day of read.unstated) doubtful.add(day);
    if (schedule && label !== undefined && label !== schedule.label) end();
    if (!schedule) {
      if (!read.hasDays) continue;
      const before = contextOf(lines, at);
      const texts = before.map(({ text }) => text);
      // Hours of a season or a kitchen have their own heading below the others.
      isAnnounced = found.length > 0 || HOURS_WORDS.test(`${title} ${texts.join(' ')} ${line.text} ${line.heading}`);
      if (texts.some(isOfOtherTimes) || OTHER_TIMES.test(read.lead)) continue;
      const limit = limitOf(before);
      if (label === undefined && limit === null) continue;
      schedule = new Schedule(label ?? limit ?? undefined, line, texts[0], doubtful);
    }
    schedule.add(read, line.text);
    gap = 0;
  }
  end();
  return found
    .map((one) => labelApart(one, found, title))
    .filter((one) => areSeasonsKnown || one.label === undefined || !isOfSeason(one.label));
}

/** Words of headings above hours that name no part of a business. */
const GENERAL = new Set(wordList('counters', 'general'));
const namesPart = (text: string, title: string): boolean =>
  text.length <= 40 &&
  !/\d|[.!?]$/.test(text) &&
  !title.toLowerCase().includes(text.toLowerCase()) &&
  !HOURS_WORDS.test(text) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !GENERAL.has(word));

const differ = (one: readonly DayHours[], other: readonly DayHours[]): boolean =>
  one.some((day) => other.some((same) => same.day === day.day && formatHours(same) !== formatHours(day)));

/** Hours of a page that others contradict are those of the library, shop or branch that is named above them. */
function labelApart({ above, ...one }: FoundBelow, all: readonly FoundBelow[], title: string): Found {
  if (one.label !== undefined || above === undefined || !namesPart(above, title)) return one;
  const isApart = all.some((other) => other.above !== above && differ(one.days, other.days));
  return isApart ? { ...one, label: tidyLabel(above) } : one;
}

/** The lines as hours, all on a clock of 24 hours if one of them is. */
function readAll(lines: readonly FactLine[], language: string): (HoursLine | undefined)[] {
  const read = (is24: boolean) =>
    lines.map(({ text, isQuoted }) => (isQuoted ? undefined : readHoursLine(text, language, is24)));
  const reads = read(false);
  return reads.some((one) => one?.is24 && one.hasHours) ? read(true) : reads;
}

const CLOSED = ['closed', 'lunch', 'until', 'except', 'late'] as const;
const saysClosed = ({ kinds }: HoursLine) => CLOSED.some((kind) => kinds.has(kind));

const daysOf = ({ entries, unstated }: HoursLine): number[] => [...entries.flatMap(({ days }) => days), ...unstated];

const MAX_DOUBT = 140;
/** A longer text that names no day and says "closed" is about something else. */
const MAX_NOTE = 40;
/** Whether a line that is not understood says something of the opening hours around it. */
function isDoubt(read: HoursLine, { text }: FactLine): boolean {
  if (text.length > MAX_DOUBT || read.kinds.has('note') || OTHER_TIMES.test(text)) return false;
  if (read.hasDays && labelOf(read.lead) !== undefined) return false;
  if (read.kinds.has('season') && DATE.test(text)) return false;
  if (!read.hasDays) return !read.kinds.has('season') && saysClosed(read) && (read.hasHours || text.length <= MAX_NOTE);
  return saysClosed(read) || read.hasHours || HOURS_WORDS.test(text) || /\d/.test(text) || text.length <= MAX_NOTE;
}

const MAX_HEADING = 60;
/** Whether a short heading is of times that are not opening hours. */
const isOfOtherTimes = (heading: string) => heading.length <= MAX_HEADING && OTHER_TIMES.test(heading);
/** "Kitchen: Mon–Fri 12–9": only a label precedes the days. */
const isLabelled = ({ lead, hasDays, hasHours }: HoursLine) => hasDays && hasHours && lead.length <= 40;

const CLOCK = /\d[:.]\d|\d\s?[ap]\.?m\b/i;
/** Whether a text says in which months something is so, and no more: "1 April – 30 September". */
const saysOnlyDates = (text: string): boolean =>
  !CLOCK.test(text) &&
  isOfSeason(text) &&
  readHoursTokens(text.replace(/\d+(?:st|nd|rd|th)?/g, '')).every(({ kind }) => kind !== 'word' && kind !== 'day');

/** What a text above hours limits them to: a season, a kitchen; null if it cannot be said in a label, undefined if nothing does. */
function limitOf(lines: readonly FactLine[]): string | null | undefined {
  const label = lines.map(({ text }) => labelOf(text)).find((one) => one !== undefined);
  const isLimit = ({ text, kind }: FactLine) =>
    text.length <= MAX_HEADING &&
    (LIMITS.test(text) ||
      saysOnlyDates(text) ||
      ((kind === 'heading' || /:$/.test(text) || HOURS_WORDS.test(text)) && isOfSeason(text)));
  return label ?? (lines.some(isLimit) ? null : undefined);
}

/** Lines before a schedule in which its headings are looked for. */
const MAX_ABOVE = 200;

/** The short lines directly before a schedule: its headings, a season. */
function contextOf(lines: FactLine[], at: number): FactLine[] {
  // The last items of a menu are directly before the content, but have nothing to do with it.
  const above = lines.slice(Math.max(0, at - MAX_ABOVE), at).filter(({ place }) => place === lines[at]?.place);
  const from = above.findLastIndex(({ kind }) => kind === 'heading');
  const nearest = above[from];
  const chain = above.slice(0, Math.max(0, from)).findLastIndex(({ kind }) => kind !== 'heading') + 1;
  // A heading of the same level with content below it is that of another section.
  const before = above
    .filter((line, index) => index >= chain || (line.kind === 'heading' && line.level < (nearest?.level ?? 0)))
    .slice(-3)
    .filter(
      ({ text, block }) =>
        text.length <= 60 && block.linkLength < text.length && (saysOnlyDates(text) || !readHoursLine(text)?.hasHours),
    );
  return [...(nearest ? [nearest] : []), ...before].reverse();
}

const SHORT = new Map(WEEK.map((day) => [day, day.slice(0, 3)]));

const formatHours = ({ ranges, isClosed, byAppointment }: DayHours) => {
  if (isClosed) return 'closed';
  const said = ranges.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00' ? '24 hours' : closes === null ? `from ${opens}` : `${opens}–${closes}`,
  );
  return [...said, ...(byAppointment ? ['by appointment'] : [])].join(' and ');
};

/** The hours on one line; consecutive days with equal hours are grouped. */
export function summarizeHours(days: readonly DayHours[]): HoursFact['summary'] {
  const groups: { first: DayHours; last: DayHours; said: string }[] = [];
  for (const day of days) {
    const said = formatHours(day);
    const last = groups.at(-1);
    const follows = last && WEEK.indexOf(day.day) === WEEK.indexOf(last.last.day) + 1;
    if (last && follows && last.said === said) last.last = day;
    else groups.push({ first: day, last: day, said });
  }
  return groups
    .map(({ first, last, said }) => `${SHORT.get(first.day)}${first === last ? '' : `–${SHORT.get(last.day)}`} ${said}`)
    .join('; ');
}
