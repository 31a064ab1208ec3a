import { decodeEscapes } from '../percent-escapes';
import type { Candidate, Currency, FactPage, PriceFact, ServiceFact } from './fact-types';
import { citationsOf, gather, type Statement } from './ownership';
import { plainWords } from './plain-words';
import { SIGNS } from './price-amounts';
import { findCountry } from './site-country';
import { titleParts } from './title-parts';

type Price = Omit<PriceFact, 'sources'>;

const sumOf = ({ amount, maxAmount, currency }: Price) => `${amount} ${maxAmount ?? ''} ${currency}`;
const MIN_COPIES = 3;
const MAX_TOPIC = 60;

/** The item without its last word, the place in "Gutter cleaning Athlone". */
const stemOf = (item: string) => /^(\S+\s.*?\S)(?:\s+in)?\s+\p{Lu}\p{Ll}+$/u.exec(item)?.[1];

/** Merges the copies of a page for several towns: they state the same price of an item with a place at its end. */
function mergeTowns(prices: readonly PriceFact[]): PriceFact[] {
  const copies = new Map<string, PriceFact[]>();
  for (const price of prices) {
    const key = `${plainWords(stemOf(price.item) ?? price.item)} ${sumOf(price)}`;
    copies.set(key, [...(copies.get(key) ?? []), price]);
  }
  return [...copies.values()].flatMap((same) => {
    const [first] = same;
    const urls = new Set(same.map(({ sources }) => sources[0]?.url));
    if (!first || same.length < MIN_COPIES || urls.size < same.length) return same;
    const whole = same.find(({ item }) => stemOf(item) === undefined);
    const item = whole?.item ?? stemOf(first.item) ?? first.item;
    return [{ ...first, item, sources: same.flatMap(({ sources }) => sources) }];
  });
}

/** The dollars of countries in which `$` does not mean that of the United States. */
const DOLLARS: Record<string, Currency> = { AU: 'AUD', CA: 'CAD', NZ: 'NZD' };
const EURO = /^(?:AT|BE|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MT|NL|PT|SI|SK)$/;

function currencyOfCountry(country: string): Currency | undefined {
  if (country === 'GB') return 'GBP';
  return EURO.test(country) ? 'EUR' : country === 'US' ? 'USD' : DOLLARS[country];
}

/** A price on a site of a country: `$` without letters, and a number without a sign, are in that country's currency. */
function withCurrency(found: FactPage['facts']['prices'][number], country = ''): Candidate<Price>[] {
  const { currency, price } = found;
  if (currency)
    return [{ ...found, currency: (currency === 'USD' && !/US/i.test(price) && DOLLARS[country]) || currency }];
  const own = currencyOfCountry(country);
  return own ? [{ ...found, currency: own, price: `${own === 'USD' ? '$' : SIGNS[own]}${price}` }] : [];
}

/** What a page is about, unlike the other `pages`: a part of its title, or its path. */
function topicOf(page: FactPage, pages: readonly FactPage[]): string {
  const isShared = (part: string) => pages.some((other) => other !== page && titleParts(other.title).includes(part));
  const path = decodeEscapes(new URL(page.url).pathname).replace(/\.\w+$/, '');
  return (
    titleParts(page.title).find((part) => part.length <= MAX_TOPIC && !isShared(part)) ??
    plainWords(path.split('/').at(-1) ?? '')
  );
}

/** Tells equal items that cost something else on another page apart by what the pages are about; leaves out those of one page. */
function tellApart(statements: readonly Statement<Candidate<Price>>[]): Statement<Candidate<Price>>[] {
  const pageOf = ({ occurrences }: Statement<Candidate<Price>>) => occurrences[0]?.page as FactPage;
  const byItem = new Map<string, FactPage[]>();
  for (const statement of statements) {
    const item = plainWords(statement.value.item);
    byItem.set(item, [...(byItem.get(item) ?? []), pageOf(statement)]);
  }
  return statements.flatMap((statement) => {
    const pages = byItem.get(plainWords(statement.value.item)) ?? [];
    if (pages.length < 2) return [statement];
    const page = pageOf(statement);
    const topic = topicOf(page, pages);
    if (pages.filter((other) => other === page).length > 1 || topic === '') return [];
    return [{ ...statement, value: { ...statement.value, item: `${statement.value.item} (${topic})` } }];
  });
}

const withoutBrackets = (item: string) => plainWords(item.replace(/\([^)]*\)/g, ''));

/**
 * The prices of a business, each once with all its pages. A price that is in no list counts if its item is one of the services,
 * the title of a page, or an item of a list. The name of the business is no item.
 */
export function collectPrices(
  pages: readonly FactPage[],
  business: string | undefined,
  services: readonly ServiceFact[],
): PriceFact[] {
  const named = new Set([
    ...services.map(({ name }) => plainWords(name)),
    ...pages.flatMap(({ title }) => titleParts(title).map(plainWords)),
    ...pages.flatMap(({ facts }) => facts.prices.flatMap(({ item, isLone }) => (isLone ? [] : withoutBrackets(item)))),
  ]);
  const country = findCountry(pages);
  const statements = gather(pages, ({ facts }) =>
    facts.prices.flatMap(({ isLone, ...candidate }) =>
      isLone && !named.has(withoutBrackets(candidate.item))
        ? []
        : withCurrency(candidate, country).map((value) => ({
            key: `${plainWords(value.item)} ${sumOf(value)}`,
            value,
            candidate,
          })),
    ),
  );
  const prices = tellApart(statements).map((statement): PriceFact => {
    const { place, text, page, ...value } = statement.value;
    return { ...value, sources: citationsOf(statement) };
  });
  return mergeTowns(prices.filter(({ item }) => withoutBrackets(item) !== plainWords(business ?? '')));
}
