import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element, isElement } from './clipboard-elements';

/** Unwraps the only paragraph of a list item; otherwise Markdown makes a loose list of it. */
function unwrapParagraph(item: Element): void {
  const isParagraph = (child: ElementContent) => child.type === 'element' && child.tagName === 'p';
  if (item.children.filter(isParagraph).length !== 1) return;
  item.children = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : child,
  );
}

/** Google Docs puts a nested list after its item instead of inside it, and the text of an item into a paragraph. */
export function nestLists() {
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

/** Joins the paragraphs and lines of a table cell with spaces, since cells in Markdown have one line. */
export function joinCells() {
  return (tree: Root) =>
    visit(tree, 'element', (cell) => {
      if (!isElement(cell, 'td', 'th')) return;
      cell.children = cell.children.flatMap((child): ElementContent[] => {
        if (child.type !== 'element') return [child];
        if (child.tagName === 'br') return [{ type: 'text', value: ' ' }];
        return /^(p|div)$/.test(child.tagName) ? [...child.children, { type: 'text', value: ' ' }] : [child];
      });
    });
}

/** The caption of a picture becomes its title, as the editor writes it; that of a table becomes a paragraph above it. */
export function readCaptions() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.tagName === 'figure') readFigure(node);
      const [caption, ...others] = node.children.filter((child) => isElement(child, 'caption'));
      if (node.tagName !== 'table' || others.length > 0 || !isElement(caption, 'caption')) return;
      node.children = node.children.filter((child) => child !== caption);
      parent.children.splice(index, 0, element('p', caption.children));
      return [SKIP, index + 2];
    });
}

function readFigure(figure: Element): void {
  let picture: Element | undefined;
  visit(figure, 'element', (child) => {
    if (child.tagName === 'img') picture ??= child;
  });
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  figure.tagName = 'div';
  if (!isElement(caption, 'figcaption')) return;
  if (!picture) {
    caption.tagName = 'p';
    return;
  }
  picture.properties.title = hastToString(caption).trim();
  figure.children = figure.children.filter((child) => child !== caption);
}
