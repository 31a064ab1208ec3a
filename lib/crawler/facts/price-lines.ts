import type { FactLine } from './page-lines';
import { type Amount, findAmounts, isNotPaid, PRICE } from './price-amounts';
import { hasPricesBeside, itemAround, withGroup } from './price-context';
import {
  isCertain,
  isDetail,
  isDuration,
  isVariant,
  namesItem,
  qualifierOf,
  tidyName,
  withoutNumbering,
  withoutQualifier,
} from './price-names';
import { columnTitle, isInSentence, isOfOthers, isUnnamedInCell, itemInRow } from './price-rows';
import { endsInProse, isOnlyPrice, itemBeforeDash, itemOfSentence } from './price-sentences';
import { termOf } from './price-terms';

/** Where the item of a price is named: in its table row, in its line, or in another line. */
export type ItemPlace = 'row' | 'line' | 'elsewhere' | 'sentence';

/** An amount of a line and the item that it is the price of. */
export type PricedItem = { amount: Amount; item: string; named: ItemPlace };

const MAX_AMOUNTS = 8;
const MAX_FOR_WORDS = 7;
/** The text after a price describes the price: how it is sold, or what it includes. */
const TERMS =
  /^\s*(?:\/|per\b|each\b|plus\b|\+|inc|excl?\b|ex\b|with\b|only\b|on request|when\b|if\b|\(save\b|serves\b|[·•|]\s)/i;

/** "Admission: €5 adults, €3 seniors": each price precedes its item. */
function itemBehind(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const lead = text.slice(0, amounts[0]?.start ?? 0);
  const group = tidyName(lead);
  const item = tidyName(text.slice(amounts[index]?.end ?? 0, amounts[index + 1]?.start ?? text.length)).replace(
    /\s*&$/,
    '',
  );
  if (!namesItem(item) && !isVariant(item)) return undefined;
  if (group !== '' && !/[:–—-]\s*$/.test(lead) && !isVariant(item)) return undefined;
  return namesItem(group) ? `${group} (${item})` : item;
}

/** "Back massage – €35 (30 min) / €60 (60 min)": all prices are of the item before the first one. */
function itemOfQualified(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const qualifiers = amounts.map(({ end }, at) => qualifierOf(text.slice(end, amounts[at + 1]?.start ?? text.length)));
  const item = tidyName(text.slice(0, amounts[0]?.start ?? 0));
  if (amounts.length < 2 || qualifiers.includes(undefined) || !namesItem(item)) return undefined;
  return `${item} (${qualifiers[index]})`;
}

/** "£230 for 4 private lessons": the price leads to its item. */
function itemAfterFor(text: string, [amount]: readonly Amount[]): string | undefined {
  if (!amount || text.slice(0, amount.start).trim() !== '') return undefined;
  const said = /^\s*for\s+(?!(?:each|every|all|up|you|your|members?|any)\b)(?:(?:an?|the)\s+)?(.+)$/iu.exec(
    text.slice(amount.end),
  )?.[1];
  const item = said && said.split(/\s+/).length <= MAX_FOR_WORDS ? tidyName(said) : '';
  return item.includes(' ') &&
    namesItem(item) &&
    isCertain(item) &&
    !isDuration(item) &&
    !/^\d+ or \d|weeks?$/i.test(item) &&
    !endsInProse(item)
    ? item
    : undefined;
}

/** "£70 Single room": a line that starts with a price and goes on with a name, not with terms. */
function itemAfter(text: string, [amount]: readonly Amount[]): string | undefined {
  if (!amount || text.slice(0, amount.start).trim() !== '' || !/^\s+\p{Lu}/u.test(text.slice(amount.end)))
    return undefined;
  const item = tidyName(text.slice(amount.end));
  return namesItem(item) && !isDetail(item) && !TERMS.test(item) ? item : undefined;
}

/** The item of one price in a line: the text between the previous price and this one. Text behind a price is mostly a note. */
function itemInLine(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const { start = 0 } = amounts[index] ?? {};
  const after = amounts.length === 1 ? (itemAfterFor(text, amounts) ?? itemAfter(text, amounts)) : undefined;
  if (after) return after;
  const ranged = itemOfQualified(text, amounts, index);
  if (ranged) return ranged;
  const tail = text.slice(amounts.at(-1)?.end ?? text.length);
  const isBehind = qualifierOf(tail) === undefined && (namesItem(tidyName(tail)) || isVariant(tidyName(tail)));
  // In "Weddings £260 · Proms £150 · Prosecco with each", every item precedes its price.
  const isBefore = amounts.slice(0, -1).every(({ end }) => /^\s*[·•]/.test(text.slice(end)));
  if (amounts.length > 1 && isBehind && !isBefore && !endsInProse(tidyName(text.slice(0, amounts[0]?.start))))
    return itemBehind(text, amounts, index);
  // "Spring rolls / 3 for £4.50"
  const between = text.slice(amounts[index - 1]?.end ?? 0, start).replace(/[\s/–-]+(\d{1,2}) for\s*$/i, ' ($1)');
  const before = tidyName(index > 0 ? withoutQualifier(between) : between);
  // What a full stop ends describes an item: "Queen bed and bath. £95".
  if (/^or both/i.test(before) || /\p{L}{4}\.\s*$/u.test(between)) return undefined;
  // "Half-price apps & £5 drafts": what a conjunction ends belongs to another item; a line in brackets describes that above.
  if (/(?:&|\band)\s*$/i.test(between) || /^\s*\([^)]{5,}\)\s*\p{L}/u.test(text)) return undefined;
  // "Merlot Glass £6 Bottle £22": each price is of a portion of the same item.
  const whole = tidyName(text.slice(0, amounts[0]?.start)).replace(/\s\S+$/, '');
  if (index > 0 && isVariant(before) && namesItem(whole) && !isVariant(whole)) return `${whole} (${before})`;
  const isName = namesItem(before) || isVariant(before) || isDuration(before);
  return isName && !endsInProse(before) ? before : undefined;
}

