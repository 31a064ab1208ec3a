import { hostOf } from '../../text/host-of';
import type { FactPage, LinkFact } from '../shared/fact-types';
import { citationsOf, gather, isAboutOthers, isDated, isOwn, type Statement } from '../shared/ownership';
import { isPlatform } from './fact-links';

type Link = Omit<LinkFact, 'sources'>;

/** What identifies a link: for a profile, without the parameters of the app that it was shared from. */
const keyOf = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/^((?:instagram|tiktok|x|twitter)\.com\/[^?]*)\?.*$/i, '$1')
    .replace(/\/$/, '')
    .toLowerCase();

const hasWordOf = (text: string, business: string) =>
  (business.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => text.toLowerCase().includes(word));

/** Whether the name of an account has a word of the name of the business. */
const isNamed = ({ url }: LinkFact, business: string) => hasWordOf(keyOf(url).replace(/^[^/]*/, ''), business);

/** The profile of a person, who is a member of staff or the owner. */
const isOfPerson = (url: string) => /linkedin\.com\/(?:in|pub)\//i.test(url);

/**
 * Leaves out the accounts of others, such as the web designer or members of staff, where the business has one in its name on the
 * same network, or where there are several and none is in its name.
 */
function withoutOthers(links: readonly LinkFact[], business: string | undefined): LinkFact[] {
  const isProfile = (link: LinkFact) => link.purpose === 'social' && business !== undefined && isNamed(link, business);
  const companies = new Set(links.filter(({ url }) => !isOfPerson(url)).map(({ label }) => label));
  const own = links.filter(
    (link) => isProfile(link) || !isOfPerson(link.url) || (!business && !companies.has(link.label)),
  );
  const named = new Set(own.filter(isProfile).map(({ label }) => label));
  const counts = new Map<string, number>();
  for (const { purpose, label } of own) if (purpose === 'social') counts.set(label, (counts.get(label) ?? 0) + 1);
  const isOnly = ({ label }: LinkFact) => !named.has(label) && counts.get(label) === 1;
  return own.filter((link) => link.purpose !== 'social' || isProfile(link) || isOnly(link));
}

/** Whether a link to book or order leads to another business: to a host that is no platform, without the name of the business, and from few pages. */
function leadsElsewhere(
  { value: { purpose, url }, occurrences }: Statement<Link>,
  pages: readonly FactPage[],
  business: string | undefined,
): boolean {
  if (purpose !== 'booking' && purpose !== 'order') return false;
  const isFrequent = new Set(occurrences.map(({ page }) => page)).size * 2 >= pages.length;
  return business !== undefined && !isPlatform(hostOf(url)) && !isFrequent && !hasWordOf(keyOf(url), business);
}

/** Whether the name of an account has two words of the name of the business. */
const isNamedAfter = (url: string, business: string): boolean => {
  const account = keyOf(url).replace(/^[^/]*/, '');
  return (business.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => account.includes(word)).length >= 2;
};

/** Whether a link is the only one of the site to a platform for orders, and not on a page about neighbours or news. */
const isOnlyOrder = ({ value, occurrences }: Statement<Link>, all: readonly Statement<Link>[]): boolean =>
  value.purpose === 'order' &&
  isPlatform(hostOf(value.url)) &&
  all.filter((one) => one.value.purpose === 'order' && isPlatform(hostOf(one.value.url))).length === 1 &&
  occurrences.every(({ page }) => page.contentType !== 'Article' && !isAboutOthers(page) && !isDated(page));

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
  const links = statements
    .filter((one) => isOnSite(one.value.url) || !leadsElsewhere(one, pages, business))
    .filter(
      (one) =>
        isOwn(one, pages, home) ||
        (one.value.purpose !== 'social' && isOnSite(one.value.url)) ||
        isOnlyOrder(one, statements) ||
        (one.value.purpose === 'social' && business !== undefined && isNamedAfter(one.value.url, business)),
    )
    .map((one): LinkFact => {
      const { purpose, url, label } = one.value;
      return { purpose, url, label, sources: citationsOf(one) };
    });
  return withoutOthers(links, business);
}
