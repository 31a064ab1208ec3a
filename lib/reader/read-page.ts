import { type Document, Element } from 'domhandler';
import { oneLine } from '@/lib/text/one-line';
import { readPageFacts } from './facts/read-page-facts';
import type { PageFacts } from './facts/shared/fact-types';
import { type ContentType, findContentType, isHomePath } from './page/content-type';
import { isCookieWall } from './page/cookie-wall';
import { listElements } from './page/dom';
import { focusBlocks } from './page/focus-blocks';
import { isLoginPage } from './page/login-page';
import { findArticle } from './page/main-content';
import { type Metadata, readMetadata } from './page/metadata';
import { isMenuMissing, needsJavaScript } from './page/needs-javascript';
import type { Block, LinkReader, PageBlocks } from './page/page-blocks';
import { type Areas, findAreas, findPageContent } from './page/page-content';
import { findBase, findForward, findLinks, linkReader, type PageLink } from './page/page-links';
import { isArticlePage, readsLikeArticle } from './page/page-shape';
import { parseHtml } from './page/parse-html';
import { type PlainBlock, toPlainBlocks } from './page/plain-blocks';
import { readBlocks } from './page/read-blocks';
import { renderMarkdown, renderText } from './page/render-blocks';
import { selectElements } from './page/select-elements';
import { removeStruckOut } from './page/struck-out';
import { findThings } from './page/structured-data';
import type { Alternate } from './text/url-language';

/** Everything extracted from a page. */
export interface PageReading {
  title: string;
  text: string;
  markdown: string;
  headings: { level: number; text: string }[];
  links: PageLink[];
  /** Versions of the page in other languages, and often itself (`hreflang`). */
  alternates: Alternate[];
  canonical?: string;
  /** The page to which this one sends its visitors. */
  forward?: string;
  robots: { noindex: boolean; nofollow: boolean };
  language?: string;
  published?: string;
  modified?: string;
  /** Who wrote the page, as it says. */
  author?: string;
  description?: string;
  contentType: ContentType;
  /** What may be facts of the business; collectFacts makes them facts of the site. */
  facts: PageFacts;
  needsJavaScript: boolean;
  /** A login wall: next to nothing but a form with a password. */
  isLoginPage: boolean;
  /** Nothing but the question whether cookies are accepted. */
  isCookieWall: boolean;
  /** Whether the page has scripts, and no link to another page or section of its site: they may make its menu. */
  menuByScript: boolean;
  /** All blocks of the page, the footer included; only with `ReadOptions.blocks`. */
  blocks?: PlainBlock[];
}

/** The parts of a page to extract (by default the main content), or CSS selectors for them. */
export interface ReadOptions {
  include?: { main?: boolean; navigation?: boolean; footer?: boolean };
  selectors?: string[];
  /** Targeted reading: only what customers ask about. Selectors are hints at more of it, see focusBlocks. */
  focus?: readonly string[];
  /** Also returns all blocks of the page, as lib/reader/answers needs them. */
  blocks?: boolean;
}

/**
 * Reads an HTML page of any quality: main content as text and Markdown, links, metadata and business facts. `url` is the
 * absolute http(s) address it was fetched from. Invalid selectors match nothing.
 * @throws PageLimitError if the page nests too deep or has too many elements; otherwise never
 */
export function readPage(html: string, url: string, options: ReadOptions = {}): PageReading {
  const document = parseHtml(html);
  removeStruckOut(document, html);
  const elements = listElements(document);
  const base = findBase(elements, url);
  const reader = linkReader(base);
  const things = findThings(elements);
  const metadata = readMetadata(elements, things, base);
  const page = readBlocks(document, reader);
  const headline = page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  const title = metadata.title || headline;
  const article = findArticle(page, title);
  const areas = findAreas(page);
  const content = findPageContent(page, areas);
  const isArticle = isArticlePage(article, content, metadata, url);
  const links = findLinks(elements, reader);
  const contentType = findContentType({ url, metadata, things, blocks: content, isArticle });
  const isText = isArticle || (contentType === 'General' && readsLikeArticle(article, content, url));
  const main = isText ? article : content;
  const focused = options.focus
    ? focusBlocks({ document, main, contentType, isHome: isHomePath(url) }, options.focus)
    : main;
  const chosen = chooseBlocks({ document, page, areas, reader, main: focused }, options);
  return {
    title: oneLine(title || (content.find(({ kind }) => kind === 'heading')?.text ?? '')),
    text: renderText(chosen),
    markdown: renderMarkdown(chosen),
    headings: findHeadings(content, isText ? new Set(main) : null),
    links,
    forward: findForward(elements, reader),
    ...pickStated(metadata),
    contentType,
    facts: readPageFacts({ url, elements, things, page, areas, metadata, links, contentType }),
    needsJavaScript: needsJavaScript(elements, page.blocks),
    isLoginPage: isLoginPage(elements, page.blocks),
    isCookieWall: isCookieWall(elements, page.blocks, links),
    menuByScript: isMenuMissing(elements, reader, url),
    ...(options.blocks && { blocks: toPlainBlocks(page, areas, elements) }),
  };
}

/** What a page says of its links and its versions. */
export type PageOutline = Pick<PageReading, 'links' | 'alternates' | 'canonical' | 'robots' | 'language'>;

/** Reads no more of a page than where it leads, for one that takes too long to read whole. @throws PageLimitError */
export function readOutline(html: string, url: string): PageOutline {
  const elements = listElements(parseHtml(html));
  const base = findBase(elements, url);
  const { alternates, canonical, robots, language } = readMetadata(elements, findThings(elements), base);
  return { links: findLinks(elements, linkReader(base)), alternates, canonical, robots, language };
}

function pickStated({ canonical, robots, language, published, modified, author, description, alternates }: Metadata) {
  return { canonical, robots, language, published, modified, author, description, alternates };
}

/** The headings of the content; for an article, its headline and those within its text. */
function findHeadings(content: Block[], article: Set<Block> | null): PageReading['headings'] {
  return content
    .filter((block) => block.kind === 'heading' && (article === null || block.level === 1 || article.has(block)))
    .map(({ level, text }) => ({ level, text }));
}

interface Found {
  document: Document;
  page: PageBlocks;
  areas: Areas;
  reader: LinkReader;
  main: Block[];
}

/** The selected blocks in document order. */
function chooseBlocks({ document, page, areas, reader, main }: Found, { include, selectors }: ReadOptions): Block[] {
  if (selectors?.some((selector) => selector.trim() !== '')) {
    const matched = selectElements(document, selectors);
    const outermost = [...matched].filter((element) => {
      for (let at = element.parent; at; at = at.parent) if (at instanceof Element && matched.has(at)) return false;
      return true;
    });
    return outermost.flatMap((element) => readBlocks(element, reader).blocks);
  }
  const wanted = { main: true, navigation: false, footer: false, ...include };
  if (wanted.main && !wanted.navigation && !wanted.footer) return main;
  const kept = new Set(wanted.main ? main : []);
  const known = new Set(page.blocks);
  const around = page.blocks.filter((block) => {
    const area = areas.get(block.region);
    return kept.has(block) || (area !== undefined && wanted[area]);
  });
  return [...main.filter((block) => kept.has(block) && !known.has(block)), ...around];
}
