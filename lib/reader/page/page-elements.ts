import type { Element } from 'domhandler';

/** The elements of a page that its readers look at, in document order. Found in one pass, since most elements are none of them. */
export interface PageElements {
  all: Element[];
  /** What states something about the page: its head, scripts, dates and microdata. */
  stating: Element[];
  /** What leads to a page, a telephone or an e-mail address. */
  linking: Element[];
  images: Element[];
}

const STATING = new Set('html base title meta link script time body'.split(' '));
const LINKING = new Set('a area frame meta'.split(' '));

/** Finds the elements of a page that its readers look at. */
export function sortElements(elements: Element[]): PageElements {
  const found: PageElements = { all: elements, stating: [], linking: [], images: [] };
  for (const element of elements) {
    const { name, attribs } = element;
    const isStating = STATING.has(name) || attribs.itemprop !== undefined || attribs.itemscope !== undefined;
    if (isStating) found.stating.push(element);
    if (LINKING.has(name) || attribs['data-cfemail'] !== undefined) found.linking.push(element);
    else if (name === 'img') found.images.push(element);
  }
  return found;
}
