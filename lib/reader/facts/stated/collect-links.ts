import { hostOf } from '../../text/host-of';
import type { FactPage, LinkFact } from '../shared/fact-types';
import { citationsOf, gather, isOwn, type Statement } from '../shared/ownership';
import { isPlatform } from './fact-links';

/** What identifies a link: for a profile, without the parameters of the app that it was shared from. */
const keyOf = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/^((?:instagram|tiktok|x|twitter)\.com\/[^?]*)\?.*$/i, '$1')
    .replace(/\/$/, '')
    .toLowerCase();

const hasWordOf = (text: string, business: string) =>
  (business.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => text.toLowerCase().includes(word));

/** Whether a link to book or order leads to another business: to a host that is no platform, without the name of the business, and from few pages. */
function leadsElsewhere(
  { value: { purpose, url }, occurrences }: Statement<Omit<LinkFact, 'sources'>>,
  pages: readonly FactPage[],
  business: string | undefined,
): boolean {
  if (purpose !== 'booking' && purpose !== 'order') return false;
  const isFrequent = new Set(occurrences.map(({ page }) => page)).size * 2 >= pages.length;
  return business !== undefined && !isPlatform(hostOf(url)) && !isFrequent && !hasWordOf(keyOf(url), business);
}

/** The links of a business that customers use, each once with all its pages. */
export function collectLinks(
  pages: readonly FactPage[],
  home: FactPage | undefined,
  business: string | undefined,
): LinkFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.links.map((candidate) => ({
      key: `${candidate.purpose} ${keyOf(candidate.url)}`,
      value: candidate,
      candidate,
    })),
  );
  const isOnSite = (url: string) => home !== undefined && hostOf(url) === hostOf(home.url);
  return statements
    .filter((one) => isOnSite(one.value.url) || !leadsElsewhere(one, pages, business))
    .filter((one) => isOwn(one, pages, home) || (one.value.purpose !== 'social' && isOnSite(one.value.url)))
    .map((one): LinkFact => {
      const { purpose, url, label } = one.value;
      return { purpose, url, label, sources: citationsOf(one) };
    });
}
