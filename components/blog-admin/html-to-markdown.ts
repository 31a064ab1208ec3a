import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const styleOf = (node: Element) => String(node.properties.style ?? '').toLowerCase();
const classesOf = (node: Element) => [node.properties.className ?? []].flat().map(String);
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Removes what an office program adds: comments, styles and its own markup. */
function removeClutter() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const isClutter =
        node.type === 'comment' ||
        (node.type === 'element' && /^(style|script|meta|link|title|o:p|xml)$/.test(node.tagName));
      if (!isClutter) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}

/** The element that a style stands for, such as `strong` for a bold weight; undefined for other styles. */
function meaningOf(node: Element): 'strong' | 'em' | 'del' | undefined {
  const style = styleOf(node);
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) return 'strong';
  if (/font-style:\s*italic/.test(style)) return 'em';
  if (/text-decoration[^;]*line-through/.test(style)) return 'del';
  return undefined;
}

/** Google Docs writes emphasis as styles of spans, and wraps everything in a `<b>` that is not bold. */
function readStyles() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (/^(b|strong)$/.test(node.tagName) && /font-weight:\s*(normal|400)/.test(styleOf(node))) node.tagName = 'div';
      if (node.tagName !== 'span') return;
      node.tagName = meaningOf(node) ?? 'span';
    });
}

type WordItem = { level: number; ordered: boolean; children: ElementContent[] };

/** A list item of Word: a paragraph whose style names the level, with the marker as text. Undefined for other elements. */
function readWordItem(node: ElementContent): WordItem | undefined {
  if (node.type !== 'element' || !/mso-list:\s*l\d+ level\d+/.test(styleOf(node))) return undefined;
  if (!classesOf(node).some((name) => name.startsWith('MsoList'))) return undefined;
  const level = Number(/level(\d+)/.exec(styleOf(node))?.[1]);
  let marker = '';
  visit(node, 'element', (child, index, parent) => {
    if (!parent || index === undefined || !/mso-list:\s*ignore/.test(styleOf(child))) return;
    marker ||= hastToString(child).trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { level, ordered: /^[\da-z]+[.)]/i.test(marker), children: node.children };
}

/** A nested list of items in a row. */
function buildList(items: readonly WordItem[]): Element {
  const [first] = items;
  const list = element(first?.ordered ? 'ol' : 'ul', []);
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    if (!item || !first) break;
    let next = index + 1;
    while ((items[next]?.level ?? 0) > first.level) next += 1;
    const nested = items.slice(index + 1, next);
    list.children.push(element('li', [...item.children, ...(nested.length > 0 ? [buildList(nested)] : [])]));
    index = next;
  }
  return list;
}

/** Makes lists of the paragraphs that Word writes in their place. */
function readWordLists() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type !== 'root' && node.type !== 'element') return;
      const result: (typeof node.children)[number][] = [];
      let items: WordItem[] = [];
      const flush = () => {
        if (items.length > 0) result.push(buildList(items));
        items = [];
      };
      for (const child of node.children) {
        const item = child.type === 'doctype' ? undefined : readWordItem(child);
        if (item) items.push(item);
        else if (items.length > 0 && child.type === 'text' && child.value.trim() === '') continue;
        else {
          flush();
          result.push(child);
        }
      }
      flush();
      node.children = result as typeof node.children;
    });
}

/** Makes the text of an item its own where a single paragraph holds it: Markdown would space the list out. */
function unwrapParagraph(item: Element): void {
  const isParagraph = (child: ElementContent) => child.type === 'element' && child.tagName === 'p';
  if (item.children.filter(isParagraph).length !== 1) return;
  item.children = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : child,
  );
}

/** Google Docs puts a nested list after the item it belongs to, and the text of an item in a paragraph. */
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

/** Moves spaces at the ends of emphasis out of it: Markdown reads "**bold **" as text. Empty emphasis is removed. */
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

const processor = unified()
  .use(rehypeParse)
  .use(removeClutter)
  .use(readWordLists)
  .use(nestLists)
  .use(readStyles)
  .use(removeForeignPictures)
  .use(trimEmphasis)
  .use(rehypeSanitize)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });

/** Elements whose form a plain paste would lose. */
const FORM =
  /<(h[1-6]|b|strong|i|em|a\s[^>]*href|ul|ol|li|table|blockquote|pre|code|hr|s|del)\b|mso-list|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/** Whether HTML from the clipboard has more to it than its plain text. Code editors only add colours. */
export const hasForm = (html: string): boolean => FORM.test(html);

/**
 * HTML from the clipboard (Word, Google Docs, web pages) as Markdown: headings, emphasis, links, nested lists, tables and
 * paragraphs. Everything else is dropped, and what remains is sanitised.
 */
export function htmlToMarkdown(html: string): string {
  // Conditional comments of Word hold the list markers in a form that other programs ignore.
  const readable = html
    .replaceAll(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ');
  return String(processor.processSync(readable)).trim();
}
