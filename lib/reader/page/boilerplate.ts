import { wordList } from '../lexicon/lexicon';
import { hasElement } from './dom';
import type { Block, PageBlocks, Region } from './page-blocks';
import { namesBody, namesOtherContent, namesReaction } from './vocabulary';

const BOILERPLATE_TAGS = new Set(wordList('boilerplate', 'boilerplateTags'));
/** Figures that contain a table, a quotation or code, which are text. */
const FIGURES_THAT_COUNT = new Set(['table', 'blockquote', 'pre']);
const BOILERPLATE_ROLES = new Set(
  'navigation complementary contentinfo banner search dialog alertdialog menu menubar tablist toolbar'.split(' '),
);
/** Elements whose class name usually describes their look or subject, not their role on the page. */
const NEVER_NAMED = new Set('html body main article blockquote tr td th tbody thead h1 h2 dl dt dd pre'.split(' '));
const CONTAINERS = new Set('div section ul ol span header table center'.split(' '));

/** Computes the sums of all regions from the leaves up, without `dropped` regions. */
export function sumRegions(regions: Region[], dropped: ReadonlySet<Region>): void {
  for (const region of regions) {
    const { length, linkLength, mass, quoted } = region.own;
    region.sums = { length, linkLength, mass, quoted };
  }
  for (let at = regions.length - 1; at > 0; at -= 1) {
    const { parent, sums } = regions[at] as Region;
    if (!parent || dropped.has(regions[at] as Region)) continue;
    parent.sums.length += sums.length;
    parent.sums.linkLength += sums.linkLength;
    parent.sums.mass += sums.mass;
    parent.sums.quoted += sums.quoted;
  }
}

/** A wrapper that is named after something inside it (`has-sidebar`): it contains the headline or most of the prose. */
function isWrapper({ sums, headline, words }: Region, total: number): boolean {
  if (sums.mass <= total * 0.5) return false;
  if (headline || (total - sums.mass < 60 && !namesOtherContent(words))) return true;
  return sums.mass > total * 0.85 && !namesReaction(words);
}

/** Boilerplate by its element, or hidden. */
function isSetApart(region: Region): boolean {
  const { element, hidden } = region;
  if (!element) return false;
  if (element.name === 'figure' && !hidden)
    return !hasElement(element, ({ name }) => FIGURES_THAT_COUNT.has(name), 300);
  return hidden || BOILERPLATE_TAGS.has(element.name) || BOILERPLATE_ROLES.has(element.attribs.role ?? '');
}

/** Boilerplate by class and id, weighed against the region's text. */
function isNamedBoilerplate({ element, words, suspicion, sums, headline }: Region, total: number): boolean {
  if (!element || NEVER_NAMED.has(element.name)) return false;
  if (element.name === 'header' && headline && sums.mass < total * 0.3) return true;
  if (suspicion === null || sums.quoted > sums.length * 0.8) return false;
  if (namesBody(words) && sums.mass > total * 0.2 && !words.includes('comment')) return false;
  // Paragraphs of prose can have any class, for example for ads after them or a drop cap.
  if (element.name === 'p' && sums.mass > 100) return false;
  if (suspicion === 'strong') return sums.mass < total * 0.5 || namesOtherContent(words);
  if (!CONTAINERS.has(element.name)) return false;
  const mostlyLinks = sums.linkLength > sums.length * 0.5 && sums.mass < total * 0.25;
  return mostlyLinks || (sums.mass < 20 && !headline && sums.length < 200);
}

function dropWhere(regions: Region[], dropped: Set<Region>, isNoise: (region: Region, total: number) => boolean): void {
  sumRegions(regions, dropped);
  const total = regions[0]?.sums.mass ?? 0;
  for (const region of regions) {
    if (dropped.has(region)) continue;
    if (region.parent && dropped.has(region.parent)) dropped.add(region);
    else if (isNoise(region, total) && !isWrapper(region, total)) dropped.add(region);
  }
}

/** Teaser cards: three or more similar siblings, each with a line that consists of a link. */
function findTeasers(regions: Region[], blocks: Block[], dropped: ReadonlySet<Region>): Set<Region> {
  const alike = new Map<Region, Map<string, Region[]>>();
  for (const region of regions) {
    const { parent, element, sums } = region;
    if (!parent || !element || dropped.has(region) || sums.linkLength < 15 || sums.length > 700) continue;
    const groups = alike.get(parent) ?? new Map<string, Region[]>();
    alike.set(parent, groups);
    const key = `${element.name} ${element.attribs.class ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(region);
    else groups.set(key, [region]);
  }
  const teasers = new Set<Region>();
  for (const groups of alike.values()) {
    for (const group of groups.values()) {
      if (group.length < 3) continue;
      const cards = group.filter(({ first, end }) =>
        blocks.slice(first, end).some(({ length, linkLength }) => length > 15 && linkLength > length * 0.85),
      );
      if (cards.length >= group.length * 0.8) for (const card of cards) teasers.add(card);
    }
  }
  return teasers;
}

/** Finds the regions that are boilerplate and removes them from the sums of the others. */
export function dropBoilerplate({ regions, blocks }: PageBlocks, options: { byName: boolean }): Set<Region> {
  const dropped = new Set<Region>();
  dropWhere(regions, dropped, isSetApart);
  if (options.byName) dropWhere(regions, dropped, isNamedBoilerplate);
  if (options.byName) {
    sumRegions(regions, dropped);
    const teasers = findTeasers(regions, blocks, dropped);
    if (teasers.size > 0) dropWhere(regions, dropped, (region) => teasers.has(region));
  }
  sumRegions(regions, dropped);
  return dropped;
}
