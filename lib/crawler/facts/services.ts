import { readObject, readText, type Thing } from '../extract/structured-data';
import { findActivityLists } from './activity-lists';
import { type FactLine, joinHeadings } from './page-lines';
import { isNameAbove } from './people';
import { findServiceCards, isHeadOfSection } from './service-markup';
import { INCLUDED, isService, namesService, SERVICES, SERVICES_LABEL, serviceNameOf } from './service-names';
import {
  followTable,
  hasHeadings,
  isDescribed,
  MIN_DESCRIPTION,
  MIN_SIBLINGS,
  namesOne,
  servicesBelow,
} from './service-sections';
import { titleParts } from './title-parts';

type Service = { name: string; description?: string; isLone?: true };
type Found = Service & { text: string; line: FactLine };

const MAX_LIST = 40;

/** The path of the page that lists all services. */
const LIST_PATH = /\/(?:our-)?(?:services?|treatments?|therapies|what-we-do)(?:\.\w+|\/index\.\w+)?\/?$/i;

/**
 * The headings of a page of services that has no heading above them: described, on one level, and nearly all services.
 */
function servicesOfPage(lines: FactLine[]): FactLine[] {
  const headings = lines.filter(({ kind, place }) => kind === 'heading' && place === 'content');
  const below = headings.filter(({ level }) => level > 1);
  const named = nearlyAll(below, lines);
  return named.length > 0 || headings.length - below.length <= MIN_SIBLINGS ? named : nearlyAll(headings, lines);
}

/** The headings of the highest level that are services, if nearly all are. */
function nearlyAll(headings: FactLine[], lines: FactLine[]): FactLine[] {
  const level = Math.min(...headings.map((line) => line.level));
  const alike = headings.filter((line) => line.level === level);
  const named = alike.filter(
    (line) => isService(line) && isDescribed(lines[lines.indexOf(line) + 1]) && !hasHeadings(line, lines),
  );
  const areNearlyAll = named.length >= MIN_SIBLINGS && named.length * 4 >= alike.length * 3;
  return areNearlyAll && !followTable(named, lines) ? named : [];
}

/** The path of a page about one service, in a folder of services. */
const SERVICE_PATH = /\/(?:services?|treatments?|therap(?:y|ies)|what-we-do|practice-areas)\/[^/]+\/?$/i;
const isServicePage = ({ pathname }: URL) => SERVICE_PATH.test(pathname);

const isHomePath = (path: string) => /^\/(?:index\.\w+|home\/?)?$/i.test(path);

/** Below such a heading, lists are of what patients have. */
const CONDITIONS = /\b(?:conditions|diseases|symptoms|disorders|(?:we|I) treat)\b/i;

/** On the home page or the page of all services, what a list of services is headed by; elsewhere, advantages. */
const HELP = /^how (?:we|I) (?:can )?help(?: you)?\s*[:.]?$/i;

/** What the cards of services are headed by on the home page, besides names of services: "Complete roofing solutions". */
const SOLUTIONS =
  /^(?:[\p{L}&,-]+ ){0,4}(?:solutions|speciali[sz]ations|specialisms|capabilities|offerings)(?: for (?:you|your \p{L}+|every \p{L}+))?[:.]?$/iu;
const MIN_SOLUTIONS = 3;

/** Whether a heading is that of cards which describe what a business does, each with a name of its own. */
function isHeadOfSolutions(lines: FactLine[], at: number): boolean {
  if (!SOLUTIONS.test(lines[at]?.text ?? '')) return false;
  const cards = servicesBelow(lines, at);
  return cards.length >= MIN_SOLUTIONS && cards.every((line) => isDescribed(lines[lines.indexOf(line) + 1]));
}

/** Whether a heading is that of a list of services, or a label directly above it is: "What we do" above "Four crafts, one workshop". */
function isHead(lines: FactLine[], at: number, url: URL): boolean {
  const [label, head] = [lines[at - 1], lines[at] as FactLine];
  // Below "Why choose us for your roof" are reasons.
  if (head.kind !== 'heading' || head.place !== 'content' || /^why\b/i.test(head.text)) return false;
  // Above the headline of a page is the name of the business: "Oak Home Services".
  if (label?.kind === 'paragraph' && label.place === 'content' && head.level > 1 && SERVICES.test(label.text))
    return true;
  const isHome = isHomePath(url.pathname);
  const above = lines.slice(0, at).findLast(({ kind, level }) => kind === 'heading' && level < head.level);
  if (CONDITIONS.test(above?.text ?? '')) return false;
  if (HELP.test(head.text)) return isHome || LIST_PATH.test(url.pathname);
  // A long headline ("Gas & Plumbing Services Across West London") belongs to the whole page, not to a list; that of a home page is a name.
  const isFirst = !lines.slice(0, at).some(({ kind, level }) => kind === 'heading' && level === 1);
  const isHeadline = isFirst && head.level === 1 && head.text.split(/\s+/).length > (isHome ? 2 : 4);
  if (isHeadline) return SERVICES.test(head.text) && /^(?:what|how)\b/i.test(head.text);
  return SERVICES.test(head.text) || (isHome && (isHeadOfSection(lines, at) || isHeadOfSolutions(lines, at)));
}

/** Whether a page lists the services of the business: its home page, and the page of services. The items of lists on others are what one service includes. */
const listsServices = (url: URL, title: string): boolean =>
  isHomePath(url.pathname) ||
  LIST_PATH.test(url.pathname) ||
  titleParts(title).some((part) => SERVICES_LABEL.test(part));

