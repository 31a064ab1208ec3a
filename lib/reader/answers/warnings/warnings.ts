import { isLegal } from '../../facts/shared/ownership';
import { hasPlaceholder } from '../../facts/shared/placeholders';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { hasClock, hasDay, hasMoney, hasOpeningTime } from '../question/patterns';
import { type Quote, quoteOf } from '../quotes/quotes';
import { contactsOf } from '../site/foreign-hours';
import type { IndexedUnit, SiteIndex } from '../site/site-index';
import { contradictionsOf } from './contradictions';
import type { Warning } from './warning';
import type { WarningKind } from './warning-labels';

const CLOSED = listed('warnings', 'closed');
const TAX_INSIDE = listed('warnings', 'taxInside');
const TAX_OUTSIDE =
  /\b(?:ex(?:cl|cluding|clusive)?\.?(?: of)?|plus|\+) ?(?:vat|gst|tax)\b|\b(?:vat|gst|tax) ex(?:cl|cluded|clusive)?\b/i;
/** The year in which something began, not that of a price. */
const SINCE = listed('warnings', 'since');
const YEAR = /^[^.\d]{0,40}\b20\d\d\b/;
/** A sum that is insured is no price. */
const INSURANCE = /\binsur(?:ed|ance)\b|\bliability\b|\bindemnity\b/i;
const OLD_AFTER = 2;
const MAX_EACH = 5;

/** Finds all warnings about a site. `year` is the current year; hours and prices of earlier years are outdated. */
export function warningsOf(index: SiteIndex, year: number): Warning[] {
  const { own } = index;
  const inside = own.filter(({ unit }) => TAX_INSIDE.test(unit.text));
  const outside = own.filter(({ unit }) => TAX_OUTSIDE.test(unit.text));
  const found: [WarningKind, IndexedUnit[]][] = [
    ['closed', own.filter(({ unit }) => unit.text.length < 300 && CLOSED.test(unit.text))],
    [index.facts.template ? 'template' : 'placeholder', own.filter(({ unit }) => hasPlaceholder(unit.text))],
    ['tax', inside.length > 0 && outside.length > 0 ? [...inside.slice(0, 1), ...outside.slice(0, 1)] : []],
    ['old-year', own.filter((entry) => isOld(entry, year))],
    ['not-yours', index.entries.filter((entry) => holdsForeignContact(entry, index))],
  ];
  const quoted = found.flatMap(([kind, entries]) =>
    entries.slice(0, MAX_EACH).flatMap(({ unit }): Warning[] => {
      const quote = quoteOf(unit, index);
      return quote ? [{ kind, quote }] : [];
    }),
  );
  return [...contradictionsOf(index), ...quoted];
}

/** True for hours or prices with a year more than two years ago in the line or its heading. */
function isOld({ unit }: IndexedUnit, year: number): boolean {
  if (!hasOpeningTime(unit.text) && !(hasClock(unit.text) && hasDay(unit.text)) && !hasMoney(unit.text)) return false;
  const said = `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.text}`;
  if (INSURANCE.test(said)) return false;
  const years = [...SINCE.replace(said, ' ', YEAR).matchAll(/\b(20[0-4]\d)\b/g)].map(([, found]) => Number(found));
  return years.length > 0 && Math.max(...years) < year - OLD_AFTER;
}

function holdsForeignContact({ unit }: IndexedUnit, { owner, pages }: SiteIndex): boolean {
  const page = pages[unit.page];
  if (page && isLegal(page)) return false;
  const contacts = contactsOf(unit.text);
  return contacts.length > 0 && !contacts.some((contact) => owner.ownsContact(contact));
}

/** The warnings to show with quotes: those about one of their lines, and those about hours or prices if they state any. */
export function warningsAbout(quotes: readonly Quote[], warnings: readonly Warning[]): Warning[] {
  const givesHours = quotes.some(({ text }) => hasOpeningTime(text));
  const givesPrice = quotes.some(({ text }) => hasMoney(text));
  return warnings.filter(
    ({ kind, quote }) =>
      quotes.some(({ url, text }) => url === quote.url && text === quote.text) ||
      ((kind === 'closed' || kind === 'two-hours') && givesHours) ||
      (kind === 'tax' && givesPrice),
  );
}
