import { purposeIn } from '../../page/content-type';
import type { Region } from '../../page/page-blocks';
import { sentencesOf } from '../../text/tokens';
import type { FoundText } from '../shared/fact-types';
import { namesReviews } from '../shared/ownership';
import type { FactLine } from '../shared/page-lines';
import { OURS } from './people-in-text';
import { AND } from './person-line';
import { findAmounts, withoutAmounts } from './price-amounts';
import { LONG_LIST, listsIn, nameIn } from './service-lists';
import {
  headsOtherList,
  isBesideWork,
  isServicesHeading,
  labelsServices,
  namesService,
  namesWork,
  offeredBy,
  offers,
} from './service-names';

/** The most lines of a page that are read for lists without a heading of services. */
const MAX_LINES = 1_000;
/** The longest list that is one of services. */
const MAX_LIST = 40;
/** How many elements around a list may label it. */
const MAX_LABELS = 4;
/** The most words of a name that leads on; headlines of articles have more. */
const MAX_WORDS = 3;
/** The most lines of a card. */
const MAX_CARD = 5;
const MIN_WORK = 2;
/** How much of a list has to tell of work, and how much of one that has prices, leads on or is labelled. */
const MOST = 1 / 2;
const SOME = 1 / 3;

/** The lines of a page below their headings, which for a heading is the one of a higher level. */
function sectionsOf(lines: readonly FactLine[]): Map<FactLine | undefined, FactLine[]> {
  const sections = new Map<FactLine | undefined, FactLine[]>();
  const above: FactLine[] = [];
  for (const line of lines) {
    if (line.kind === 'heading') while ((above.at(-1)?.level ?? 0) >= line.level) above.pop();
    const section = sections.get(above.at(-1));
    if (section) section.push(line);
    else sections.set(above.at(-1), [line]);
    if (line.kind === 'heading') above.push(line);
  }
  return sections;
}

/** The words of classes and ids around a line. */
function labelsOf({ block }: FactLine): string[] {
  const labels: string[] = [];
  for (let at: Region | null = block.region; at && labels.length < MAX_LABELS; at = at.parent)
    if (at.words !== '') labels.push(at.words);
  return labels;
}

/** The lines of each card, which a name begins; the last one has as many as the one before it. */
function cardsOf(lines: readonly FactLine[], names: readonly FactLine[]): FactLine[][] {
  const starts = names.map((name) => lines.indexOf(name));
  return starts.map((start, at) => {
    const length = (starts[at + 1] ?? lines.length) - start;
    const before = start - (starts[at - 1] ?? 0);
    return lines.slice(start, start + (at === starts.length - 1 ? Math.min(length, before) : length));
  });
}

/** Whether cards are short and have the same kinds of lines, which the sections of a page have not. */
const areAlikeCards = (cards: readonly FactLine[][]): boolean =>
  cards.every((card) => card.length <= MAX_CARD) &&
  new Set(cards.map((card) => [...new Set(card.map(({ kind }) => kind))].join())).size === 1;

const isLink = ({ block }: FactLine) => block.linkLength > 0 && block.linkLength >= block.length;
const isShort = (name: string) => name.split(' ').length <= MAX_WORDS;
const isPriced = ({ text }: FactLine) => findAmounts(text).length > 0;

/** Whether a name is that of a usual page, a slogan or a claim, which are in no list of services: "Contact", "Putting you in control". */
const isAside = (name: string) =>
  OURS.test(name) || isBesideWork(name) || ![undefined, 'Services', 'General'].includes(purposeIn(name));

type Priced = FoundText & { line: FactLine };
type List = [heading: string, names: { name: FactLine }[]];

/**
 * Lists of alike names below headings that announce nothing, most of which tell of work; a third is enough where all cards have prices or
 * lead on, or elements are named for services. On pages other than the start page, only priced cards are.
 */
