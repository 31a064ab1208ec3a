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
 * The services of a business. A heading in no list of services counts if another page is about it. A name that only one page has
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
  const services = collectByName(
    pages,
    (page) => {
      const confirmed = confirmedHeadings(page, topics);
      return page.facts.services.filter(
        ({ name, isLone }) => !isNameOf(business, name) && (!isLone || confirmed.has(plainWords(name))),
      );
    },
    ({ name }) => name,
    ({ occurrences }) =>
      pages.length <= 2 ||
      occurrences.some(({ candidate }) => candidate.place !== 'header') ||
      new Set(occurrences.map(({ page }) => page)).size > 1,
  );
  return services.map(({ isLone, ...service }) => service);
}
