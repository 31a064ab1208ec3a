import { Element, type ParentNode } from 'domhandler';
import { isHomePath } from '../extract/content-type';
import { decodeEscapes } from '../percent-escapes';
import { remember } from '../remember';
import { namesActivity } from './activities';
import { namesOfNameSigns } from './name-signs';
import { isInMenu, type NamedText } from './named-texts';
import { type FactLine, MAX_HEADING } from './page-lines';
import { plainWords } from './plain-words';
import { findAmounts } from './price-amounts';
import { SERVICES, SERVICES_LABEL } from './service-names';
import { titleParts } from './title-parts';

const flag = (is: boolean): number => (is ? 1 : 0);
const countWords = (text: string) => text.split(/\s+/).length;

/** What a heading says that the names below it are. */
const headingSigns: Record<string, (heading: string) => number> = {
  Services: (text) => flag(SERVICES.test(text) || SERVICES_LABEL.test(text)),
  SaysServices: (text) =>
    flag(/\b(?:services?|treatments?|therapies|speciali[sz]\w+|offer(?:ings?)?|provide|solutions|do)\b/i.test(text)),
  Reasons: (text) =>
    flag(
      /\b(?:why|choose|benefits?|features?|values?|reasons?|difference|promise|commitment|guarantee|trust(?:ed)?|advantages?|mission|expect|included?s?|including)\b/i.test(
        text,
      ),
    ),
  Areas: (text) => flag(/\b(?:areas?|locations?|towns|where|cover(?:ed|age)?|near|serving|serve)\b/i.test(text)),
  Customers: (text) =>
    flag(
      /\b(?:industries|sectors|customers?|clients?|who|conditions?|symptoms|problems?|treat|help with)\b/i.test(text),
    ),
  Work: (text) =>
    flag(
      /\b(?:projects?|portfolio|galler(?:y|ies)|work|recent|latest|before|after|case stud(?:y|ies)|testimonials?|reviews?|news|blog|articles?|posts?|stories|team|meet|staff|history)\b/i.test(
        text,
      ),
    ),
  Steps: (text) =>
    flag(
      /\b(?:steps?|process|how|when|questions?|faqs?|contact|book|call|visit|find us|hours|get in touch|info(?:rmation)?)\b/i.test(
        text,
      ),
    ),
  Prices: (text) => flag(/\b(?:pric(?:es?|ing)|rates?|fees?|tariffs?|packages?|offers?|costs?|menu)\b/i.test(text)),
  Activity: (text) => flag(namesActivity(text)),
  Question: (text) => flag(text.includes('?')),
  Words: countWords,
};
const headingNames = ['None', ...Object.keys(headingSigns)];
const NO_HEADING = Float64Array.from(headingNames, (name) => flag(name === 'None'));
const readHeading = remember((text) => Float64Array.of(0, ...Object.values(headingSigns).map((sign) => sign(text))));

/** A page, as far as the names on it depend on it. */
interface Page {
  url: string;
  title: string;
}

const pathOf = ({ url }: Page) => decodeEscapes(new URL(url).pathname).replace(/[_+]/g, '-');

/** The words at the end of the path of a page: what its author calls it. */
export const slugOf = (page: { url: string }): string =>
  plainWords(decodeEscapes(new URL(page.url).pathname).replace(/^.*\/(?=[^/])|\.\w+$|\/$/g, ''));

const pageSigns: Record<string, (path: string, page: Page) => number> = {
  home: (_, { url }) => flag(isHomePath(url)),
  pathOfOthers: (path) =>
    flag(
      /\b(?:about|gallery|portfolio|projects|contact|reviews|testimonials|team|areas?|locations?|faqs?|blog|news|terms|privacy|story|history|links)\b/i.test(
        path,
      ),
    ),
  pathOfServices: (path) =>
    flag(
      /\b(?:services?|treatments?|therapies|what-we-do|classes|courses|lessons|practice-areas|activities|tours)\b/i.test(
        path,
      ),
    ),
  pathOfPrices: (path) => flag(/\b(?:prices?|pricing|rates|fees|tariff|menu|packages|offers)\b/i.test(path)),
  depth: (path) => path.split('/').filter(Boolean).length,
  titleServices: (_, { title }) => flag(titleParts(title).some((part) => SERVICES_LABEL.test(part))),
};

const firstWord = (text: string) => {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
};
const signatureOf = (element: ParentNode | null | undefined): string =>
  element instanceof Element ? `${element.name}.${firstWord(element.attribs.class ?? '')}` : '';

