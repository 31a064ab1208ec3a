import type { ParentNode } from 'domhandler';
import type { FactLine } from './page-lines';
import { findAmounts, PRICE } from './price-amounts';
import {
  isCertain,
  isContinuation,
  isDetail,
  isDuration,
  isVariant,
  MAX_NAME,
  namesItem,
  tidyName,
} from './price-names';
import { endsInProse } from './price-sentences';

/** A line of what a price includes: "2 x classes per week". */
const INCLUDED = /^\d+\s?x\s/i;
const MAX_LINES_ABOVE = 6;
const MAX_GROUP = 16;
/** A name from another line; a question is none, nor is the middle of a sentence that continues with the price. */
const tidy = (text: string | undefined) =>
  text === undefined || /^what[’']?s\b|(?:\?|\b(?:from(?: only| just)?|at|for|of|to|and|the))\s*$/i.test(text)
    ? undefined
    : tidyName(text);
/** "Duration: 2 days", "Location: the hall", "Group size": details of the item above them. */
const LABELLED = /^(?:\p{L}[\p{L} ]{2,18}:(?:\s|$)|(?:duration|location|venue|dates?|group size|level)\b)/iu;
const isShort = ({ text }: FactLine) => text.length <= 60 && !/[.!?]$/.test(text) && !LABELLED.test(text);
const hasAmount = ({ text }: FactLine) => findAmounts(text).length > 0;
const isHeadingName = ({ kind, text }: FactLine) => kind === 'heading' && namesItem(text);

function elementsAround({ block }: FactLine): unknown[] {
  const elements: unknown[] = [];
  for (let at: ParentNode | null = block.region.element; at; at = at.parent) elements.push(at);
  return elements;
}

/** How many elements contain both lines. */
function sharedDepth(line: FactLine, other: FactLine): number {
  const around = new Set(elementsAround(line));
  return elementsAround(other).filter((element) => around.has(element)).length;
}

/** The name below a price that shares an element with it, such as a card, which the line above the price does not. */
function nameBelow(lines: readonly FactLine[], at: number): string | undefined {
  const [above, line, next] = [lines[at - 1], lines[at] as FactLine, lines[at + 1]];
  if (!above || !next || line.kind === 'heading' || next.kind === 'row') return undefined;
  return isShort(next) &&
    !hasAmount(next) &&
    namesItem(next.text) &&
    !isDetail(next.text) &&
    sharedDepth(line, next) > sharedDepth(line, above)
    ? next.text
    : undefined;
}

/** The name above a price in the same card: the first line that shares an element with it, but not with the prices around it. */
function nameInCard(lines: readonly FactLine[], at: number): string | undefined {
  const line = lines[at] as FactLine;
  const before = lines.slice(Math.max(0, at - MAX_GROUP), at).findLast(hasAmount);
  const others = [before, lines.slice(at + 1, at + MAX_GROUP).find(hasAmount)].filter((one) => one !== undefined);
  if (others.length === 0) return undefined;
  const outside = Math.max(...others.map((other) => sharedDepth(line, other)));
  let [name, variant]: (string | undefined)[] = [];
  for (let above = at - 1; above >= Math.max(0, at - MAX_GROUP); above -= 1) {
    const one = lines[above] as FactLine;
    if (hasAmount(one) || one.kind === 'row' || one.isQuoted || sharedDepth(one, line) <= outside) break;
    if (isVariant(one.text)) variant = one.text;
    else if (isShort(one) && namesItem(one.text) && !isDetail(one.text) && !/\s·\s/.test(one.text)) name = one.text;
    if (one.kind === 'heading') break;
  }
  return name && variant ? `${name} (${variant})` : name;
}

/** Whether other lines under the heading of a line have prices. */
export function hasPricesBeside(lines: readonly FactLine[], at: number): boolean {
  for (const step of [-1, 1]) {
    let beside = at + step;
    for (let line = lines[beside]; line && line.kind !== 'heading'; line = lines[beside]) {
      if (hasAmount(line)) return true;
      beside += step;
    }
  }
  return false;
}

/** The nearest line above a price that names something, otherwise the heading. */
function nearestName(lines: readonly FactLine[], at: number): string | undefined {
  const { block, heading, kind, text } = lines[at] as FactLine;
  const isOnlyPrice = tidyName(text.replace(PRICE, ' ')) === '';
  for (let above = at - 1; above >= Math.max(0, at - MAX_LINES_ABOVE); above -= 1) {
    const line = lines[above] as FactLine;
    if (line.kind === 'heading') return namesItem(line.text) && line.text.length <= MAX_NAME ? line.text : undefined;
    if (hasAmount(line) || line.kind === 'row' || line.isQuoted) return undefined;
    // Above the title of a column of prices is the name of the list.
    if (/^(?:price|cost|rate|fee)s?$/i.test(line.text)) return undefined;
    // A list directly above a price is what it includes; the item is named above the list.
    if (line.kind === 'item' && (kind !== 'item' || !isOnlyPrice)) continue;
    // Between a name and its price there may be a description; the name is short and not a sentence.
    if (INCLUDED.test(line.text) || !isShort(line) || !(namesItem(line.text) || isVariant(line.text))) continue;
    const next = lines[above - 1];
    // A heading above several prices is the name of the list, not of one of its items.
    if ((next?.kind === 'heading' || namesItem(heading)) && !hasPricesBeside(lines, at)) return heading;
    const hasNameAbove = next !== undefined && next.heading === heading && isHeadingName(next) && line.block !== block;
    if (!hasNameAbove || next.kind === 'heading') return line.text;
  }
  return namesItem(heading) && heading.length <= MAX_NAME ? heading : undefined;
}

const FIRST_VISIT = /^(?:new|initial|first)\b/i;
const isVisit = (item: string) => /\b(?:appointments?|consultations?|treatments?|visits?|sessions?)$/i.test(item);

const CAPTION = /^(?:from|prices? from|starting (?:at|from)|starts (?:at|from))$/i;

/** Whether the next line is the caption of the price: the lines above are the figures of other tiles. */
function isCaptioned(lines: readonly FactLine[], at: number): boolean {
  const [above, line, next] = [lines[at - 1], lines[at] as FactLine, lines[at + 1]];
  return (
    next !== undefined && CAPTION.test(next.text) && (!above || sharedDepth(line, next) > sharedDepth(line, above))
  );
}

/** The item of a price on its own line, from its card or the lines above. */
export const itemAround = (lines: readonly FactLine[], at: number): string | undefined =>
  isCaptioned(lines, at) || isInColumn(lines, at)
    ? undefined
    : withGroup(tidy(nameBelow(lines, at) ?? nameInCard(lines, at) ?? nearestName(lines, at)), lines, at);

/** Whether a line is an amount and nothing else. */
const isBare = (line: FactLine | undefined): boolean =>
  line !== undefined && hasAmount(line) && tidyName(line.text.replace(PRICE, ' ')) === '';

/** Whether a price is one of a column of prices, so that the names next to it are not its own. */
const isInColumn = (lines: readonly FactLine[], at: number): boolean =>
  isBare(lines[at]) && (isBare(lines[at - 1]) || isBare(lines[at + 1]));

const PRICES = /\s(?:prices|pricing)$/i;

/** Prefixes an item that is only a duration or a variant with the name of its group. */
export function withGroup(item: string | undefined, lines: readonly FactLine[], at: number): string | undefined {
  if (item === undefined) return undefined;
  const continues = isContinuation(item);
  const isPart = continues || isVariant(item);
  if (!isPart && !isDuration(item)) return item;
  // The lines above a number of courses are what they consist of.
  const { heading = '' } = lines[at] ?? {};
  const name = /\bcourses?$/i.test(item)
    ? namesItem(heading) && !isDetail(heading)
      ? heading
      : undefined
    : ((continues ? undefined : nameBelow(lines, at)) ??
      groupName(lines, at, continues) ??
      (isCertain(item) ? undefined : nameInOutline(lines, at)));
  // The counterpart of "New consultation" is an item of its own.
  if (name && FIRST_VISIT.test(name) && isVisit(item)) return item;
  const label = continues ? undefined : labelAbove(lines, at, item);
  if (name) return `${name.replace(PRICES, '')} (${label ? `${label}, ` : ''}${item})`;
  return isPart && !continues ? item : undefined;
}

/** The variant that the prices above a price and its own are of: "Summer" above "Monday – Thursday €80" and "Friday – Sunday €95". */
function labelAbove(lines: readonly FactLine[], at: number, item: string): string | undefined {
  const above = lines.slice(Math.max(0, at - MAX_GROUP), at).findLast((line) => !hasAmount(line));
  const label = above?.kind === 'row' || above?.kind === 'heading' ? '' : tidyName(above?.text ?? '');
  return isVariant(label) && label !== item ? label : undefined;
}

const MAX_OUTLINE = 200;
const MAX_HEADING_WORDS = 4;

/** The nearest name among the headings above a line, each of a higher level than the last: "Gift card" above "Prices" above "Large". */
function nameInOutline(lines: readonly FactLine[], at: number): string | undefined {
  let level = Number.POSITIVE_INFINITY;
  for (let above = at - 1; above >= Math.max(0, at - MAX_OUTLINE) && level > 1; above -= 1) {
    const line = lines[above] as FactLine;
    if (line.kind !== 'heading' || line.level >= level || line.place !== 'content') continue;
    level = line.level;
    const name = tidyName(line.text);
    if (namesItem(name) && !isDetail(name))
      return name.split(' ').length <= MAX_HEADING_WORDS && !/[!?]$|\bonly$/i.test(name) ? name : undefined;
  }
  return undefined;
}

/**
 * The nearest line above that names something, skipping descriptions, durations and prices of the same group. Of table rows,
 * only those that a `continues` item can belong to are names.
 */
function groupName(lines: readonly FactLine[], at: number, continues: boolean): string | undefined {
  let isBeyondLabel = false;
  for (let above = at - 1; above >= Math.max(0, at - MAX_GROUP); above -= 1) {
    const line = lines[above] as FactLine;
    const { text, kind, cells, isQuoted, block } = line;
    if (isQuoted) return undefined;
    // Beyond the label of a part of the group are the prices of other parts.
    if (isBeyondLabel && hasAmount(line)) continue;
    isBeyondLabel ||= isVariant(tidyName(text));
    if (continues && isContinuation(cells[0] ?? '')) continue;
    const said = tidyName(kind === 'row' ? (continues ? (cells[0] ?? '') : '') : text.replace(PRICE, ''));
    const isOfBlock = block === lines[at]?.block;
    if (kind === 'heading' && !isOfBlock && isDetail(said)) return undefined;
    if (kind === 'heading')
      return namesItem(said) && said.length <= 70 && !/[!?]$|\bonly$/i.test(said) ? said : undefined;
    const isDescription = said.length > 70 || /^\p{Ll}|[.!?]$/u.test(text) || endsInProse(said);
    if (said !== '' && !isDescription && !isDetail(said.replace(/\s*\([^)]*\)$/, '')))
      return namesItem(said) ? said : undefined;
  }
  return undefined;
}
