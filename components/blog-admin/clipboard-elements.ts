import type { Element, ElementContent } from 'hast';

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
