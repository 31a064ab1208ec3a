import type { Element } from 'domhandler';
import { findCards } from './cards';
import { findConcealed } from './concealed';
import type { Block, PageBlocks, Region } from './page-blocks';
import type { Areas } from './page-content';

/** A block of a page as plain data that can be stored. */
export interface PlainBlock {
  kind: Block['kind'];
  /** Heading level 1–6; of the other kinds the depth of the list. */
  level: number;
  /** The text as the page shows it; the cells of a row are separated by ` | `. */
  text: string;
  /** The part of the page that contains the block. */
  area: 'content' | 'footer' | 'navigation';
  /** Most of the text is links: a button, or a line of a menu. */
  linked: boolean;
  /** A quotation of somebody else's words. */
  quoted: boolean;
  /** A short line set in bold or in capitals as a whole. */
  emphasized: boolean;
  /** Blocks with the same number are one card, such as a name, a price and what limits it. */
  card?: number;
}

const MAX_BLOCKS = 5_000;
const MAX_BLOCK = 8_000;
/** Characters of one page; more than the longest terms and conditions. */
const MAX_TEXT = 400_000;
const SHORT_LINE = 60;

/**
 * All blocks of a page in reading order, without what it shows to nobody, hidden menus, the labels of form fields, and what the page asks
 * not to be quoted (`data-nosnippet`). Their number and total length are limited; `elements` are those of the page.
 */
export function toPlainBlocks(page: PageBlocks, areas: Areas, elements: readonly Element[] = []): PlainBlock[] {
  const { blocks, regions } = page;
  const unquotable = findUnquotable(regions);
  const cards = findCards(page);
  const concealed = findConcealed(page, elements);
  const plain: PlainBlock[] = [];
  let length = 0;
  for (const block of blocks) {
    if (plain.length >= MAX_BLOCKS || length >= MAX_TEXT) break;
    const area = areas.get(block.region) ?? 'content';
    if (unquotable.has(block.region) || concealed.has(block.region) || (area === 'navigation' && block.region.hidden))
      continue;
    if (isFieldLabel(block)) continue;
    const { kind, level, quoted } = block;
    const text = block.text.replace(/\p{Cc}/gu, (mark) => (mark === '\n' ? '\n' : ' ')).slice(0, MAX_BLOCK);
    length += text.length;
    const linked = block.linkLength >= block.length * 0.8;
    const card = cards.get(block);
    const emphasized = isEmphasized(block);
    plain.push({ kind, level, text, area, linked, quoted, emphasized, ...(card !== undefined && { card }) });
  }
  return plain;
}

function findUnquotable(regions: readonly Region[]): Set<Region> {
  const unquotable = new Set<Region>();
  for (const region of regions) {
    const isMarked = region.element?.attribs['data-nosnippet'] !== undefined;
    if (isMarked || (region.parent && unquotable.has(region.parent))) unquotable.add(region);
  }
  return unquotable;
}

/** `Your name`, `Preferred date`: asks the reader and says nothing. A line with a sentence or a figure may do both. */
const isFieldLabel = ({ labelsField, kind, text }: Block): boolean =>
  labelsField && kind !== 'heading' && text.length <= SHORT_LINE && !/[.!]$|[\d@]/.test(text);

function isEmphasized({ text, markdown, linkLength }: Block): boolean {
  if (linkLength > 0 || text.length > SHORT_LINE || !/\p{L}{3}/u.test(text)) return false;
  return /^\*\*[^*]+\*\*$/.test(markdown) || (text === text.toUpperCase() && text.includes(' '));
}
