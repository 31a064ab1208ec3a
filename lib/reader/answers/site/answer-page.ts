import { shorten } from '@/lib/text/one-line';
import type { PlainBlock } from '../../page/plain-blocks';
import type { PageReading } from '../../read-page';
import { readPage } from '../../read-page';
import { hasContact, hasOpeningTime } from '../question/patterns';
import type { AnswerBlock, AnswerPage } from './page';

/** The parts of a crawled page that answers need; `blocks` are present when the page is read with `ReadOptions.blocks`. */
export type CrawledAnswerPage = Pick<
  PageReading,
  'title' | 'language' | 'description' | 'contentType' | 'facts' | 'blocks'
> & { url: string };

/** One below h6. */
const BOLD_LEVEL = 7;

/** Zero-width characters, and those that change the direction of what stands next to them (Unicode bidirectional algorithm). */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Longer titles are truncated: cards and links repeat them. */
const MAX_TITLE = 120;

const visible = (text: string): string => text.replace(INVISIBLE, '');

const shortTitle = (title: string): string => shorten(visible(title).trim(), MAX_TITLE);

/** Converts a crawled page: every block outside the menus, including the footer. */
export function toAnswerPage(page: CrawledAnswerPage): AnswerPage {
  const { url, title, language, description, contentType, facts, blocks = [] } = page;
  return {
    url: url.replace(/#.*$/s, ''),
    title: shortTitle(title),
    language,
    description: description === undefined ? undefined : visible(description),
    contentType,
    facts,
    blocks: blocks.flatMap(toAnswerBlock),
  };
}

function toAnswerBlock({ area, emphasized, ...block }: PlainBlock): AnswerBlock[] {
  // The telephone number is often only above the menu.
  if (area === 'navigation' && !hasContact(block.text)) return [];
  const isHeading =
    emphasized &&
    block.kind === 'paragraph' &&
    !/[.,;:!]$|\n|\d{3}|[€£$@]/.test(block.text) &&
    !hasOpeningTime(block.text);
  return [
    {
      ...block,
      text: visible(block.text),
      kind: isHeading ? 'heading' : block.kind,
      level: isHeading ? BOLD_LEVEL : block.level,
      area: area === 'navigation' ? 'header' : area,
    },
  ];
}

/** Characters; the rest of the HTML is ignored. */
const MAX_HTML = 3_000_000;

/**
 * Parses an HTML page. Null for a page that must not be quoted: a `noindex` page or a login page.
 * @throws PageLimitError as readPage does
 */
export function readAnswerPage(html: string, url: string): AnswerPage | null {
  const page = readPage(html.slice(0, MAX_HTML), url, { blocks: true });
  return page.robots.noindex || page.isLoginPage ? null : toAnswerPage({ ...page, url });
}
