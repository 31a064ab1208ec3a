import type { DayHours } from '../shared/fact-types';
import { type Range, readRange, withoutBreak } from './hours-range';
import { type HoursToken, mayNameDays, mayStateHours, readHoursTokens, type Time } from './hours-tokens';

type Hours = Omit<DayHours, 'day'>;

/** Hours of some days; of the days that the lines before name, if it names none. */
export interface HoursEntry extends Hours {
  days: number[];
  /** When it is closed between the hours of other lines: "closed for lunch 1–2pm". */
  breaks: Range[];
  /** When it closes on days whose other hours are those of other lines: "Thursday until 8pm". */
  until?: Time;
}

/** Whether hours say nothing: neither when a day is open, nor that it is not. */
export const isBlank = ({ ranges, isClosed, byAppointment }: Hours): boolean =>
  ranges.length === 0 && !isClosed && !byAppointment;

/** A parsed line: days with hours, days only, or hours only that belong to a line of days. */
export interface HoursLine {
  /** None unless every word of the line is understood. */
  entries: HoursEntry[];
  /** Days of which the line says something that is not understood, or not their hours in every week. */
  unstated: number[];
  isUnderstood: boolean;
  /** The words before the first day or time, if they are more than "Open from". */
  lead: string;
  hasDays: boolean;
  hasHours: boolean;
  /** The kinds of its tokens. */
  kinds: ReadonlySet<HoursToken['kind']>;
  /** Whether it has a time that only a clock of 24 hours shows. */
  is24: boolean;
}

/** A part of a line. A line of the letters of its parts is matched with patterns: `d-dt-t` is "Mon–Fri 9–5". */
interface Part {
  letter: string;
  days?: readonly number[];
  time?: Time;
  range?: Range;
}

const LETTERS: Readonly<Partial<Record<HoursToken['kind'], string>>> = {
  day: 'd',
  bankHolidays: 'b',
  time: 't',
  late: 'e',
  allDay: 'r',
  closed: 'c',
  appointment: 'a',
  and: '&',
  cell: '|',
  lunch: 'l',
  note: 'n',
  someWeeks: 's',
  season: 's',
  partOfDay: 'p',
  except: 'x',
  between: 'i',
  until: 'u',
};
const UNKNOWN: Part = { letter: '?' };
const ALL_DAY: Range = { opens: '00:00', closes: '24:00' };

function partOf(token: HoursToken): Part {
  if (token.kind === 'dash') return { letter: token.isWord ? 'w' : '-' };
  const letter = LETTERS[token.kind] ?? UNKNOWN.letter;
  if (token.kind === 'time') return { letter, time: token };
  return { letter, days: token.kind === 'day' ? token.days : undefined, range: letter === 'r' ? ALL_DAY : undefined };
}

const lettersOf = (parts: readonly Part[]) => parts.map(({ letter }) => letter).join('');

/** Replaces the parts that match each rule in turn. */
const rewrite = (given: readonly Part[], rules: readonly Rule[], is24: boolean): readonly Part[] =>
  rules.reduce((parts, [pattern, build]) => {
    let rest = 0;
    const written = [...lettersOf(parts).matchAll(pattern)].flatMap(({ index, 0: { length } }) => {
      const before = parts.slice(rest, index);
      rest = index + length;
      return [...before, ...build(parts.slice(index, rest), is24)];
    });
    return [...written, ...parts.slice(rest)];
  }, given);

function daysBetween([from, ...others]: readonly number[] = [], to: readonly number[] = []): Part {
  if (from === undefined || to.length !== 1 || others.length > 0) return UNKNOWN;
  const length = (((to[0] ?? 0) - from + 7) % 7) + 1;
  return { letter: 'd', days: Array.from({ length }, (_, at) => (from + at) % 7) };
}

const daysOf = (parts: readonly Part[]): number[] => [...new Set(parts.flatMap(({ days }) => days ?? []))];
const joined = (parts: readonly Part[]): Part => {
  const days = daysOf(parts);
  return { letter: days.length > 0 ? 'd' : 'b', days };
};

type Rule = [RegExp, (found: readonly Part[], is24: boolean) => Part[]];

const RANGES_OF_DAYS: readonly Rule[] = [[/d[-w]d/g, ([first, , last]) => [daysBetween(first?.days, last?.days)]]];

