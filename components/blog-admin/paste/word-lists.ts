import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element, isElement, styleOf } from './clipboard-elements';

type WordItem = { level: number; ordered: boolean; children: ElementContent[] };

/** A list item of Word: a paragraph whose style names the level, with the marker as text. Undefined for other elements, such as numbered headings. */
function readWordItem(node: ElementContent): WordItem | undefined {
  if (!isElement(node, 'p') || !/^l\d+ level\d+/.test(styleOf(node)['mso-list'] ?? '')) return undefined;
  const level = Number(/level(\d+)/.exec(styleOf(node)['mso-list'] ?? '')?.[1]);
  let marker = '';
  visit(node, 'element', (child, index, parent) => {
    if (!parent || index === undefined || styleOf(child)['mso-list'] !== 'ignore') return;
    marker ||= hastToString(child).trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { level, ordered: /^[\da-z]+[.)]/i.test(marker), children: node.children };
}

/** Builds a nested list from consecutive items. */
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

/** Converts the paragraphs that Word writes for list items into lists. */
export function readWordLists() {
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
