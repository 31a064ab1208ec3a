import { type ChildNode, Element, type ParentNode, Text } from 'domhandler';
import { rawText } from '@/lib/reader/page/dom';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { renderMarkdown } from '@/lib/reader/page/render-blocks';
import { parseUrl } from '@/lib/text/parse-url';

/** Left out: controls, drawings, footnote marks, and captions that repeat the heading above them. */
const LEFT_OUT = new Set(['button', 'caption', 'script', 'sup', 'svg']);
const HEADING = /^h[1-6]$/;
/** Elements whose content has to stay on one line. */
const ONE_LINE = new Set(['a', 'dt', 'dd', 'td', 'th']);
const LARGE = new Set(['article', 'details', 'dl', 'h2', 'h3', 'h4', 'ol', 'table', 'ul']);
const hasClass = (element: Element, name: string) => (element.attribs.class ?? '').split(/\s+/).includes(name);

/** A link back to a footnote mark, which is left out as well. */
const isWayBack = (node: ChildNode | null) =>
  node instanceof Element && node.name === 'a' && node.attribs.href?.startsWith('#mark-') === true;

/** The question of an accordion: a button that is the text of its heading. */
const isQuestion = (element: Element) =>
  element.name === 'button' && element.parent instanceof Element && HEADING.test(element.parent.name);

function isLeftOut(node: ChildNode): boolean {
  if (!(node instanceof Element)) return node instanceof Text && node.data.trim() === '·' && isWayBack(node.next);
  const { hidden, method, popover, 'aria-hidden': ariaHidden } = node.attribs;
  // A closed answer is hidden in the HTML but is part of the page's text.
  const isHidden = hidden !== undefined && !hasClass(node, 'accordion-panel');
  if (isQuestion(node)) return false;
  if (LEFT_OUT.has(node.name) || isHidden || popover !== undefined || ariaHidden === 'true') return true;
  if (node.name === 'form' && method?.toLowerCase() !== 'post') return true;
  return hasClass(node, 'needs-script') || isWayBack(node);
}

const contains = (node: ParentNode, names: (name: string) => boolean): boolean =>
  node.children.some((child) => child instanceof Element && (names(child.name) || contains(child, names)));

/** Replaces the children of an element and links the new siblings. */
function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  children.forEach((child, index) => {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  });
}

function wrapped(name: string, children: ChildNode[], attributes: Record<string, string> = {}): Element {
  const element = new Element(name, attributes);
  setChildren(element, children);
  return element;
}

/** Separates neighbours that only CSS separates: by a space or, where no line break is possible, by a colon. */
function withGaps(children: ChildNode[], oneLine: boolean): ChildNode[] {
  const isSetApart = (node: ChildNode | undefined) =>
    node instanceof Element && (hasClass(node, 'block') || node.name === 'p' || node.name === 'div');
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    if (!previous) return [child];
    if (oneLine && (isSetApart(child) || isSetApart(previous))) return [new Text(gapAfter(previous)), child];
    return child instanceof Element && previous instanceof Element ? [new Text(' '), child] : [child];
  });
}

/** A colon, unless the text already ends a sentence or clause. */
const gapAfter = (node: ChildNode) => (/[\p{L}\p{N}%)]\s*$/u.test(textOf(node)) ? ': ' : ' ');

const textOf = (node: ChildNode): string =>
  node instanceof Text ? node.data : node instanceof Element ? rawText(node) : '';

/** Markdown has no `<dl>`: it becomes a list of "**term**: description". */
function listFromTerms(list: Element): void {
  const groups: ChildNode[][] = [];
  const add = (node: ChildNode) => {
    if (!(node instanceof Element)) return;
    if (node.name === 'div') {
      groups.push([]);
      node.children.forEach(add);
    } else if (node.name === 'dt') {
      if ((groups.at(-1)?.length ?? 1) > 0) groups.push([]);
      groups.at(-1)?.push(wrapped('strong', node.children), new Text(gapAfter(node)));
    } else groups.at(-1)?.push(wrapped('span', node.children), new Text(' '));
  };
  list.children.forEach(add);
  list.name = 'ul';
  setChildren(
    list,
    groups.filter((group) => group.length > 0).map((group) => wrapped('li', group)),
  );
}

/** Replaces a form, which cannot be filled in here, by a link to it. */
function pointToForm(form: Element): void {
  form.name = 'p';
  setChildren(form, [wrapped('a', [new Text('Fill in the form on the page')], { href: '' })]);
}

/** Items, cells, terms and links without block children stay on one line. */
const isOneLine = (element: Element) =>
  ONE_LINE.has(element.name) || (element.name === 'li' && !contains(element, (name) => LARGE.has(name)));

/** Brings an element of this site into a form that the crawler's Markdown renderer knows. */
function shape(element: Element, oneLine: boolean): void {
  if (element.name === 'form') pointToForm(element);
  if (element.name === 'button') element.name = 'span';
  tidy(element, oneLine || isOneLine(element));
  if (element.name === 'dl') listFromTerms(element);
  if (HEADING.test(element.name) && contains(element, (name) => name === 'a')) {
    // The renderer drops links in headings, and here the link is the point of the heading.
    setChildren(element, [wrapped('strong', element.children)]);
    element.name = 'p';
  }
}

/**
 * Sets the final element name and attributes after the siblings were separated: the renderer would be misled by class names.
 */
function finishElement(element: Element, oneLine: boolean): void {
  if (oneLine && (element.name === 'p' || element.name === 'div')) element.name = 'span';
  else if (!oneLine && element.name === 'span' && hasClass(element, 'block')) element.name = 'div';
  const { href, start } = element.attribs;
  element.attribs = { ...(href === undefined ? {} : { href }), ...(start === undefined ? {} : { start }) };
}

function tidy(node: ParentNode, oneLine = false): void {
  const kept = node.children.filter((child) => !isLeftOut(child));
  const elements = kept.filter((child) => child instanceof Element);
  for (const element of elements) shape(element, oneLine);
  const children = withGaps(kept, oneLine);
  for (const element of elements) finishElement(element, oneLine);
  setChildren(node, children);
}

function findMain(node: ParentNode): Element | undefined {
  for (const child of node.children) {
    if (!(child instanceof Element)) continue;
    const main = child.name === 'main' ? child : findMain(child);
    if (main) return main;
  }
  return undefined;
}

/**
 * The main part of one of this site's pages as Markdown, with absolute links; null for HTML without one. Derived from the
 * page's HTML, so that the two cannot differ.
 */
export function pageMarkdown(html: string, pageUrl: string): string | null {
  const main = findMain(parseHtml(html));
  if (!main) return null;
  tidy(main);
  // Unlike in a crawl, mailto: and tel: links stay.
  const readLink = (href: string) => {
    const url = parseUrl(href, pageUrl)?.href;
    return url ? { url, page: url, isOutside: false } : null;
  };
  const { blocks } = readBlocks(main, readLink);
  return `${renderMarkdown(blocks)}\n\n---\n\nSource: <${pageUrl}>\n`;
}
