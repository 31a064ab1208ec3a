import { findAmounts } from '../../facts/found/price-amounts';
import { stemsOf } from '../../text/tokens';
import { isSubject } from '../question/lexicon';
import { type Quote, quoteOf } from '../quotes/quotes';
import type { Concept, ParsedQuestion } from '../rank/concepts';
import { statesPrice } from '../rank/evidence';
import { matchStrength } from '../rank/overlap';
import { isPriceOfOtherMonths } from '../rank/rank';
import { type IndexedUnit, nearHeading, type SiteIndex } from '../site/site-index';
import type { Found } from './answer-type';

const MAX_LINES = 6;
/** As many prices on one page make a price list. */
const MIN_LIST = 2;
const FOR_CHILDREN = new Set(stemsOf('child children kid kids junior baby toddler'));

/** The business's own lines with prices that may hold in the months that a question names. */
const pricedOf = (question: ParsedQuestion, { own }: SiteIndex): IndexedUnit[] =>
  own.filter(
    (entry) =>
      entry.unit.kind !== 'heading' &&
      statesPrice(entry.unit.text, entry.unit.headings.at(-1)) &&
      !isPriceOfOtherMonths(question, entry),
  );

const isForChildren = ({ stemSet, headStems, contextStems }: IndexedUnit): boolean =>
  [...FOR_CHILDREN].some((stem) => stemSet.has(stem) || headStems.has(stem) || contextStems.has(stem));

/** A line with what tells it from the others: its heading, or the title of its page. */
function toQuote({ unit }: IndexedUnit, index: SiteIndex): Quote[] {
  const quote = quoteOf(unit, index);
  const heading = nearHeading(unit.headings).trim() || index.pages[unit.page]?.title;
  return quote ? [{ ...quote, label: quote.label ?? heading, place: 0, isFocus: true }] : [];
}

/** How many words of a question a line names: `full service` before `interim service`, and the dish before a sentence that mentions it. */
function fitOf({ stems }: IndexedUnit, question: string): number {
  const asked = new Set(stemsOf(question));
  return new Set(stems.filter((stem) => asked.has(stem))).size;
}

function isNamedBy({ unit, stemSet }: IndexedUnit, concept: Concept): boolean {
  // Not its label: in a list of what a package contains, that may be a part of it.
  const heading = new Set(stemsOf(nearHeading(unit.headings)));
  return matchStrength(concept, stemSet) > 0 || matchStrength(concept, heading) > 0;
}

/** Of a list that gives the prices of several things apart, those of all that are asked for: `two adults and a child`. */
function pricesOfEach(required: readonly Concept[], priced: readonly IndexedUnit[]): readonly IndexedUnit[] {
  const things = required.filter(({ stem }) => !/^\d+$/.test(stem));
  const lists = new Set(priced.map(({ unit }) => `${unit.page} ${unit.section}`));
  const found = [...lists].map((list) => {
    const own = priced.filter(({ unit }) => `${unit.page} ${unit.section}` === list);
    return things.map((concept) => own.filter((entry) => isNamedBy(entry, concept)));
  });
  const each = found.find((ofEach) => things.length > 1 && ofEach.every((entries) => entries.length > 0));
  return [...new Set(each?.flat())];
}

/** All prices of what a question asks for, those in most of its words first and those for children last; none unless there are two. */
function pricesOf(question: ParsedQuestion, index: SiteIndex): IndexedUnit[] {
  const { required, text } = question;
  const asksForChildren = required.some(({ stem }) => FOR_CHILDREN.has(stem));
  const priced = pricedOf(question, index);
  const whole = priced.filter((entry) => required.every((concept) => isNamedBy(entry, concept)));
  const all = whole.length > 0 || !/ (?:and|&|plus) /i.test(text) ? whole : pricesOfEach(required, priced);
  // `Fillings`, under the heading `Fillings and root canals`, is not what is asked for where another line names it.
  const isNamed = ({ stems, stemSet }: IndexedUnit) =>
    !stems.some(isSubject) || required.some((concept) => matchStrength(concept, stemSet) > 0);
  const found = all.some(isNamed) ? all.filter(isNamed) : all;
  const amounts = new Set(found.map(({ unit }) => JSON.stringify(findAmounts(unit.text).map(({ amount }) => amount))));
  if (amounts.size < 2) return [];
  const order = (entry: IndexedUnit): number => (!asksForChildren && isForChildren(entry) ? -1 : fitOf(entry, text));
  return found.toSorted((a, b) => order(b) - order(a));
}

/** The prices of the page that has most of them, those that name what is asked for first. */
function priceList(index: SiteIndex, question: ParsedQuestion): IndexedUnit[] {
  const pages = new Map<number, IndexedUnit[]>();
  for (const entry of pricedOf(question, index))
    pages.set(entry.unit.page, [...(pages.get(entry.unit.page) ?? []), entry]);
  const [most = []] = [...pages.values()].sort((a, b) => b.length - a.length);
  return most.length < MIN_LIST ? [] : most.toSorted((a, b) => fitOf(b, question.text) - fitOf(a, question.text));
}

/** All prices that a question may mean, each with its heading. Undefined if there are none or one, or `found` is not related. */
export function answerPrices(question: ParsedQuestion, found: Found, index: SiteIndex): Found | undefined {
  const { kind, required, topics } = question;
  if (kind !== 'price' || topics.some(({ id }) => id !== 'price' && id !== 'children')) return undefined;
  if (required.length > 0 && found.tier === 'silent') return undefined;
  const entries = required.length === 0 ? priceList(index, question) : pricesOf(question, index);
  const quotes = entries.slice(0, MAX_LINES).flatMap((entry) => toQuote(entry, index));
  return quotes.length > 1 ? { tier: 'answer', quotes } : undefined;
}
