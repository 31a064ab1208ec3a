import type { Document, Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import { type ContentType, purposeIn } from './content-type';
import type { Block, Region } from './page-blocks';
import { selectElements } from './select-elements';

/** Topics that customers ask about besides those that have pages of their own, as they occur in headings. */
const TOPIC = pageWords('focusBlocks', 'topic');
const PAGE_TOPICS = new Set<ContentType | undefined>(['Prices', 'Services', 'Contact', 'FAQ']);
const namesTopic = (text: string): boolean => TOPIC.test(text) || PAGE_TOPICS.has(purposeIn(text));
/** Text that states a fact: a price, opening hours, a phone number, an e-mail address. */
const STATES_FACT = pageWords(
  'focusBlocks',
  'statesFact',
  /[€£$]\s?\d|\b0\d[\d ()-]{7,}|\+\d{2,3}[\d ()-]{7,}|@[\w-]+\.\w/u,
);
const FOCUS_TYPES = new Set<ContentType>(['Prices', 'Contact', 'Services', 'FAQ', 'Product', 'About']);

const isWithin = (region: Region, elements: ReadonlySet<Element>): boolean => {
  for (let at: Region | null = region; at; at = at.parent) if (at.element && elements.has(at.element)) return true;
  return false;
};

/** A part of the content that starts with a heading, and the part whose heading is above that. */
type Section = { blocks: Block[]; above?: Section };

/** Splits blocks into sections, each starting with a heading. */
function splitSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ blocks: [] }];
  const path: (Section & { level: number })[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop();
      const section = { blocks: [], above: path.at(-1), level: block.level };
      path.push(section);
      sections.push(section);
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const headingOf = ({ blocks: [first] }: Section) => (first?.kind === 'heading' ? first : undefined);

/** Whether the heading of a section names a topic, or one above it does. A headline is about its own section only. */
function isOnTopic(section: Section): boolean {
  if (section.blocks.length > 1 && namesTopic(headingOf(section)?.text ?? '')) return true;
  for (let at = section.above; at; at = at.above) {
    const heading = headingOf(at);
    if (heading && heading.level > 1 && namesTopic(heading.text)) return true;
  }
  return false;
}

/**
 * The parts of the main content that customers ask about: whole pages of prices, services, questions, contact and team; on
 * other pages, sections about such a topic or whose text states a fact, with the headings above them, and elements that match
 * the selectors; of the home page everything if there is nothing else.
 */
export function focusBlocks(
  page: { document: Document; main: Block[]; contentType: ContentType; isHome: boolean },
  selectors: readonly string[],
): Block[] {
  const { document, main, contentType, isHome } = page;
  if (FOCUS_TYPES.has(contentType)) return main;
  const matched = selectElements(document, selectors);
  const kept = new Set<Block>();
  for (const section of splitSections(main)) {
    const { blocks } = section;
    const isWanted =
      isOnTopic(section) || blocks.some(({ text, region }) => STATES_FACT.test(text) || isWithin(region, matched));
    if (!isWanted) continue;
    for (const block of blocks) kept.add(block);
    for (let at = section.above; at; at = at.above) {
      const heading = headingOf(at);
      if (heading && heading.level > 1) kept.add(heading);
    }
  }
  return isHome && kept.size === 0 ? main : main.filter((block) => kept.has(block));
}
