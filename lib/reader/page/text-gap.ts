import { type AnyNode, Element, type ParentNode, Text } from 'domhandler';
import { isIcon, rawText } from './dom';
import type { Gap } from './line-text';

/** Elements that mark part of a word. */
const WITHIN_WORDS = new Set('b strong i em u s sup sub a font mark abbr acronym wbr'.split(' '));

/** Two links without a word between them look like buttons or tags. */
const isLink = (node: AnyNode | ParentNode | null): node is Element =>
  node instanceof Element && node.name === 'a' && node.attribs.href !== undefined;

/** The node before a text, without icons. */
function nodeBefore({ prev }: Text): AnyNode | null {
  let at: AnyNode | null = prev;
  while (at instanceof Element && (isIcon(at) || (at.name === 'i' && at.children.length === 0))) at = at.prev;
  return at;
}

const MIN_LABEL = 4;

const isBold = (node: AnyNode | ParentNode | null): node is Element =>
  node instanceof Element && (node.name === 'strong' || node.name === 'b');

const isBlank = (node: AnyNode) =>
  node instanceof Text ? node.data.trim() === '' : node instanceof Element && (node.name === 'svg' || isIcon(node));

/** Whether a node is the first of its parent, apart from white space and icons. */
function isFirst({ prev }: AnyNode): boolean {
  let at = prev;
  while (at && isBlank(at)) at = at.prev;
  return at === null;
}

/** Whether bold text starts its block, as labels do that CSS sets on a line of their own: `<b>Hours</b>Mon–Fri`. */
const isLabel = (node: AnyNode | null) =>
  isBold(node) && isFirst(node) && rawText(node, MIN_LABEL + 1).length >= MIN_LABEL;

/** The node before the `span` or link that a text starts, also where one is in the other. */
function beforeInline(parent: ParentNode | null): AnyNode | null {
  let at: ParentNode | null = parent;
  while (at instanceof Element && /^(?:span|a|time|address)$/.test(at.name) && at.prev === null) at = at.parent;
  return at instanceof Element && /^(?:span|a|time)$/.test(at.name) ? at.prev : null;
}

const isOwnElement = (node: AnyNode | ParentNode | null): node is Element =>
  node instanceof Element && !WITHIN_WORDS.has(node.name);

/** Whether a link or bold text follows an element of its own: `<span>Full service</span><b>From £93</b>`. */
const isBesideOwn = (node: ParentNode | null): node is Element =>
  (isLink(node) || isBold(node)) && isOwnElement(node.prev);

/** How a text and its predecessor are set apart. */
export function gapBefore(text: Text): Gap {
  const { parent } = text;
  const prev = nodeBefore(text);
  if (isLabel(prev ?? beforeInline(parent))) return 'apart';
  if (prev === null && isLink(parent) && isLink(parent?.prev ?? null)) return 'apart';
  const before = prev ?? (isOwnElement(parent) || isBesideOwn(parent) ? parent.prev : null);
  const own = prev === null ? parent : null;
  if (before instanceof Text) return isOwnElement(own) ? 'beside' : null;
  if (!isOwnElement(before) || !(own instanceof Element || before.name !== 'span')) return null;
  const { class: kind } = before.attribs;
  return kind && own instanceof Element && own.name === before.name && own.attribs.class === kind ? 'alike' : 'apart';
}
