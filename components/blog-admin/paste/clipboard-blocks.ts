import type { Element, ElementContent } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { changeElements, element, isElement, replaceElements } from './clipboard-elements';

/** Unwraps the only paragraph of a list item; otherwise Markdown makes a loose list of it. */
function unwrapParagraph(item: Element): void {
  if (item.children.filter((child) => isElement(child, 'p')).length !== 1) return;
  item.children = item.children.flatMap((child) => (isElement(child, 'p') ? child.children : child));
}

/** Google Docs puts a nested list after its item instead of inside it, and the text of an item into a paragraph. */
export const nestLists = changeElements((node) => {
  if (node.tagName === 'li') unwrapParagraph(node);
  if (!isElement(node, 'ol', 'ul')) return;
  const items: ElementContent[] = [];
  for (const child of node.children) {
    const last = items.findLast((item) => item.type === 'element');
    if (isElement(child, 'ol', 'ul') && isElement(last, 'li')) last.children.push(child);
    else items.push(child);
  }
  node.children = items;
});

/** Begins another list at each item with a number of its own, since Markdown counts from the first. */
export const readItemNumbers = replaceElements((list) => {
  if (list.tagName !== 'ol') return undefined;
  const at = list.children.findIndex((item) => isElement(item, 'li') && item.properties.value !== undefined);
  const item = list.children[at];
  if (!isElement(item, 'li')) return undefined;
  const rest = element('ol', list.children.splice(at));
  rest.properties.start = item.properties.value;
  delete item.properties.value;
  return list.children.some((child) => isElement(child, 'li')) ? [list, rest] : [rest];
});

/** Elements that begin and end a line. */
const ownLine = new Set(['br', 'p', 'div', 'pre', 'blockquote', 'dl', 'dt', 'dd']);

const space = (value = ' ') => ({ type: 'text', value }) as const;

/** Lines in one, and the items of lists behind each other. `mark` is what comes before the first item. */
function inOneLine(children: readonly ElementContent[], mark: ' ' | ', '): ElementContent[] {
  let next = mark;
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'ul' || child.tagName === 'ol') return inOneLine(child.children, mark);
    if (ownLine.has(child.tagName)) return [space(), ...inOneLine(child.children, mark), space()];
    if (child.tagName !== 'li') return [child];
    const item = [space(next), ...inOneLine(child.children, ', ')];
    next = ', ';
    return item;
  });
}

/** Writes table cells in one line, since cells in Markdown have no more. */
export const joinCells = changeElements((cell) => {
  if (isElement(cell, 'td', 'th')) cell.children = inOneLine(cell.children, ' ');
});

/** The caption of an image becomes its title, as the editor writes it; that of a table becomes a paragraph above it. */
export const readCaptions = replaceElements((node) => {
  if (node.tagName === 'figure') readFigure(node);
  const captions = node.tagName === 'table' ? node.children.filter((child) => isElement(child, 'caption')) : [];
  const [caption] = captions;
  if (captions.length !== 1 || !caption) return undefined;
  node.children = node.children.filter((child) => child !== caption);
  return [element('p', caption.children), node];
});

function readFigure(figure: Element): void {
  let image: Element | undefined;
  visit(figure, 'element', (child) => {
    if (child.tagName === 'img') image ??= child;
  });
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  figure.tagName = 'div';
  if (!caption) return;
  if (!image) {
    caption.tagName = 'p';
    return;
  }
  image.properties.title = hastToString(caption).trim();
  figure.children = figure.children.filter((child) => child !== caption);
}
