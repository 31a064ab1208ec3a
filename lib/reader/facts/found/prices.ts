import { memoizeByObject } from '@/lib/text/memoize';
import { factsWords, wordList } from '../../lexicon/lexicon';
import { sentencesOf } from '../../text/tokens';
import type { FoundText } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { areAlike, elementsAround, sharedDepth } from './alike';
import { OURS } from './people-in-text';
import { findAmounts, isNotPaid, withoutAmounts } from './price-amounts';

type Found = FoundText & { line: FactLine };

/** Longer lines are texts that mention an amount. */
const MAX_LINE = 300;
/** The most lines of a card above or below its price. */
const MAX_CARD = 10;
/** How far above a row its column heads may be; it bounds the work on endless tables. */
const MAX_ROWS = 300;
const MIN_LIST = 3;
const PRICES = factsWords('prices', 'prices');
/** A longer line is about something else, of which it says whether VAT is included. */
const MAX_NOTE = 120;
/** What a line below a list says of all its prices. */
const NOTE = factsWords('prices', 'note', /^\s*\*/u);

/** Whom or what else something is paid to, or for: "The council charges …", "the public car park". */
const OTHERS = factsWords('prices', 'others');

/** Whether a sentence with an amount says what another charges, and nothing of the business. */
function isChargedByOthers({ kind, text }: FactLine): boolean {
  if (kind === 'row' || !OTHERS.test(text)) return false;
  const [priced] = sentencesOf(text).filter((sentence) => findAmounts(sentence).length > 0);
  return priced !== undefined && OTHERS.test(priced) && !OURS.test(priced);
}

/** Whether a line has an amount that customers pay. Menus are often in elements that are named as those for navigation. */
const isPriced = memoizeByObject(
  (line: FactLine): boolean =>
    line.place !== 'footer' &&
    !line.isQuoted &&
    line.text.length <= MAX_LINE &&
    findAmounts(line.text).some((amount) => !isNotPaid(line.text, amount)) &&
    !isChargedByOthers(line),
);

/** Words that say more about an amount, but not what it is for. */
const ABOUT_AMOUNT = new Set(wordList('prices', 'aboutAmount'));

/** Whether a line says what costs something, and not only how much. */
const namesItem = (text: string): boolean =>
  (withoutAmounts(text).match(/\p{L}{3,}/gu) ?? []).some((word) => !ABOUT_AMOUNT.has(word.toLowerCase()));

/** The lines of the card that a price stands in alone, from its heading. Undefined in a column of prices beside one of names. */
function cardOf(lines: readonly FactLine[], at: number): FactLine[] | undefined {
  const line = lines[at] as FactLine;
  const isAmount = (one: FactLine | undefined) => one !== undefined && isPriced(one) && !namesItem(one.text);
  if (isAmount(lines[at - 1]) || isAmount(lines[at + 1])) return undefined;
  const before = lines.slice(0, at).findLast(isPriced);
  const after = lines.slice(at + 1).find(isPriced);
  // The card of the only price is the element around its own.
  const isOnly = !before && !after;
  const outside = isOnly
    ? elementsAround(line).length - 2
    : Math.max(...[before, after].map((one) => sharedDepth(line, one)));
  const isInside = (one: FactLine | undefined): one is FactLine =>
    one !== undefined && !isPriced(one) && one.kind !== 'row' && !one.isQuoted && sharedDepth(one, line) > outside;
  let [from, to] = [at, at];
  while (at - from < MAX_CARD && isInside(lines[from - 1]) && lines[from]?.kind !== 'heading') from -= 1;
  while (to - at < MAX_CARD && isInside(lines[to + 1]) && lines[to + 1]?.kind !== 'heading') to += 1;
  const card = lines.slice(from, to + 1);
  if (card.some(({ text }) => namesItem(text))) return card;
  const above = lines[at - 1];
  const isName = above !== undefined && !isPriced(above) && above.kind !== 'row' && above.text.length <= MAX_LINE / 4;
  return isName && above.heading === line.heading ? [above, line] : [line];
}

/** The term that a line describes in a list of terms: "Moscow Mule" above "Vodka, lime, ginger beer €8". */
function withTerm(lines: readonly FactLine[], at: number): FactLine[] {
  const [above, line] = [lines[at - 1], lines[at] as FactLine];
  const nameOf = (one?: FactLine) => one?.block.region.element?.name;
  return nameOf(line) === 'dd' && nameOf(above) === 'dt' ? [above as FactLine, line] : [line];
}

/** Whether the last cell of a row is nothing but a number. */
const endsWithNumber = ({ cells }: FactLine): boolean => /^\d{1,5}(?:[.,]\d\d?)?$/.test(cells.at(-1) ?? '');

/** The cells above a row that name its columns, and the row that names its part of the table. */
function headsOf(lines: readonly FactLine[], at: number): { columns?: string; section?: string } {
  const { cells } = lines[at] as FactLine;
  const heads: { columns?: string; section?: string } = {};
  for (let above = at - 1; lines[above]?.kind === 'row' && above > at - MAX_ROWS; above -= 1) {
    const row = lines[above] as FactLine;
    if (isPriced(row) || endsWithNumber(row)) continue;
    if (row.cells.length === 1) heads.section ??= row.text;
    else if (Math.abs(row.cells.length - cells.length) <= 1) return { ...heads, columns: row.text };
  }
  return heads;
}

