import { readObject, readText, readTexts, type Thing } from '../extract/structured-data';
import { remember } from '../remember';
import type { Currency, PriceFact } from './fact-types';
import type { FactLine } from './page-lines';
import { pricesOfLine } from './price-lines';
import { isCertain, isVariant, namesItem } from './price-names';

type Price = Omit<PriceFact, 'sources'>;
type Found = Price & { text: string; line: FactLine };

const MAX_LINE = 600;
/** Lines about money that is not the price of something sold. */
const NOT_PRICE_LINE =
  /\b(?:million|billion|turnover|revenue|raised|raising|donat|fundrais|grants?\b|award|prize|win(?:ner)?\b|fine of|worth of|saved?\b|savings|invest(?!ment:?\s(?:from\s)?[€£$])|salary|per annum|wages?|compensation|funding|budget|basket|cart\b|subtotal|sub-total|free delivery|orders? over|order value|postage|spend over|minimum (?:order|spend)|cash ?back|rebate|scrappage|expect to (?:typically )?pay|typically|on average|vary (?:greatly|widely)|representative example|\bAPR\b|amount of (?:finance|credit|loan)|total (?:amount )?payable|interest[- ]free)/i;
/** Headings above amounts that nobody is asked to pay. */
const EXAMPLE = /\b(?:examples?|illustrations?|illustrative|calculator|case stud(?:y|ies))\b/i;

const keyOf = remember((item) => item.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
const sumOf = ({ amount, maxAmount }: Price) => `${amount}-${maxAmount ?? ''}`;

/** The prices whose item has another price on the same page. */
function ambiguous(prices: readonly Found[]): Set<Found> {
  const byItem = new Map<string, Found[]>();
  for (const price of prices) {
    const same = byItem.get(keyOf(price.item));
    if (same) same.push(price);
    else byItem.set(keyOf(price.item), [price]);
  }
  const groups = [...byItem.values()].filter(
    ([first, ...others]) => first && others.some((one) => sumOf(one) !== sumOf(first)),
  );
  return new Set(groups.flat());
}

/** Distinguishes equal items with different prices by their headings; leaves out those that remain ambiguous. */
function distinguish(prices: readonly Found[]): Found[] {
  const unclear = ambiguous(prices);
  if (unclear.size === 0) return [...prices];
  const told = prices.map((price) => {
    const { item, line } = price;
    const isTelling =
      (namesItem(line.heading) || isVariant(line.heading)) &&
      line.heading.length <= 60 &&
      keyOf(line.heading) !== keyOf(item);
    return unclear.has(price) && isTelling ? { ...price, item: `${item} (${line.heading})` } : price;
  });
  const still = ambiguous(told);
  return told.filter((price) => !still.has(price));
}

/** Whether the heading of a line, or for a heading the one above it, announces an example. */
function isExample(lines: readonly FactLine[], at: number): boolean {
  const line = lines[at] as FactLine;
  const above = line.kind === 'heading' ? lines.slice(Math.max(0, at - 12), at) : [];
  return EXAMPLE.test(line.heading) || above.some(({ kind, text }) => kind === 'heading' && EXAMPLE.test(text));
}

/** Prices with their items. A price whose item is uncertain is left out. */
export function findPrices(lines: FactLine[]): Found[] {
  const found = lines.flatMap((line, at) => {
    if (line.place !== 'content' || line.isQuoted || line.text.length > MAX_LINE) return [];
    const priced = pricesOfLine(lines, at);
    if (priced.length === 0 || NOT_PRICE_LINE.test(line.text) || isExample(lines, at)) return [];
    return priced.flatMap(({ amount: { start, end, ...price }, item }) =>
      isCertain(item) && !NOT_PRICE_LINE.test(item) ? [{ ...price, item, text: line.text.slice(0, 300), line }] : [],
    );
  });
  return distinguish(found);
}

const SIGNS: Record<Currency, string> = { EUR: '€', GBP: '£', USD: 'US$', AUD: 'A$', CAD: 'C$', NZD: 'NZ$' };
const CURRENCIES = Object.keys(SIGNS) as Currency[];

/** Offers in schema.org data. */
export function readOffers(things: Thing[]): Price[] {
  return things.flatMap(({ types, values }) => {
    if (types.some((type) => /^(?:AggregateOffer|Offer)$/.test(type))) return [];
    const item = readText(values.name);
    const offer = readObject(values.offers);
    const amount = Number(readText(offer?.price) ?? readText(offer?.lowPrice) ?? Number.NaN);
    const currency = CURRENCIES.find((one) => one === readTexts(offer?.priceCurrency)[0]);
    if (!item || !(amount > 0) || !currency) return [];
    return [{ item, price: `${SIGNS[currency]}${amount}`, amount, currency, isFrom: offer?.lowPrice !== undefined }];
  });
}