/** The item from another line, with what distinguishes this price from the others on its line. */
function itemElsewhere(lines: readonly FactLine[], at: number, amounts: readonly Amount[], index: number) {
  const { text } = lines[at] as FactLine;
  const qualifier = qualifierOf(text.slice(amounts[index]?.end, amounts[index + 1]?.start));
  const before = tidyName(text.slice(0, amounts[0]?.start));
  const said = tidyName(text.replace(PRICE, ' '));
  const isOther = namesItem(before) || (namesItem(said) && !isDetail(said) && !TERMS.test(text.slice(amounts[0]?.end)));
  if (isOther && qualifier === undefined) return undefined;
  if (amounts.length > 1 && qualifier === undefined) return undefined;
  const item = itemAround(lines, at);
  return item && qualifier ? `${item} (${qualifier})` : item;
}

/** The line above if it begins the name that a line goes on with: "Peel with" above "light therapy £45". */
function beginningOf(lines: readonly FactLine[], at: number): string | undefined {
  const { kind, text } = lines[at - 1] ?? {};
  const isBegun =
    text !== undefined && kind === lines[at]?.kind && /\p{L}.*(?:\s[+&]|\b(?:with|and|plus))$/iu.test(text);
  return isBegun && text.length <= MAX_BEGINNING && findAmounts(text).length === 0 ? text : undefined;
}

const MAX_BEGINNING = 60;
const MAX_HEADING_WORDS = 4;
const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'.-]*/gu)?.length ?? 0;

/** The heading of a line if it names an item; a long one advertises. */
const headingOf = ({ heading }: FactLine): string | undefined =>
  namesItem(heading) && countWords(heading) <= MAX_HEADING_WORDS ? heading : undefined;

/** Whether only a separator is between an amount and the next one, as in "£5 / £7.50": the line does not say which is for what. */
const isAlternative = (text: string, amounts: readonly Amount[], index: number): boolean => {
  const next = amounts[index + 1];
  return next !== undefined && /^\s*(?:[|/]|or)\s*$/i.test(text.slice(amounts[index]?.end, next.start));
};

/** The brackets after an earlier price that a price is in, as in "£70 (3 sessions £170)": that price, and what they say. */
function bracketsOf(text: string, amounts: readonly Amount[], index: number) {
  const { start = 0, end = 0 } = amounts[index] ?? {};
  const open = text.lastIndexOf('(', start);
  const first = amounts.findLastIndex((amount) => amount.end <= open);
  if (first < 0 || text.slice(open, start).includes(')')) return undefined;
  const before = text.slice(Math.max(open + 1, amounts[index - 1]?.end ?? 0), start);
  // "(the total payment for a 6 week block is £72)" is a sentence of its own.
  if (/\s(?:is|are|costs?)\s*$/i.test(before)) return undefined;
  const close = text.indexOf(')', end);
  const after = text.slice(end, amounts[index + 1]?.start ?? (close < 0 ? text.length : close));
  const said = tidyName(/\p{L}|\d/u.test(before) ? before : after).replace(/^or\s+|\s+for$/gi, '');
  return { first, said };
}

