import { Element } from 'domhandler';
import { memoizeByObject } from '@/lib/text/memoize';
import type { FactLine } from '../shared/page-lines';
import { areAlike } from './alike';
import { hasDate } from './dates';
import { namesService, namesWork } from './service-names';

/** The name in a line: a heading may have a number in front and its price behind, the item of a list ends as a sentence does. */
export function nameIn(line: FactLine): string {
  const { kind, text } = line;
  if (kind === 'heading') return text.replace(/^\d{1,2}[.)]\s*|\s-\s\d.*$/gu, '');
  return namedIn(line)?.name ?? (kind === 'item' ? text.replace(/\.$/, '') : text);
}

export const MIN_DESCRIPTION = 30;
export const MAX_DESCRIPTION = 500;
/** So many alike names are a list on any page. */
export const LONG_LIST = 3;

/** The most lists of a section. */
const MAX_LISTS = 40;

/** Contacts, times and years, which are said of no service. */
const NUMBER = /\d.?\d.?\d/;

/** The first words of an item: "Boilers. Gas and oil, …". */
const LEAD = /^(?:[\p{L}&’'-]+ ){0,3}[\p{L}&’'-]+(?=[.:] | [–—-] )/u;

/** The name that a text begins with, in bold type or in an item, and what is said of it: "**Haircut:** Our barbers …". */
export function namedIn({ kind, text, block }: FactLine): { name: string; said: string } | undefined {
  const lead = kind === 'item' ? LEAD.exec(text)?.[0] : undefined;
  const [before, bold = ''] = lead ? ['', lead] : block.markdown.split('**', 2);
  if (before !== '' || bold === '' || !block.text.startsWith(text) || !text.startsWith(bold)) return undefined;
  const [name = ''] = bold.split(':', 1);
  const behind = block.text.slice(name.length).replace(/^ +/, '');
  const said = behind.replace(/^[\s.:–—-]+/, '');
  const isText =
    said.length >= MIN_DESCRIPTION && said.length <= MAX_DESCRIPTION && !NUMBER.test(said) && !said.includes('@');
  return isText && said !== behind ? { name, said } : undefined;
}

/** Whether a line of its own leads to a page of its own, or stands above a text. */
const isLabel = (line: FactLine, next: FactLine | undefined): boolean =>
  namedIn(line) !== undefined || isLabelOf(line, next);

const isLabelOf = ({ text, block }: FactLine, next: FactLine | undefined): boolean =>
  block.region.element?.name === 'dt' ||
  block.linkLength >= block.length ||
  (next?.kind === 'paragraph' && next.text.length > text.length + (/[.!]$/.test(next.text) ? 0 : MIN_DESCRIPTION));

/** Pages whose content is little more than their footer show that as content. */
function isInFooter({ block }: FactLine): boolean {
  for (let at = block.region.element?.parent ?? null; at; at = at.parent)
    if (at instanceof Element && at.name === 'footer') return true;
  return false;
}

/** A number in front of a step, or in a line of its own above it: "1.", "Schritt 1:", "01". */
const NUMBERED = /^(?:\p{L}+ )?0?(\d)(?:[.):]|$|\s)/u;

const placesOf = memoizeByObject((lines: readonly FactLine[]) => new Map(lines.map((line, at) => [line, at])));

/** Whether the names of a list are steps that are counted, most of which do not tell of work. */
function areSteps(list: readonly FactLine[], section: readonly FactLine[]): boolean {
  const inOrder = (texts: readonly string[]) => {
    const numbers = texts.map((text) => Number(NUMBERED.exec(text)?.[1]));
    return numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  };
  const isCounted =
    inOrder(list.map(({ text }) => text)) ||
    inOrder(list.map((line) => section[(placesOf(section).get(line) ?? 0) - 1]?.text ?? '')) ||
    list.every(({ block }) => block.region.parent?.element?.name === 'ol');
  return isCounted && list.filter((line) => namesWork(nameIn(line))).length * 2 <= list.length;
}

/** Whether most cards of a list have a date, as those of events do. */
function areEvents(list: readonly FactLine[], section: readonly FactLine[]): boolean {
  const starts = list.map((line) => placesOf(section).get(line) ?? 0);
  const cards = starts.map((start, at) => section.slice(start, Math.min(starts[at + 1] ?? start + 3, start + 6)));
  return cards.filter((card) => card.some(({ text }) => hasDate(text))).length * 2 > list.length;
}

/** The names in a section, those that are marked up alike together, without steps and events. `around`: the lines of their cards. */
export function listsIn(section: readonly FactLine[], around = section): FactLine[][] {
  const lists: FactLine[][] = [];
  for (const [at, line] of section.entries()) {
    const { kind, level, place, isQuoted, block } = line;
    if (place !== 'content' || isQuoted || kind === 'row' || kind === 'code' || !namesService(nameIn(line))) continue;
    if (/[.:!]$/.test(nameIn(line)) || (kind === 'paragraph' && !isLabel(line, section[at + 1])) || isInFooter(line))
      continue;
    const { element } = block.region;
    const list = lists.find(([first]) => {
      const other = first?.block.region.element;
      const isSameKind = first?.kind === kind && first.level === level;
      return isSameKind && areAlike(other, element) && areAlike(other?.parent, element?.parent);
    });
    if (list) list.push(line);
    else if (lists.length < MAX_LISTS) lists.push([line]);
  }
  return lists.filter((list) => !(list.length > 1 && (areSteps(list, around) || areEvents(list, around))));
}