export function offeredLists(lines: readonly FactLine[], isHome: boolean): List[] {
  const page = lines.slice(0, MAX_LINES);
  return [...sectionsOf(page)].flatMap(([heading, section]) => {
    if (heading && (headsOtherList(heading.text) || namesReviews(heading.text))) return [];
    return listsIn(section, page).flatMap((list): List[] => {
      const [first] = list;
      if (!first || (!heading && first.kind === 'heading') || list.length < LONG_LIST || list.length > MAX_LIST)
        return [];
      const labels = labelsOf(first);
      if (labels.some(headsOtherList)) return [];
      const texts = list.map(nameIn);
      const cards = cardsOf(page, list);
      if (texts.some(isAside) || !areAlikeCards(cards)) return [];
      const leadOn = cards.every((card) => card.length > 2 && card.some(isLink)) && texts.every(isShort);
      const arePriced = cards.every((card) => card.some(isPriced));
      if (!isHome && !arePriced) return [];
      const isLabelled = isHome && (labels.some(labelsServices) || leadOn || arePriced);
      const work = texts.filter(namesWork).length;
      const isProven = work >= (leadOn ? 1 : MIN_WORK) && work >= list.length * (isLabelled ? SOME : MOST);
      return isProven ? [[heading?.text ?? '', list.map((name) => ({ name }))]] : [];
    });
  });
}

const MIN_PARTS = 3;
const MAX_PART = 40;

/** The sentences of a page that list what is offered: "We offer bookkeeping, payroll and VAT returns." */
export function offeringSentences(lines: readonly FactLine[]): Priced[] {
  const texts = lines.filter(
    ({ kind, place, isQuoted, heading }) =>
      kind === 'paragraph' && place === 'content' && !isQuoted && !headsOtherList(heading),
  );
  return texts.flatMap((line) =>
    offeredIn(line.text).map((text) => ({ text, heading: line.heading || undefined, signs: 1, line })),
  );
}

function offeredIn(text: string): string[] {
  return !offers(text)
    ? []
    : sentencesOf(text).filter((sentence) => {
        const parts = offeredBy(sentence).split(AND).filter(Boolean);
        const end = parts.findIndex((part) => OURS.test(part));
        const names = end < 0 ? parts : parts.slice(0, end);
        const areNames =
          names.length >= MIN_PARTS && names.every((name) => name.length <= MAX_PART && !isBesideWork(name));
        return areNames && names.filter(namesWork).length >= names.length * MOST;
      });
}

/** The names of a price list of which most tell of work: its rows, items and cards are services. */
export function pricedServices(prices: readonly Priced[]): Priced[] {
  const nameOf = ({ text, line }: Priced) =>
    withoutAmounts((line.cells[0] ?? text).split('\n', 1)[0] ?? '').replace(/[\s:.–—-]+$/u, '');
  const headingsOf = new Map<string, Set<string | undefined>>();
  for (const price of prices)
    headingsOf.set(nameOf(price), (headingsOf.get(nameOf(price)) ?? new Set()).add(price.heading));
  const lists = new Map<string, Priced[]>();
  for (const price of prices) lists.set(price.heading ?? '', [...(lists.get(price.heading ?? '') ?? []), price]);
  return [...lists].flatMap(([heading, list]) => {
    if (headsOtherList(heading)) return [];
    // A quotation.
    if (list.some(({ text }) => text.toLowerCase().includes('total') && !namesWork(text))) return [];
    const named = list.flatMap((price) => {
      const text = nameOf(price);
      // What stands below several headings is a variant of each: "Short hair".
      const isVariant = (headingsOf.get(text)?.size ?? 0) > 1;
      return namesService(text) && !isVariant && !/^\P{L}|\d/u.test(text) && !isBesideWork(text)
        ? [{ ...price, text }]
        : [];
    });
    const offered = named.filter(({ text }) => namesWork(text)).length;
    const isProven = named.length > 1 && (isServicesHeading(heading) || offered >= list.length * MOST);
    return isProven ? named.map(({ columns, note, ...one }) => ({ ...one, signs: 2 })) : [];
  });
}
