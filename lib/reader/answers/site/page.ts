import type { PageFacts } from '../../facts/shared/fact-types';
import type { ContentType } from '../../page/content-type';
import type { PlainBlock } from '../../page/plain-blocks';

/** The part of a page that contains a block; menus are dropped. */
export type Area = 'content' | 'footer' | 'header';

/** A line or paragraph of a page, in reading order. */
export interface AnswerBlock extends Omit<PlainBlock, 'area' | 'emphasized'> {
  /** Heading level 1–6, or 7 for a bold line used as a heading; for other kinds the list depth. */
  level: number;
  area: Area;
}

/** A page that questions are answered from. Plain JSON. `url` is absolute, without a fragment. */
export interface AnswerPage {
  url: string;
  title: string;
  /** The declared language, a BCP 47 tag. */
  language?: string;
  description?: string;
  contentType: ContentType;
  blocks: AnswerBlock[];
  /** Candidates for facts of the business; `collectFacts` decides from all pages which are its own. */
  facts: PageFacts;
  /** What the business says itself, which is on no page of its website. */
  isTold?: true;
}
