import { readObject, readText, readTexts, type Thing } from '../extract/structured-data';
import { remember } from '../remember';
import { namesActivity } from './activities';
import { areAlike } from './alike';
import type { Currency, PriceFact } from './fact-types';
import type { FactLine } from './page-lines';
import { findAmounts, PRICE, SIGNS } from './price-amounts';
import { withTreatment } from './price-body';
import { headlineOf, type ItemPlace, pricesOfLine } from './price-lines';
import { type MenuEntry, readMenu } from './price-menus';
import { isCertain, isDuration, isVariant, namesItem, tidyName, withoutSigns } from './price-names';

type Price = Omit<PriceFact, 'sources'>;
type Found = Price & { text: string; line: FactLine; isLone?: true };
type Priced = Found & { named: ItemPlace };

const MAX_LINE = 1_500;
/** Lines about money that is not the price of something sold. */
const NOT_PRICE_LINE =
  /\b(?:million|billion|turnover|revenue|raised|raising|donat|fundrais|grants?\b|award|prize|win(?:ner)?\b|fine of|worth of|invest(?!ment:?\s(?:from\s)?[€£$])|salary|per annum|wages?|compensation|funding|budget|basket|cart\b|subtotal|sub-total|free delivery|orders? over|order value|postage|spend over|minimum (?:order|spend)|cash ?back|rebate|scrappage|expect to (?:typically )?pay|typically|on average|vary (?:greatly|widely)|representative example|\bAPR\b|amount of (?:finance|credit|loan)|total (?:amount )?payable|interest[- ]free)/i;
/** Headings above amounts that nobody is asked to pay, or only who does not come. */
const EXAMPLE =
  /\b(?:(?<!\b(?:free|flexible) )(?:cancell?ations?|refunds?)|no[- ]shows?|(?<!(?:fares?|prices?|pricing) )examples?|illustrations?|illustrative|calculator|case stud(?:y|ies)|comparisons?|averages|profits?|earnings|income|common|savings|don(?:ors?|ations?))\b/i;

/** "Lip/Chin" costs other than "Lip & Chin". */
const keyOf = remember((item) =>
  item
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\//g, ' or ')
    .replace(/[^\p{L}\p{N}]+/gu, ' '),
);
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

/** The duration in a table row, the label directly above the list of a line ("Private walks:"), or its heading; of a heading, that of a higher level. */
function labelOf({ cells, heading, kind, level }: FactLine, lines: readonly FactLine[], at: number): string {
  if (kind === 'heading')
    return lines.slice(0, at).findLast((line) => line.kind === 'heading' && line.level < level)?.text ?? '';
  const duration = cells.slice(1).find((cell) => isDuration(cell) && /\p{L}/u.test(cell));
  if (duration) return duration;
  const label = lines.slice(0, at).findLast(({ text }) => findAmounts(text).length === 0)?.text ?? '';
  return /^.{3,40}:$/.test(label) ? label.slice(0, -1) : heading;
}

