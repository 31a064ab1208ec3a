import { type ChildNode, Element, type ParentNode, Text } from 'domhandler';
import { hasElement, rawText } from './dom';

const LAYOUT_TAGS = new Set('table dl h1 h2 h3 h4 h5 h6 form section article nav blockquote pre'.split(' '));
const HIDDEN_CLASS = /(?:^|\s)(?:is-|d-)?(?:hidden|hide|none)(?:\s|$)/i;
/** Responsive classes of Bootstrap and Tailwind: hidden, but shown on some screens (`md:block`, `max-lg:flex`), and the reverse. */
const SHOWN_WIDE = /(?:^|\s)(?:[^\s:]{1,40}:|d-(?:sm|md|lg|xx?l)-)(?:block|flex|grid|inline|table|contents)/;
const HIDDEN_WIDE = /(?:^|\s)(?:(?:sm|md|lg|xl):hidden|d-(?:sm|md|lg|xl)-none)(?:\s|$)/;
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Beside the page, or without a size. */
const OFF_SCREEN =
  /(?:^|;)\s*(?:(?:left|right|top|text-indent)\s*:\s*-\d{4,}|font-size\s*:\s*0(?:px|r?em|%)?\s*(?:;|$))/i;
const SPOKEN_CLASS = /(?:^|\s)(?:visually-?hidden|sr-only|screen-reader-\w+|element-invisible)/i;

/** Whether an element is hidden on wide screens, by attribute, style or classes of common frameworks. */
export function isHidden(element: Element): boolean {
  const { hidden, style, class: classes, 'aria-hidden': ariaHidden } = element.attribs;
  if (hidden !== undefined || ariaHidden === 'true') return true;
  return (style !== undefined && HIDDEN_STYLE.test(style)) || (classes !== undefined && isHiddenByClass(classes));
}

/** Whether an element hides its text from everybody, on screens of any width. */
export function isConcealing({ attribs: { hidden, style = '', class: classes = '' }, children }: Element): boolean {
  if (SPOKEN_CLASS.test(classes) || HIDDEN_WIDE.test(classes)) return false;
  if (hidden !== undefined || HIDDEN_STYLE.test(style) || isHiddenByClass(classes)) return true;
  // Containers lose the gaps between their children by a size of zero.
  return (
    OFF_SCREEN.test(style) &&
    (!/font-size/i.test(style) || children.some((child) => child instanceof Text && child.data.trim() !== ''))
  );
}

function isHiddenByClass(classes: string): boolean {
  return (
    HIDDEN_WIDE.test(classes) ||
    ((HIDDEN_CLASS.test(classes) || SPOKEN_CLASS.test(classes)) && !SHOWN_WIDE.test(classes))
  );
}

const MAX_TITLE = 200;

/** A button that does not expand text; accordions have their questions in buttons. */
export function isControl(element: Element): boolean {
  if (element.name !== 'button') return false;
  if (element.attribs['aria-controls'] !== undefined || element.attribs['aria-expanded'] !== undefined) return false;
  if (element.parent instanceof Element && /^(?:h[1-6]|summary|dt)$/.test(element.parent.name)) return false;
  return !/\?[^?\p{L}]*$/u.test(rawText(element, MAX_TITLE));
}

const BUTTON_TYPES = new Set('hidden submit button reset image'.split(' '));

/** A form field that the reader fills in. */
export const isField = ({ name, attribs }: Element): boolean =>
  name === 'select' || name === 'textarea' || (name === 'input' && !BUTTON_TYPES.has(attribs.type ?? 'text'));

/** A paragraph followed by another one. */
function isFollowedByParagraph({ name, next }: Element): boolean {
  if (name !== 'p') return false;
  const after = next instanceof Element ? next : next?.next;
  return after instanceof Element && after.name === 'p';
}

/** Characters of a cell with a list or paragraphs; a longer one is text beside other text. */
const MAX_CELL = 200;
const isCell = (node: ChildNode): node is Element => node instanceof Element && /^t[dh]$/.test(node.name);

/** The first row of a table, perhaps within its head or body. */
function firstRowOf(group: ParentNode): Element | undefined {
  const first = group.children.find((one) => one instanceof Element && /^t(?:r|head|body)$/.test(one.name));
  if (!(first instanceof Element)) return undefined;
  return first.name === 'tr' ? first : firstRowOf(first);
}

/** Whether the first row of the table of a row has a head. */
function hasHeads(row: Element): boolean {
  let table = row.parent;
  while (table instanceof Element && /^t(?:head|body|foot)$/.test(table.name)) table = table.parent;
  const first = table && firstRowOf(table);
  return first?.children.some((one) => one instanceof Element && one.name === 'th') ?? false;
}

/** A table row of single-line cells, or of short ones in a table with heads; layout tables have blocks in their cells. */
export function isDataRow(row: Element): boolean {
  const isLayout = (one: Element) => LAYOUT_TAGS.has(one.name);
  const isBlock = (one: Element) => one.name === 'li' || isFollowedByParagraph(one);
  if (hasElement(row, isLayout, 200)) return false;
  if (!hasElement(row, isBlock, 200)) return true;
  return hasHeads(row) && row.children.every((cell) => !isCell(cell) || rawText(cell, MAX_CELL).length < MAX_CELL);
}
