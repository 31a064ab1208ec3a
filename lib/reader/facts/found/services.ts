import { Element } from 'domhandler';
import { factsWords } from '../../lexicon/lexicon';
import { memoize } from '../../text/memoize';
import type { FoundText } from '../shared/fact-types';
import { type FactLine, joinHeadings } from '../shared/page-lines';
import { titleParts } from '../shared/title-parts';
import { areAlike } from './alike';
import { sectionBelow } from './sections';

type Found = FoundText & { line: FactLine };

/** What a list of services is headed by: "Our services", "Treatments we offer". */
const SERVICES = factsWords('serviceNames', 'services');
const BEFORE_SERVICES = /^(?:[\p{L}&]+ ){0,3}$/u;
const AFTER_SERVICES = /^(?: (?:we|include|offered|across|in|for|to).{0,30})?\s*[:.]?$/i;
/** Headings and buttons that name no service. */
const NOT_SERVICE = factsWords('serviceNames', 'notService', /\?$/u);
/** The longest name of a service. */
const MAX_NAME = 70;

/** Whether services are listed below a heading: "Our services", "What we do". */
const isServicesHeading = memoize(
  (text): boolean => text.length <= 100 && SERVICES.standsBetween(text, BEFORE_SERVICES, AFTER_SERVICES),
);

/** Whether a text can be the name of a service: short, no sentence, and none of the usual headings and buttons. */
const namesService = memoize(
  (text): boolean =>
    text.length >= 3 &&
    text.length <= MAX_NAME &&
    text.split(/\s+/).length <= 9 &&
    !NOT_SERVICE.test(text) &&
    !isServicesHeading(text) &&
    !/[€£$%]|\s-\s\d|\d{3}[\s-]?\d|\s\d{2,5}$|^\P{L}+$|[.!?] \p{Lu}/u.test(text),
);

/** The name in a line: a heading may have a number in front and its price behind, the item of a list ends as a sentence does. */
function nameIn(line: FactLine): string {
  const { kind, text } = line;
  if (kind === 'heading') return text.replace(/^\d{1,2}[.)]\s*|\s-\s\d.*$/gu, '');
  return namedIn(line)?.name ?? (kind === 'item' ? text.replace(/\.$/, '') : text);
}

const MIN_DESCRIPTION = 30;
const MAX_DESCRIPTION = 500;
const MIN_LIST = 2;
/** So many alike names are a list on any page. */
const LONG_LIST = 3;

/** Contacts, times and years, which are said of no service. */
const NUMBER = /\d.?\d.?\d/;

/** The name in bold type that a text begins with, and what is said of it behind a colon or dash or below: "**Haircut:** Our barbers …". */
function namedIn({ text, block }: FactLine): { name: string; said: string } | undefined {
  const [before, bold = ''] = block.markdown.split('**', 2);
  if (before !== '' || bold === '' || !block.text.startsWith(text) || !text.startsWith(bold)) return undefined;
  const [name = ''] = bold.split(':', 1);
  const behind = block.text.slice(name.length).replace(/^ +/, '');
  const said = behind.replace(/^[\s:–—-]+/, '');
  const isText =
    said.length >= MIN_DESCRIPTION && said.length <= MAX_DESCRIPTION && !NUMBER.test(said) && !said.includes('@');
  return isText && said !== behind ? { name, said } : undefined;
}

/** A name with the paragraph below it. */
function withDescription(line: FactLine, next: FactLine | undefined): string {
  const named = namedIn(line);
  if (named) return `${named.name}\n${named.said}`;
  const { kind, text } = line;
  const isDescription = kind !== 'item' && next?.kind === 'paragraph' && next.text.length >= MIN_DESCRIPTION;
  return isDescription && next.text.length <= MAX_DESCRIPTION ? `${text}\n${next.text}` : text;
}

/** Whether a line of its own leads to a page of its own, or stands above a text. */
const isLabel = (line: FactLine, next: FactLine | undefined): boolean =>
  namedIn(line) !== undefined || isLabelOf(line, next);

const isLabelOf = ({ text, block }: FactLine, next: FactLine | undefined): boolean =>
  block.region.element?.name === 'dt' ||
  block.linkLength >= block.length ||
  (next?.kind === 'paragraph' && next.text.length > text.length + MIN_DESCRIPTION);

/** Pages whose content is little more than their footer show that as content. */
function isInFooter({ block }: FactLine): boolean {
  for (let at = block.region.element?.parent ?? null; at; at = at.parent)
    if (at instanceof Element && at.name === 'footer') return true;
  return false;
}

