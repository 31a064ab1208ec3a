import { findAbout } from './about-line';
import type { AnswerSite } from './answer';
import { daysIn } from './days';
import { isHome } from './owner';
import { findPhone, hasOpeningTime, hasPhone } from './patterns';
import { type Quote, quoteOf } from './quotes';
import type { IndexedUnit, SiteIndex } from './site-index';
import { fold } from './text';

/** The agent's greeting. Each part has the quote that proves it and is missing if the site does not state it. */
export interface Greeting {
  name?: { value: string; quote: Quote };
  /** A sentence of the site about what the business does. */
  about?: Quote;
  hours: Quote[];
  telephone?: { value: string; quote: Quote };
}

/** Builds the greeting from the site's own statements; reviews and pages about others are ignored. */
export function greetingFrom(site: AnswerSite): Greeting {
  const { index } = site;
  const name = findName(index);
  return { name, about: findAbout(index, name?.value), hours: findHours(site), telephone: findTelephone(site) };
}

const NO_NAME =
  /^(?:home(?: ?page)?|welcome.*|contact(?: us)?|about(?: us)?|services?|our .*|menu|prices?|rates?|gallery|news|blog|faqs?|index|untitled.*|.*\.html?|.*\btrip ?advisor\b.*|\d(?:\.\d)?[ -]?stars?\b.*)$/i;

/** The name that schema.org data, titles and copyright lines agree on, with the shortest line that contains it. */
function findName(index: SiteIndex): Greeting['name'] {
  const votes = new Map<string, number>();
  const vote = (name: string | undefined, weight: number) => {
    const value = name?.trim() ?? '';
    if (value.length < 2 || value.length > 60 || NO_NAME.test(value)) return;
    votes.set(value, (votes.get(value) ?? 0) + weight);
  };
  const { pages } = index;
  const parts = pages.map(({ title }) => new Set(title.split(TITLE_PARTS).map((part) => part.trim())));
  vote(index.facts.business?.name, 3);
  for (const [at, page] of pages.entries()) {
    for (const part of parts[at] ?? []) {
      // A title that occurs once names the subject of the page, which may be a neighbour.
      const times = parts.filter((others) => others.has(part)).length;
      if (times > 1 || isHome(page) || pages.length === 1)
        vote(part, (isHome(page) ? 2 : 1) / times + times / pages.length);
    }
  }
  for (const { unit, aboutOthers } of index.entries) if (!aboutOthers) vote(copyrightOwner(unit.text), 1);
  for (const [name] of [...votes].sort((a, b) => b[1] - a[1])) {
    for (const value of shortenedNames(name)) {
      const line = shortestWith(value, index);
      const quote = line && quoteOf(line.unit, index);
      if (quote) return { value, quote };
    }
  }
  return undefined;
}

/** A name and its shorter prefixes, since titles append the trade and the town. */
function shortenedNames(name: string): string[] {
  const words = (name.split(',')[0] ?? name).split(' ');
  const shorter = words.slice(2).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  return [...new Set([name, words.join(' '), ...shorter])];
}

const TITLE_PARTS = /\s[|–—·•:-]\s|\s?\|\s?|(?<=\w): /;
const COPYRIGHT =
  /^(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:20\d\d(?:\s?[-–]\s?20\d\d)?)?,?\s*(?:by )?([^.|]{2,50})/i;

const copyrightOwner = (text: string): string | undefined =>
  COPYRIGHT.exec(text)?.[1]?.replace(/[\s,–-]*(?:20\d\d.*|all rights.*)$/i, '');

/** The shortest own line that contains a name. */
function shortestWith(name: string, { entries }: SiteIndex): IndexedUnit | undefined {
  const wanted = fold(name);
  return entries
    .filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && fold(unit.text).includes(wanted))
    .sort((a, b) => a.unit.text.length - b.unit.text.length)[0];
}

const MIN_DAYS = 5;
const MAX_LINES = 9;
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\d]+/gu, '');

/** The lines of the opening hours that are among the facts of the site; none if these cover fewer than `MIN_DAYS`. */
function findHours({ index }: AnswerSite): Quote[] {
  const schedule = index.facts.openingHours.find(({ label, days }) => label === undefined && days.length >= MIN_DAYS);
  if (!schedule) return [];
  for (const { url, text } of schedule.sources) {
    const page = index.pages.findIndex((one) => one.url === url);
    const said = lettersOf(text);
    const lines = index.units.filter((unit) => unit.page === page && isPartOf(lettersOf(unit.text), said));
    if (lines.length > 0) return lines.slice(0, MAX_LINES).flatMap((unit) => quoteOf(unit, index) ?? []);
  }
  // The facts are from structured data: the page says the same in words.
  return findHoursInWords(index);
}

const isPartOf = (line: string, said: string): boolean => line.length > 2 && said.includes(line);

/** The lines of the passage with the opening hours of most days. */
function findHoursInWords(index: SiteIndex): Quote[] {
  const places = new Map<string, IndexedUnit[]>();
  for (const entry of index.entries) {
    const { unit, aboutOthers, isReview } = entry;
    if (aboutOthers || isReview || unit.text.length > 140 || !hasOpeningTime(unit.text) || !index.owner.owns(unit))
      continue;
    const key = `${unit.page}|${unit.area}|${unit.kind === 'row' ? unit.section : unit.headings.slice(0, 1).join()}`;
    places.set(key, [...(places.get(key) ?? []), entry]);
  }
  const covered = (entries: readonly IndexedUnit[]) => daysIn(entries.map(({ unit }) => unit.text).join('; ')).size;
  const [best] = [...places.values()].sort((a, b) => covered(b) - covered(a));
  if (!best || covered(best) < MIN_DAYS) return [];
  return best.slice(0, MAX_LINES).flatMap(({ unit }) => quoteOf(unit, index) ?? []);
}

function findTelephone({ ask, index }: AnswerSite): Greeting['telephone'] {
  const { tier, quotes } = ask('What is your phone number?');
  const quote = quotes.find(({ text, place }) => place === 0 && hasPhone(text) && !holdsForeignNumber(text, index));
  const value = quote && findPhone(quote.text);
  return tier === 'answer' && quote && value ? { value, quote } : undefined;
}

function holdsForeignNumber(text: string, { owner }: SiteIndex): boolean {
  const phone = findPhone(text);
  return phone !== null && !owner.ownsContact(phone);
}
