import { findAmounts, withoutAmounts } from '../../facts/found/price-amounts';
import type { DayHours } from '../../facts/shared/fact-types';
import { differ, summarizeHours } from '../../facts/stated/hours-summary';
import { wordList } from '../../lexicon/lexicon';
import { fold, stemsOf } from '../../text/tokens';
import { findOpeningLines, findWeek } from '../quotes/opening-lines';
import { quoteOf } from '../quotes/quotes';
import { type IndexedUnit, type SiteIndex, wordsOfPath } from '../site/site-index';
import type { Warning } from './warning';

const LONGEST_LINE = 120;
const MIN_STEMS = 2;
const MAX_EACH = 3;
/** The same thing has another price at another time, for somebody else, or in another size. */
const VARIANTS = new Set(stemsOf(wordList('contradictions', 'variants').join(' ')));

/** The words of a line's page, headings and label. */
function wordsAround({ unit }: IndexedUnit, { pages }: SiteIndex): string {
  const { title = '', url = '' } = pages[unit.page] ?? {};
  return [title, wordsOfPath(url), ...unit.headings, unit.label].join(' ');
}

/** What a line gives one price for, with all that makes it special; undefined for any other line. */
function pricedItem(entry: IndexedUnit, index: SiteIndex): { key: string; amount: number } | undefined {
  const { unit } = entry;
  if (unit.kind === 'heading' || unit.text.length > LONGEST_LINE) return undefined;
  const [found, ...others] = findAmounts(unit.text);
  if (!found || others.length > 0) return undefined;
  const item = stemsOf(withoutAmounts(unit.text));
  if (item.length < MIN_STEMS) return undefined;
  const variants = new Set(stemsOf(wordsAround(entry, index)).filter((stem) => VARIANTS.has(stem)));
  return { key: `${item.join(' ')}|${[...variants].sort().join(' ')}`, amount: found.amount };
}

/** Lines of different pages that give the same thing different prices. */
function contradictingPrices(index: SiteIndex): Warning[] {
  const first = new Map<string, { entry: IndexedUnit; amount: number }>();
  const found: Warning[] = [];
  for (const entry of index.own) {
    const item = pricedItem(entry, index);
    const earlier = item && first.get(item.key);
    if (item && !earlier) first.set(item.key, { entry, amount: item.amount });
    if (!earlier || earlier.amount === item.amount || earlier.entry.unit.page === entry.unit.page) continue;
    const [quote, against] = [quoteOf(earlier.entry.unit, index), quoteOf(entry.unit, index)];
    if (quote && against) found.push({ kind: 'two-prices', quote, against });
  }
  return found.slice(0, MAX_EACH);
}

const withoutAppointments = (days: readonly DayHours[]) => days.map((day) => ({ ...day, byAppointment: false }));

/** Hours of the week that a page, or its data for search engines, states differently from the opening hours that visitors read first. */
function contradictingHours(index: SiteIndex): Warning[] {
  const week = findWeek(index);
  const [quote] = findOpeningLines(index);
  if (!week || !quote) return [];
  const own = withoutAppointments(week.days);
  for (const { facts } of index.pages) {
    for (const { label, days, place, text } of facts.hours) {
      if (label !== undefined || days.length < week.days.length || !differ(withoutAppointments(days), own)) continue;
      if (place === 'markup') return [{ kind: 'two-hours', quote, markup: summarizeHours(days) }];
      const unit = index.units.find(
        (one) => one.text !== '' && fold(text).includes(fold(one.text)) && one.text !== quote.text,
      );
      const against = (unit && quoteOf(unit, index)) ?? undefined;
      if (against && place === 'footer') return [{ kind: 'two-hours', quote, against }];
    }
  }
  return [];
}

/** What a website says in two ways. */
export const contradictionsOf = (index: SiteIndex): Warning[] => [
  ...contradictingHours(index),
  ...contradictingPrices(index),
];