function readTimes(found: readonly Part[], is24: boolean): Part[] {
  const [opens, closes] = found.flatMap(({ time }) => time ?? []);
  const range = opens && readRange(opens, closes ?? null, is24);
  return [range ? { letter: 'r', range } : UNKNOWN];
}

/** The grammar. What no rule replaces, and is no entry, makes a line one that is not understood. */
const RULES: readonly Rule[] = [
  [/it&t|t[-w|]+[te]/g, readTimes],
  // "Last orders 9pm", "emergency line 24/7" say nothing of opening.
  [/n[-iw]?(?:d?r|t)?/g, (found) => (daysOf(found).length % 7 === 0 ? [] : [UNKNOWN])],
  // "closed for lunch 1–2", "closed 1–2"
  [/[lc]r/g, (found) => [{ letter: 'k', range: found.find(({ range }) => range)?.range }]],
  // "Mon, Wed and bank holidays", but not "closed Sundays, Mon–Fri 9–5".
  [/(?<![ca][-&]*)[db](?:&*[db])+|[db](?:&*[db])+(?![-&|sp]*[racku])/g, (found) => [joined(found)]],
  [/d[-&|]*(?:r[-&|]*)*x[db](?![-&|sp]*[drtca])/g, withoutDays],
  [/d[-&|]*x[db]/g, withoutDays],
  // "Thursday until 8pm", "closes at 4pm on Fridays", "late opening Thursday until 8pm"
  [/[uw]-?t/g, (found) => [{ letter: 'v', time: found.at(-1)?.time }]],
  [/u-?(?=s*d)|-|&+b$/g, () => []],
];

/** "Monday to Friday 9–5 except Wednesday" */
function withoutDays(found: readonly Part[]): Part[] {
  const left = found.at(-1)?.days ?? [];
  const days = found[0]?.days?.filter((day) => !left.includes(day)) ?? [];
  return [days.length > 0 ? { letter: 'd', days } : UNKNOWN, ...found.filter(({ letter }) => letter === 'r')];
}

/** What may stand between parts of an entry; "first" before a day belongs to that. */
const JOIN = '(?:[p&|]|s(?![s&|]*[db]))*';
/** Days, then their hours: "closed" before days without others is theirs. */
const DAYS_FIRST = `[p&|]*s*[db]${JOIN}(?:v${JOIN}|(?:(?:[rk]|[ca](?!${JOIN}[db](?!${JOIN}[rkvca])))${JOIN})+)`;
const HOURS_FIRST = `[p&|]*(?:[rkvca]${JOIN})+s*[db]${JOIN}`;
const ENTRY = new RegExp(`${DAYS_FIRST}|${HOURS_FIRST}`, 'y');
const ONLY = new RegExp(`^(?:[p&|]*s*[db]${JOIN}|[p&|]*(?:[rkvca]${JOIN})+)$`);

/** The parts of each entry; undefined if something is left. */
function splitEntries(parts: readonly Part[]): Part[][] | undefined {
  const letters = lettersOf(parts);
  if (ONLY.test(letters)) return [[...parts]];
  const found: Part[][] = [];
  for (let at = 0; at < letters.length; ) {
    ENTRY.lastIndex = at;
    const length = ENTRY.exec(letters)?.[0].length ?? 0;
    if (length === 0) return undefined;
    found.push(parts.slice(at, at + length));
    at += length;
  }
  return found;
}

/** The hours of an entry; undefined if they contradict themselves. */
function readEntry(parts: readonly Part[]): HoursEntry | undefined {
  const letters = lettersOf(parts);
  const rangesOf = (wanted: string) =>
    parts.flatMap(({ letter, range }) => (letter === wanted && range ? [range] : []));
  const [said, breaks, days] = [rangesOf('r'), rangesOf('k'), daysOf(parts)];
  const until = parts.find(({ letter }) => letter === 'v')?.time;
  const ranges = said.length > 0 ? withoutBreaks(said, breaks) : said;
  // In a row of a table, one half of the day may be closed. "Closed Wednesday afternoon" says nothing of the morning.
  const isContradiction = letters.includes('c') && said.length > 0 && !letters.includes('|');
  const isOfPart = letters.includes('p') && said.length === 0 && /[ca]/.test(letters);
  if (!ranges || isContradiction || isOfPart || (until && (days.length === 0 || said.length > 0))) return undefined;
  return {
    days,
    ranges,
    breaks: said.length > 0 ? [] : breaks,
    isClosed: letters.includes('c') && said.length === 0,
    byAppointment: letters.includes('a'),
    until,
  };
}

