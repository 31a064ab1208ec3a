import { Element, type ParentNode } from 'domhandler';

const classesOf = (element: Element) => (element.attribs.class ?? '').split(/\s+/).filter(Boolean);

/** Whether two elements have the same name and a class in common, if they have any. */
export function areAlike(a: ParentNode | null | undefined, b: ParentNode | null | undefined): boolean {
  if (!(a instanceof Element && b instanceof Element) || a.name !== b.name) return false;
  const [first, second] = [classesOf(a), classesOf(b)];
  return first.some((one) => second.includes(one)) || (first.length === 0 && second.length === 0);
}
