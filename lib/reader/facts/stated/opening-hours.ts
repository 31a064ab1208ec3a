import { factsWords } from '../../lexicon/lexicon';
import { isHeadingOfOthers } from '../shared/ownership';
import type { FactLine } from '../shared/page-lines';
import {
  contextOf,
  type FoundBelow,
  type FoundHours,
  HOURS_WORDS,
  isOfSeason,
  labelApart,
  labelOf,
  limitOf,
  MAX_HEADING,
} from './hours-labels';
import { type HoursLine, namesOpenDays, readHoursLine } from './hours-line';
import { Schedule } from './schedule';

/** Headings of sections whose days and times are not opening hours. */
const OTHER_TIMES = factsWords('openingHours', 'otherTimes');

/** "Hourly rate, 8am to 5pm, Mon to Fri: £75" states a rate for those hours, not opening hours. */
const isPriced = (text: string) => /[€£$]\s?\d|\d\s?€|\b(?:EUR|GBP|USD)\s?\d|\b(?:rates?|charged?)\b/i.test(text);

/** "Call 24 hours a day" is about a telephone line. */
const isOfLine = (text: string) => /^(?:call|phone|ring|text)\b/i.test(text);

/** "Served from 12 to 5 daily" is about a dish or menu; with a label it states the hours of the kitchen. */
const isServed = (text: string, { lead }: HoursLine) => /\bserv(?:ed|ing)\b/i.test(text) && labelOf(lead) === undefined;

/** A day of a month: "24 December". */
const DATE = /\b\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{L}{3,9}\b|\b\p{L}{3,9} \d{1,2}(?!\d|[:.]\d|\s?[ap]m)\b/iu;

/** Opening hours in the lines of a page: lists, tables and sentences. Timetables of classes and events are ignored. */
export function findOpeningHours(lines: FactLine[], title = '', language = 'en'): FoundHours[] {
  if (!lines.some(({ text, isQuoted }) => !isQuoted && namesOpenDays(text, language))) return [];
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

const cellsOf = (text: string): string[] => text.split(/(?:^| )\|(?: |$)/);

/** The head of a table has no day in its corner. */
const IS_HEAD = /^ ?\|(?!.*\d)|^days? \|/i;

/** The texts of lines, rows without the cells of a column that says when the business is closed. */
function withoutClosedTimes(lines: readonly FactLine[]): string[] {
  let closed = -1;
  return lines.map(({ kind, text }) => {
    if (kind !== 'row') closed = -1;
    else if (IS_HEAD.test(text)) closed = cellsOf(text).findIndex((cell) => /^closed$/i.test(cell.trim()));
    return closed < 0
      ? text
      : cellsOf(text)
          .filter((_, at) => at !== closed)
          .join(' | ');
  });
}

/** The lines as hours, all on a clock of 24 hours if one of them is. */
function readAll(lines: readonly FactLine[], language: string): (HoursLine | undefined)[] {
  const texts = withoutClosedTimes(lines);
  const read = (is24: boolean) =>
    lines.map(({ isQuoted }, at) => (isQuoted ? undefined : readHoursLine(texts[at] ?? '', language, is24)));
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

/** Whether a short heading is of times that are not opening hours, or of somebody else's. */
const isOfOtherTimes = (heading: string) =>
  heading.length <= MAX_HEADING && (OTHER_TIMES.test(heading) || isHeadingOfOthers(heading));
/** "Kitchen: Mon–Fri 12–9": only a label precedes the days. */
const isLabelled = ({ lead, hasDays, hasHours }: HoursLine) => hasDays && hasHours && lead.length <= 40;
