import { decodeEscapes } from '../percent-escapes';
import { collectByName } from './collect-by-name';
import type { FactPage, NameFact, ServiceFact } from './fact-types';
import { isDated, isOwnPage } from './ownership';
import { plainWords } from './plain-words';
import { titleParts } from './title-parts';

/** Whether a text is the name of a business, or starts with it: "Oak & Daughter Services". */
const isNameOf = (business: NameFact | undefined, text: string): boolean =>
  business?.name.includes(' ') === true && `${plainWords(text)} `.startsWith(`${plainWords(business.name)} `);

const pathWords = (url: string) =>
  plainWords(decodeEscapes(new URL(url).pathname.replace(/^.*\/(?=[^/])|\.\w+$|\/$/g, '')));

/** Whether a page is about one thing, according to a part of its title or the end of its path. */
const isAbout = ({ title, url }: FactPage, name: string): boolean =>
  pathWords(url) === name || titleParts(title).some((part) => `${plainWords(part)} `.startsWith(`${name} `));

const MIN_CONFIRMED = 2;

/** The headings of a page that other pages are about; a single one may be a coincidence. */
function confirmedHeadings({ facts }: FactPage, topics: readonly FactPage[]): Set<string> {
  const names = facts.services.flatMap(({ name, isLone }) => (isLone ? [plainWords(name)] : []));
  // A name that most pages begin with is that of the website.
  const confirmed = names.filter((name) => {
    const { length } = topics.filter((page) => isAbout(page, name));
    return length > 0 && length * 2 <= topics.length + 1;
  });
  return new Set(confirmed.length >= MIN_CONFIRMED ? confirmed : []);
}

/**
 * The links that a page of the site is about, and that the home page or at least half of the pages show. Of several links to a
 * page, the longest counts.
 */
function confirmedEntries(pages: readonly FactPage[], home: FactPage | undefined): Set<string> {
  const shown = new Map<string, number>();
  const said = new Set<string>();
  for (const page of pages) {
    const entries = page.facts.services.filter(({ isEntry }) => isEntry !== undefined);
    for (const { name, isEntry } of entries) if (isEntry) said.add(plainWords(name));
    for (const name of new Set(entries.map((entry) => plainWords(entry.name))))
      shown.set(name, (shown.get(name) ?? 0) + (page === home ? pages.length : 1));
  }
  const topics = pages.filter((page) => page !== home && !isDated(page));
  const byPage = new Map<FactPage, string>();
  for (const [name, count] of shown) {
    if (count * 2 < pages.length || !said.has(name)) continue;
    const about = topics.filter((page) => isAbout(page, name));
    const [page] = about;
    const isOfOne = about.length * 2 <= topics.length + 1;
    if (page && isOfOne && name.length > (byPage.get(page)?.length ?? 0)) byPage.set(page, name);
  }
  return new Set(byPage.values());
}

/**
 * The services of a business. A heading in no list of services, or a link, counts if another page is about it. A name that only one page has
 * in its menu is none: the menus of a site are alike.
 */
export function collectServices(
  pages: readonly FactPage[],
  home: FactPage | undefined,
  business: NameFact | undefined,
): ServiceFact[] {
  const topics = pages.filter(
    (page) => !isOwnPage(page, home) && !isDated(page) && /^(?:Services|General|Prices)$/.test(page.contentType),
  );
  const entries = confirmedEntries(pages, home);
  const services = collectByName(
    pages,
    (page) => {
      const confirmed = confirmedHeadings(page, topics);
      return page.facts.services.filter(
        ({ name, isLone, isEntry }) =>
          !isNameOf(business, name) &&
          (!isLone || confirmed.has(plainWords(name))) &&
          (isEntry === undefined || entries.has(plainWords(name))),
      );
    },
    ({ name }) => name,
    ({ occurrences }) =>
      pages.length <= 2 ||
      occurrences.some(({ candidate }) => candidate.place !== 'header') ||
      new Set(occurrences.map(({ page }) => page)).size > 1,
  );
  return services.map(({ isLone, isEntry, ...service }) => service);
}
