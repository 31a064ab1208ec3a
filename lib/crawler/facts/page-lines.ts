import type { Block, BlockKind, PageBlocks, Region } from '../extract/page-blocks';
import { findAreas } from '../extract/page-content';
import type { Place } from './fact-types';

/** A line of a page with its context: facts are stated in lines, and headings tell what they are about. */
export interface FactLine {
  text: string;
  kind: BlockKind;
  level: number;
  /** Cells of a table row. */
  cells: string[];
  place: Place;
  /** The nearest heading before the line, or an empty string. */
  heading: string;
  /** Lines of one block belong together. */
  block: Block;
  /** Not written by the business: a review or comment. */
  isQuoted: boolean;
}

const REVIEWS = /\b(?:testimonials?|reviews?|comments?|feedback|quotes?|kommentare|avis)\b/;
const MAX_LINES = 4_000;

function isReview(region: Region): boolean {
  for (let at: Region | null = region; at; at = at.parent) {
    if (at.words !== '' && at.element?.name !== 'body' && REVIEWS.test(at.words)) return true;
  }
  return false;
}

/** The lines of a page in order, without those that are part of a navigation menu. */
export function readLines(page: PageBlocks): FactLine[] {
  const areas = findAreas(page.regions);
  const reviews = new Map<Region, boolean>();
  const lines: FactLine[] = [];
  let heading = '';
  for (const block of page.blocks) {
    if (lines.length >= MAX_LINES) break;
    const area = areas.get(block.region);
    const place: Place = area === 'footer' ? 'footer' : area === 'navigation' ? 'header' : 'content';
    if (!reviews.has(block.region)) reviews.set(block.region, isReview(block.region));
    const isQuoted = block.quoted || reviews.get(block.region) === true;
    if (block.kind === 'heading') heading = block.text;
    for (const text of block.kind === 'code' ? [block.text] : block.text.split('\n', MAX_LINES - lines.length)) {
      const cells = block.kind === 'row' ? text.split(' | ').filter(Boolean) : [];
      lines.push({ text, kind: block.kind, level: block.level, cells, place, heading, block, isQuoted });
    }
  }
  return lines;
}
