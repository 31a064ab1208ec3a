import type { Element, Text } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isElement, replaceElements } from './clipboard-elements';
import { unwrapRedirect } from './unwrap-redirect';

/** Elements whose text does not belong to the document. */
const clutter = ['style', 'script', 'meta', 'link', 'title', 'o:p', 'xml', 'nav', 'button', 'select', 'svg'];

/** Elements set apart from the surrounding text, which the sanitiser would unwrap. */
const sections = ['article', 'section', 'main', 'header', 'footer', 'aside', 'address', 'form'];

/** Removes styles, scripts, controls and navigation, and the markup of office programs. */
export const removeClutter = replaceElements((node) => {
  if (isElement(node, ...sections)) node.tagName = 'div';
  return isElement(node, ...clutter) ? [] : undefined;
});

/** Trims consecutive texts at one end. Returns a space if there was any. */
function trimTexts(texts: readonly Text[], trim: (text: string) => string): Text[] {
  let hadSpace = false;
  for (const text of texts) {
    const rest = trim(text.value);
    hadSpace ||= rest !== text.value;
    text.value = rest;
    if (rest !== '') break;
  }
  return hadSpace ? [{ type: 'text', value: ' ' }] : [];
}

/** Moves leading and trailing spaces out of emphasis, since Markdown reads "**bold **" as text. Removes emphasis without text. */
export const trimEmphasis = replaceElements((node) => {
  if (!isElement(node, 'strong', 'b', 'em', 'i', 'del')) return undefined;
  if (hastToString(node).trim() === '') return node.children;
  const texts: Text[] = [];
  visit(node, 'text', (text) => void texts.push(text));
  const before = trimTexts(texts, (text) => text.trimStart());
  const after = trimTexts(texts.reverse(), (text) => text.trimEnd());
  return before.length + after.length > 0 ? [...before, node, ...after] : undefined;
});

/**
 * Links without a target (bookmarks of Word, links emptied by the sanitiser) and links within the other document become plain
 * text. Redirects of other programs are taken off the others.
 */
export const unwrapLinks = replaceElements((node) => {
  if (node.tagName !== 'a') return undefined;
  const href = String(node.properties.href ?? '');
  if (!href || href.startsWith('#')) return /^[#¶§🔗]$/u.test(hastToString(node).trim()) ? [] : node.children;
  node.properties.href = unwrapRedirect(href);
  return undefined;
});

/** Invisible images, by which senders of mails learn who reads them. */
const isTracker = ({ properties: { width, height } }: Element) => Number(width) <= 1 || Number(height) <= 1;

/** Removes trackers, and images that only the other program has (file:, cid:). `onLost` is called for each of these. */
export const removeForeignImages = (onLost: () => void) =>
  replaceElements((node) => {
    if (node.tagName !== 'img') return undefined;
    if (isTracker(node)) return [];
    if (/^https?:/i.test(String(node.properties.src ?? ''))) return undefined;
    onLost();
    return [];
  })();
