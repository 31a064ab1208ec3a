import { load } from 'cheerio';
import { type Document, Element } from 'domhandler';

/** The elements that match CSS selectors, in document order, and the invalid selectors. */
export interface Selection {
  elements: Element[];
  invalid: string[];
}

/** Matches selectors against a parsed page; invalid ones are returned instead of thrown. */
export function selectElements(document: Document, selectors: string[]): Selection {
  const $ = load(document);
  const matched = new Set<Element>();
  const invalid: string[] = [];
  for (const selector of selectors) {
    if (selector.trim() === '') continue;
    try {
      for (const element of $(selector).toArray()) if (element instanceof Element) matched.add(element);
    } catch {
      invalid.push(selector);
    }
  }
  return { elements: [...matched], invalid };
}