/** Lines below a heading that are marked up alike, as the cards of a list are, or the links of a menu. */
interface Group {
  size: number;
  named: number;
  activities: number;
  described: number;
  priced: number;
  words: number;
}
const newGroup = (): Group => ({ size: 0, named: 0, activities: 0, described: 0, priced: 0, words: 0 });
const groupNames = ['Size', 'Named', 'Activities', 'Described', 'Priced', 'Words'];

const ENTRIES = new Set('li span b strong p h1 h2 h3 h4 h5 h6 tr td dt dd'.split(' '));

/** The element that the entries of a list of links share. */
function listOf(link: Element): ParentNode | null {
  let at: ParentNode | null = link.parent;
  while (at instanceof Element && ENTRIES.has(at.name)) at = at.parent;
  return at;
}

function groupBy<K>(groups: Map<K, Group>, key: K): Group {
  const group = groups.get(key) ?? newGroup();
  groups.set(key, group);
  return group;
}

/** A heading with its signs. */
interface Heading {
  line: FactLine;
  index: number;
  signs: ArrayLike<number>;
}

/** A line with its place among the others. */
interface Placed {
  line: FactLine;
  /** The heading above it, of a higher level if it is a heading itself, and the one above that. */
  above?: Heading;
  higher?: Heading;
  isFirstHeading: boolean;
  isPriced: boolean;
  group: Group;
}

/** Longer texts are sentences. */
const MAX_LENGTH = 100;
const isDescription = (line: FactLine | undefined) => line?.kind === 'paragraph' && line.text.length >= 30;
const isPriced = ({ text }: FactLine) => text.length < 200 && /[€£$]/.test(text) && findAmounts(text).length > 0;

/** What lines below a heading have in common that are marked up alike. */
function keyOf({ kind, level, place, block }: FactLine, headingAt = -1): string {
  const { element } = block.region;
  return `${kind} ${level} ${place} ${headingAt} ${signatureOf(element)} ${signatureOf(element?.parent)}`;
}

function placeLines(lines: readonly FactLine[]): Placed[] {
  const groups = new Map<string, Group>();
  const open: Heading[] = [];
  let hasHeading = false;
  return lines.map((line, index) => {
    const isHeading = line.kind === 'heading';
    while (isHeading && open.length > 0 && (open.at(-1)?.line.level ?? 0) >= line.level) open.pop();
    const [higher, above] = [open.at(-2), open.at(-1)];
    const isShort = line.kind === 'row' || line.text.length < MAX_LENGTH;
    const group = isShort ? groupBy(groups, keyOf(line, above?.index)) : newGroup();
    const placed = { line, above, higher, isFirstHeading: isHeading && !hasHeading, isPriced: isPriced(line), group };
    group.size += 1;
    group.described += flag(isDescription(lines[index + 1]));
    group.priced += flag(placed.isPriced);
    if (isHeading) open.push({ line, index, signs: readHeading(line.text.slice(0, MAX_HEADING)) });
    hasHeading ||= isHeading;
    return placed;
  });
}

/** Numbers that are written one after the other. */
class Signs {
  readonly values = new Float64Array(namesOfPageSigns.length);
  private end = 0;

  add(value: number): void {
    this.values[this.end] = value;
    this.end += 1;
  }

  addAll(values: ArrayLike<number>): void {
    this.values.set(values, this.end);
    this.end += values.length;
  }

  skip(count: number): void {
    this.values.fill(0, this.end, this.end + count);
    this.end += count;
  }

  restart(): void {
    this.end = 0;
  }
}

/** Adds what the lines of a group are like, in the order of `groupNames`. */
function addGroup(signs: Signs, { size, named, activities, described, priced, words }: Group): void {
  const count = Math.max(1, size);
  signs.add(size);
  signs.add(named / count);
  signs.add(activities / count);
  signs.add(described / count);
  signs.add(priced / count);
  signs.add(words / count);
}

