import { Element, type ParentNode, Text } from 'domhandler';
import { wordList } from '../lexicon/lexicon';

/** Block elements, which start on a new line in the text of a page. */
const BLOCK_TAGS = new Set(wordList('dom', 'blockTags'));

/** Elements whose content is never part of the text. */
const SILENT_TAGS = new Set(wordList('dom', 'silentTags'));

/** Whether a tag breaks the line before and after itself. Custom elements do, since most wrap blocks. */
export function isBlockTag(tag: string): boolean {
  return BLOCK_TAGS.has(tag) || tag.includes('-');
}

/** Whether a tag has no readable content (scripts, controls, embedded media). */
export function isSilentTag(tag: string): boolean {
  return SILENT_TAGS.has(tag);
}

const HEADING_TAGS = new Set('h1 h2 h3 h4 h5 h6'.split(' '));

/** Whether a tag is that of a heading. */
export const isHeadingTag = (tag: string): boolean => HEADING_TAGS.has(tag);

/** Icon fonts that draw a word as a picture: `<span class="material-icons">call</span>`. */
const ICON_CLASS = /(?:^|\s)material-(?:icons|symbols)(?:-\w+)?(?:\s|$)/;

/** Whether the text of an element is the name of an icon. */
export const isIcon = ({ attribs }: Element): boolean => attribs.class !== undefined && ICON_CLASS.test(attribs.class);

/** Matches what collapsing would change; testing first halves the time, since most texts do not match. */
const UNTIDY =
  /[\p{Cc}\u00a0\u00ad\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]| (?: |$)|^ /u;

/** Control characters, soft hyphens, and marks that change the direction or the joining of what follows. */
const INVISIBLE = /[^\s\P{Cc}]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Collapses white space to single spaces and removes invisible characters. */
export function collapse(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** All elements below `root` in document order, but for the contents of templates. */
export function listElements(root: ParentNode, into: Element[] = []): Element[] {
  for (const child of root.children) {
    if (!(child instanceof Element)) continue;
    into.push(child);
    if (child.name !== 'template') listElements(child, into);
  }
  return into;
}

/** The text below a node, including scripts, with its white space; stops after `limit` characters. */
export function rawText(node: ParentNode, limit = Number.POSITIVE_INFINITY): string {
  let text = '';
  for (const child of node.children) {
    if (text.length >= limit) break;
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element) text += child.name === 'br' ? '\n' : rawText(child, limit - text.length);
  }
  return text.length > limit ? text.slice(0, limit) : text;
}

/** Whether an element below `root` passes the test; examines at most `limit` elements. */
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

/** The visible text below a node on one line, cut off at the length of a label. */
export function visibleText(node: ParentNode): string {
  return collapse(collectText(node, { nodes: 300 }));
}

function collectText(node: ParentNode, left: { nodes: number }): string {
  let text = '';
  for (const child of node.children) {
    left.nodes -= 1;
    if (left.nodes < 0) break;
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element && !isSilentTag(child.name) && !isIcon(child)) {
      const inner = collectText(child, left);
      text += isBlockTag(child.name) || child.name === 'br' ? ` ${inner} ` : inner;
    }
  }
  return text;
}
