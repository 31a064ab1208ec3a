import { plainWords } from '../text/plain-words';
import { baseLanguage } from '../text/url-language';
import { byLine, byName, collectByName, collectFound } from './found/collect-found';
import { isBusinessItself, rankOf } from './found/people';
import type { FactPage, SiteFacts } from './shared/fact-types';
import { citationsOf, findHome, gather, isAboutOthers, isDated, isLegal, isReviewPage } from './shared/ownership';
import { collectAddresses } from './stated/collect-addresses';
import { collectEmails } from './stated/collect-emails';
import { collectHours } from './stated/collect-hours';
import { collectLinks } from './stated/collect-links';
import { collectName } from './stated/collect-name';
import { collectPhones } from './stated/collect-phones';

/** "Oak & Daughter Services" is the business, not one of its services. */
const startsWith = (text: string, name: string) => `${plainWords(text)} `.startsWith(`${plainWords(name)} `);

const languageOf = ({ language }: FactPage) => baseLanguage(language ?? '');

/** The pages in the language of the home page, which it states wrongly if no other page is in it. */
function inLanguageOf(home: FactPage | undefined, pages: readonly FactPage[]): readonly FactPage[] {
  const language = home && languageOf(home);
  const same = pages.filter((page) => !language || !languageOf(page) || languageOf(page) === language);
  return same.some((page) => page !== home) ? same : pages;
}

/** The pages in the language of the home page that are no articles, and not about others. */
function pagesAbout(pages: readonly FactPage[], home: FactPage | undefined) {
  const readable = inLanguageOf(home, pages);
  return { readable, about: readable.filter((page) => page.contentType !== 'Article' && !isAboutOthers(page)) };
}

/** The pages on which a business describes what it does. */
const describingPages = (pages: readonly FactPage[], home: FactPage | undefined): FactPage[] =>
  pagesAbout(pages, home).about.filter((page) => !isLegal(page) && !isReviewPage(page));

/** So many kinds of placeholders make a website a template that nobody filled. */
const KINDS_OF_TEMPLATE = 3;

function findTemplate(pages: readonly FactPage[]): SiteFacts['template'] {
  const found = gather(pages, ({ facts }) =>
    facts.placeholders.map((one) => ({ key: one.kind, value: one, candidate: one })),
  );
  return found.length >= KINDS_OF_TEMPLATE
    ? { sources: found.flatMap((one) => citationsOf(one).slice(0, 1)) }
    : undefined;
}

/**
 * The facts of a business, from all pages of its website. A fact counts when it is the business's own (see isOwn); prices,
 * questions and other texts are only taken from pages in the language of the home page, so that none is repeated in five
 * languages.
 */
export function collectFacts(pages: readonly FactPage[]): SiteFacts {
  const template = findTemplate(pages);
  if (template) return { ...collectFacts([]), template };
  const home = findHome(pages);
  const { readable, about } = pagesAbout(pages, home);
  const current = about.filter((page) => !isDated(page));
  const business = collectName(pages);
  const described = describingPages(pages, home);
  const names = [business?.name ?? '', ...pages.flatMap(({ facts }) => facts.names.map(({ name }) => name))];
  return {
    business,
    phones: collectPhones(pages, home),
    emails: collectEmails(pages, home),
    addresses: collectAddresses(pages, home),
    openingHours: collectHours(readable, home),
    prices: collectFound(
      current,
      ({ facts }) => facts.prices,
      ({ contentType }) => contentType === 'Prices',
      byLine,
    ),
    services: collectFound(
      described,
      ({ facts }) => facts.services.filter(({ text }) => !business || !startsWith(text, business.name)),
      ({ contentType }) => contentType === 'Services',
      byName,
    ),
    people: collectByName(
      described,
      ({ facts }) => facts.people,
      (one) => one.name,
      // A heading above the name of the business is no person.
      ({ value }) =>
        !(business && plainWords(value.role).includes(plainWords(business.name))) && !isBusinessItself(value, names),
      (next, known) => rankOf(next) > rankOf(known),
    ),
    questions: collectByName(
      readable.filter((page) => !isLegal(page)),
      // Of news and blogs, only those that their markup states.
      (page) =>
        page.facts.questions.filter(({ place }) => place === 'markup' || page.contentType === 'FAQ' || !isDated(page)),
      ({ question }) => question,
    ),
    links: collectLinks(pages, home, business?.name),
  };
}
