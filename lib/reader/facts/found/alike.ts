import { Element, type ParentNode } from 'domhandler';
import { memoizeByObject } from '@/lib/text/memoize';
import type { FactLine } from '../shared/page-lines';

const classesOf = memoizeByObject((element: Element) => new Set((element.attribs.class ?? '').match(/\S+/g)));

/** Whether two elements have the same name and a class in common, if they have any. */
export function areAlike(a: ParentNode | null | undefined, b: ParentNode | null | undefined): boolean {
  if (!(a instanceof Element && b instanceof Element) || a.name !== b.name) return false;
  const [first, second] = [classesOf(a), classesOf(b)];
  return [...first].some((one) => second.has(one)) || (first.size === 0 && second.size === 0);
}

/** The elements that a line is in, from the innermost. */
export function elementsAround({ block }: FactLine): unknown[] {
  const elements: unknown[] = [];
  for (let at: ParentNode | null = block.region.element; at; at = at.parent) elements.push(at);
  return elements;
}

/** How many elements contain both lines. */
export function sharedDepth(line: FactLine, other: FactLine | undefined): number {
  const around = new Set(elementsAround(line));
  return other ? elementsAround(other).filter((element) => around.has(element)).length : 0;
}
