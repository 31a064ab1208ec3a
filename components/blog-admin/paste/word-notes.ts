import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { classesOf, isElement, replaceElements, styleOf } from './clipboard-elements';

/** The part of a Word document that an element represents: "footnote-list", "comment-list", … */
const partOf = (node: Element) => styleOf(node)['mso-element'] ?? '';

/** Whether an element is not part of the text: a comment, a tracked deletion, or the table of contents. */
function isRemark(node: Element): boolean {
  if (isElement(node, 'del') && node.properties.dateTime) return true;
  return (
    partOf(node) === 'comment-list' || classesOf(node).some((name) => /^MsoToc\d|^MsoCommentReference$/.test(name))
  );
}

/** Removes comments, tracked deletions, the table of contents, and the rule above the footnotes. */
export const removeWordRemarks = replaceElements((node) => {
  if (isRemark(node)) return [];
  if (/^(foot|end)note-list$/.test(partOf(node)))
    node.children = node.children.filter((child) => !isElement(child, 'hr', 'br'));
  return undefined;
});

/**
 * Element names for footnotes and the references to them, for the handlers of rehype-remark. The sanitiser would remove them.
 */
export const NOTE = 'note-text';
export const NOTE_REFERENCE = 'note-reference';

// The sanitiser prefixes ids.
const NOTE_ID = /^user-content-((?:ftn|edn)\d+)$/;

/**
 * Renames the footnotes of Word and their references, numbered from `first`, and removes the links back. Runs after the
 * sanitiser: `<a href="#_ftn1">` refers to `<div id="user-content-ftn1">`, which begins with `<a href="#_ftnref1">`. A URL may
 * precede the hash: browsers resolve the links of copied HTML.
 */
export function readWordNotes(first: number) {
  return (tree: Root) => {
    const numbers = new Map<string, number>();
    const rename = (node: Element, tagName: string, number: number) =>
      Object.assign(node, { tagName, properties: { value: number } });
    visit(tree, 'element', (node) => {
      const id = isElement(node, 'div') ? NOTE_ID.exec(String(node.properties.id ?? ''))?.[1] : undefined;
      if (!id) return;
      numbers.set(id, first + numbers.size);
      rename(node, NOTE, first + numbers.size - 1);
    });
    visit(tree, 'element', (node) => {
      const [, kind, back, digits] = /#_(ftn|edn)(ref)?(\d+)$/.exec(String(node.properties.href ?? '')) ?? [];
      const number = numbers.get(`${kind}${digits}`);
      if (number === undefined) return;
      if (back) Object.assign(node, { tagName: 'span', children: [] });
      else rename(node, NOTE_REFERENCE, number);
    });
  };
}
