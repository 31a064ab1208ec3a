import { lettersOf } from '../text/tokens';
import { dropBoilerplate } from './boilerplate';
import type { Block, PageBlocks, Region } from './page-blocks';
import { measure } from './page-shape';
import { trimArticle } from './trim-blocks';
import { namesBody } from './vocabulary';

/** Less text indicates that the strict rules dropped too much. */
const ENOUGH = 200;

/** The blocks of an article, by rules that are relaxed while they leave too little text. */
export function findArticle(page: PageBlocks, title: string): Block[] {
  const { regions, blocks } = page;
  markHeadline(blocks, title);
  let best: Block[] = [];
  for (const byName of [true, false]) {
    const dropped = dropBoilerplate(page, { byName });
    const main = chooseMainRegion(regions, dropped);
    if (!main) continue;
    const found = trimArticle(
      blocks.slice(main.first, main.end).filter((block) => !dropped.has(block.region)),
      title,
    );
    if (measure(found) > measure(best) * 2) best = found;
    if (measure(best) >= ENOUGH) break;
  }
  return best;
}

const isInNavigation = (region: Region): boolean =>
  region.element?.name === 'nav' || (region.parent !== null && isInNavigation(region.parent));

/** Marks the regions around the headline: the heading that repeats the title, otherwise the first h1. A logo in the menu is neither. */
function markHeadline(blocks: Block[], title: string): void {
  const wanted = lettersOf(title);
  const headings = blocks.filter(({ kind, region }) => kind === 'heading' && !isInNavigation(region));
  const headline =
    headings.find(({ level, text }) => level <= 2 && lettersOf(text).length > 12 && wanted.includes(lettersOf(text))) ??
    headings.find((block) => block.level === 1);
  for (let region = headline?.region ?? null; region; region = region.parent) region.headline = true;
}

/** How strongly the markup indicates that a region is the main content. */
function hintBonus({ element, words }: Region): number {
  if (!element) return 1;
  const { itemprop = '', role = '' } = element.attribs;
  if (itemprop.includes('articleBody')) return 1.4;
  if (namesBody(words)) return 1.3;
  if (element.name === 'article') return 1.15;
  if (element.name === 'main' || role === 'main') return 1.1;
  return 1;
}

/** Elements that are parts of a text, never all of it. */
const LEAVES = new Set('p li tr td th dt dd ul ol table tbody dl h1 h2 h3 h4 h5 h6 blockquote pre span'.split(' '));

/**
 * Finds the region that is most likely the main content: the one with the highest F1 of prose, where links and labels inside it
 * count as false positives and prose outside it as missed. Sums must exclude boilerplate.
 */
function chooseMainRegion(regions: Region[], dropped: ReadonlySet<Region>): Region | null {
  const whole = regions[0]?.sums.mass ?? 0;
  let best: Region | null = null;
  let bestScore = 0;
  for (const region of regions) {
    const { mass, length, linkLength } = region.sums;
    if (mass === 0 || dropped.has(region) || LEAVES.has(region.element?.name ?? '')) continue;
    const labels = Math.max(0, length - mass - linkLength);
    const precision = mass / (mass + linkLength + labels * 0.2);
    const recall = mass / whole;
    const score = ((2 * precision * recall) / (precision + recall)) * hintBonus(region);
    if (score < bestScore) continue;
    best = region;
    bestScore = score;
  }
  return best;
}
