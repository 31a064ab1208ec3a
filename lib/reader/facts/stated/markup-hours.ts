import { readObject, readText, readTexts, type Thing } from '../../page/structured-data';
import { rememberOf } from '../../text/remember';
import type { DayHours } from '../shared/fact-types';
import { isBlank, readHoursLine, WEEK } from './hours-line';

const toTime = (text: string | undefined) => {
  const [, hours, minutes] = /^(?:.*T)?(\d{1,2}):(\d{2})/.exec(text ?? '') ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
};

function readSpecification(value: unknown, week: Map<string, DayHours>): void {
  const entry = readObject(value);
  // Hours of particular dates do not apply to every week.
  if (!entry || entry.validFrom !== undefined) return;
  const [opens, closes] = [toTime(readText(entry.opens)), toTime(readText(entry.closes))];
  for (const name of readTexts(entry.dayOfWeek).map((day) => day.replace(/^.*\//, ''))) {
    const day = WEEK.find((one) => one.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
    if (!day || name.length < 2) continue;
    const isClosed = opens === undefined || closes === undefined || opens === closes;
    const always = opens === '00:00' && (closes === '23:59' || closes === '00:00');
    const ranges = always ? [{ opens: '00:00', closes: '24:00' }] : isClosed ? [] : [{ opens, closes }];
    const known = week.get(day)?.ranges ?? [];
    week.set(day, {
      day,
      ranges: [...known, ...ranges],
      isClosed: known.length + ranges.length === 0,
      byAppointment: false,
    });
  }
}

/** The hours of an item, if they cover at least two days. */
const hoursOf = rememberOf(({ types, values }: Thing) => {
  const specification: unknown = values.openingHoursSpecification;
  if (specification === undefined && values.openingHours === undefined) return undefined;
  if (types.some((type) => /^(?:ContactPoint|Event)$/.test(type))) return undefined;
  const week = new Map<string, DayHours>();
  for (const one of Array.isArray(specification) ? specification.slice(0, 30) : [specification])
    readSpecification(one, week);
  const notes = readTexts(values.openingHours);
  if (week.size === 0) {
    for (const note of notes.flatMap((one) => one.split(/(?<=\d|closed)\s*,\s*(?=[A-Z][a-z])|;/i))) {
      for (const { days, ...hours } of readHoursLine(note, 'en')?.entries ?? []) {
        // Days without hours are neither open nor closed.
        if (isBlank(hours)) continue;
        for (const at of days) if (WEEK[at]) week.set(WEEK[at], { day: WEEK[at], ...hours });
      }
    }
  }
  const days = WEEK.flatMap((day) => week.get(day) ?? []);
  const isWhole = days.length >= 2 && days.some(({ ranges }) => ranges.length > 0);
  const text = notes.length > 0 ? notes.join(', ') : 'openingHoursSpecification';
  return isWhole ? { days, text, name: readText(values.name) } : undefined;
});

/** Opening hours in schema.org data, in either of its notations, if they cover at least two days; those of several branches with their names. */
export function readMarkupHours(things: Thing[]): { label?: string; days: DayHours[]; text: string }[] {
  const found = things.flatMap((thing) => hoursOf(thing) ?? []);
  // Different hours belong to different branches.
  const areSame = found.length === 1 || new Set(found.map(({ days }) => JSON.stringify(days))).size === 1;
  return found.map(({ name, ...hours }) => ({ ...hours, label: areSame ? undefined : name }));
}
