import { Element } from 'domhandler';
import { hasElement } from './dom';

const LAYOUT_TAGS = new Set('table ul ol dl h1 h2 h3 h4 h5 h6 form section article nav blockquote pre'.split(' '));
const HIDDEN_CLASS =
  /(?:^|\s)(?:hidden|hide|d-none|is-hidden|visually-?hidden|sr-only|screen-reader-(?:text|response)|element-invisible)(?:\s|$)/i;
/** Classes by which Bootstrap and Tailwind show on wide screens what they hide on narrow ones, and the reverse. */
const SHOWN_WIDE =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline\S*|table|contents)|d-(?:sm|md|lg|xl|xxl)-(?:block|flex|grid|inline\S*|table))(?:\s|$)/;
const HIDDEN_WIDE = /(?:^|\s)(?:(?:sm|md|lg|xl):hidden|d-(?:sm|md|lg|xl)-none)(?:\s|$)/;
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** True for an element that is not shown on a wide screen, by attribute, style or the class names of common frameworks. */
export function isHidden(element: Element): boolean {
  const { hidden, style, class: classes, 'aria-hidden': ariaHidden } = element.attribs;
  if (hidden !== undefined || ariaHidden === 'true') return true;
  return (style !== undefined && HIDDEN_STYLE.test(style)) || (classes !== undefined && isHiddenByClass(classes));
}

function isHiddenByClass(classes: string): boolean {
  return HIDDEN_WIDE.test(classes) || (HIDDEN_CLASS.test(classes) && !SHOWN_WIDE.test(classes));
}

/** A button that does not open anything to read; accordions keep their questions in buttons. */
export function isControl(element: Element): boolean {
  if (element.name !== 'button') return false;
  if (element.attribs['aria-controls'] !== undefined || element.attribs['aria-expanded'] !== undefined) return false;
  return !(element.parent instanceof Element && /^(?:h[1-6]|summary|dt)$/.test(element.parent.name));
}

/** A paragraph with another one right behind it. */
function isFollowedByParagraph({ name, next }: Element): boolean {
  if (name !== 'p') return false;
  const after = next instanceof Element ? next : next?.next;
  return after instanceof Element && after.name === 'p';
}

/** A row whose cells hold single lines; a row that lays out the page holds blocks of its own. */
export function isDataRow(row: Element): boolean {
  return !hasElement(row, (one) => LAYOUT_TAGS.has(one.name) || isFollowedByParagraph(one), 200);
}
