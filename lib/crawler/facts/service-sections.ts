import { namesActivity } from './activities';
import { areSiblings } from './alike';
import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { isKindOfService, isService, MAX_NAME, SERVICES, serviceNameOf } from './service-names';

/** The shortest description of a service. */
export const MIN_DESCRIPTION = 30;
/** A list with a longer item is of advantages or sentences. */
const MAX_WORDS = 5;

/** Whether a line of a list names a service; elsewhere, "Massage therapies" is the heading of a list. */
export const namesOne = (line: FactLine): boolean => isService(line) || isKindOfService(line);

/** The items of a list in a section, up to its first short heading: a long one introduces the list. */
function itemsOf(section: FactLine[]): FactLine[] {
  const end = section.findIndex(({ kind, text }) => kind === 'heading' && text.length <= MAX_NAME);
  const items = (end < 0 ? section : section.slice(0, end)).filter(
    ({ kind, block, text }) => kind === 'item' && block.marker !== '' && block.linkLength <= text.length,
  );
  return items.every(({ text }) => serviceNameOf(text).split(/\s+/).length <= MAX_WORDS) ? items : [];
}

/** The fewest cards that are a list. */
export const MIN_SIBLINGS = 3;
export const isDescribed = (next: FactLine | undefined) =>
  next?.kind === 'paragraph' && next.text.length >= MIN_DESCRIPTION;

/** Headings of the level of their common heading or above it, each with a description and all marked up alike. */
function siblingsBelow(lines: FactLine[], at: number): FactLine[] {
  const first = lines.slice(at + 1, at + 3).find(({ kind }) => kind === 'heading');
  const found: FactLine[] = [];
  // A heading with a description that is marked up like the others is one of them: "Field services", "Retail", "Health".
  if (first && lines[at + 1] !== first && areSiblings(lines[at] as FactLine, first)) return [];
  for (const [index, line] of lines.entries()) {
    if (index <= at || !first || line.kind !== 'heading' || line.level > first.level) continue;
    const next = lines[index + 1];
    if (line.level !== first.level || !isService(line) || !isDescribed(next) || !areSiblings(line, first)) break;
    found.push(line);
  }
  return found.length >= MIN_SIBLINGS ? found : [];
}

/** Whether a table precedes the first of some headings: its rows are the services, and the headings below it something else, such as products. */
export const followTable = ([first]: FactLine[], lines: FactLine[]): boolean =>
  first !== undefined &&
  lines.slice(0, lines.indexOf(first)).some(({ kind, place }) => kind === 'row' && place === 'content');

/** Whether a heading has headings of its own: it is the heading of a section, not the name on a card. */
export function hasHeadings(line: FactLine, section: FactLine[]): boolean {
  const next = section.slice(section.indexOf(line) + 1).find(({ kind }) => kind === 'heading');
  return next !== undefined && next.level > line.level;
}

/**
 * The headings that are names on cards. Next to them, a heading that has headings of its own, or that is marked up like none of
 * them, is that of a section; below the headline of a page, all that have headings are.
 */
function withoutSections(headings: FactLine[], section: FactLine[], head: FactLine): FactLine[] {
  const flat = headings.filter((line) => !hasHeadings(line, section));
  const cards = flat.length >= 2 || head.level === 1 ? flat : headings;
  const alike = cards.filter((line) => cards.some((other) => other !== line && areSiblings(line, other)));
  return alike.length >= MIN_SIBLINGS ? alike : cards;
}

const MIN_GROUPS = 2;

/** The items of short lists that directly follow at least two of some headings, and half of them: the services of each group. */
function groupedItems(headings: FactLine[], section: FactLine[]): FactLine[] {
  if (section.some(({ text }) => findAmounts(text).length > 0)) return [];
  const groups = headings
    .map((heading) => {
      const below = section.slice(section.indexOf(heading) + 1);
      const end = below.findIndex(({ kind, block }) => kind !== 'item' || block.marker === '');
      return end < 0 ? below : below.slice(0, end);
    })
    .filter((items) => items.length >= MIN_GROUPS && items.every(isShortItem));
  return groups.length >= MIN_GROUPS && groups.length * 2 >= headings.length ? groups.flat() : [];
}

const isShortItem = ({ text, block }: FactLine): boolean =>
  serviceNameOf(text).split(/\s+/).length <= MAX_WORDS + 1 &&
  block.linkLength <= text.length &&
  !/[✓✔]|\b(?:we|you|your|our)\b/i.test(text);

/** The cards directly below the headline of a page, before the heading of its next section; otherwise all headings. */
function firstCards(headings: FactLine[]): FactLine[] {
  const end = headings.findIndex(({ level }) => level < (headings[0]?.level ?? 0));
  return end >= MIN_SIBLINGS ? headings.slice(0, end) : headings;
}

/** Headings one level below, or items of a list, in the section of a heading. */
export function servicesBelow(lines: FactLine[], at: number): FactLine[] {
  const head = lines[at] as FactLine;
  const end = lines.findIndex(
    (line, index) => index > at && (line.place !== 'content' || (line.kind === 'heading' && line.level <= head.level)),
  );
  const section = lines.slice(at + 1, end < 0 ? lines.length : end);
  const all = section.filter(({ kind }) => kind === 'heading');
  const headings = head.level === 1 ? firstCards(all) : all;
  if (headings.length === 0 && itemsOf(section).length < 2) return siblingsBelow(lines, at);
  const level = Math.min(...headings.map((line) => line.level));
  const alike = headings.filter((line) => line.level === level);
  const byHeading = alike.filter(namesOne);
  // Below a list of services, headings without descriptions are captions of pictures.
  const listed = itemsOf(section);
  const described = alike.filter((line) => isDescribed(section[section.indexOf(line) + 1]));
  if (listed.length >= MIN_SIBLINGS && described.length * 2 < alike.length)
    return [...listed, ...groupedItems(alike, section)];
  // Most headings of a list name services; those of a page are about prices, reasons, reviews and questions as well.
  if (headings.length >= 2 && byHeading.length * 2 > alike.length) {
    const cards = withoutSections(byHeading, section, head);
    return cards.length < 2 ? [] : [...cards, ...groupedItems(alike, section)];
  }
  const items = itemsOf(section);
  const isCalled =
    SERVICES.test(head.text) || items.filter(({ text }) => namesActivity(serviceNameOf(text))).length >= 2;
  return items.length < 2 || !isCalled ? [] : items;
}
