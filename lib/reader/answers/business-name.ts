import { parseUrl } from '@/lib/text/parse-url';
import { answersLexicon as listed } from '../lexicon/answers';
import { fold } from '../text/tokens';
import { isHome } from './owner';
import { oneLine } from './page';
import { type Quote, quoteOf } from './quotes';
import type { IndexedUnit, SiteIndex } from './site-index';

const NO_NAME = listed('businessName', 'noName', /[?!©{}]|\.html?$/u);
const TITLE_PARTS = /\s[|–—·•:-]\s|\s?\|\s?|(?<=\w): |(?<=\w)- /;
/** `Harbour House BOOK NOW`, `Harbour House Home Page` */
const NOT_NAME_AT_END = /\s+(?:(?:book|call|shop|order|sign up|contact us)(?: now| online| today)?|home ?page)$/i;
const DANGLING = /^[\s,~–—-]+|[\s,~–—-]+$/g;
const COPYRIGHT =
  /^(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:20\d\d(?:\s?[-–]\s?20\d\d)?)?,?\s*(?:by )?([^.|·•]{2,80})(\.\w)?/i;
/** `Website by …`, `all rights reserved` and a year after the name. */
const AFTER_OWNER =
  /[\s,–-]*(?:\d{4,}.*|all rights.*|\b(?:web ?site|web design|site|designed|built|powered|developed|created)\b.*)$/i;
/** Makers of the maps and templates on a page. */
const OTHER_OWNER = listed('businessName', 'otherOwner');
/** A heading is only a name if a title begins with it or the host has most of its letters. */
const MIN_SHARE = 0.6;
/** Different owners of copyright that vote; each is compared with every other name. */
const MAX_OWNERS = 20;
const LEGAL_FORM = /^(?:ltd|limited|llc|inc|plc|pllc|clg|dac)\.?$/i;

/** The name that schema.org data, titles, headings, copyright lines and the host agree on, with the shortest line that contains it. */
export function findName(index: SiteIndex): { value: string; quote: Quote } | undefined {
  const votes = [...votesFor(index)].sort((a, b) => b[1] - a[1]);
  const [first] = votes[0] ?? [];
  for (const [name] of votes) {
    for (const value of shortenedNames(name)) {
      const line = shortestWith(value, index, { isFirst: name === first, isShortened: value !== name });
      const quote = line && quoteOf(line.unit, index);
      if (quote) return { value, quote };
    }
  }
  return undefined;
}

function votesFor({ pages, entries, facts }: SiteIndex): Map<string, number> {
  const votes = new Map<string, number>();
  const vote = (name: string | undefined, weight: number) => {
    const value = oneLine(name ?? '')
      .replace(NOT_NAME_AT_END, '')
      .replace(DANGLING, '');
    if (value.length < 2 || value.length > 60 || NO_NAME.test(value)) return;
    votes.set(value, (votes.get(value) ?? 0) + weight);
  };
  vote(facts.business?.name, 1.5);
  const parts = pages.map(({ title }) => new Set(title.split(TITLE_PARTS).map((part) => part.trim())));
  for (const part of new Set(parts.flatMap((all) => [...all]))) {
    const times = parts.filter((others) => others.has(part)).length;
    const onHome = pages.some((page, at) => isHome(page) && parts[at]?.has(part));
    // A title that occurs once names the subject of the page, which may be a neighbour.
    if (times > 1 || onHome || pages.length === 1) vote(part, (2 * times) / pages.length + (onHome ? 1 : 0));
  }
  const host = pages[0]?.url ?? '';
  const titles = [...new Set(parts.flatMap((all) => [...all].map(lettersOf)))];
  const isTitled = (heading: string) =>
    shareIn(hostOf(host), heading) > MIN_SHARE || titles.some((title) => title.startsWith(lettersOf(heading)));
  const headings = new Set<string>();
  const owners = new Set<string>();
  for (const { unit, aboutOthers } of entries) {
    const page = pages[unit.page];
    if (aboutOthers || !page) continue;
    if (unit.kind === 'heading' && isHome(page) && isTitled(unit.text)) headings.add(unit.text);
    const owner = copyrightOwner(unit.text);
    if (owner && owners.size < MAX_OWNERS) owners.add(owner);
  }
  // `© Mary Lynch` on the website of Harbour House is only its legal owner.
  for (const owner of owners) vote(owner, shareIn(titles.join(' '), owner) > MIN_SHARE ? 2 : 1);
  // `© Kilmore Carpet Cleaners` completes the title `Kilmore`.
  for (const [name, weight] of [...votes]) {
    for (const owner of owners) if (completes(owner, name)) vote(owner, weight);
  }
  for (const name of votes.keys()) vote(name, 2 * shareIn(hostOf(host), name));
  // The heading `Harbour House` is the name in the title `Harbour House Guesthouse in Kilmore, County Wexford`.
  for (const heading of headings) if (heading.includes(' ')) vote(heading, 1);
  return votes;
}

