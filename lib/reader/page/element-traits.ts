import { Element, Text } from 'domhandler';
import { hasElement, rawText } from './dom';

const LAYOUT_TAGS = new Set('table ul ol dl h1 h2 h3 h4 h5 h6 form section article nav blockquote pre'.split(' '));
const HIDDEN_CLASS =
  /(?:^|\s)(?:(?:is-|d-)?(?:hidden|hide|none)|visually-?hidden|sr-only|screen-reader-\w+|element-invisible)(?:\s|$)/i;
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
  return HIDDEN_WIDE.test(classes) || (HIDDEN_CLASS.test(classes) && !SHOWN_WIDE.test(classes));
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

/** A table row of single-line cells; layout tables have blocks in their cells. */
export function isDataRow(row: Element): boolean {
  const isLayout = (one: Element) => LAYOUT_TAGS.has(one.name) || isFollowedByParagraph(one);
  return !hasElement(row, isLayout, 200);
}
