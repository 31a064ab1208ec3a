import { memoize } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';
import { isQuotation } from '../../page/is-quotation';
import type { Block, BlockKind, PageBlocks } from '../../page/page-blocks';
import { findAreas } from '../../page/page-content';
import type { Place } from './fact-types';
import { isPlaceholder } from './placeholders';

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
  /** Not by or about the business: a review, a comment, the section of an imprint about an authority, the text of a template. */
  isQuoted: boolean;
}

/** Bodies that supervise a business; an imprint states their addresses and telephone numbers. */
const AUTHORITY = factsWords('authorities', 'authority');

/** Whether a text names a body that supervises a business. */
export const namesAuthority = memoize((text) => AUTHORITY.test(text));

const MAX_LINES = 4_000;
/** What is read of a heading: many lines are judged by it. */
export const MAX_HEADING = 1_000;

/** The lines of a block, at most `limit` of those of a text. */
function splitBlock({ kind, text }: Block, limit: number): readonly string[] {
  return kind === 'row' || kind === 'code' || !text.includes('\n') ? [text] : text.split('\n', limit);
}

/** The lines of a page in order, without those that are part of a navigation menu. */
export function readLines(page: PageBlocks, areas = findAreas(page)): FactLine[] {
  const lines: FactLine[] = [];
  let heading = '';
  let authorityLevel = Number.POSITIVE_INFINITY;
  for (const block of page.blocks) {
    if (lines.length >= MAX_LINES) break;
    const area = areas.get(block.region);
    const place: Place = area === 'footer' ? 'footer' : area === 'navigation' ? 'header' : 'content';
    if (block.kind === 'heading') {
      heading = block.text.slice(0, MAX_HEADING).replaceAll('\n', ' ');
      if (block.level <= authorityLevel)
        authorityLevel = namesAuthority(heading) ? block.level : Number.POSITIVE_INFINITY;
    }
    const isOfAuthority = Number.isFinite(authorityLevel) && place === 'content';
    const isQuoted = (block.quoted && isQuotation(block.region)) || isOfAuthority || isPlaceholder(block.text);
    const { kind, level } = block;
    for (const text of splitBlock(block, MAX_LINES - lines.length)) {
      const cells = kind === 'row' ? text.split(' | ').filter(Boolean) : [];
      lines.push({ text, kind, level, cells, place, heading, block, isQuoted });
    }
  }
  return lines;
}

/** The lines with each heading on one line: a break in a heading is made for its looks. */
export function joinHeadings(lines: readonly FactLine[]): FactLine[] {
  const joined: FactLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const continues = line.kind === 'heading' && above?.block === line.block;
    if (continues) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}
