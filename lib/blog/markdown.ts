import { decodeHTML } from 'entities';
import { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options as ToHtml } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { imageAttributes, readImagePath, splitShownSize } from '@/lib/images/path';
import { decodeEscapes } from '@/lib/reader/text/percent-escapes';
import { oneLine } from '@/lib/text/one-line';
import { articleSchema } from './article-schema';
import { calloutLabels, readCalloutMarker } from './callouts';
import { readColumnWidths } from './column-widths';
import { codeHighlighting } from './highlight-code';
import { videoOf } from './videos';

export type TocEntry = { id: string; text: string; level: 2 | 3 };
export type RenderedMarkdown = { html: string; toc: TocEntry[] };

// Ids of headings get a prefix, so that a heading "Main" does not clash with the id of the page's <main>.
const HEADING_ID_PREFIX = 'h-';
/** What the sanitiser puts before the ids of footnotes, and not into the links to them. */
const FOOTNOTE_ID_PREFIX = 'user-content-';
const FOOTNOTES_HEADING = `${FOOTNOTE_ID_PREFIX}footnote-label`;

/** The title of a link that is shown as a button. */
const BUTTON_TITLE = 'button';

/** Elements within a line; all others begin and end one. */
const INLINE = new Set('a abbr b cite code em i kbd mark q s small span strong sub sup time u'.split(' '));
/** Elements whose text nobody sees. */
const UNSEEN = new Set(['script', 'style', 'template', 'title']);

/** What has blocks as its children. */
const FLOW = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** The lines of text that a piece of HTML shows; in linear time, however deep it nests. */
function linesOf(html: string): string[] {
  const lines = [''];
  let unseen = '';
  for (const part of html.replaceAll(/<!--.*?(?:-->|$)/gs, '').split(/(<[^<>]*>)/)) {
    const [, slash, tag] = /^<(\/?)([a-z][a-z\d]*)/i.exec(part) ?? [];
    const name = tag?.toLowerCase();
    if (unseen !== '') unseen = slash && name === unseen ? '' : unseen;
    else if (name === undefined) lines.push(`${lines.pop()}${decodeHTML(part)}`);
    else if (UNSEEN.has(name) && !slash) unseen = name;
    else if (!INLINE.has(name)) lines.push('');
  }
  return lines.map(oneLine).filter(Boolean);
}

/** HTML in an article: within a line its tags are left out, and of a block its words are paragraphs. */
const wordsOfHtml: NonNullable<NonNullable<ToHtml['handlers']>['html']> = (_state, node, parent) =>
  FLOW.has(parent?.type ?? '') ? linesOf(node.value).map((line) => element('p', '', [text(line)])) : [];

/** The widths of columns, on the cells of the head and, as that may be empty, of the first row. */
function readTableWidths() {
  return (tree: MarkdownRoot, file: VFile) =>
    visit(tree, 'table', ({ position, children }) => {
      const widths = readColumnWidths(String(file).slice(position?.start.offset, position?.end.offset));
      for (const row of children.slice(0, widths ? 2 : 0))
        for (const [index, cell] of row.children.entries())
          cell.data = { hProperties: { width: `${widths?.[index]}%` } };
    });
}

/** The page has its own h1, so headings of level 1 in a post become level 2. */
function demoteTopHeadings() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h1') node.tagName = 'h2';
    });
}

const element = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className ? { className: [className] } : {},
  children,
});

const text = (value: string) => ({ type: 'text', value }) as const;

/** A quotation that begins with `[!NOTE]` becomes a callout. */
function readCallouts(lang: string) {
  const labels = calloutLabels(lang);
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      const first = node.children.find((child) => child.type === 'element');
      const [start, next] = first?.children ?? [];
      if (node.tagName !== 'blockquote' || first?.tagName !== 'p' || start?.type !== 'text') return;
      const marker = readCalloutMarker(start.value);
      if (!marker) return;
      start.value = marker.rest;
      const hasBreak = next?.type === 'element' && next.tagName === 'br';
      if (!marker.rest) first.children.splice(0, hasBreak ? 2 : 1);
      Object.assign(node, {
        tagName: 'div',
        properties: { className: ['callout'], role: 'note', dataCallout: marker.kind },
      });
      node.children = node.children.filter((child) => child !== first || first.children.length > 0);
      node.children.unshift(element('p', 'callout-label', [text(labels[marker.kind])]));
    });
}

/** Whether an image is stored on this site. */
const isLocal = ({ properties }: Element) => /^\/(?!\/)/.test(String(properties.src ?? ''));

/**
 * Our own images get their size and srcset. An image on another site becomes a link, since pages make no third-party
 * requests.
 */
function finishImage(node: Element): void {
  const { alt } = node.properties;
  const { src, size } = splitShownSize(String(node.properties.src ?? ''));
  const image = readImagePath(src);
  if (image) {
    Object.assign(node.properties, imageAttributes(image, size), { src, loading: 'lazy', decoding: 'async' });
    return;
  }
  if (isLocal(node)) {
    Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
    return;
  }
  node.tagName = 'a';
  node.properties = { href: src, rel: ['noopener'] };
  node.children = [{ type: 'text', value: `Image: ${alt || src}` }];
}

