import type { Element, ElementContent, Root } from 'hast';
import { toString as hastToString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element, isElement, styleOf } from './clipboard-elements';

type WordItem = { level: number; ordered: boolean; number: number | undefined; children: ElementContent[] };

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
  // "4." and "2.4." are the fourth; letters and Roman numerals begin with the first.
  const [, number] = /^(?:\d{1,9}\.)*(\d{1,9})[.)]?$/.exec(marker) ?? [];
  const ordered = number !== undefined || /^[\da-z]+[.)]/i.test(marker);
  return { level, ordered, number: number ? Number(number) : undefined, children: node.children };
}

/** Builds nested lists from consecutive items: a new one where the numbers do not go on, or end. */
function buildLists(items: readonly WordItem[]): Element[] {
  const lists: Element[] = [];
  const top = items[0]?.level ?? 0;
  let ordered: boolean | undefined;
  let expected = 1;
  for (let index = 0; index < items.length; ) {
    const item = items[index] as WordItem;
    let next = index + 1;
    while ((items[next]?.level ?? 0) > top) next += 1;
    const number = item.number ?? expected;
    if (item.ordered !== ordered || number !== expected) {
      const list = element(item.ordered ? 'ol' : 'ul', []);
      if (item.ordered && number !== 1) list.properties.start = number;
      lists.push(list);
    }
    ordered = item.ordered;
    expected = number + 1;
    lists.at(-1)?.children.push(element('li', [...item.children, ...buildLists(items.slice(index + 1, next))]));
    index = next;
  }
  return lists;
}

/** Converts the paragraphs that Word writes for list items into lists. */
export function readWordLists() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type !== 'root' && node.type !== 'element') return;
      const result: (typeof node.children)[number][] = [];
      let items: WordItem[] = [];
      const flush = () => {
        if (items.length > 0) result.push(...buildLists(items));
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