/** The hours without breaks; undefined if one of these is not within them. */
export const withoutBreaks = (ranges: readonly Range[], breaks: readonly Range[]): Range[] | undefined =>
  breaks.reduce<Range[] | undefined>((left, one) => left && withoutBreak(left, one), [...ranges]);

/** The entries of every week and the days of others; undefined if a part is not understood. */
function readEntries(parts: readonly Part[]): Pick<HoursLine, 'entries' | 'unstated'> | undefined {
  const split = splitEntries(parts);
  const read = split?.map(readEntry);
  // A break behind the hours of several days is of the last ones, or of all.
  if (!split || !read?.every((one) => one) || split.slice(1).some((one) => lettersOf(one).includes('k')))
    return undefined;
  const isLimited = (at: number) => /s/.test(lettersOf(split[at] ?? []));
  const isOfHolidays = (at: number) => /b/.test(lettersOf(split[at] ?? []));
  const entries = read.flatMap((one) => one ?? []);
  if (entries.some(({ days }, at) => isLimited(at) && days.length === 0 && !isOfHolidays(at))) return undefined;
  return {
    entries: entries.filter((_, at) => !isLimited(at) && !isOfHolidays(at)),
    unstated: entries.flatMap(({ days }, at) => (isLimited(at) ? days : [])),
  };
}

const LABELS = new Set(['word', 'season', 'dash', 'and', 'filler', 'bankHolidays']);
/** Words of a lead that are more than "Open from". */
const OF_LABEL = new Set(['word', 'season', 'bankHolidays']);

function parse(text: string, language: string, is24: boolean): HoursLine {
  const tokens = readHoursTokens(text, language);
  const first = tokens.findIndex(({ kind }) => !LABELS.has(kind));
  const lead = tokens.slice(0, Math.max(0, first));
  // "Holidays: Mon–Fri" is of a school; "bank holidays 10–12" is of no day of the week.
  const isLabel =
    lead.some(({ kind }) => OF_LABEL.has(kind)) &&
    (tokens[first]?.kind === 'day' || lead.some(({ kind }) => kind !== 'bankHolidays' && OF_LABEL.has(kind)));
  const said = tokens.slice(isLabel ? first : 0).filter(({ kind }) => kind !== 'filler');
  const named = rewrite(said.map(partOf), RANGES_OF_DAYS, is24);
  const read = readEntries(rewrite(named, RULES, is24));
  const kinds = new Set(tokens.map(({ kind }) => kind));
  return {
    ...(read ?? { entries: [], unstated: daysOf(named) }),
    isUnderstood: read !== undefined,
    lead: isLabel ? text.slice(0, tokens[first]?.at) : '',
    hasDays: kinds.has('day'),
    hasHours: read
      ? read.entries.some((one) => !isBlank(one) || one.breaks.length > 0)
      : tokens.filter(({ kind }) => kind === 'time').length > 1,
    kinds,
    is24: tokens.some((token) => token.kind === 'time' && token.is24),
  };
}

const MAX_LINE = 240;
/** Languages in which shops use a clock of 12 hours. */
const CLOCK_OF_12 = new Set(['en', 'ga', 'cy']);

/** Parses one line; `is24` if the clock of its page has 24 hours. Undefined if it contains neither days nor hours. */
export function readHoursLine(text: string, language = 'en', is24 = false): HoursLine | undefined {
  if (text.length > MAX_LINE || !mayStateHours(text, language)) return undefined;
  const line = parse(text, language, is24 || !CLOCK_OF_12.has(language));
  return line.hasDays || line.hasHours || line.kinds.has('closed') || line.kinds.has('lunch') ? line : undefined;
}

/** Whether a line is understood and names days, on either clock. Without such a line a page states no opening hours. */
export const namesOpenDays = (text: string, language?: string): boolean =>
  mayNameDays(text) &&
  [false, true].some((is24) => {
    const line = readHoursLine(text, language, is24);
    return line?.isUnderstood && line.hasDays;
  });