/**
 * A paragraph that consists of a link to a video becomes its still, or a plain panel, and what a press leads to. Nothing is
 * requested from the site of the video before that.
 */
function finishVideo(node: Element): void {
  const [link, ...others] = node.children;
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return;
  const video = videoOf(String(link.properties.href ?? ''));
  if (!video) return;
  const [still] = link.children;
  const isStill = still?.type === 'element' && still.tagName === 'img';
  const title = isStill ? String(still.properties.alt ?? '') : hastToString(link);
  const label = /^(?:https?:|$)/.test(title) ? '' : `${title}. `;
  if (isStill) still.properties.alt = '';
  link.children = isStill && isLocal(still) ? [still] : [];
  link.children.push(element('span', '', [text(`${label}Watch on ${video.site}`)]));
  Object.assign(node, { tagName: 'figure', properties: { className: ['video'] } });
}

/** A paragraph that consists of an image with a title becomes a figure with the title as its caption. */
function finishParagraph(node: Element): void {
  const [image, ...others] = node.children;
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return;
  if (!image.properties.title || !isLocal(image)) return;
  const caption = String(image.properties.title);
  delete image.properties.title;
  const figcaption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: caption }],
  };
  Object.assign(node, { tagName: 'figure', children: [image, figcaption] });
}

/** Whether a node is the head of a table whose cells are empty. */
function isEmptyHead(head: ElementContent): boolean {
  if (head.type !== 'element' || head.tagName !== 'thead') return false;
  let isEmpty = true;
  visit(head, 'element', ({ tagName, children }) => {
    if (tagName === 'th' && children.length > 0) isEmpty = false;
  });
  return isEmpty;
}

/** External links get `rel` attributes, the boxes of task lists a name, and tables a scroll container that is reachable by keyboard. */
function finishElements(siteOrigin: string) {
  return () => (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a') {
        if (node.properties.title === BUTTON_TITLE)
          node.properties = { href: node.properties.href, className: ['button'] };
        const href = String(node.properties.href ?? '');
        if ('dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties)
          node.properties.href = href.replace('#', `#${FOOTNOTE_ID_PREFIX}`);
        if (/^https?:/i.test(href) && !href.startsWith(`${siteOrigin}/`)) node.properties.rel = ['noopener'];
      }
      if (node.tagName === 'p') finishVideo(node);
      if (node.tagName === 'p') finishParagraph(node);
      if (node.tagName === 'img') finishImage(node);
      if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
      // A table without a header has an empty one in Markdown.
      if (node.tagName === 'table') node.children = node.children.filter((part) => !isEmptyHead(part));
      if (node.tagName === 'table' && parent && index !== undefined) {
        const frame: Element = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
          children: [node],
        };
        parent.children[index] = frame;
      }
    });
}

/** Links to headings of the article, written without the prefix of their ids: `#our-prices`, `#Our%20prices`. */
function linkHeadings() {
  return (tree: Root) => {
    const ids = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const id = `${HEADING_ID_PREFIX}${slug(decodeEscapes(href.slice(1)))}`;
      if (ids.has(id)) properties.href = `#${id}`;
    });
  };
}

function collectToc(toc: TocEntry[]) {
  return () => (tree: Root) =>
    visit(tree, 'element', (node) => {
      if ((node.tagName !== 'h2' && node.tagName !== 'h3') || node.properties.id === FOOTNOTES_HEADING) return;
      toc.push({ id: String(node.properties.id), text: hastToString(node), level: node.tagName === 'h2' ? 2 : 3 });
    });
}

/** The start of a line with quotes and lists nested in each other: fifty levels, and what follows them. */
const DEEP_NESTING = /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50}[ \t]*)(?=[->+*\d])/gm;

/** Makes everything beyond fifty levels plain text: thousands of them exhaust the stack. */
const limitNesting = (markdown: string): string => markdown.replaceAll(DEEP_NESTING, '$1\\');

/**
 * Renders Markdown (CommonMark and GFM) as safe HTML for articles, feeds and the preview. Everything that an author wrote is
 * sanitised first; only our own additions come after that, in the language of the text (a BCP 47 tag).
 */
export async function renderMarkdown(markdown: string, siteOrigin: string, lang = ''): Promise<RenderedMarkdown> {
  const toc: TocEntry[] = [];
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(readTableWidths)
    .use(remarkRehype, { clobberPrefix: '', handlers: { html: wordsOfHtml } })
    .use(rehypeSanitize, articleSchema)
    .use(demoteTopHeadings)
    .use(readCallouts, lang)
    .use(rehypeSlug, { prefix: HEADING_ID_PREFIX })
    .use(linkHeadings)
    .use(collectToc(toc))
    .use(finishElements(siteOrigin))
    .use(...(await codeHighlighting()))
    .use(rehypeStringify)
    .process(limitNesting(markdown));
  return { html: String(file), toc };
}
