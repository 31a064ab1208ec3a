import { memoizeByObject } from '@/lib/text/memoize';
import { readObject, readText, readTexts, type Thing } from '../../page/structured-data';
import { type DayHours, WEEK } from '../shared/fact-types';
import { isBlank, readHoursLine } from './hours-line';
import { type Range, readRange } from './hours-range';
import { readHoursTokens, type Time } from './hours-tokens';

/** `09:00`, `09:00:00+01:00`, `2026-01-05T09:00`, `9:00 AM`. */
function readTime(text: string): Time | undefined {
  const clock = text.replace(/^.*T(?=\d)/, '').replace(/^(\d{1,2}:\d\d):\d\d(?:\.\d+)?/, '$1');
  const [time, ...others] = readHoursTokens(clock.replace(/(?<=\d)(?:Z|[+-]\d\d:?\d\d)$/, ''));
  return time?.kind === 'time' && others.length === 0 ? time : undefined;
}

/** The hours of a specification: equal times mean closed, as none do; undefined for times that are not understood. */
function rangesOf({ opens, closes }: Record<string, unknown>): Range[] | undefined {
  const [from, to] = [readText(opens), readText(closes)];
  if (!from && !to) return [];
  const [start, end] = [from && readTime(from), to && readTime(to)];
  if (!start || !end) return undefined;
  if (start.minutes === end.minutes && start.meridiem === end.meridiem) return [];
  if (start.minutes === 0 && end.minutes === 24 * 60 - 1) return [{ opens: '00:00', closes: '24:00' }];
  const range = readRange(start, end, true);
  return range && [range];
}

/** The days that a specification names, as `Monday`, `schema:Monday`, `Mo` or in one string; undefined if one is not understood. */
function daysOf(value: unknown): number[] | undefined {
  const named = (Array.isArray(value) ? value : [value]).flatMap(
    (one) => readText(readObject(one)?.name) ?? readTexts(one),
  );
  const names = named
    .map((name) => name.replace(/^.*[/#:](?=\w)/, ''))
    .filter((name) => !/^public ?holidays?$/i.test(name));
  const lines = names.map((name) => readHoursLine(`${name}:`, 'en'));
  return lines.every((line) => line?.isUnderstood && line.entries.length > 0)
    ? lines.flatMap((line) => line?.entries.flatMap(({ days }) => days) ?? [])
    : undefined;
}

/** The days of an item's specifications; null for one that is not understood. */
function readSpecification(value: unknown): { days: number[]; ranges: Range[] | null }[] {
  const entry = readObject(value);
  // Hours of particular dates do not apply to every week.
  if (!entry || readText(entry.validFrom) || readText(entry.validThrough)) return [];
  const days = daysOf(entry.dayOfWeek);
  return days ? [{ days, ranges: rangesOf(entry) ?? null }] : [{ days: [0, 1, 2, 3, 4, 5, 6], ranges: null }];
}

function weekOf(specifications: { days: number[]; ranges: Range[] | null }[]): DayHours[] {
  return WEEK.flatMap((day, at) => {
    const own = specifications.filter(({ days }) => days.includes(at)).map(({ ranges }) => ranges);
    if (own.length === 0 || own.includes(null)) return [];
    const ranges = own.flatMap((one) => one ?? []);
    return [{ day, ranges, isClosed: ranges.length === 0, byAppointment: false }];
  });
}

/** `Mo-Fr 09:00-17:00, Sa 10:00-14:00`: none unless all of it is understood. */
function weekInWords(notes: readonly string[]): DayHours[] {
  const week = new Map<number, DayHours>();
  for (const note of notes
    .flatMap((one) => one.split(/(?<=\d|closed|off)\s*,\s*(?=[A-Z][a-z])|;/i))
    .filter((one) => one.trim())) {
    const line = readHoursLine(note, 'en', true);
    if (!line?.isUnderstood || line.lead !== '') return [];
    for (const { days, ranges, isClosed, byAppointment, ...hours } of line.entries) {
      // Days without hours are neither open nor closed.
      if (isBlank({ ranges, isClosed, byAppointment }) || hours.until) continue;
      for (const at of days) if (WEEK[at]) week.set(at, { day: WEEK[at], ranges, isClosed, byAppointment });
    }
  }
  return WEEK.flatMap((_, at) => week.get(at) ?? []);
}

/** The hours of an item, if it is open on a day. */
const hoursOf = memoizeByObject(({ types, values }: Thing) => {
  const specification: unknown = values.openingHoursSpecification;
  if (specification === undefined && values.openingHours === undefined) return undefined;
  if (types.some((type) => /^(?:ContactPoint|Event)$/.test(type))) return undefined;
  const specified = weekOf(
    (Array.isArray(specification) ? specification.slice(0, 30) : [specification]).flatMap(readSpecification),
  );
  const notes = readTexts(values.openingHours);
  const days = specified.length > 0 ? specified : weekInWords(notes);
  const text = notes.length > 0 ? notes.join(', ') : 'openingHoursSpecification';
  return days.some(({ ranges }) => ranges.length > 0) ? { days, text, name: readText(values.name) } : undefined;
});

/** Opening hours in schema.org data, in either of its notations; those of several branches with their names. */
export function readMarkupHours(things: Thing[]): { label?: string; days: DayHours[]; text: string }[] {
  const found = things.flatMap((thing) => hoursOf(thing) ?? []);
  // Different hours belong to different branches.
  const areSame = found.length === 1 || new Set(found.map(({ days }) => JSON.stringify(days))).size === 1;
  return found.map(({ name, ...hours }) => ({ ...hours, label: areSame ? undefined : name }));
}
