import type { Element } from 'domhandler';
import { findConcealed } from '../page/concealed';
import type { ContentType } from '../page/content-type';
import type { Metadata } from '../page/metadata';
import type { PageBlocks } from '../page/page-blocks';
import type { Areas } from '../page/page-content';
import type { PageLink } from '../page/page-links';
import type { Thing } from '../page/structured-data';
import { findPeople, readPeople } from './found/people';
import { findPrices } from './found/prices';
import { findQuestions, readQuestions } from './found/questions';
import { findServices } from './found/services';
import type { Candidate, PageFacts } from './shared/fact-types';
import { type FactLine, readLines } from './shared/page-lines';
import { findPlaceholders, isPlaceholder } from './shared/placeholders';
import { titleParts } from './shared/title-parts';
import { findAddresses, readAddresses } from './stated/addresses';
import { findCountries } from './stated/country';
import { findFactLinks } from './stated/fact-links';
import { readMarkupHours } from './stated/markup-hours';
import { findNames } from './stated/names';
import { findOpeningHours } from './stated/opening-hours';
import { findOwnThings } from './stated/own-things';
import { readContactLinks, readContacts } from './stated/page-contacts';

interface PageInput {
  url: string;
  elements: Element[];
  things: Thing[];
  page: PageBlocks;
  areas: Areas;
  metadata: Metadata;
  links: PageLink[];
  contentType: ContentType;
}

/** The maximum number of candidates of a kind per page. */
const MAX_OF_A_KIND = 400;
const MAX_TEXT = 300;
const markup = <T>(value: T, text: string): Candidate<T> => ({
  ...value,
  place: 'markup',
  text: text.slice(0, MAX_TEXT),
});

/** A candidate found in a line of the page, without the line. */
function placed<T extends { line: FactLine; text: string }>({ line, ...found }: T): Candidate<Omit<T, 'line'>> {
  return { ...found, place: line.place };
}

const nameOf = (one: object): string => ('name' in one ? String(one.name) : '');

/** The candidates without placeholders of templates, at most so many of a kind. */
function cap({ placeholders, ...facts }: PageFacts): PageFacts {
  const isReal = (one: Candidate<object>) => !isPlaceholder(one.text) && !isPlaceholder(nameOf(one));
  const kept = Object.entries({ ...facts, countries: [] }).map(([kind, found]: [string, Candidate<object>[]]) => [
    kind,
    found.filter(isReal).slice(0, MAX_OF_A_KIND),
  ]);
  return { ...(Object.fromEntries(kept) as PageFacts), countries: facts.countries, placeholders };
}

/** The candidates for facts of the business on a page. Which of them are facts depends on the whole site: see collectFacts. */
export function readPageFacts(input: PageInput): PageFacts {
  const { url, elements, things, page, areas, metadata, links, contentType } = input;
  // What a page shows to nobody states nothing.
  const concealed = findConcealed(page, elements);
  const shown = page.blocks.filter(({ region }) => !concealed.has(region));
  const lines = readLines({ ...page, blocks: shown }, areas);
  const texts = page.blocks.map(({ text }) => text).join('\n');
  const language = /^[a-z]{2}/i.exec(metadata.language ?? '')?.[0].toLowerCase();
  const linked = readContactLinks(elements);
  const { title } = metadata;
  const own = findOwnThings(things, url, `${title} ${metadata.siteName ?? ''}`);
  const prices = findPrices(lines, title);
  const names = findNames({ url, things: own, metadata, links, lines });
  const named = [new URL(url).host, title, metadata.siteName, ...names.map(({ name }) => name)].join(' ');
  return cap({
    countries: findCountries(
      things,
      `${texts}\n${linked.phones.map(({ link }) => link).join('\n')}`,
      url,
      metadata.language,
    ),
    names,
    ...readContacts(linked, own, lines, named),
    addresses: [...readAddresses(own).map((one) => markup(one, one.address)), ...findAddresses(lines).map(placed)],
    hours: [
      ...readMarkupHours(own).map(({ text, ...hours }) => markup(hours, text)),
      ...findOpeningHours(lines, title, language).map(placed),
    ],
    prices: prices.map(placed),
    services: contentType === 'Article' ? [] : findServices(lines, title, url, prices).map(placed),
    people: [
      ...readPeople(things).map((one) => markup(one, `${one.name}, ${one.role}`)),
      ...findPeople(lines, title, url).map(placed),
    ],
    questions: [
      ...readQuestions(things).map((one) => markup(one, `${one.question} ${one.answer}`)),
      ...findQuestions(lines, title, url).map(placed),
    ],
    placeholders:
      contentType === 'Article'
        ? []
        : findPlaceholders([...lines, ...titleParts(title).map((text) => ({ text }))]).map((one) =>
            markup(one, one.text),
          ),
    links: findFactLinks(links, lines).map((link) => ({ ...link, place: 'content' as const, text: link.label })),
  });
}
