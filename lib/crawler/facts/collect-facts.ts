import { baseLanguage } from '../frontier/url-language';
import { collectAddresses } from './collect-addresses';
import { collectEmails } from './collect-emails';
import { collectHours } from './collect-hours';
import { collectLinks } from './collect-links';
import { collectName } from './collect-name';
import { collectPhones } from './collect-phones';
import { collectPrices } from './collect-prices';
import { collectQuestions } from './collect-questions';
import type { Candidate, FactPage, NameFact, SiteFacts } from './fact-types';
import { citationsOf, findHome, gather, isAboutOthers, isDated, isLegal } from './ownership';
import { plainWords } from './plain-words';

const languageOf = ({ language }: FactPage) => baseLanguage(language ?? '');

/** The candidates of pages, each name once with all pages that state it. */
function collectByName<T extends object>(
  pages: readonly FactPage[],
  pick: (page: FactPage) => Candidate<T>[],
  nameOf: (one: T) => string,
) {
  const statements = gather(pages, (page) =>
    pick(page).map((candidate) => ({ key: plainWords(nameOf(candidate)), value: candidate, candidate })),
  );
  return statements.map((one) => {
    const { place, text, page, ...value } = one.value;
    return { ...value, sources: citationsOf(one) };
  });
}

/** Whether a text is the name of a business, or starts with it: "Oak & Daughter Services". */
const isNameOf = (business: NameFact | undefined, text: string): boolean =>
  business?.name.includes(' ') === true && `${plainWords(text)} `.startsWith(`${plainWords(business.name)} `);

/**
 * The facts of a business, from all pages of its website. A fact counts when it is the business's own (see isOwn); prices,
 * questions and other texts are only taken from pages in the language of the home page, so that none is repeated in five
 * languages.
 */
export function collectFacts(pages: readonly FactPage[]): SiteFacts {
  const home = findHome(pages);
  const language = home && languageOf(home);
  const readable = pages.filter((page) => !language || !languageOf(page) || languageOf(page) === language);
  const about = readable.filter((page) => page.contentType !== 'Article' && !isAboutOthers(page));
  const current = about.filter((page) => !isDated(page));
  const business = collectName(pages);
  const described = about.filter((page) => !isLegal(page));
  return {
    business,
    phones: collectPhones(pages, home),
    emails: collectEmails(pages, home),
    addresses: collectAddresses(pages, home),
    openingHours: collectHours(readable, home),
    prices: collectPrices(current, business?.name),
    services: collectByName(
      described,
      ({ facts }) => facts.services.filter(({ name }) => !isNameOf(business, name)),
      (one) => one.name,
    ),
    people: collectByName(
      described,
      ({ facts }) => facts.people,
      (one) => one.name,
    ),
    questions: collectQuestions(
      readable.filter((page) => !isLegal(page) && (page.contentType === 'FAQ' || !isDated(page))),
    ),
    links: collectLinks(pages, home, business?.name),
  };
}
