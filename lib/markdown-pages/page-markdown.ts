import { type CheerioAPI, load } from 'cheerio/slim';
import { type ChildNode, Element, Text } from 'domhandler';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { renderMarkdown } from '@/lib/reader/page/render-blocks';
import { parseUrl } from '@/lib/text/parse-url';

/** A link back to a footnote mark. The marks are left out as well. */
const WAY_BACK = 'a[href^="#mark-"]';
/** The question of an accordion: a button that is the text of its heading. */
const QUESTION = 'h1 > button, h2 > button, h3 > button, h4 > button, h5 > button, h6 > button';
/**
 * Left out: controls, drawings, footnote marks, captions that repeat the heading above them, and what is hidden. A closed answer is hidden in
 * the HTML but is part of the page's text.
 */
const LEFT_OUT = `button, caption, script, sup, svg, .needs-script, ${WAY_BACK}, form:not([method="post" i]),
  [hidden]:not(.accordion-panel), [popover], [aria-hidden="true"]`;
/** What stays on one line: also items of a list that contain none of the others. */
const ONE_LINE = 'a, dt, dd, td, th, li:not(:has(article, details, dl, h2, h3, h4, ol, table, ul))';
const SET_APART = '.block, p, div';

/** A colon, unless the text already ends a sentence or clause. */
const gapAfter = (text: string) => (/[\p{L}\p{N}%)]\s*$/u.test(text) ? ': ' : ' ');

/** Separates neighbours that only CSS separates: by a space or, where no line break is possible, by a colon. */
function addGaps($: CheerioAPI, parent: Element, oneLine: boolean): void {
  const isSetApart = (node: ChildNode) => $(node).is(SET_APART);
  for (const node of $(parent).contents().toArray()) {
    const previous = node.prev;
    if (previous && oneLine && (isSetApart(node) || isSetApart(previous))) $(node).before(gapAfter($(previous).text()));
    else if (node instanceof Element && previous instanceof Element) $(node).before(' ');
  }
}

/** Markdown has no `<dl>`: it becomes a list of "**term**: description". */
function listFromTerms($: CheerioAPI, list: Element): void {
  const items = $(list)
    .find('dt')
    .toArray()
    .map((term) => {
      const descriptions = $(term).nextUntil('dt', 'dd').toArray();
      const described = descriptions.map((one) => `<span>${$(one).html()}</span> `).join('');
      return `<li><strong>${$(term).html()}</strong>${gapAfter($(term).text())}${described}</li>`;
    });
  $(list).replaceWith(`<ul>${items.join('')}</ul>`);
}

/** Brings the main part of a page of this site into a form that the crawler's Markdown renderer knows. */
function tidy($: CheerioAPI, main: Element): void {
  const find = (selector: string) => $(main).find(selector);
  const rename = (elements: Element[], name: string) => {
    for (const element of elements) element.name = name;
  };
  for (const { prev } of find(WAY_BACK).toArray())
    if (prev instanceof Text && prev.data.trim() === '·') $(prev).remove();
  rename(find(QUESTION).toArray(), 'span');
  find(LEFT_OUT).remove();
  // A form cannot be filled in here.
  find('form').replaceWith('<p><a href="">Fill in the form on the page</a></p>');
  // The renderer drops links in headings, and here the link is the point of the heading.
  const linked = find(':is(h1, h2, h3, h4, h5, h6):has(a)').wrapInner('<strong></strong>');
  rename(linked.toArray(), 'p');
  const lines = find(ONE_LINE);
  const onOneLine = new Set(lines.add(lines.find('*')).toArray());
  for (const parent of [main, ...find('*').toArray()]) addGaps($, parent, onOneLine.has(parent));
  for (const element of find(SET_APART).toArray()) {
    if (onOneLine.has(element)) element.name = element.name === 'p' || element.name === 'div' ? 'span' : element.name;
    else if (element.name === 'span') element.name = 'div';
  }
  for (const list of find('dl').toArray().reverse()) listFromTerms($, list);
  // The renderer would be misled by class names.
  for (const element of find('*').toArray()) {
    const { href, start } = element.attribs;
    element.attribs = { ...(href === undefined ? {} : { href }), ...(start === undefined ? {} : { start }) };
  }
}

/**
 * The main part of one of this site's pages as Markdown, with absolute links; null for HTML without one. Derived from the
 * page's HTML, so that the two cannot differ.
 */
export function pageMarkdown(html: string, pageUrl: string): string | null {
  const $ = load(parseHtml(html));
  const [main] = $('main').toArray();
  if (!main) return null;
  tidy($, main);
  // Unlike in a crawl, mailto: and tel: links stay.
  const readLink = (href: string) => {
    const url = parseUrl(href, pageUrl)?.href;
    return url ? { url, page: url, isOutside: false } : null;
  };
  const { blocks } = readBlocks(main, readLink);
  return `${renderMarkdown(blocks)}\n\n---\n\nSource: <${pageUrl}>\n`;
}