const copyrightOwner = (text: string): string | undefined => {
  const [, found, domain] = COPYRIGHT.exec(text) ?? [];
  const owner = found?.replace(AFTER_OWNER, '').split(TITLE_PARTS)[0]?.trim();
  return owner === undefined || domain !== undefined || OTHER_OWNER.test(owner) ? undefined : owner;
};

/** True if a longer name contains a shorter one and adds more than a legal form. */
function completes(longer: string, shorter: string): boolean {
  const rest = ` ${fold(longer)} `.split(` ${fold(shorter)} `);
  return rest.length > 1 && longer.length > shorter.length && !LEGAL_FORM.test(rest.join(' ').trim());
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\d]+/gu, '');

const hostOf = (url: string): string => (parseUrl(url)?.hostname ?? '').replace(/^www\.|[^a-z\d]/g, '');

/** The share of the letters of a name that are in words that a text or host contains. */
function shareIn(text: string, name: string): number {
  const said = fold(text);
  const words = fold(name).match(/[a-z\d]+/g) ?? [];
  const lengthOf = (some: readonly string[]) => some.reduce((sum, word) => sum + word.length, 0);
  return lengthOf(words.filter((word) => word.length > 2 && said.includes(word))) / Math.max(1, lengthOf(words));
}

/** A name and its shorter beginnings, since titles append the trade and the town. */
function shortenedNames(name: string): string[] {
  const beforeComma = name.split(',')[0] ?? name;
  const words = beforeComma.split(' ');
  const shorter = words.slice(2).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  return [...new Set([...(words.length > 1 ? [beforeComma] : []), name, ...shorter])];
}

/**
 * The shortest own line that contains a name; if it `isShortened`, as a whole name and not as a place. Unless it has the most votes, it
 * may be a slogan, which lines do not capitalize.
 */
function shortestWith(
  name: string,
  { entries }: SiteIndex,
  { isFirst, isShortened }: { isFirst: boolean; isShortened: boolean },
): IndexedUnit | undefined {
  const wanted = fold(name);
  return entries
    .filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && fold(unit.text).includes(wanted))
    .filter(({ unit }) => isFirst || unit.text.includes(name) || unit.text.includes(name.toUpperCase()))
    .filter(({ unit }) => !isShortened || standsAlone(name, unit.text))
    .sort((a, b) => a.unit.text.length - b.unit.text.length)[0];
}

const PLACE_BEFORE = listed('businessName', 'placeBefore');

/** False for `Allen Valleys` in `Allen Valleys Physiotherapy` and in `serving the Allen Valleys`. */
function standsAlone(name: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const after = text.slice(at + name.length);
  return at >= 0 && !/^\p{L}|^\s+(?:&\s+)?(?!Copyright)\p{Lu}/u.test(after) && !PLACE_BEFORE.test(text.slice(0, at));
}