/** The headline of a page, its only heading of the highest level, if it names an item. */
export function headlineOf(lines: readonly FactLine[]): string | undefined {
  const headings = lines.filter(({ kind, place }) => kind === 'heading' && place === 'content');
  const level = Math.min(...headings.map((line) => line.level));
  const [first, ...others] = headings.filter((line) => line.level === level);
  return first && others.length === 0 ? headingOf({ ...first, heading: first.text }) : undefined;
}

const MAX_WORDS = 14;
const MAX_DISH_WORDS = 22;

/** Whether a line is a sentence or ends one. Leader dots before a price do not. */
function hasSentence(text: string): boolean {
  const said = withoutNumbering(text)
    .replace(/[.…·_]{3,}/g, ' ')
    .replace(PRICE, ' ');
  const words = said.split(/\s+/).length;
  // A dish may name all that is in it.
  const isLong = words > (/,.*,/s.test(said) ? MAX_DISH_WORDS : MAX_WORDS);
  return isLong || /(?<!\b(?:inc|exc?)l?)[.!?]\s+\p{Lu}/u.test(said);
}

/** The prices of a line, each with its item; those without a certain item are left out. */
export function pricesOfLine(lines: readonly FactLine[], at: number): PricedItem[] {
  const line = lines[at] as FactLine;
  const amounts = findAmounts(line.text).filter((amount) => !isNotPaid(line.text, amount));
  if (amounts.length === 0 || amounts.length > MAX_AMOUNTS) return [];
  // A table row that names its item in a cell is no sentence.
  const isRow = line.cells.length > 1 && findAmounts(line.cells[0] ?? '').length === 0;
  const isText = !isRow && hasSentence(line.text);
  const items: (Omit<PricedItem, 'amount'> | undefined)[] = [];
  for (const [index, amount] of amounts.entries()) items.push(itemOf(amount, index));
  return amounts.flatMap((amount, index) => {
    const item = items[index];
    // "$175 simple / $300 surgical": the second is no item by itself.
    const isPart = index > 0 && /^\p{Ll}/u.test(item?.item ?? '') && /^\p{Lu}/u.test(items[0]?.item ?? '');
    if (isPart) return [];
    const isOneOfTwo = !isRow && items[index + 1] === undefined && isAlternative(line.text, amounts, index);
    return item && !isOneOfTwo ? [{ amount, ...item }] : [];
  });

  function itemOf(amount: Amount, index: number): Omit<PricedItem, 'amount'> | undefined {
    const brackets = bracketsOf(line.text, amounts, index);
    if (brackets) {
      const of = items[brackets.first];
      return of && brackets.said ? { ...of, item: `${of.item} (${brackets.said})` } : undefined;
    }
    if (isRow && (isUnnamedInCell(line, amounts, index) || isInSentence(line, amount))) return undefined;
    const column = line.cells.length > 1 ? columnTitle(lines, at, amounts, index) : undefined;
    if (isRow && column && isOfOthers(column)) return undefined;
    if (isText) {
      const item = itemBeforeDash(line.text, amount);
      if (item) return { item, named: 'line' };
      const stated = itemOfSentence(line.text, amount, () => headlineOf(lines));
      if (stated) return { item: stated, named: 'sentence' };
      const heading = isOnlyPrice(line.text, amount) && !hasPricesBeside(lines, at) ? headingOf(line) : undefined;
      return heading ? { item: heading, named: 'elsewhere' } : undefined;
    }
    const inRow = itemInRow(lines, at, amounts, index, column);
    const inLine = inRow ? undefined : itemInLine(line.text, amounts, index);
    const isPart = inLine === undefined || isVariant(inLine) || isDuration(inLine);
    const term = isPart || amounts.length > 1 ? undefined : termOf(lines, at);
    if (term) return { item: term, named: 'line' };
    const begun = index === 0 && inLine ? beginningOf(lines, at) : undefined;
    const item = begun ? tidyName(`${begun} ${inLine}`) : withGroup(inRow ?? inLine, lines, at);
    if (item) return { item, named: isRow ? 'row' : 'line' };
    const stated = itemOfSentence(line.text, amount, () => headlineOf(lines));
    if (stated) return { item: stated, named: 'sentence' };
    const other = itemElsewhere(lines, at, amounts, index);
    return other ? { item: other, named: 'elsewhere' } : undefined;
  }
}
