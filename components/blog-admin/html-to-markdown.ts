import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import type { Root as MarkdownRoot, PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isElement } from './clipboard-elements';
import { readStyles, readTableHeaders, readWordStyles } from './office-styles';
import { readWordLists } from './word-lists';

/** Removes the additions of office programs: comments, styles and proprietary markup. */
function removeClutter() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const isClutter =
        node.type === 'comment' || isElement(node, 'style', 'script', 'meta', 'link', 'title', 'o:p', 'xml');
      if (!isClutter) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}

/** Unwraps the only paragraph of a list item; otherwise Markdown makes a loose list of it. */
function unwrapParagraph(item: Element): void {
  const isParagraph = (child: ElementContent) => child.type === 'element' && child.tagName === 'p';
  if (item.children.filter(isParagraph).length !== 1) return;
  item.children = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : child,
  );
}

/** Google Docs puts a nested list after its item instead of inside it, and the text of an item into a paragraph. */
function nestLists() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'li') unwrapParagraph(node);
      if (!/^[ou]l$/.test(node.tagName)) return;
      const items: ElementContent[] = [];
      for (const child of node.children) {
        const last = items.findLast((item) => item.type === 'element');
        const isList = child.type === 'element' && /^[ou]l$/.test(child.tagName);
        if (isList && last?.type === 'element' && last.tagName === 'li') last.children.push(child);
        else items.push(child);
      }
      node.children = items;
    });
}

/** Moves leading and trailing spaces out of emphasis, since Markdown reads "**bold **" as text. Removes empty emphasis. */
function trimEmphasis() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !/^(strong|b|em|i|del)$/.test(node.tagName)) return;
      const [first, last] = [node.children[0], node.children.at(-1)];
      const around: ElementContent[] = [node];
      if (hastToString(node).trim() === '') {
        parent.children.splice(index, 1, { type: 'text', value: hastToString(node) });
        return [SKIP, index + 1];
      }
      if (first?.type === 'text' && /^\s/.test(first.value)) {
        first.value = first.value.trimStart();
        around.unshift({ type: 'text', value: ' ' });
      }
      if (last?.type === 'text' && /\s$/.test(last.value)) {
        last.value = last.value.trimEnd();
        around.push({ type: 'text', value: ' ' });
      }
      parent.children.splice(index, 1, ...around);
      return [SKIP, index + around.length];
    });
}

/** Links without a target, such as bookmarks of Word and those that the sanitiser emptied, become plain text. */
function unwrapEmptyLinks() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || node.tagName !== 'a' || node.properties.href) return;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
}

/** Pictures of other programs (file:, data:) cannot be shown; they are uploaded as files instead. */
function removeForeignPictures() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || node.tagName !== 'img') return;
      if (/^https?:/i.test(String(node.properties.src ?? ''))) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}

const isBlank = (node: PhrasingContent) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** Removes paragraphs that contain only line breaks, and makes lists tight whose items have one paragraph each. */
function tidyBlocks() {
  return (tree: MarkdownRoot) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph' && parent && index !== undefined && node.children.every(isBlank)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== 'list') return;
      const isTight = node.children.every(
        (item) => item.children.filter(({ type }) => type === 'paragraph').length <= 1,
      );
      node.spread = !isTight;
      for (const item of node.children) item.spread = !isTight;
    });
}

const processor = unified()
  .use(rehypeParse)
  .use(removeClutter)
  .use(readWordLists)
  .use(readWordStyles)
  .use(readTableHeaders)
  .use(nestLists)
  .use(readStyles)
  .use(removeForeignPictures)
  .use(trimEmphasis)
  .use(rehypeSanitize)
  .use(unwrapEmptyLinks)
  .use(rehypeRemark)
  .use(tidyBlocks)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });

/** Elements whose formatting a plain paste would lose. */
const FORM =
  /<(h[1-6]|b|strong|i|em|a\s[^>]*href|ul|ol|li|table|blockquote|pre|code|hr|s|del)\b|mso-list|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/** Whether HTML from the clipboard has formatting that its plain text lacks. Code editors only add colours. */
export const hasForm = (html: string): boolean => FORM.test(html);

/**
 * HTML from the clipboard (Word, Google Docs, web pages) as Markdown: headings, emphasis, links, nested lists, tables and
 * paragraphs. Everything else is removed, and the rest is sanitised.
 */
export function htmlToMarkdown(html: string): string {
  // Word puts markup for itself into comments, and markup for other programs between <![if …]> and <![endif]>.
  const readable = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ');
  return String(processor.processSync(readable)).trim();
}
