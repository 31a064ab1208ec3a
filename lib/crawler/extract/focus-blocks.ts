import type { Document, Element } from 'domhandler';
import type { ContentType } from './content-type';
import type { Block, Region } from './page-blocks';
import { selectElements } from './select-elements';

/** Topics that customers ask about, as they occur in headings. */
const TOPIC =
  /\b(?:pric(?:e|es|ing)|price ?lists?|rates?|fees?|costs?|tariffs?|packages?|offers?|menus?|opening|hours|times|timetables?|contact|find us|location|directions|address|get in touch|services?|treatments?|therap(?:y|ies)|classes|courses|lessons|rooms?|facilities|what we (?:do|offer)|repairs?|installations?|faqs?|questions|book(?:ing)?s?|appointments?|reservations?|order(?:ing)?|delivery|vouchers?|team|staff|people|stylists|trainers|solicitors|areas?|coverage|emergency|call-?outs?|insurance|warranty|guarantee|memberships?|polic(?:y|ies)|cancellations?|parking|allergens?)\b/i;
/** Text that states a fact: a price, opening hours, a phone number, an e-mail address. */
const STATES_FACT =
  /[€£$]\s?\d|\d\s?€|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b|\b(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*\b.{0,20}\d|\b0\d[\d ()-]{7,}|\+\d{2,3}[\d ()-]{7,}|@[\w-]+\.\w/i;
const FOCUS_TYPES = new Set<ContentType>(['Prices', 'Contact', 'Services', 'FAQ', 'Product', 'About']);

const isWithin = (region: Region, elements: ReadonlySet<Element>): boolean => {
  for (let at: Region | null = region; at; at = at.parent) if (at.element && elements.has(at.element)) return true;
  return false;
};

/** Splits blocks into sections, each starting with a heading. */
function splitSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/**
 * The parts of the main content that customers ask about: whole pages of prices, services, questions, contact and team; on
 * other pages, sections whose heading names such a topic or whose text states a fact, and elements that match the selectors.
 */
export function focusBlocks(
  document: Document,
  main: Block[],
  selectors: readonly string[],
  contentType: ContentType,
): Block[] {
  if (FOCUS_TYPES.has(contentType)) return main;
  const matched = new Set(selectElements(document, [...selectors]).elements);
  const sections = splitSections(main).filter(
    ([first, ...rest]) =>
      first !== undefined &&
      ((first.kind === 'heading' && rest.length > 0 && TOPIC.test(first.text)) ||
        [first, ...rest].some((block) => STATES_FACT.test(block.text) || isWithin(block.region, matched))),
  );
  return sections.flat();
}
