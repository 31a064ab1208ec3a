import { collectFacts } from '@/lib/crawler/facts/collect-facts';
import type { SiteFacts } from '@/lib/crawler/facts/fact-types';
import { knownTopics } from './intents';
import type { Topic } from './intents/intent';
import { isEnglish } from './language';
import { synonymsOf } from './lexicon';
import { findOwner, holdsVoices, isAboutOthers, isOwnPlace, type Owner } from './owner';
import type { AnswerPage } from './page';
import { stemsOf } from './text';
import { type Unit, unitsOf } from './units';

/** A unit with the stems of what it says and of what surrounds it. */
export interface IndexedUnit {
  unit: Unit;
  stems: readonly string[];
  own: ReadonlySet<string>;
  /** Its heading, label and the question it answers. */
  near: ReadonlySet<string>;
  /** The headings above, the page's title and address. */
  far: ReadonlySet<string>;
  /** The other lines of its section, where that is short, else the lines around it. */
  around: ReadonlySet<string>;
  asked: readonly string[];
  aboutOthers: boolean;
  /** Somebody else speaks: a customer in a review. */
  voice: boolean;
  /** Where a business writes about itself. */
  ownPlace: boolean;
}

/** All that is looked through for an answer. */
export interface SiteIndex {
  pages: readonly AnswerPage[];
  /** All units in the order of the site, those that are said again included. */
  units: readonly Unit[];
  entries: readonly IndexedUnit[];
  /** In how many units a stem occurs. */
  frequency: ReadonlyMap<string, number>;
  /** Stems of the titles of pages. */
  titles: ReadonlySet<string>;
  averageLength: number;
  /** What customers are known to ask. */
  topics: readonly Topic[];
  /** The facts that the business states of itself. */
  facts: SiteFacts;
  owner: Owner;
}

const SHORT_SECTION = 12;

/** Prepares a site's pages for questions. Pages in other languages are left out while there is one in English. */
export function indexSite(all: readonly AnswerPage[], topics: readonly Topic[] = knownTopics): SiteIndex {
  const english = all.filter(isEnglish);
  const pages = english.length > 0 ? english : all;
  const facts = collectFacts(all);
  const units = unitsOf(pages);
  const stems = units.map(({ text }) => stemsOf(text));
  const around = surroundings(units, stems);
  const pageStems = pages.map((page) => stemsOf(`${page.title} ${wordsOfPath(page.url)}`));
  const entries = units.flatMap((unit, at): IndexedUnit[] => {
    const page = pages[unit.page];
    if (unit.repeated || !page) return [];
    return [
      {
        unit,
        stems: stems[at] ?? [],
        own: new Set(stems[at]),
        near: new Set(stemsOf(`${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.question ?? ''}`)),
        far: new Set([...stemsOf(unit.headings.slice(0, -1).join(' ')), ...(pageStems[unit.page] ?? [])]),
        around: around[at] ?? new Set(),
        asked: unit.question === undefined ? [] : stemsOf(unit.question),
        aboutOthers: isAboutOthers(page),
        voice: isVoice(unit) || holdsVoices(page),
        ownPlace: isOwnPlace(page, unit),
      },
    ];
  });
  return {
    pages,
    units,
    entries,
    frequency: countUnits(entries),
    titles: new Set(pages.flatMap(({ title }) => stemsOf(title))),
    averageLength: entries.reduce((sum, entry) => sum + entry.stems.length, 0) / Math.max(1, entries.length),
    topics,
    facts,
    owner: findOwner(pages, units, facts),
  };
}

const VOICES =
  /\btestimonials?\b|\breviews?\b|\b(?:customers?|clients?|guests?|visitors?|patients?|people|others?) (?:say|said|think|are saying|love)\b|\bfeedback\b|\bguest ?book\b|\breal stories\b/i;

/** A first name with an initial, as reviews are signed. */
const REVIEWER = /^[-–— ]*\p{Lu}\p{Ll}+ \p{Lu}\.?$/u;

/** A quotation, or a line under a heading such as `What our customers say` or `Emily L.` */
const isVoice = ({ quoted, text, headings }: Unit): boolean =>
  quoted ||
  (/^["“]/.test(text) && text.length > 40) ||
  headings.some((heading) => VOICES.test(heading) || REVIEWER.test(heading));

const wordsOfPath = (url: string): string =>
  url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[^a-z]+/gi, ' ')
    .slice(0, 200);

/** The stems of the lines around each unit. */
function surroundings(units: readonly Unit[], stems: readonly string[][]): Set<string>[] {
  const sections = new Map<string, number[]>();
  for (const [at, { page, section }] of units.entries()) {
    const key = `${page}#${section}`;
    const list = sections.get(key);
    if (list) list.push(at);
    else sections.set(key, [at]);
  }
  const around: Set<string>[] = units.map(() => new Set());
  for (const list of sections.values()) {
    for (const [place, at] of list.entries()) {
      const from = list.length <= SHORT_SECTION ? 0 : Math.max(0, place - 2);
      const to = list.length <= SHORT_SECTION ? list.length : place + 3;
      const set = around[at] as Set<string>;
      for (const other of list.slice(from, to)) if (other !== at) for (const stem of stems[other] ?? []) set.add(stem);
    }
  }
  return around;
}

function countUnits(entries: readonly IndexedUnit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { own, near } of entries) {
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of near) if (!own.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** In how many units a stem or one that stands for the same occurs. */
export function frequencyOf({ frequency }: SiteIndex, stem: string): number {
  return (frequency.get(stem) ?? 0) + synonymsOf(stem).reduce((sum, other) => sum + (frequency.get(other) ?? 0), 0);
}
