import { plainWords } from '../../text/plain-words';
import type { DayHours, FactPage, HoursFact } from '../shared/fact-types';
import { citationsOf, gather, isOwn } from '../shared/ownership';
import { differ, summarizeHours } from './hours-summary';

const formatDay = ({ day, ...hours }: DayHours) => JSON.stringify(Object.entries(hours).sort());

/** Whether one schedule contains nothing that the other lacks. */
const isPartOf = (part: HoursFact, whole: HoursFact) =>
  (part.label === undefined || isSameLabel(part.label, whole.label)) &&
  part.days.every((day) => whole.days.some((other) => other.day === day.day && formatDay(other) === formatDay(day)));

/** Labels of hours that are those of the business. */
const GENERAL = /^(?:office|clinic|practice|surgery|studio|salon)(?: (?:opening )?(?:hours|times))?$/;
const wordsOf = (label = '') => plainWords(label).replace(GENERAL, '');

/** Whether one label says what the other says: "Harbour Street" and "Nora's Café Harbour Street", "Office hours" and none. */
export function isSameLabel(a: string | undefined, b: string | undefined): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const has = (words: string, part: string) => part !== '' && ` ${words} `.includes(` ${part} `);
  return first === second || has(first, second) || has(second, first);
}

/** Whether hours with a label are those of the business itself, such as "Clinic hours". */
export const isOwnLabel = (label: string | undefined): boolean => wordsOf(label) === '';

const contradicts = (a: HoursFact, b: HoursFact) => isSameLabel(a.label, b.label) && differ(a.days, b.days);

/** The opening hours of a business; of versions that contradict each other, the one that pages show, on more pages. */
export function collectHours(pages: readonly FactPage[], home: FactPage | undefined): HoursFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.hours.map((candidate) => ({
      key: `${candidate.label?.toLowerCase() ?? ''} ${JSON.stringify(candidate.days)}`,
      value: candidate,
      candidate,
    })),
  ).filter((one) => isOwn(one, pages, home));
  const shown = new Set<HoursFact>();
  const found = statements.map((one): HoursFact => {
    const { label, days } = one.value;
    const fact = { label, days, summary: summarizeHours(days), sources: citationsOf(one) };
    if (one.occurrences.some(({ candidate }) => candidate.place !== 'markup')) shown.add(fact);
    return fact;
  });
  const facts: HoursFact[] = [];
  // When pages contradict each other, what they show is kept rather than their markup, and the version on more pages.
  const isShown = (fact: HoursFact) => Number(shown.has(fact));
  for (const fact of found.sort(
    (a, b) => isShown(b) - isShown(a) || b.sources.length - a.sources.length || b.days.length - a.days.length,
  )) {
    const same = facts.find((one) => isPartOf(fact, one) || isPartOf(one, fact));
    if (same) {
      if (same.days.length < fact.days.length) Object.assign(same, { ...fact, sources: same.sources });
      same.sources.push(...fact.sources.filter(({ url }) => !same.sources.some((source) => source.url === url)));
    } else if (!facts.some((one) => contradicts(one, fact))) facts.push(fact);
  }
  return facts;
}
