import type { Element, Root, RootContent, Text } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isElement } from './clipboard-elements';
import { unwrapRedirect } from './unwrap-redirect';

/** Elements whose text does not belong to the document. */
const clutter = ['style', 'script', 'meta', 'link', 'title', 'o:p', 'xml', 'nav', 'button', 'select', 'svg'];

/** Elements set apart from the surrounding text, which the sanitiser would unwrap. */
const sections = ['article', 'section', 'main', 'header', 'footer', 'aside', 'address', 'form'];

/** Removes comments, styles, scripts, controls and navigation, and the markup of office programs. */
export function removeClutter() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (isElement(node, ...sections)) node.tagName = 'div';
      if (!parent || index === undefined) return;
      if (node.type !== 'comment' && !isElement(node, ...clutter)) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}

function textsIn(node: RootContent): Text[] {
  if (node.type === 'text') return [node];
  return node.type === 'element' ? node.children.flatMap(textsIn) : [];
}

/** Trims consecutive texts at one end. Returns whether there was any space. */
function trimTexts(texts: readonly Text[], trim: (text: string) => string): boolean {
  let trimmed = false;
  for (const text of texts) {
    const rest = trim(text.value);
    trimmed ||= rest !== text.value;
    text.value = rest;
    if (rest !== '') break;
  }
  return trimmed;
}

const space = (): Text => ({ type: 'text', value: ' ' });

/** Moves leading and trailing spaces out of emphasis, since Markdown reads "**bold **" as text. Removes empty emphasis. */
export function trimEmphasis() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !isElement(node, 'strong', 'b', 'em', 'i', 'del')) return;
      const content = hastToString(node);
      if (content.trim() === '') {
        parent.children.splice(index, 1, { type: 'text', value: content });
        return [SKIP, index + 1];
      }
      const texts = textsIn(node);
      const before = trimTexts(texts, (text) => text.trimStart()) ? [space()] : [];
      const after = trimTexts(texts.reverse(), (text) => text.trimEnd()) ? [space()] : [];
      parent.children.splice(index, 1, ...before, node, ...after);
      return index + before.length + 1 + after.length;
    });
}

/**
 * Links without a target (bookmarks of Word, links emptied by the sanitiser) and links within the other document become plain
 * text. Redirects of other programs are taken off the others.
 */
export function unwrapLinks() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      if (href && !href.startsWith('#')) {
        node.properties.href = unwrapRedirect(href);
        return;
      }
      const isPermalink = /^[#¶§🔗]$/u.test(hastToString(node).trim());
      parent.children.splice(index, 1, ...(isPermalink ? [] : node.children));
      return [SKIP, index];
    });
}

/** Invisible images, by which senders of mails learn who reads them. */
const isTracker = ({ properties: { width, height } }: Element) => Number(width) <= 1 || Number(height) <= 1;

/** Removes trackers, and images that only the other program has (file:, cid:). `onLost` is called for each of these. */
export function removeForeignImages(onLost: () => void) {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || node.tagName !== 'img') return;
      if (!isTracker(node)) {
        if (/^https?:/i.test(String(node.properties.src ?? ''))) return;
        onLost();
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}