/** The names in a section, those that are marked up alike together. */
function listsIn(section: readonly FactLine[]): FactLine[][] {
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
    else lists.push([line]);
  }
  return lists;
}

type Listed = { name: FactLine; group?: string };

/**
 * The names of a section: its first headings, or those below each of them; without any, the items of a list, or lines of their own. Of a whole
 * page (`isPage`), headings of which some have others below them are those of its sections.
 */
function namesIn(section: readonly FactLine[], isPage = false): Listed[] {
  const lists = listsIn(section);
  const headings = lists.filter(([first]) => first?.kind === 'heading');
  const [groups = []] = headings;
  if (groups.length === 0) {
    const list = lists.find(([first]) => first?.kind === 'item') ?? lists.find(({ length }) => length >= LONG_LIST);
    return (list ?? []).map((name) => ({ name }));
  }
  const level = groups[0]?.level ?? 0;
  const deeper = headings.filter(([first]) => first !== undefined && first.level > level).flat();
  // One heading is no list: it is above one.
  const [only] = groups;
  if (only && groups.length === 1 && deeper.length > 0)
    return namesIn(section.slice(section.indexOf(only) + 1), isPage).map((one) => ({ group: only.text, ...one }));
  const starts = groups.map((group) => section.indexOf(group));
  const grouped = deeper.map((name) => {
    const at = section.indexOf(name);
    return { name, group: groups[starts.findLastIndex((start) => start < at)]?.text };
  });
  // What each service has, such as "Our process", is no service.
  const areAllDistinct = new Set(deeper.map(({ text }) => text)).size === deeper.length;
  const haveAll = groups.every(({ text }) => grouped.filter(({ group }) => group === text).length >= MIN_LIST);
  if (areAllDistinct && haveAll) return grouped;
  return isPage && deeper.length > 0 ? [] : groups.map((name) => ({ name }));
}

/** The items below one of a menu. */
function submenuOf(lines: readonly FactLine[], at: number): FactLine[] {
  const { level } = lines[at] as FactLine;
  const end = lines.findIndex((line, other) => other > at && (line.kind !== 'item' || line.level <= level));
  return lines.slice(at + 1, end < 0 ? undefined : end).filter(({ text }) => namesService(text));
}

/** Where a list of services begins and what it has; the whole page, if its name says that. */
function* sectionsOf(lines: readonly FactLine[], title: string, url: string): Generator<[string, readonly Listed[]]> {
  let isHeaded = false;
  const menus: [string, readonly Listed[]][] = [];
  for (const [at, line] of lines.entries()) {
    const { kind, place, text, isQuoted } = line;
    if (isQuoted || (kind === 'paragraph' && !text.endsWith(':')) || kind === 'row' || !isServicesHeading(text))
      continue;
    if (kind === 'heading') {
      const names = namesIn(sectionBelow(lines, at));
      isHeaded ||= names.length > 0;
      yield [text, names];
    } else if (kind === 'paragraph' && lines[at + 1]?.kind === 'item') {
      const end = lines.findIndex((other, index) => index > at && other.kind !== 'item');
      yield [text, namesIn(lines.slice(at + 1, end < 0 ? undefined : end))];
    } else if (kind === 'item' && place === 'header') {
      const names = submenuOf(lines, at).map((name) => ({ name }));
      if (names.length >= LONG_LIST) menus.push([text, names]);
    }
  }
  yield* menus;
  const slug =
    new URL(url).pathname
      .split('/')
      .findLast(Boolean)
      ?.replace(/\.\w+$/, '') ?? '';
  const [name = ''] = titleParts(title);
  const named = [slug.replace(/[-_]/g, ' '), name].find(isServicesHeading);
  if (isHeaded || named === undefined) return;
  const names = namesIn(lines, true);
  if (names.length >= LONG_LIST) yield [name || named, names];
}

/** Names below a heading such as "Services" or "What we do": lists of headings or items that are marked up alike. */
export function findServices(given: readonly FactLine[], title: string, url: string): Found[] {
  const lines = joinHeadings(given);
  return [...sectionsOf(lines, title, url)].flatMap(([heading, names]) =>
    names.length < MIN_LIST
      ? []
      : names.map(({ name, group }) => ({
          text: withDescription(name, lines[lines.indexOf(name) + 1]),
          heading: group ?? heading,
          signs: names.length >= LONG_LIST ? 2 : 1,
          line: name,
        })),
  );
}
