import { factsWords } from '../../lexicon/lexicon';
import type { DayHours, HoursFact } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { type HoursLine, isBlank, type Range, readHoursLine, WEEK } from './hours-line';

/** Words between hours that do not change their meaning. */
const FILLER = factsWords('openingHours', 'filler', /^[^\p{L}]+$/u);
const HOURS_WORDS = factsWords('openingHours', 'hoursWords');
/** Headings of sections whose days and times are not opening hours. */
const OTHER_TIMES = factsWords('openingHours', 'otherTimes');
/** Labels of additional hours, such as those of a kitchen. */
const PART = factsWords('openingHours', 'parts');
const PARTS = new RegExp(PART.source, 'giu');

type Found = { label?: string; days: DayHours[]; text: string; line: FactLine };

/** How many characters of a line are about something other than hours. */
const otherText = ({ words }: HoursLine) =>
  words.filter((one) => !FILLER.test(one)).reduce((sum, one) => sum + one.length, 0);

/** "Hourly rate, 8am to 5pm, Mon to Fri: £75" states a rate for those hours, not opening hours. */
const isPriced = (text: string) => /[€£$]\s?\d|\d\s?€|\b(?:EUR|GBP|USD)\s?\d|\b(?:rates?|charged?)\b/i.test(text);

