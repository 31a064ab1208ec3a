import { listElements } from '@/lib/crawler/extract/dom';
import { isLoginPage } from '@/lib/crawler/extract/login-page';
import { readMetadata } from '@/lib/crawler/extract/metadata';
import type { Block } from '@/lib/crawler/extract/page-blocks';
import { findAreas } from '@/lib/crawler/extract/page-content';
import { findBase, linkReader } from '@/lib/crawler/extract/page-links';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { findThings, readText, readTexts, type Thing } from '@/lib/crawler/extract/structured-data';
import { hasContact } from './facts';
import type { AnswerBlock, AnswerPage, Area, StatedFacts } from './page';

/** More of a page than anybody reads; what follows is left out. */
const MAX_HTML = 3_000_000;
const MAX_BLOCKS = 5_000;
const MAX_BLOCK = 8_000;

/**
 * Reads every block of an HTML page outside its menus, the footer included. Null for a page that must not be quoted: one
 * that asks robots to keep it out of their index, or a wall that asks to sign in. Never throws on any HTML.
 */
export function readAnswerPage(html: string, url: string): AnswerPage | null {
  const document = parseHtml(html.slice(0, MAX_HTML));
  const elements = listElements(document);
  const base = findBase(elements, url);
  const things = findThings(elements);
  const { title, language, description, robots } = readMetadata(elements, things, base);
  const page = readBlocks(document, linkReader(base));
  if (robots.noindex || isLoginPage(elements, page.blocks)) return null;
  const areas = findAreas(page.regions);
  const blocks = page.blocks.slice(0, MAX_BLOCKS).flatMap((block) => {
    const surrounding = areas.get(block.region);
    if (block.region.hidden && surrounding === 'navigation') return [];
    // The telephone number often stands above the menu and nowhere else.
    if (surrounding === 'navigation' && !hasContact(block.text)) return [];
    return [toAnswerBlock(block, surrounding === 'navigation' ? 'header' : (surrounding ?? 'content'))];
  });
  return { url: withoutFragment(url), title, lang: language, description, blocks, stated: readStated(things) };
}

const HEADING_LENGTH = 60;
/** Below all headings of HTML. */
const BOLD_LEVEL = 7;

/** A short line that is bold or in capitals as a whole heads what follows, whatever its element. */
function isBoldHeading({ kind, text, markdown, linkLength }: Block): boolean {
  if (kind !== 'paragraph' || linkLength > 0 || text.length > HEADING_LENGTH || /[.,;:!]$|\n|\d{3}|[€£$@]/.test(text))
    return false;
  if (!/\p{L}{3}/u.test(text)) return false;
  return /^\*\*[^*]+\*\*$/.test(markdown) || (text === text.toUpperCase() && text.includes(' '));
}

function toAnswerBlock(block: Block, area: Area): AnswerBlock {
  const { text, length, linkLength, quoted } = block;
  const isHeading = isBoldHeading(block);
  const kind = isHeading ? 'heading' : block.kind;
  const level = isHeading ? BOLD_LEVEL : block.level;
  const clean = text.replace(/\p{Cc}/gu, (mark) => (mark === '\n' ? '\n' : ' ')).slice(0, MAX_BLOCK);
  return { kind, level, text: clean, area, linked: linkLength >= length * 0.8, quoted };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}

const NO_BUSINESS =
  /^(?:Person|Event|\w+Event|JobPosting|WebSite|WebPage|\w*Article|BlogPosting|Review|Offer|Product)$/;

/** The telephone numbers and addresses of the things on the page that are businesses. */
function readStated(things: Thing[]): StatedFacts | undefined {
  const business = things.filter(
    ({ types, values }) =>
      !types.some((type) => NO_BUSINESS.test(type)) &&
      (values.telephone !== undefined || values.email !== undefined || values.address !== undefined),
  );
  const first = business[0];
  if (!first) return undefined;
  return {
    name: readText(first.values.name),
    type: first.types[0],
    telephone: business.flatMap(({ values }) => readTexts(values.telephone)),
    email: business.flatMap(({ values }) => readTexts(values.email)),
  };
}
