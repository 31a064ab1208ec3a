import { Element, type ParentNode, Text } from 'domhandler';

/** Elements that start on a line of their own when a page is read as text. */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);

/** Elements whose content is never read as text. */
const SILENT_TAGS = new Set(
  (
    'script style noscript template svg math canvas iframe object embed applet audio video map head select textarea datalist ' +
    'option progress meter source track param link meta title input noframes noembed'
  ).split(' '),
);

/** True when the tag breaks the line before and after itself; custom elements mostly wrap blocks, so they do. */
export function isBlockTag(tag: string): boolean {
  return BLOCK_TAGS.has(tag) || tag.includes('-');
}

/** True when the tag carries nothing that is read on the page (scripts, controls, embedded media). */
export function isSilentTag(tag: string): boolean {
  return SILENT_TAGS.has(tag);
}

/** What there is to collapse; most texts have none of it, and to know that takes half the time. */
const UNTIDY = /[\u200b\u2060\ufeff\u00ad]|\s\s|[^\S ]|^ | $/;

/** Collapses all white space to single spaces and drops invisible characters. */
export function collapse(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All elements below `root` in document order: a page is walked through once, whatever is looked for in it. */
export function listElements(root: ParentNode, into: Element[] = []): Element[] {
  for (const child of root.children) {
    if (!(child instanceof Element)) continue;
    into.push(child);
    listElements(child, into);
  }
  return into;
}

/** True when an element lies in a picture, where titles and names are not those of the page. */
export function isInPicture(element: Element): boolean {
  for (let at = element.parent; at; at = at.parent) if (at instanceof Element && at.name === 'svg') return true;
  return false;
}

/** Text below a node, also that of scripts, with white space as it is; reading ends after `limit` characters. */
export function rawText(node: ParentNode, limit = Number.POSITIVE_INFINITY): string {
  let text = '';
  for (const child of node.children) {
    if (text.length >= limit) break;
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element) text += child.name === 'br' ? '\n' : rawText(child, limit - text.length);
  }
  return text.length > limit ? text.slice(0, limit) : text;
}

/** True when an element below `root` passes the test; looks at `limit` elements at most. */
export function hasElement(root: ParentNode, test: (element: Element) => boolean, limit: number): boolean {
  const queue: ParentNode[] = [root];
  let seen = 0;
  for (let node = queue.pop(); node; node = queue.pop()) {
    for (const child of node.children) {
      if (!(child instanceof Element)) continue;
      if (test(child)) return true;
      seen += 1;
      if (seen >= limit) return false;
      queue.push(child);
    }
  }
  return false;
}

/** Text below a node as it is read on the page, on one line, cut off where it grows beyond a label. */
export function visibleText(node: ParentNode): string {
  return collapse(collectText(node, { nodes: 300 }));
}

function collectText(node: ParentNode, left: { nodes: number }): string {
  let text = '';
  for (const child of node.children) {
    left.nodes -= 1;
    if (left.nodes < 0) break;
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element && !isSilentTag(child.name)) {
      const inner = collectText(child, left);
      text += isBlockTag(child.name) || child.name === 'br' ? ` ${inner} ` : inner;
    }
  }
  return text;
}
