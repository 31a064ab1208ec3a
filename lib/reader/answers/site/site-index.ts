import { memoize } from '@/lib/text/memoize';
import { oneLine } from '@/lib/text/one-line';
import { collectFacts } from '../../facts/collect-facts';
import type { SiteFacts } from '../../facts/shared/fact-types';
import { findHome, isReviewPage } from '../../facts/shared/ownership';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { joinedWords, stemsOf } from '../../text/tokens';
import { isSubject } from '../question/lexicon';
import { hasMoney } from '../question/patterns';
import { synonymsOf } from '../question/synonyms';
import { findLinesForAssistants } from './for-assistants';
import { isEnglish } from './language';
import { findOwner, isAboutOthersOrPast, isOwnSection, isUnderOthers, type Owner } from './owner';
import type { AnswerPage } from './page';
import { findReviews } from './reviews';
import { type Unit, unitsOf } from './units';

/** A unit with the stems of its text and of its context. */
export interface IndexedUnit {
  unit: Unit;
  stems: readonly string[];
  stemSet: ReadonlySet<string>;
  /** Stems of its heading, its label and the FAQ it answers. */
  headStems: ReadonlySet<string>;
  /** Stems of the outer headings, the page title and the URL path. */
  contextStems: ReadonlySet<string>;
  /** Stems of the FAQ it answers; empty without one. */
  questionStems: readonly string[];
  aboutOthers: boolean;
  /** Written by a customer, in a review. */
  isReview: boolean;
  /** In a part of the site in which the business describes itself. */
  inOwnSection: boolean;
}

/** The search index of a site. */
export interface SiteIndex {
  pages: readonly AnswerPage[];
  home: AnswerPage | undefined;
  /** All units in order, including repeated ones. */
  units: readonly Unit[];
  entries: readonly IndexedUnit[];
  /** Of the entries those that are neither about others nor written by customers. */
  own: readonly IndexedUnit[];
  /** The units that customers have written. */
  reviews: ReadonlySet<Unit>;
  /** The units that tell assistants what to say: in no entry, and never quoted. */
  unquotable: ReadonlySet<Unit>;
  /** Document frequency: the number of units that contain a stem. */
  frequency: ReadonlyMap<string, number>;
  averageLength: number;
  /** The business's own facts. */
  facts: SiteFacts;
  owner: Owner;
}

/** Indexes the pages of a site. Pages in other languages are ignored if there is one in English. */
export function indexSite(all: readonly AnswerPage[]): SiteIndex {
  const english = all.filter(isEnglish);
  const pages = english.length > 0 ? english : all;
  const home = findHome(pages);
  const facts = collectFacts(all);
  const units = unitsOf(pages);
  const reviews = findReviews(units);
  const unquotable = findLinesForAssistants(units);
  // Footers and headings repeat on each page.
  const stemsIn = memoize((text) => stemsOf(`${text} ${joinedWords(text)}`));
  const setOf = memoize((text) => new Set(stemsIn(text)));
  const headOf = memoize((headings) => nearHeading(headings.split('\n')));
  // A price alone is of what stands before it.
  const stems = units.map(({ text, label = '' }) => stemsIn(/\p{L}{3}/u.test(text) ? text : `${label} ${text}`));
  const pageWords = pages.map((page) => `${page.title} ${wordsOfPath(page.url)}`);
  const pricedItems = readPricedItems(facts);
  const entries = units.flatMap((unit, at): IndexedUnit[] => {
    const page = pages[unit.page];
    if (unit.repeated || !page || isControl(unit.text) || unquotable.has(unit)) return [];
    return [
      {
        unit,
        stems: stems[at] ?? [],
        stemSet: new Set(stems[at]),
        headStems: setOf(
          `${headOf(unit.headings.slice(-2).join('\n'))} ${unit.label ?? ''} ${unit.question ?? ''} ${pricedItems(page.url, unit)}`,
        ),
        contextStems: setOf(`${unit.headings.slice(0, -1).join(' ')} ${pageWords[unit.page] ?? ''}`),
        questionStems: unit.question === undefined ? [] : stemsIn(unit.question),
        aboutOthers: isAboutOthersOrPast(page) || isUnderOthers(unit, page === home),
        isReview: reviews.has(unit) || isReviewPage(page),
        inOwnSection: isOwnSection(page, unit, home),
      },
    ];
  });
  return {
    pages,
    home,
    units,
    entries,
    own: entries.filter(({ aboutOthers, isReview }) => !aboutOthers && !isReview),
    reviews,
    unquotable,
    frequency: countUnits(entries),
    averageLength: entries.reduce((sum, entry) => sum + entry.stems.length, 0) / Math.max(1, entries.length),
    facts,
    owner: findOwner(pages, facts, units),
  };
}

/** On every page, but not about the business. */
const COOKIE_BANNER = /^(?:we|(?:this|our) (?:web ?)?site) uses? cookies\b/i;

/** Words of the page's controls. */
const BUTTON = listed('siteIndex', 'button');

/** Lines that say nothing about the business. */
export const isControl = (text: string): boolean => COOKIE_BANNER.test(text) || BUTTON.begins(text, /^[\s.…»›→]*$/);

/** The last heading, with the one above it if it names no subject: `Cabins` above `Prices`. */
export function nearHeading(headings: readonly string[]): string {
  const last = headings.at(-1) ?? '';
  return stemsOf(last).some(isSubject) ? last : `${headings.at(-2) ?? ''} ${last}`;
}

/** What the lines around a price say that it is for: the other lines of its card, and its heading. */
function readPricedItems({ prices }: SiteFacts): (url: string, unit: Unit) => string {
  const items = new Map<string, string[]>();
  for (const { text, heading = '', sources } of prices) {
    for (const line of text.split('\n').filter(hasMoney)) {
      for (const { url } of sources) items.set(`${url}\n${oneLine(line)}`, [text, heading]);
    }
  }
  return (url, { text }) => (hasMoney(text) ? (items.get(`${url}\n${text}`)?.join(' ') ?? '') : '');
}

/** The words in the path of a URL. */
export const wordsOfPath = (url: string): string =>
  url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[^a-z]+/gi, ' ')
    .slice(0, 200);

function countUnits(entries: readonly IndexedUnit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stemSet, headStems } of entries) {
    for (const stem of stemSet) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of headStems) if (!stemSet.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** The number of units that contain a stem or one of its synonyms. */
export function frequencyOf({ frequency }: SiteIndex, stem: string): number {
  return (frequency.get(stem) ?? 0) + synonymsOf(stem).reduce((sum, other) => sum + (frequency.get(other) ?? 0), 0);
}
