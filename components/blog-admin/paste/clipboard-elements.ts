import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The declarations of an element's `style` attribute, in lower case. */
export function styleOf(node: Element): Partial<Record<string, string>> {
  const declarations = String(node.properties.style ?? '')
    .toLowerCase()
    .split(';')
    .map((declaration) => declaration.split(':'));
  return Object.fromEntries(declarations.map(([name = '', ...value]) => [name.trim(), value.join(':').trim()]));
}

/** The class names of an element. */
export const classesOf = (node: Element): string[] => [node.properties.className ?? []].flat().map(String);

/** Creates a hast element without attributes. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Whether a node is an element with one of these tag names. */
export const isElement = (node: { type: string } | undefined, ...tagNames: string[]): node is Element =>
  node?.type === 'element' && tagNames.includes((node as Element).tagName);

/** A plugin that puts what `replace` returns in place of an element, and looks at that again; undefined keeps the element. */
export const replaceElements = (replace: (node: Element) => ElementContent[] | undefined) => () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    const others = replace(node);
    if (!others || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...others);
    return [SKIP, index];
  });

/** A plugin that changes elements. */
export const changeElements = (change: (node: Element) => void) => () => (tree: Root) => visit(tree, 'element', change);