/** What the line above a list says of its items, if it ends with a colon. */
function headOfList(lines: readonly FactLine[], at: number): string | undefined {
  const line = lines[at] as FactLine;
  const above = line.kind === 'item' ? lines.slice(0, at).findLast(({ kind }) => kind !== 'item') : undefined;
  if (above?.heading !== line.heading || above.text.length > MAX_NOTE) return undefined;
  return /^(.*):[\s–-]*$/.exec(above.text)?.[1];
}

/** The heading that a line is below; for a heading, the one of a higher level. */
const headingOf = (lines: readonly FactLine[], at: number): string => {
  const { kind, level, heading } = lines[at] as FactLine;
  if (kind !== 'heading') return headOfList(lines, at) ?? heading;
  return lines.slice(0, at).findLast((line) => line.kind === 'heading' && line.level < level)?.text ?? '';
};

/** What lines say of all prices below their heading; those of a card are about its own. */
function notesOf(lines: readonly FactLine[], cards: ReadonlySet<FactLine>): Map<string, string> {
  const isNote = (line: FactLine) =>
    line.place === 'content' &&
    line.kind !== 'heading' &&
    line.cells.length < 2 &&
    line.text.length <= MAX_NOTE &&
    NOTE.test(line.text);
  return new Map(lines.filter((line) => isNote(line) && !cards.has(line)).map(({ heading, text }) => [heading, text]));
}

/** The lines that are marked up like at least two others with prices. */
function listedOf(priced: readonly FactLine[]): Set<FactLine> {
  const lists: FactLine[][] = [];
  for (const line of priced) {
    const list = lists.find(
      ([first]) => first?.kind === line.kind && areAlike(first.block.region.element, line.block.region.element),
    );
    if (list) list.push(line);
    else lists.push([line]);
  }
  return new Set(lists.filter(({ length }) => length >= MIN_LIST).flat());
}

/** What costs something, and a number without currency, which is no year. */
const BARE_PRICE = /\p{L}{3}.*\s(?!(?:19|20)\d\d$)\d{1,5}(?:[.,]\d\d?)?$/u;
/** So much of a list has to end with numbers. */
const MOST = 0.8;

/** Rows that end with a number, below a head with the sign of a currency: "Annual service | 189" below "From €". */
const bareRows = (lines: readonly FactLine[]): Found[] =>
  lines.flatMap((line, at) => {
    if (line.cells.length < 2 || line.place !== 'content' || !endsWithNumber(line) || isPriced(line)) return [];
    const { columns = '', section = line.heading } = headsOf(lines, at);
    if (!/[€£$]/.test(columns.split(' | ').at(-1) ?? '')) return [];
    return [{ text: line.text, heading: section || undefined, columns, signs: 2, line }];
  });

/** The items of a page that is called prices, in a list without currency: "60 minutes 600". */
function barePrices(lines: readonly FactLine[], title: string): Found[] {
  if (!PRICES.test(title)) return [];
  const items = lines.filter(({ kind, place, isQuoted }) => kind === 'item' && place === 'content' && !isQuoted);
  const bare = items.filter(({ text }) => text.length <= MAX_LINE && BARE_PRICE.test(text));
  const listed = listedOf(bare);
  if (listed.size < items.length * MOST) return [];
  return [...listed].map((line) => ({ text: line.text, heading: line.heading || undefined, signs: 2, line }));
}

/** The lines with prices as the page shows them: rows with their column heads, the lines of a card, each with its heading and the note below its list. */
export function findPrices(lines: readonly FactLine[], title = ''): Found[] {
  const priced = lines.flatMap((line, at) => {
    if (!isPriced(line)) return [];
    const isItem = namesItem(line.text) || headOfList(lines, at) !== undefined;
    const shown = isItem ? withTerm(lines, at) : cardOf(lines, at);
    return shown ? [{ line, shown, at: lines.indexOf(shown[0] as FactLine) }] : [];
  });
  const notes = notesOf(lines, new Set(priced.flatMap(({ shown }) => shown)));
  const listed = listedOf(priced.map(({ line }) => line));
  const found = priced.flatMap(({ line, shown, at }): Found[] => {
    const isRow = line.cells.length > 1;
    const { columns, section } = isRow ? headsOf(lines, at) : {};
    const heading = section ?? headingOf(lines, at);
    if (!heading && !shown.some(({ text }) => namesItem(text))) return [];
    const text = shown.map((one) => one.text).join('\n');
    const isAbout = [heading, columns ?? '', title, text].some((one) => PRICES.test(one));
    const signs = [isRow, listed.has(line), isAbout].filter(Boolean).length;
    return [{ text, heading: heading || undefined, columns, note: notes.get(line.heading), signs, line }];
  });
  return [...found, ...bareRows(lines), ...barePrices(lines, title)];
}
