import { memoize } from '@/lib/text/memoize';
import { factsWords, wordList } from '../../lexicon/lexicon';
import type { DayHours } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { readHoursLine } from './hours-line';
import { differ } from './hours-summary';
import { mayHave, readHoursTokens } from './hours-tokens';

/** Words of headings of opening hours. */
export const HOURS_WORDS = factsWords('openingHours', 'hoursWords');
/** Labels of additional hours, such as those of a kitchen. */
const PART = factsWords('openingHours', 'parts');
/** Words above hours that are not those of every week. */
const LIMITS = factsWords('openingHours', 'limits');

/** Hours that a page states, with the part of the business, or the season, that they are of. */
export type FoundHours = { label?: string; days: DayHours[]; text: string; line: FactLine };
/** Hours with the text that stands directly above them. */
export type FoundBelow = FoundHours & { above?: string };

/** "My clinic hours are:" becomes "Clinic hours". */
const tidyLabel = (text: string) =>
  text
    .replace(/^[\s:–—•|-]+|(?<![\s:–—•|-])[\s:–—•|-]+$/g, '')
    .replace(/^(?:our|my)\s+(?=\p{L})|\s+(?:is|are)(?: open)?(?: from| between| on)?$/giu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim();

const mayLimit = mayHave('season', 'bankHolidays');
const mayBeOfSeason = mayHave('season');
const KNOWN_IN_LABEL = new Set(['filler', 'dash', 'and', 'season', 'bankHolidays', 'partOfDay']);

/** The label that distinguishes these hours from others; "Opening hours" does not. */
export const labelOf = memoize((text): string | undefined => {
  const label = tidyLabel(text);
  if (label.length === 0 || label.length > 60) return undefined;
  const rest = PART.replace(label, '');
  if (rest === label && !mayLimit(label)) return undefined;
  const tokens = readHoursTokens(rest);
  const isKnown = tokens.every(({ kind }) => kind === 'word' || KNOWN_IN_LABEL.has(kind));
  const isLabel = rest !== label || tokens.some(({ kind }) => kind === 'season' || kind === 'bankHolidays');
  const unknown = tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ at }, place, all) => rest.slice(at, all[place + 1]?.at));
  return isLabel && isKnown && unknown.join('').replace(/\P{L}/gu, '').length <= MAX_UNKNOWN ? label : undefined;
});
/** A label may have a name: "Derry office". */
const MAX_UNKNOWN = 6;

/** Whether a text names a month or a season: its hours are not those of the whole year. */
export const isOfSeason = (text: string): boolean =>
  mayBeOfSeason(text) && readHoursTokens(text).some(({ kind }) => kind === 'season');

/** Words of headings above hours that name no part of a business. */
const GENERAL = new Set(wordList('counters', 'general'));
const namesPart = (text: string, title: string): boolean =>
  text.length <= 40 &&
  !/\d|[.!?]$/.test(text) &&
  !title.toLowerCase().includes(text.toLowerCase()) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !GENERAL.has(word));

/** Hours of a page that others contradict are those of the library, shop or branch that is named above them. */
export function labelApart({ above, ...one }: FoundBelow, all: readonly FoundBelow[], title: string): FoundHours {
  if (one.label !== undefined || above === undefined || !namesPart(above, title)) return one;
  const isApart = all.some((other) => other.above !== above && differ(one.days, other.days));
  return isApart ? { ...one, label: tidyLabel(above) } : one;
}

export const MAX_HEADING = 60;
const CLOCK = /\d[:.]\d|\d\s?[ap]\.?m\b/i;
/** Whether a text says in which months something is so, and no more: "1 April – 30 September". */
const saysOnlyDates = (text: string): boolean =>
  !CLOCK.test(text) &&
  isOfSeason(text) &&
  readHoursTokens(text.replace(/\d+(?:st|nd|rd|th)?/g, '')).every(({ kind }) => kind !== 'word' && kind !== 'day');

/** What a text above hours limits them to: a season, a kitchen; null if it cannot be said in a label, undefined if nothing does. */
export function limitOf(lines: readonly FactLine[]): string | null | undefined {
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
export function contextOf(lines: FactLine[], at: number): FactLine[] {
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
