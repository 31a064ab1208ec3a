import { isHomePath } from '../../page/content-type';
import type { FoundText } from '../shared/fact-types';
import { type FactLine, joinHeadings } from '../shared/page-lines';
import { titleParts } from '../shared/title-parts';
import { offeredLists, offeringSentences, pricedServices } from './offered-lists';
import { sectionBelow } from './sections';
import { LONG_LIST, listsIn, MAX_DESCRIPTION, MIN_DESCRIPTION, namedIn } from './service-lists';
import { introducesServices, isBesideWork, isServicesHeading, namesService } from './service-names';

type Found = FoundText & { line: FactLine };
const MIN_LIST = 2;

/** A name with the paragraph below it. */
function withDescription(line: FactLine, next: FactLine | undefined): string {
  const named = namedIn(line);
  if (named) return `${named.name}\n${named.said}`;
  const { kind, text } = line;
  const isDescription = kind !== 'item' && next?.kind === 'paragraph' && next.text.length >= MIN_DESCRIPTION;
  return isDescription && next.text.length <= MAX_DESCRIPTION ? `${text}\n${next.text}` : text;
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
  const level = groups[0]?.level ?? 0;
  const deeper = headings.filter(([first]) => first !== undefined && first.level > level).flat();
  if (groups.length === 0 || (groups.length === 1 && deeper.length === 0)) {
    const others = lists.filter(([first]) => first?.kind !== 'heading');
    const list = others.find(([first]) => first?.kind === 'item') ?? others.find(({ length }) => length >= LONG_LIST);
    return (list ?? groups).map((name) => ({ name }));
  }
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
    if (isQuoted || kind === 'row' || (kind === 'paragraph' && !text.endsWith(':'))) continue;
    if (!(kind === 'paragraph' ? introducesServices(text) : isServicesHeading(text))) continue;
    if (kind === 'heading') {
      const names = namesIn(sectionBelow(lines, at));
      isHeaded ||= names.length > 0;
      yield [text, names];
    } else if (kind === 'paragraph' && lines[at + 1]?.kind === 'item') {
      const end = lines.findIndex((other, index) => index > at && other.kind !== 'item');
      const names = namesIn(lines.slice(at + 1, end < 0 ? undefined : end));
      // What guests find in a room is no service.
      if (!names.some(({ name }) => isBesideWork(name.text))) yield [text, names];
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
export function findServices(
  given: readonly FactLine[],
  title: string,
  url: string,
  prices: readonly Found[] = [],
): Found[] {
  const lines = joinHeadings(given);
  const sections = [...sectionsOf(lines, title, url)];
  const isHeaded = sections.some(([, names]) => names.length >= MIN_LIST);
  const isHome = isHomePath(url);
  if (!isHeaded && (isHome || prices.length > 0)) sections.push(...offeredLists(lines, isHome));
  const listed = sections.flatMap(([heading, names]) =>
    names.length < MIN_LIST
      ? []
      : names.map(({ name, group }) => ({
          text: withDescription(name, lines[lines.indexOf(name) + 1]),
          heading: group ?? heading,
          signs: names.length >= LONG_LIST ? 2 : 1,
          line: name,
        })),
  );
  return [...listed, ...pricedServices(prices), ...offeringSentences(lines)];
}
