import type { Element } from 'domhandler';
import type { ElementNames, Suspicion } from './vocabulary';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code';

/** A block: a line or paragraph between two block boundaries. */
export interface Block {
  kind: BlockKind;
  /** Heading level 1–6, or list depth (from 1). */
  level: number;
  /** `1.` or `-` for the first block of a list item, otherwise empty. */
  marker: string;
  quoted: boolean;
  /** Labels a form field. */
  labelsField: boolean;
  text: string;
  markdown: string;
  /** The length of `text`; characters of scripts without spaces count double. */
  length: number;
  linkLength: number;
  /** Characters in links to other sites. */
  outLength: number;
  region: Region;
}

/** Sums over blocks: characters, linked characters, and how much of the text reads like prose. */
export interface Sums {
  length: number;
  linkLength: number;
  mass: number;
  /** Characters in quotations, such as embedded posts. */
  quoted: number;
}

/** A block element; `own` counts the blocks directly in it, `sums` all below it. */
export interface Region {
  element: Element | null;
  parent: Region | null;
  words: string;
  suspicion: Suspicion;
  hidden: boolean;
  /** The index of its first block, and of the block after its last one. */
  first: number;
  end: number;
  own: Sums;
  sums: Sums;
  /** Whether it contains the page's headline. */
  headline: boolean;
}

export interface PageBlocks {
  blocks: Block[];
  regions: Region[];
}

/** The target of a link. */
export interface LinkTarget {
  /** The absolute http(s) URL. */
  url: string;
  /** The URL without its fragment. */
  page: string;
  /** Whether it is on another site. */
  isOutside: boolean;
}

/** Resolves an `href`; null if it cannot be followed. */
export type LinkReader = (href: string) => LinkTarget | null;

/** Creates a region without blocks. */
export function newRegion(
  element: Element | null,
  parent: Region | null,
  { words, suspicion }: ElementNames,
  hidden: boolean,
): Region {
  const own = { length: 0, linkLength: 0, mass: 0, quoted: 0 };
  return { element, parent, words, suspicion, hidden, first: 0, end: 0, own, sums: own, headline: false };
}
