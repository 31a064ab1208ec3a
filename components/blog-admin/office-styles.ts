import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { classesOf, element, isElement, styleOf } from './clipboard-elements';

/** The elements that are equivalent to a style, such as `strong` for a bold weight. */
function meaningOf(node: Element): string[] {
  const style = styleOf(node);
  return [
    /^(bold|[6-9]00)$/.test(style['font-weight'] ?? '') ? 'strong' : '',
    style['font-style'] === 'italic' ? 'em' : '',
    style['text-decoration']?.includes('line-through') ? 'del' : '',
  ].filter(Boolean);
}

/** Google Docs writes emphasis as styles of spans, and wraps everything in a `<b>` that is not bold. */
export function readStyles() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (isElement(node, 'b', 'strong') && /^(normal|400)$/.test(styleOf(node)['font-weight'] ?? ''))
        node.tagName = 'div';
      if (node.tagName !== 'span') return;
      const [outer, ...inner] = meaningOf(node);
      node.tagName = outer ?? 'span';
      for (const tagName of inner) node.children = [element(tagName, node.children)];
    });
}

const wordStyles: Record<string, string> = { MsoTitle: 'h1', MsoQuote: 'blockquote', MsoIntenseQuote: 'blockquote' };

/** Word writes titles and quotations as paragraphs with a class. */
export function readWordStyles() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'p') return;
      node.tagName =
        classesOf(node)
          .map((name) => wordStyles[name])
          .find(Boolean) ?? 'p';
    });
}

/** Removes the emphasis around the whole text of a cell, which a header cell has anyway. */
function unwrapBold(cell: Element): void {
  const [only, ...others] = cell.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0 || !isElement(only, 'p', 'span', 'strong', 'b')) return;
  cell.children = only.children;
  unwrapBold(cell);
}

/** Office programs have no header cells: the first row becomes the header that a Markdown table must have. */
export function readTableHeaders() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      let first: Element | undefined;
      let hasHeader = false;
      visit(node, 'element', (child) => {
        if (child.tagName === 'tr') first ??= child;
        if (child.tagName === 'th') hasHeader = true;
      });
      if (hasHeader || !first) return;
      for (const cell of first.children) {
        if (!isElement(cell, 'td')) continue;
        cell.tagName = 'th';
        unwrapBold(cell);
      }
    });
}
