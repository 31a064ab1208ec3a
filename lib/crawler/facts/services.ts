import { Element, type ParentNode } from 'domhandler';
import { readObject, readText, type Thing } from '../extract/structured-data';
import { type FactLine, joinHeadings } from './page-lines';
import { splitPerson } from './people';
import { withoutNumbering } from './price-names';

type Service = { name: string; description?: string };
type Found = Service & { text: string; line: FactLine };

const SERVICES =
  /^(?:(?:all )?(?:our|my|the|core|main|full|popular|premium|featured|specialist|professional|additional|other)?\s*(?:[\p{L}&]+ ){0,2}(?:services|treatments|therapies|specialities|specialties|practice areas|areas of (?:practice|expertise)|classes|courses|what (?:we|I) (?:can )?(?:do|offer|provide)(?: for you)?|how (?:we|I) (?:can )?help|(?:we|I) (?:offer|provide|do|specialise in)|leistungen|nos (?:services|prestations)|onze diensten|servicios))(?: (?:we (?:offer|provide)|include|offered|provided|list|across .{3,30}|in .{3,30}|for .{3,30}))?\s*[:.]?$/iu;
const NOT_SERVICE =
  /\?$|^(?:why|how|what|when|where|who|our|about|contact|get|book|call|ready|need|request|read|view|see|learn|find|meet|from|the|we|your?|testimonials?|reviews?|faqs?|frequently|pric(?:es?|ing)|location|areas?|opening|trusted|gallery|latest|recent|benefits|save|choose|discover|explore|enjoy|join|start|areas we|more|all|additional|others?|misc(?:ellaneous)?|various|free quote|free|related|process|step)\b|\b(?:questions|pricing|prices|fees|reviews|testimonials)$|[!:]$/i;
const TIME_OF_DAY = /\d[:.]\d{2}\b|\d\s?[ap]m\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const MAX_NAME = 70;
const MIN_DESCRIPTION = 30;
const MAX_LIST = 40;

const isName = (text: string) =>
  text.length >= 3 &&
  text.length <= MAX_NAME &&
  text.split(/\s+/).length <= 9 &&
  !NOT_SERVICE.test(text) &&
  !TIME_OF_DAY.test(text) &&
  !/[.]\s*$/.test(text) &&
  !SERVICES.test(text) &&
  !/[€£$]|\s-\s\d/.test(text);

/** What a line says before a colon, a dash or a price at its end: "1. Hot stones - £60". */
const nameOf = (text: string) =>
  withoutNumbering(text)
    .replace(/(?:\s[–—]\s|:\s).*$/, '')
    .replace(/\s+(?:[-|]\s*)?(?:from\s+)?[€£$]\s?\d[\d.,]*$/i, '');

/** Whether a line names a service; "Anna Byrne, Director" signs a review. */
const isService = ({ text, isQuoted }: FactLine) =>
  !isQuoted && isName(nameOf(text)) && !(text.includes(',') && splitPerson(text));

/** The items of a list in a section, up to its first short heading: a long one introduces the list. */
function itemsOf(section: FactLine[]): FactLine[] {
  const end = section.findIndex(({ kind, text }) => kind === 'heading' && text.length <= MAX_NAME);
  return (end < 0 ? section : section.slice(0, end)).filter(
    ({ kind, block, text }) => kind === 'item' && block.marker !== '' && block.linkLength <= text.length,
  );
}

const classesOf = (element: Element) => (element.attribs.class ?? '').split(/\s+/).filter(Boolean);

/** Whether two elements have the same name and a class in common, if they have any. */
function areAlike(a: ParentNode | null | undefined, b: ParentNode | null | undefined): boolean {
  if (!(a instanceof Element && b instanceof Element) || a.name !== b.name) return false;
  const [first, second] = [classesOf(a), classesOf(b)];
  return first.some((one) => second.includes(one)) || (first.length === 0 && second.length === 0);
}

/** Whether two lines are in elements that are marked up alike, and so are their parents, as the cards of a list are. */
const areSiblings = (a: FactLine, b: FactLine): boolean =>
  areAlike(a.block.region.element, b.block.region.element) &&
  areAlike(a.block.region.element?.parent, b.block.region.element?.parent);

const MIN_SIBLINGS = 3;
const isDescribed = (next: FactLine | undefined) => next?.kind === 'paragraph' && next.text.length >= MIN_DESCRIPTION;

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

/** Headings one level below, or items of a list, in the section of a heading. */
function servicesBelow(lines: FactLine[], at: number): FactLine[] {
  const head = lines[at] as FactLine;
  const end = lines.findIndex(
    (line, index) => index > at && (line.place !== 'content' || (line.kind === 'heading' && line.level <= head.level)),
  );
  const section = lines.slice(at + 1, end < 0 ? lines.length : end);
  const headings = section.filter(({ kind }) => kind === 'heading');
  if (headings.length === 0 && itemsOf(section).length < 2) return siblingsBelow(lines, at);
  const level = Math.min(...headings.map((line) => line.level));
  const alike = headings.filter((line) => line.level === level);
  const byHeading = alike.filter(isService);
  // Most headings of a list name services; those of a page are about prices, reasons, reviews and questions as well.
  if (headings.length >= 2 && byHeading.length * 2 > alike.length) return byHeading;
  const items = itemsOf(section);
  return items.length < 2 ? [] : items;
}

