import type { FactPage, LinkFact } from './fact-types';
import { citationsOf, gather, isOwn } from './ownership';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
const keyOf = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** Whether the name of an account has a word of the name of the business. */
function isNamed({ url }: LinkFact, business: string): boolean {
  const account = keyOf(url).replace(/^[^/]*/, '');
  return (business.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => account.includes(word));
}

/** Leaves out the accounts of others, such as the web designer, where the business has one in its name on the same network. */
function withoutOthers(links: readonly LinkFact[], business: string): LinkFact[] {
  const isProfile = (link: LinkFact) => link.purpose === 'social' && isNamed(link, business);
  const named = new Set(links.filter(isProfile).map(({ label }) => label));
  return links.filter((link) => link.purpose !== 'social' || !named.has(link.label) || isProfile(link));
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
  const links = statements
    .filter((one) => isOwn(one, pages, home) || (one.value.purpose !== 'social' && isOnSite(one.value.url)))
    .map((one): LinkFact => {
      const { purpose, url, label } = one.value;
      return { purpose, url, label, sources: citationsOf(one) };
    });
  return business ? withoutOthers(links, business) : links;
}
