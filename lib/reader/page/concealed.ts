import { Element } from 'domhandler';
import { hasElement } from './dom';
import { isConcealing } from './element-traits';
import type { PageBlocks, Region } from './page-blocks';

/** Attributes by which a control names what it shows. */
const NAMES_TARGET = /^(?:href|aria-controls|aria-owns|for|on\w+|data-[\w-]+)$/;
const OPENS =
  /\b(?:accordions?|faqs?|answers?|tabs?|panels?|panes?|collaps\w+|toggle\w*|dropdowns?|slides?|expand\w*)\b/;

/** The regions that a page shows to nobody: hidden, with nothing that would open them. What only screen readers say is shown. */
export function findConcealed({ blocks, regions }: PageBlocks, elements: readonly Element[]): Set<Region> {
  const concealed = new Set<Region>();
  let targets: ReadonlySet<string> | undefined;
  for (const region of regions) {
    const { element, parent, first, end } = region;
    if (parent && concealed.has(parent)) concealed.add(region);
    if (!element || !isConcealing(element) || end - first > blocks.length / 2) continue;
    if (isOpened(region)) continue;
    targets ??= findTargets(elements);
    if (element.attribs.id === undefined || !targets.has(element.attribs.id)) concealed.add(region);
  }
  return concealed;
}

/** Whether an element, or one with such words in its names, is text that opens: an answer, a tab. */
export const isOpenable = (element: Element | null, words: string): boolean =>
  /^(?:tabpanel|region)$/.test(element?.attribs.role ?? '') || OPENS.test(words);

/** Whether a region looks like one that a control opens: by its role or name, its parent's, or by the control before it. */
function isOpened({ element, words, parent }: Region): boolean {
  return isOpenable(element, `${words} ${parent?.words ?? ''}`) || isBehindControl(element);
}

const isControl = (element: Element): boolean =>
  element.name === 'button' || element.attribs.role === 'button' || element.attribs.onclick !== undefined;

function isBehindControl(element: Element | null): boolean {
  let before = element?.prev;
  while (before && !(before instanceof Element)) before = before.prev;
  return before instanceof Element && (isControl(before) || hasElement(before, isControl, 20));
}

/** The words in attributes that name elements. */
function findTargets(elements: readonly Element[]): Set<string> {
  const targets = new Set<string>();
  for (const { attribs } of elements)
    for (const [name, value] of Object.entries(attribs))
      if (NAMES_TARGET.test(name)) for (const word of value.match(/[\w-]+/g) ?? []) targets.add(word);
  return targets;
}
