import type { ContentType } from '@/lib/crawler/extract/content-type';
import type { PlainBlock } from '@/lib/crawler/extract/plain-blocks';
import type { PageFacts } from '@/lib/crawler/facts/fact-types';

/** Which part of a page a block stands in; menus are not kept. */
export type Area = 'content' | 'footer' | 'header';

/** A line or paragraph of a page, in reading order. */
export interface AnswerBlock extends Omit<PlainBlock, 'area' | 'emphasized'> {
  /** Heading level 1–6, 7 for a bold line that is used as a heading; of the other kinds the depth of the list. */
  level: number;
  area: Area;
}

/** A page of a website as answers are made from it. Plain JSON. `url` is absolute, without a fragment. */
export interface AnswerPage {
  url: string;
  title: string;
  /** BCP 47 tag that the page declares. */
  language?: string;
  description?: string;
  contentType: ContentType;
  blocks: AnswerBlock[];
  /** Candidates for facts of the business; which of them are its own, only the whole site tells. */
  facts: PageFacts;
}

/** A text with all white space collapsed to single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A page's text as quotes are checked against it: blocks in their order, all white space as single spaces. */
export function pageText({ blocks }: AnswerPage): string {
  return blocks.map(({ text }) => oneLine(text)).join(' ');
}
