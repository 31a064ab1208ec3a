import type { Currency, FactPage, PriceFact, ServiceFact } from './fact-types';
import { citationsOf, gather } from './ownership';
import { plainWords } from './plain-words';
import { findCountry } from './site-country';
import { titleParts } from './title-parts';

type Price = Omit<PriceFact, 'sources'>;

const sumOf = ({ amount, maxAmount, currency }: Price) => `${amount} ${maxAmount ?? ''} ${currency}`;
const MIN_COPIES = 3;

/** The item without its last word, the place in "Gutter cleaning Athlone". */
const stemOf = (item: string) => /^(\S+\s.*\S)\s+\p{Lu}\p{Ll}+$/u.exec(item)?.[1];

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

/** The currency of a price on a site of a country: `$` without letters is that country's dollar. */
const currencyOf = ({ currency, price }: Price, country: string | undefined): Currency =>
  (currency === 'USD' && !/US/i.test(price) ? DOLLARS[country ?? ''] : undefined) ?? currency;

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
    facts.prices.flatMap(({ isLone, ...candidate }) => {
      if (isLone && !named.has(withoutBrackets(candidate.item))) return [];
      const value = { ...candidate, currency: currencyOf(candidate, country) };
      return { key: `${plainWords(value.item)} ${sumOf(value)}`, value, candidate };
    }),
  );
  const prices = statements.map((statement): PriceFact => {
    const { place, text, page, ...value } = statement.value;
    return { ...value, sources: citationsOf(statement) };
  });
  return mergeTowns(prices.filter(({ item }) => plainWords(item) !== plainWords(business ?? '')));
}
