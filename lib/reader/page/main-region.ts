import type { Region } from './page-blocks';
import { namesBody } from './vocabulary';

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
export function chooseMainRegion(regions: Region[], dropped: ReadonlySet<Region>): Region | null {
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
