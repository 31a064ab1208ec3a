import { load } from 'cheerio/slim';
import { type Document, Element } from 'domhandler';

/** The elements of a parsed page that match CSS selectors; invalid selectors match nothing. */
export function selectElements(document: Document, selectors: readonly string[]): Set<Element> {
  const $ = load(document);
  const matched = new Set<Element>();
  for (const selector of selectors) {
    if (selector.trim() === '') continue;
    try {
      for (const element of $(selector).toArray()) if (element instanceof Element) matched.add(element);
    } catch {
      // Not a selector.
    }
  }
  return matched;
}