/** The path of the page that lists all services. */
const LIST_PATH = /\/(?:our-)?(?:services?|treatments?|therapies|what-we-do)(?:\.\w+|\/index\.\w+)?\/?$/i;

/** The headings of a page of services that has no heading above them: described, on one level, and nearly all services. */
function servicesOfPage(lines: FactLine[]): FactLine[] {
  const headings = lines.filter(({ kind, level, place }) => kind === 'heading' && level > 1 && place === 'content');
  const level = Math.min(...headings.map((line) => line.level));
  const alike = headings.filter((line) => line.level === level);
  const named = alike.filter((line) => isService(line) && isDescribed(lines[lines.indexOf(line) + 1]));
  return named.length >= MIN_SIBLINGS && named.length * 4 >= alike.length * 3 ? named : [];
}

/** The path of a page about one service, in a folder of services. */
const SERVICE_PATH = /\/(?:services?|treatments?|therap(?:y|ies)|what-we-do|practice-areas)\/[^/]+\/?$/i;
const isServicePage = (url: string) => SERVICE_PATH.test(new URL(url).pathname);

/** Whether a heading is that of a list of services, or a label directly above it is: "What we do" above "Four crafts, one workshop". */
function isHead(lines: FactLine[], at: number, isHome: boolean): boolean {
  const [label, head] = [lines[at - 1], lines[at] as FactLine];
  if (head.kind !== 'heading' || head.place !== 'content') return false;
  if (label?.kind === 'paragraph' && label.place === 'content' && SERVICES.test(label.text)) return true;
  // A long headline ("Gas & Plumbing Services Across West London") belongs to the whole page, not to a list; that of a home page is a name.
  const isHeadline = head.level === 1 && head.text.split(/\s+/).length > (isHome ? 2 : 4);
  return SERVICES.test(head.text) && (!isHeadline || /^(?:what|how)\b/i.test(head.text));
}

/** The services listed below headings such as "Our services" on a page. */
export function findServices(given: FactLine[], url: string): Found[] {
  const lines = joinHeadings(given);
  const isHome = new URL(url).pathname === '/';
  const isOfService = isServicePage(url);
  const found = lines.flatMap((_, at) => {
    // The headings below the headline of a page about one service are sections of its description.
    const isHeadline = isOfService && lines[at]?.level === 1;
    const named = !isHeadline && isHead(lines, at, isHome) ? servicesBelow(lines, at) : [];
    return named.length > MAX_LIST ? [] : named.filter(isService);
  });
  const listed = found.length === 0 && LIST_PATH.test(new URL(url).pathname) ? servicesOfPage(lines) : found;
  return listed.map((line) => describe(line, lines));
}

/** A service with its description: the rest of its line, or the paragraph below it. */
function describe(line: FactLine, lines: FactLine[]): Found {
  const next = lines[lines.indexOf(line) + 1];
  const isDescription =
    next?.kind === 'paragraph' &&
    line.kind === 'heading' &&
    next.text.length >= MIN_DESCRIPTION &&
    !/lorem ipsum/i.test(next.text);
  const [, rest] = line.text.split(/\s[–—]\s|:\s/, 2);
  const name = nameOf(line.text);
  const description = rest ?? (isDescription ? next.text.slice(0, 400) : undefined);
  return { name, description, text: [name, description].filter(Boolean).join(': ').slice(0, 300), line };
}

/** A page in a folder of services is about one of them: its headline is the name. */
export function readServicePage(given: FactLine[], url: string): Found[] {
  const lines = joinHeadings(given);
  const line = lines.find(({ kind, level, place }) => kind === 'heading' && level === 1 && place !== 'footer');
  if (!isServicePage(url) || !line || !isName(line.text)) return [];
  const next = lines[lines.indexOf(line) + 1];
  const description = next?.kind === 'paragraph' && next.text.length >= 30 ? next.text.slice(0, 400) : undefined;
  return [
    { name: line.text, description, text: [line.text, description].filter(Boolean).join(': ').slice(0, 300), line },
  ];
}

/** Services in schema.org data, including those in offers and catalogues. */
export function readServices(things: Thing[]): Service[] {
  return things
    .filter(({ types }) =>
      types.some((type) => /^(?:Service|MedicalProcedure|MedicalTherapy|TherapeuticProcedure)$/.test(type)),
    )
    .flatMap(({ values }) => {
      const name = readText(values.name) ?? readText(readObject(values.itemOffered)?.name);
      return name && name.length <= 100 ? [{ name, description: readText(values.description)?.slice(0, 400) }] : [];
    });
}
