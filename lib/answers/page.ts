/** Which part of a page a block stands in; menus are no part of it. */
export type Area = 'content' | 'footer' | 'header';

/** A line or paragraph of a page, in the order in which it is read. */
export interface AnswerBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code';
  /** Heading level 1–6, 7 for a bold line that is used as one; of the other kinds the depth of the list. */
  level: number;
  /** The text as the page shows it; the cells of a row are set apart by ` | `. */
  text: string;
  area: Area;
  /** Most of it is links: a button, or a line of a menu. */
  linked: boolean;
  /** A quotation of somebody else's words. */
  quoted: boolean;
}

/** What a page states about the business in schema.org data. */
export interface StatedFacts {
  name?: string;
  /** schema.org type, as `Dentist`. */
  type?: string;
  telephone: string[];
  email: string[];
}

/** A page of a website as the answers are made from it. `url` is absolute, without a fragment. */
export interface AnswerPage {
  url: string;
  title: string;
  /** BCP 47 tag that the page states of itself. */
  lang?: string;
  description?: string;
  blocks: AnswerBlock[];
  stated?: StatedFacts;
}

/** A page's text as quotes are checked against it: blocks in their order, all white space as single spaces. */
export function pageText({ blocks }: AnswerPage): string {
  return blocks.map(({ text }) => oneLine(text)).join(' ');
}

/** A text with all white space collapsed to single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
