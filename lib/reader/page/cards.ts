import type { Block, PageBlocks, Region } from './page-blocks';

const MAX_BLOCKS = 12;
const MAX_LENGTH = 600;
/** Elements that hold lines of their own, or everything. */
const NEVER_A_CARD = new Set('html body main table tbody tr ul ol dl blockquote'.split(' '));

/** The cards of a page, such as a name, a price and what limits it: the largest elements of a few short lines below at most one heading. */
export function findCards({ blocks, regions }: PageBlocks): Map<Block, number> {
  const cards = new Map<Block, number>();
  const inside = new Set<Region>();
  const parts = findParts(regions);
  for (const region of regions) {
    // What is around a region comes before it.
    if (region.parent && inside.has(region.parent)) inside.add(region);
    else if (isCard(blocks, region) && !isOfCards(blocks, parts.get(region) ?? [])) {
      inside.add(region);
      for (const block of blocks.slice(region.first, region.end)) cards.set(block, region.first);
    }
  }
  return cards;
}

/** The parts of each region that have several blocks; a region that only wraps another one stands for it. */
function findParts(regions: readonly Region[]): Map<Region, Region[]> {
  const parts = new Map<Region, Region[]>();
  const outermost = new Map<Region, Region>();
  for (const region of regions) {
    const { parent, first, end } = region;
    const around = parent && outermost.get(parent);
    if (around && around.first === first && around.end === end) outermost.set(region, around);
    else {
      outermost.set(region, region);
      if (!around || end - first < 2) continue;
      const found = parts.get(around);
      if (found) found.push(region);
      else parts.set(around, [region]);
    }
  }
  return parts;
}

function isCard(blocks: readonly Block[], { first, end, element }: Region): boolean {
  if (element === null || NEVER_A_CARD.has(element.name) || end - first < 2 || end - first > MAX_BLOCKS) return false;
  const lines = blocks.slice(first, end);
  if (lines.some(({ kind }) => kind === 'row' || kind === 'code')) return false;
  const headings = lines.filter(({ kind }) => kind === 'heading').length;
  return headings <= 1 && lines.reduce((sum, { length }) => sum + length, 0) <= MAX_LENGTH;
}

/** Whether the parts of an element are cards themselves: they look alike, or several have figures. */
function isOfCards(blocks: readonly Block[], parts: readonly Region[]): boolean {
  const hasFigure = ({ first, end }: Region) => blocks.slice(first, end).some(({ text }) => /\d/.test(text));
  const looks = new Set(parts.map(({ element }) => `${element?.name} ${element?.attribs.class}`));
  return looks.size < parts.length || parts.filter(hasFigure).length > 1;
}