/** Adds the signs of a line, in the order of `lineNames`. */
function addLine(signs: Signs, name: string, at: number, placed: readonly Placed[]): void {
  const { line, above, higher, isFirstHeading, isPriced, group } = placed[at] as Placed;
  const [before, next] = [placed[at - 1]?.line, placed[at + 1]?.line];
  const isHeading = line.kind === 'heading';
  signs.add(flag(isHeading));
  signs.add(flag(line.kind === 'item'));
  signs.add(flag(line.kind === 'row'));
  signs.add(flag(line.block.marker !== ''));
  signs.add(isHeading ? line.level : 0);
  signs.add(above?.line.level ?? 0);
  signs.add(flag(line.place === 'header'));
  signs.add(flag(line.place === 'footer'));
  signs.add(line.block.linkLength / Math.max(1, line.block.text.length));
  signs.add(Math.min(200, line.text.length - name.length));
  signs.add(flag(isPriced));
  signs.add(flag(next !== undefined && next.text.length < 80 && placed[at + 1]?.isPriced === true));
  signs.add(next?.kind === 'paragraph' ? Math.min(300, next.text.length) : 0);
  signs.add(flag(next?.kind === 'heading'));
  signs.add(flag(next?.kind === 'heading' && isHeading && next.level > line.level));
  signs.add(before?.kind === 'paragraph' && before.text.length < 60 ? (readHeading(before.text)[1] ?? 0) : 0);
  signs.add(before ? Math.min(200, before.text.length) : 0);
  signs.add(flag(isFirstHeading));
  signs.add(at / Math.max(1, placed.length));
  signs.add(flag(/^[✓✔☑•]/.test(line.text)));
  signs.addAll(above?.signs ?? NO_HEADING);
  signs.addAll(higher?.signs ?? NO_HEADING);
  addGroup(signs, group);
}
const lineNames = [
  'isHeading',
  'isItem',
  'isRow',
  'marker',
  'level',
  'aboveLevel',
  'header',
  'footer',
  'linked',
  'rest',
  'priced',
  'nextPriced',
  'described',
  'nextHeading',
  'nextDeeper',
  'beforeServices',
  'beforeLength',
  'firstHeading',
  'position',
  'tick',
  ...headingNames.map((name) => `above${name}`),
  ...headingNames.map((name) => `higher${name}`),
  ...groupNames.map((name) => `group${name}`),
];
/** Adds the signs of a link that no line has, in the order of `linkNames`. */
function addLink(signs: Signs, link: Element, group: Group): void {
  signs.add(1);
  signs.add(flag(isInMenu(link)));
  signs.add(flag(link.attribs.href?.startsWith('#') === true));
  addGroup(signs, group);
}
const linkNames = ['link', 'linkInMenu', 'linkToPart', ...groupNames.map((name) => `links${name}`)];

/** The names of the signs that a page gives for a name, in order. */
export const namesOfPageSigns: readonly string[] = [
  ...namesOfNameSigns,
  ...Object.keys(pageSigns),
  'isSlug',
  'inTitle',
  ...lineNames,
  ...linkNames,
];

const [WORDS, ACTIVITY] = [namesOfNameSigns.indexOf('words'), namesOfNameSigns.indexOf('activity')];

/** The texts, and the first words of each. */
function beginningsOf(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (let end = text.indexOf(' '); ; end = text.indexOf(' ', end + 1)) {
      found.add(end < 0 ? text : text.slice(0, end));
      if (end < 0) break;
    }
  return found;
}

/**
 * What speaks for each of the names of a page, as judged by `evidenceOf` by its signs, which are in the order of `namesOfPageSigns` and only valid
 * during the call.
 */
export function judgeNames(
  lines: readonly FactLine[],
  named: readonly NamedText[],
  page: Page,
  evidenceOf: (signs: Float64Array) => number,
): number[] {
  const path = pathOf(page);
  const signsOfPage = Float64Array.from(Object.values(pageSigns), (sign) => sign(path, page));
  const slug = slugOf(page);
  const titles = beginningsOf(titleParts(page.title).map(plainWords));
  const placed = placeLines(lines);
  const lists = new Map<ParentNode | null, Group>();
  const groups = named.map(({ at, link, signs }) => {
    const group = (link ? groupBy(lists, listOf(link)) : placed[at]?.group) ?? newGroup();
    group.size += flag(link !== undefined);
    group.named += 1;
    group.activities += signs[ACTIVITY] ?? 0;
    group.words += signs[WORDS] ?? 0;
    return group;
  });
  const signs = new Signs();
  return named.map(({ name, key, at, link, signs: signsOfText }, index) => {
    signs.restart();
    signs.addAll(signsOfText);
    signs.addAll(signsOfPage);
    signs.add(flag(slug === key));
    signs.add(flag(titles.has(key)));
    if (link) {
      signs.skip(lineNames.length);
      addLink(signs, link, groups[index] as Group);
    } else {
      addLine(signs, name, at, placed);
      signs.skip(linkNames.length);
    }
    return evidenceOf(signs.values);
  });
}
