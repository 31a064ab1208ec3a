import { Element, type ParentNode } from 'domhandler';
import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { isService } from './service-names';

/** The id or class of a section of services: "services", "our-treatments", "services-grid". */
const SECTION =
  /^(?:(?:our|home)[-_]*)?(?:services?|treatments?|therapies|what[-_]*(?:we|i)[-_]*(?:do|offer))(?:[-_]*(?:section|list|overview|container|wrapper|box|area))?$/i;
/** The class of a card of one service. */
const CARD = /^(?:service|treatment|therapy)s?[-_]*(?:card|item|box|tile|block|panel)$/i;
const MIN_CARDS = 2;
const MAX_WORDS = 7;

const namesOf = ({ attribs }: Element) => `${attribs.id ?? ''} ${attribs.class ?? ''}`.split(/\s+/);

/** Remembers what is known about an element. */
function rememberFor(is: (element: Element) => boolean) {
  const known = new WeakMap<Element, boolean>();
  return (element: Element): boolean => {
    const has = known.get(element) ?? is(element);
    known.set(element, has);
    return has;
  };
}

/** How many elements around a line are looked at. */
const MAX_DEPTH = 12;

/** Finds the nearest element around a line that is named so in the markup, the page excepted. */
const finderOf = (pattern: RegExp) => {
  const isNamed = rememberFor((element) => namesOf(element).some((name) => pattern.test(name)));
  return ({ block }: FactLine): Element | undefined => {
    let at: ParentNode | null = block.region.element;
    for (let depth = 0; depth < MAX_DEPTH && at instanceof Element; depth += 1) {
      if (at.name === 'body' || at.name === 'main') return undefined;
      if (isNamed(at)) return at;
      at = at.parent;
    }
    return undefined;
  };
};
const sectionOf = finderOf(SECTION);
const cardOf = finderOf(CARD);

/** What the heading of a section says whose cards are no services: reasons, steps, towns, customers, complaints. */
const OTHERS =
  /^(?:why|how|about)\b|\bfor\W*$|\b(?:areas?|locations?|towns|industries|sectors|conditions?|symptoms|process|steps?|parts|products|plans|packages|reviews|testimonials|gallery|projects)\b/i;

/** Whether a heading is the first one in a section that its id or class calls one of services. */
export function isHeadOfSection(lines: readonly FactLine[], at: number): boolean {
  const section = sectionOf(lines[at] as FactLine);
  const head = lines[at]?.text ?? '';
  if (!section || OTHERS.test(head) || /\bpric(?:es?|ing)\b/i.test(head)) return false;
  const before = lines.slice(0, at).findLast(({ kind }) => kind === 'heading');
  return before === undefined || sectionOf(before) !== section;
}

/** The names on cards that their class calls services; a line with a price is a row of a price list. */
export function findServiceCards(lines: readonly FactLine[]): FactLine[] {
  const cards = new Map<Element, FactLine>();
  let section: FactLine | undefined;
  for (const line of lines) {
    if (line.place !== 'content' || line.isQuoted) continue;
    const card = cardOf(line);
    if (line.kind === 'heading' && !card) section = line;
    if (!card || OTHERS.test(section?.text ?? '')) continue;
    const known = cards.get(card);
    if (!known || (known.kind !== 'heading' && line.kind === 'heading')) cards.set(card, line);
  }
  const named = [...cards.values()].filter(
    (line) => isService(line) && line.text.split(/\s+/).length <= MAX_WORDS && findAmounts(line.text).length === 0,
  );
  return named.length >= MIN_CARDS && named.length * 2 > cards.size ? named : [];
}