/** The path of a page whose headings are advantages, pictures or people. */
const OTHER_PATH = /\b(?:about|gallery|portfolio|projects|contact|reviews|testimonials|team|areas|faqs?|blog|news)\b/i;

/**
 * The services listed below headings such as "Our services". The other headings of the home page and the page of services are
 * `isLone`: they name a service if a page of the site is about it.
 */
export function findServices(given: FactLine[], url: string, title: string): Found[] {
  const lines = joinHeadings(given);
  const page = new URL(url);
  const isList = listsServices(page, title);
  const isOther = OTHER_PATH.test(page.pathname);
  const isOfService = isServicePage(page);
  const found = lines.flatMap((_, at) => {
    // The headings below the headline of a page about one service are sections of its description.
    const isHeadline = isOfService && lines[at]?.level === 1;
    const named =
      !isHeadline && isHead(lines, at, page) && !INCLUDED.test(lines[at]?.text ?? '') ? servicesBelow(lines, at) : [];
    const isCertain = isList || (!isOther && named.every(({ kind }) => kind === 'heading'));
    return named.length > MAX_LIST || !isCertain
      ? []
      : named.filter((line) => namesOne(line) && !isNameAbove(line, lines[lines.indexOf(line) + 1]));
  });
  const isServicesPage = found.length === 0 && LIST_PATH.test(page.pathname);
  const named = isServicesPage ? servicesOfPage(lines) : found;
  const isUnnamed = isHomePath(page.pathname) || (isServicesPage && named.length === 0);
  const cards = isList ? findServiceCards(lines) : [];
  const listed = [...new Set([...named, ...cards, ...(isUnnamed ? findActivityLists(lines, isServicesPage) : [])])];
  const others = isList ? headingsOf(lines).filter((line) => !listed.includes(line)) : [];
  return [
    ...listed.map((line) => describe(line, lines)),
    ...others.slice(0, MAX_LIST).map((line) => ({ ...describe(line, lines), isLone: true as const })),
  ];
}

/** What the headings below it name: places, customers, people or complaints, not services. */
const OTHERS =
  /\b(?:areas?|locations?|towns|where|industries|sectors|customers|clients|projects|work|team|news|blog|articles|guides|conditions|symptoms|pain|injur(?:y|ies)|(?:we|I) treat)\b/i;

/** The headings of a page that may name services. */
function headingsOf(lines: FactLine[]): FactLine[] {
  return lines.filter((line, at) => {
    if (line.kind !== 'heading' || line.level < 2 || line.place !== 'content' || !isService(line)) return false;
    const above = lines.slice(0, at).findLast(({ kind, level }) => kind === 'heading' && level < line.level);
    return !OTHERS.test(above?.text ?? '');
  });
}

/** A service with its description: the rest of its line, or the paragraph below it. */
function describe(line: FactLine, lines: FactLine[]): Found {
  const next = lines[lines.indexOf(line) + 1];
  const isDescription =
    next?.kind === 'paragraph' &&
    line.kind === 'heading' &&
    next.text.length >= MIN_DESCRIPTION &&
    !/lorem ipsum|©|all rights reserved/i.test(next.text);
  const [, rest] = line.text.split(/\s[–—]\s|:\s/, 2);
  const name = serviceNameOf(line.text);
  const description = rest ?? (isDescription ? next.text.slice(0, 400) : undefined);
  return { name, description, text: [name, description].filter(Boolean).join(': ').slice(0, 300), line };
}

const MAX_HEADLINE_WORDS = 5;

/** The place where a text says some words in a row. The pattern has no classes of Unicode, which take milliseconds to compile. */
function findWords(text: string, words: readonly string[]): string | undefined {
  const pattern = new RegExp(words.join('[^a-z\\d\u00c0-\u1fff]+(?:and |& )?').toLowerCase());
  const found = pattern.exec(text.toLowerCase());
  const [start, end] = found ? [found.index, found.index + found[0].length] : [0, 0];
  return /\p{L}$/u.test(text.slice(0, start)) || /^\p{L}/u.test(text.slice(end)) ? undefined : text.slice(start, end);
}

/** The name of a service in the headline of its page: the words of its path, or all if they are few and name no place. */
function nameInHeadline(headline: string, url: string): string | undefined {
  const slug = (new URL(url).pathname.split('/').findLast(Boolean) ?? '').replace(/\.\w+$/, '');
  const words = slug.split(/[-_]+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  const named = words.length > 1 ? findWords(headline, words) : undefined;
  if (named) return named;
  return headline.split(/\s+/).length > MAX_HEADLINE_WORDS || /\s(?:in|near|across)\s\p{Lu}/u.test(headline)
    ? undefined
    : headline;
}

/** A page in a folder of services is about one of them: its headline is the name. */
export function readServicePage(given: FactLine[], url: string): Found[] {
  if (!isServicePage(new URL(url))) return [];
  const lines = joinHeadings(given);
  const line = lines.find(({ kind, level, place }) => kind === 'heading' && level === 1 && place !== 'footer');
  const name = line && nameInHeadline(line.text, url);
  if (!line || !name || !namesService(name)) return [];
  const next = lines[lines.indexOf(line) + 1];
  const description = next?.kind === 'paragraph' && next.text.length >= 30 ? next.text.slice(0, 400) : undefined;
  return [{ name, description, text: [line.text, description].filter(Boolean).join(': ').slice(0, 300), line }];
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