/** Distinguishes equal items with different prices by their headings; leaves out those that remain ambiguous. */
function distinguish(prices: readonly Found[], lines: readonly FactLine[]): Found[] {
  const unclear = ambiguous(prices);
  if (unclear.size === 0) return [...prices];
  const told = prices.map((price) => {
    if (!unclear.has(price)) return price;
    const label = labelOf(price.line, lines, lines.indexOf(price.line));
    const isTelling =
      (namesItem(label) || isVariant(label) || isDuration(label)) &&
      label.length <= 60 &&
      keyOf(label) !== keyOf(price.item) &&
      !label.includes('?') &&
      findAmounts(label).length === 0;
    return isTelling ? { ...price, item: `${price.item} (${label})` } : price;
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

/** What a price is per, on the line below it: "+ VAT per hour". */
const UNIT_LINE =
  /^(?:\(?(?:\+|plus|inc(?:l\.?|luding)?|ex(?:cl\.?|cluding)?)\s?VAT\)?\s*)?(?:(?:\/\s?|per\s|each\s)\p{L}[\p{L} ]{0,20}|an?\s\p{L}{3,})$/iu;

/** The unit of a price that is alone in its line. */
function unitBelow(lines: readonly FactLine[], at: number): string | undefined {
  const [line, next] = [lines[at] as FactLine, lines[at + 1]];
  const isAlone = next !== undefined && line.cells.length < 2 && tidyName(line.text.replace(PRICE, ' ')) === '';
  return isAlone && UNIT_LINE.test(next.text) ? next.text : undefined;
}

const MIN_LIST = 3;
const MIN_SECTIONS = 2;
/** The heading of a list of prices, however short. */
const PRICES = /^(?:our |my |the )?(?:price ?list|prices|pricing|fees|rates|tariffs?)\b/i;

/** Whether an item is a kind of activity, which names it completely: "Initial consultation", "Full house clearance". */
const isKind = (item: string): boolean =>
  item.includes(' ') &&
  !/^\d|\b(?:your|included|step)\b|→|\?/i.test(item) &&
  (namesActivity(item) || /\p{L} (?:sessions?|appointments?)$/iu.test(item));

const MAX_BARE = 60;

/** Whether a line is a name and its price and nothing else: "Skin fade from £17". */
const isBare = ({ item, line: { text }, named }: Priced): boolean =>
  named === 'line' &&
  text.length <= MAX_BARE &&
  /^\p{Lu}/u.test(item) &&
  !/^(?:package|option|plan|level) \w{1,2}$/i.test(item) &&
  keyOf(text.replace(PRICE, ' ')).trim() === keyOf(item);

/** Whether prices that are marked up alike are a list: three lines, or two with nothing but a name and a price, or two sections with one each. */
function isList(prices: readonly Priced[]): boolean {
  const areSections = prices.every(
    ({ item, line, named }) =>
      keyOf(item) === keyOf(line.heading) || (line.kind === 'heading' && named === 'elsewhere'),
  );
  const parts = new Set(prices.map(({ item, line }) => (areSections ? keyOf(item) : line)));
  const areFew = areSections || prices.every(isBare);
  return parts.size >= (areFew ? MIN_SECTIONS : MIN_LIST);
}

/**
 * Marks the prices that are in no list: fewer than three lines of the page name their items in the same place and are marked up
 * like theirs, and fewer than two sections. A row of a table is always in a list, as is a line below "Prices" that names its item.
 * What the page is about, and a kind of activity, need none.
 */
function markLone(prices: readonly Priced[], headline: string | undefined): Found[] {
  const lists: Priced[][] = [];
  for (const price of prices) {
    const list = lists.find(
      ([first]) => first?.named === price.named && (price.named === 'row' || areOfList(first.line, price.line)),
    );
    if (list) list.push(price);
    else lists.push([price]);
  }
  const isSlogan = ({ named, item }: Priced) => named === 'elsewhere' && /^\p{Ll}/u.test(item);
  const long = new Set(lists.filter(isList).flat());
  // "the only way to relax" is a slogan, unless a whole menu is written so.
  const lower = new Set(prices.filter(isSlogan).map(({ item }) => keyOf(item.replace(/\s\(.*$/, ''))));
  const told = lower.size >= MIN_LIST ? prices : prices.filter((price) => !isSlogan(price));
  return told.map((price) => {
    const { named, ...found } = price;
    const isOfPage = headline !== undefined && namesActivity(headline) && keyOf(price.item) === keyOf(headline);
    const isListed =
      named === 'row' || long.has(price) || (named === 'line' && PRICES.test(price.line.heading)) || isKind(price.item);
    return isOfPage || (isListed && named !== 'sentence') ? found : { ...found, isLone: true };
  });
}

const areOfList = (a: FactLine, b: FactLine): boolean =>
  a.kind === b.kind && areAlike(a.block.region.element, b.block.region.element);

/** Whether a line has an amount. Menus are often in elements that are named as those for navigation. */
const isPriced = ({ place, isQuoted, text }: FactLine): boolean =>
  place !== 'footer' && !isQuoted && text.length <= MAX_LINE && findAmounts(text).length > 0;

/** The prices of a line that has amounts. */
function pricesAt(lines: FactLine[], at: number): Priced[] {
  const line = lines[at] as FactLine;
  const priced = pricesOfLine(lines, at);
  if (priced.length === 0 || NOT_PRICE_LINE.test(line.text) || isExample(lines, at)) return [];
  const unit = unitBelow(lines, at);
  const isFromNamed = priced.length === 1 && /\sfrom\s*:?$/i.test(line.cells[0] ?? '');
  return priced.flatMap(({ amount: { start, end, ...amount }, item: name, named }) => {
    const item = withTreatment(withoutSigns(name), lines, at);
    if (!isCertain(item) || NOT_PRICE_LINE.test(item)) return [];
    const isFrom = amount.isFrom || isFromNamed;
    const price = `${isFrom && !amount.isFrom ? 'from ' : ''}${amount.price}${unit ? ` ${unit}` : ''}`;
    return [{ ...amount, price, isFrom, item, named, text: line.text.slice(0, 300), line }];
  });
}

/** Prices with their items. A price whose item is uncertain is left out; one that is in no list is `isLone`. Those of a menu without signs
 * have no currency. */
export function findPrices(lines: FactLine[], title = ''): (Found | MenuEntry)[] {
  const found = lines.flatMap((line, at) => (isPriced(line) ? pricesAt(lines, at) : []));
  if (found.length === 0) return readMenu(lines, title);
  return distinguish(markLone(found, headlineOf(lines)), lines);
}

const CURRENCIES = Object.keys(SIGNS) as Currency[];

function readOffer(item: string | undefined, offer: Record<string, unknown> | undefined): Price[] {
  const isFrom = offer?.price === undefined;
  const amount = Number(readText(offer?.price) ?? readText(offer?.lowPrice) ?? Number.NaN);
  const currency = CURRENCIES.find((one) => one === readTexts(offer?.priceCurrency)[0]);
  if (!item || !(amount > 0) || !currency) return [];
  const unit = readText(offer?.unitText);
  const sum = `${SIGNS[currency]}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
  const price = `${isFrom ? 'from ' : ''}${sum}${unit ? ` per ${unit}` : ''}`;
  return [{ item, price, amount, currency, isFrom }];
}

/** Offers in schema.org data. Each of several has a name of its own, or that of what it offers. */
export function readOffers(things: Thing[]): Price[] {
  return things.flatMap(({ types, values }) => {
    if (types.some((type) => /^(?:AggregateOffer|Offer)$/.test(type))) return [];
    const offers = Array.isArray(values.offers) ? values.offers.map(readObject) : [readObject(values.offers)];
    return offers.flatMap((offer) => {
      const own = readText(readObject(offer?.itemOffered)?.name) ?? readText(offer?.name);
      return readOffer(offers.length > 1 ? own : readText(values.name), offer);
    });
  });
}
