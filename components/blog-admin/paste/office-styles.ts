import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { changeElements, classesOf, element, isElement, styleOf } from './clipboard-elements';

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
export const readStyles = changeElements((node) => {
  if (isElement(node, 'b', 'strong') && /^(normal|400)$/.test(styleOf(node)['font-weight'] ?? '')) node.tagName = 'div';
  if (node.tagName !== 'span') return;
  const [outer, ...inner] = meaningOf(node);
  node.tagName = outer ?? 'span';
  for (const tagName of inner) node.children = [element(tagName, node.children)];
});

const wordStyles: Record<string, string> = { MsoTitle: 'h1', MsoQuote: 'blockquote', MsoIntenseQuote: 'blockquote' };

/** Word writes titles and quotations as paragraphs with a class. */
export const readWordStyles = changeElements((node) => {
  const styles = node.tagName === 'p' ? classesOf(node).map((name) => wordStyles[name]) : [];
  node.tagName = styles.find(Boolean) ?? node.tagName;
});

/** Removes the emphasis around the whole text of a cell, which a header cell has anyway. */
function unwrapBold(cell: Element): void {
  const [only, ...others] = cell.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0 || !isElement(only, 'p', 'span', 'strong', 'b')) return;
  cell.children = only.children;
  unwrapBold(cell);
}

/** Office programs have no header cells: the first row becomes the header that a Markdown table must have. */
export const readTableHeaders = changeElements((table) => {
  if (table.tagName !== 'table') return;
  const cells: Element[] = [];
  let first: Element | undefined;
  visit(table, 'element', (child) => {
    if (child.tagName === 'tr') first ??= child;
    if (child.tagName === 'th') cells.push(child);
  });
  if (cells.length > 0) return;
  for (const cell of first?.children ?? []) {
    if (!isElement(cell, 'td')) continue;
    cell.tagName = 'th';
    unwrapBold(cell);
  }
});