/** "My clinic hours are:" becomes "Clinic hours". */
const tidyLabel = (text: string) =>
  text
    .replace(/^[\s:–—•|-]+|[\s:–—•|-]+$/g, '')
    .replace(/^(?:our|my)\s+(?=\p{L})|\s+(?:is|are)(?: open)?(?: from| between| on)?$/giu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim();

/** "Call 24 hours a day" is about a telephone line. */
const isOfLine = (text: string) => /^(?:call|phone|ring|text)\b/i.test(text);

/** "Served from 12 to 5 daily" is about a dish or menu; with a label it states the hours of the kitchen. */
const isServed = (text: string, { lead }: HoursLine) => /\bserv(?:ed|ing)\b/i.test(text) && labelOf(lead) === undefined;

/** The label that distinguishes these hours from others; "Opening hours" does not. */
function labelOf(text: string): string | undefined {
  const label = tidyLabel(text);
  const rest = label
    .replace(PARTS, '')
    .replace(/\b(?:opening|open|hours|times|service|served|is|are|the|and|to|from|until|our)\b|[^\p{L}]/giu, '');
  return label.length > 0 && label.length <= 60 && PART.test(label) && rest.length <= 6 ? label : undefined;
}

/** Collects the days of consecutive lines with hours; the result is empty if one of the lines cannot be parsed. */
class Schedule {
  private readonly days = new Map<number, DayHours>();
  /** Days whose hours follow in later lines. Several of them are a column of days next to a column of hours. */
  private pendingDays: number[][] = [];
  private isBroken = false;
  private hasHoursSinceDays = false;
  /** Days whose hours are those of several days, so that a line for one of them is an exception. */
  private readonly common = new Set<number>();
  readonly texts: string[] = [];

  constructor(
    readonly label: string | undefined,
    readonly first: FactLine,
  ) {}

  add(line: HoursLine, text: string): void {
    this.texts.push(text);
    for (const { days, ...hours } of line.entries) {
      if (days.length > 0) this.announce(days);
      if (isBlank(hours)) continue;
      const column = this.pendingDays.length > 1 ? this.pendingDays.shift() : undefined;
      const own = days.length > 0 ? days : (column ?? this.pendingDays[0] ?? []);
      for (const day of own) {
        if (own.length > 1) this.common.add(day);
        this.set(day, hours, days.length === 0 && this.hasHoursSinceDays && column === undefined);
      }
      this.hasHoursSinceDays = column === undefined;
    }
  }

  /** A line with hours that cannot be read: the days in front of it have none. */
  skip(): void {
    if (!this.hasHoursSinceDays) this.pendingDays = [];
  }

  private announce(days: number[]): void {
    if (this.hasHoursSinceDays) this.pendingDays = [];
    this.pendingDays.push(days);
    this.hasHoursSinceDays = false;
  }

  /** A second line of hours for the same day is added ("12–3" and "5–9"); one that contradicts it invalidates the schedule. */
  private set(day: number, { ranges, isClosed, ...others }: Omit<DayHours, 'day'>, continues: boolean): void {
    const name = WEEK[day];
    if (!name) return;
    const known = this.days.get(day);
    const joined = known && continues ? [...known.ranges, ...ranges] : ranges;
    // "Monday to Saturday from 5pm; Thursday closed"
    const isException = isClosed && this.common.delete(day);
    if (known && !continues && !isException && JSON.stringify(known.ranges) !== JSON.stringify(ranges))
      this.isBroken = true;
    if (overlap(joined)) this.isBroken = true;
    this.days.set(day, { day: name, ranges: unique(joined), isClosed: isClosed && joined.length === 0, ...others });
  }

  /** The schedule, if it is complete: at least one open day, and not only part of a week. */
  finish(isAnnounced: boolean): DayHours[] | undefined {
    const days = [...this.days.entries()].sort(([a], [b]) => a - b).map(([, one]) => one);
    const open = days.filter(({ ranges }) => ranges.length > 0);
    if (this.isBroken || open.length === 0 || this.pendingDays.length > 1) return undefined;
    const isWhole = days.length >= 5 || (isAnnounced && days.length >= 2) || (isAnnounced && this.label !== undefined);
    return isWhole ? days : undefined;
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
  const found: Found[] = [];
  let schedule: Schedule | undefined;
  let isAnnounced = false;
  let gap = 0;
  const end = () => {
    const days = schedule?.finish(isAnnounced);
    if (schedule && days)
      found.push({ label: schedule.label, days, text: schedule.texts.join('; ').slice(0, 400), line: schedule.first });
    schedule = undefined;
  };
  for (const line of lines) {
    const stated = line.isQuoted ? undefined : readHoursLine(line.text, language);
    const read = stated && !isOfOtherTimes(line.heading) && !isPriced(line.text) ? stated : undefined;
    const states = read !== undefined && !isServed(line.text, read) && !isOfLine(line.text) && otherText(read) <= 12;
    if (!read || !states || (line.kind === 'heading' && !read.hasHours && otherText(read) > 0)) {
      gap += 1;
      if (/\d/.test(line.text)) schedule?.skip();
      if (gap > 3 || line.kind === 'heading' || read?.hasDays) end();
      continue;
    }
    const label = isLabelled(read) ? labelOf(read.lead) : undefined;
    if (schedule && label !== undefined && label !== schedule.label) end();
    if (!schedule) {
      if (!read.hasDays) continue;
      const before = contextOf(lines, lines.indexOf(line));
      // Hours of a season or a kitchen have their own heading below the others.
      isAnnounced = found.length > 0 || HOURS_WORDS.test(`${title} ${before.join(' ')} ${line.text} ${line.heading}`);
      if (before.some(isOfOtherTimes) || OTHER_TIMES.test(read.lead)) continue;
      const part = before.map(labelOf).find((one) => one !== undefined);
      schedule = new Schedule(label ?? part, line);
    }
    schedule.add(read, line.text);
    gap = 0;
  }
  end();
  return found;
}

const MAX_HEADING = 60;
/** Whether a short heading is of times that are not opening hours. */
const isOfOtherTimes = (heading: string) => heading.length <= MAX_HEADING && OTHER_TIMES.test(heading);
/** "Kitchen: Mon–Fri 12–9": only a label precedes the days. */
const isLabelled = ({ lead, words, hasDays, hasHours }: HoursLine) =>
  hasDays && hasHours && lead !== '' && lead.length <= 40 && words.join(' ').length <= lead.length + 12;

/** The short lines directly before a schedule: its headings, a season. */
function contextOf(lines: FactLine[], at: number): string[] {
  // The last items of a menu are directly before the content, but have nothing to do with it.
  const above = lines.slice(0, at).filter(({ place }) => place === lines[at]?.place);
  const from = above.findLastIndex(({ kind }) => kind === 'heading');
  const nearest = above[from];
  const chain = above.slice(0, Math.max(0, from)).findLastIndex(({ kind }) => kind !== 'heading') + 1;
  // A heading of the same level with content below it is that of another section.
  const before = above
    .filter((line, index) => index >= chain || (line.kind === 'heading' && line.level < (nearest?.level ?? 0)))
    .slice(-3)
    .filter(({ text, block }) => text.length <= 60 && block.linkLength < text.length && !readHoursLine(text)?.hasHours);
  return [nearest?.text ?? '', ...before.map(({ text }) => text)].filter(Boolean).reverse();
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
