import type { Element } from 'domhandler';
import type { ElementNames, Suspicion } from './vocabulary';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code';

/** A line or paragraph of the page: the text between two block boundaries. */
export interface Block {
  kind: BlockKind;
  /** Heading level 1–6, or depth of the list (from 1). */
  level: number;
  /** `1.` or `-` for the first block of a list item, else empty. */
  marker: string;
  quoted: boolean;
  text: string;
  markdown: string;
  /** Characters of `text`, those of scripts without spaces counted double. */
  length: number;
  linkLength: number;
  /** Characters of links that leave the site. */
  outLength: number;
  region: Region;
}

/** Sums over blocks: their characters, those in links, and how much of the text reads like prose. */
export interface Sums {
  length: number;
  linkLength: number;
  mass: number;
  /** Characters in quotations, as embedded posts are. */
  quoted: number;
}

/** An element that breaks the line; `own` counts the blocks directly in it, `sums` all below it. */
export interface Region {
  element: Element | null;
  parent: Region | null;
  words: string;
  suspicion: Suspicion;
  hidden: boolean;
  /** Blocks `first` up to but without `end` lie in it. */
  first: number;
  end: number;
  own: Sums;
  sums: Sums;
  /** Holds the page's headline. */
  headline: boolean;
}

export interface PageBlocks {
  blocks: Block[];
  regions: Region[];
}

/** Where a link leads. */
export interface LinkTarget {
  /** Absolute http or https address. */
  url: string;
  /** The address without its fragment. */
  page: string;
  /** On another site. */
  isOutside: boolean;
}

/** Makes out where an `href` leads; null when there is nothing to follow. */
export type LinkReader = (href: string) => LinkTarget | null;

/** A region without blocks yet. */
export function newRegion(
  element: Element | null,
  parent: Region | null,
  { words, suspicion }: ElementNames,
  hidden: boolean,
): Region {
  const own = { length: 0, linkLength: 0, mass: 0, quoted: 0 };
  return { element, parent, words, suspicion, hidden, first: 0, end: 0, own, sums: own, headline: false };
}
