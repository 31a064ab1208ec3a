import type { AnswerSite } from '@/lib/reader/answers/answer';
import { tradesOfSite } from '@/lib/reader/answers/site/trades-of-site';

/** How a business and its customers meet: not, since it sells things or is closed, at tables, in rooms, at their door, or by appointment. */
export type Visit = 'none' | 'closed' | 'table' | 'stay' | 'callOut' | 'appointment';

const visits: Readonly<Record<string, Visit>> = {
  shop: 'none',
  food: 'table',
  leisure: 'table',
  stay: 'stay',
  building: 'callOut',
  electrical: 'callOut',
  plumbing: 'callOut',
  cleaning: 'callOut',
};

const trades = new WeakMap<AnswerSite, string>();

/** The trade of a website as trades.yaml names it; empty where it shows none. */
export function tradeOf(site: AnswerSite): string {
  const known = trades.get(site) ?? tradesOfSite(site.index)[0] ?? '';
  trades.set(site, known);
  return known;
}

/** What a website's trade takes bookings for; `none` for a shop, `closed` while it says so. */
export function visitOf(site: AnswerSite): Visit {
  const isClosed = site.warnings.some(({ kind }) => kind === 'closed');
  return isClosed ? 'closed' : (visits[tradeOf(site)] ?? 'appointment');
}
