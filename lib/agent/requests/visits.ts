import type { AnswerSite } from '@/lib/reader/answers/answer';
import { tradesOfSite } from '@/lib/reader/answers/site/trades-of-site';
import { memoizeByObject } from '@/lib/text/memoize';

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

/** The trade of a website as trades.yaml names it; empty where it shows none. */
export const tradeOf = (site: AnswerSite): string => tradesOf(site)[0] ?? '';

/** The trades of a website, the main one first. */
const tradesOf = memoizeByObject((site: AnswerSite): readonly string[] => tradesOfSite(site.index));

const HEALING: ReadonlySet<string> = new Set(['clinic', 'dental', 'pets']);
/** Whether a business heals people or animals. */
export const healsAt = (site: AnswerSite): boolean => HEALING.has(tradeOf(site));

/** Whether a business looks after animals. */
export const isForAnimals = (site: AnswerSite): boolean => tradesOf(site).includes('pets');

/** What a website's trade takes bookings for; `none` for a shop, `closed` while it says so. */
export function visitOf(site: AnswerSite): Visit {
  const isClosed = site.warnings.some(({ kind }) => kind === 'closed');
  return isClosed ? 'closed' : (visits[tradeOf(site)] ?? 'appointment');
}
