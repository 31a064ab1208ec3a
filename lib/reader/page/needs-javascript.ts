import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import { rawText } from './dom';
import type { Block } from './page-blocks';

const ASKS = pageWords('needsJavascript', 'asks');
/** A page with more text is readable without scripts. */
const LITTLE = 250;

/** Whether a page is an empty shell that scripts fill: no text, or little and a noscript message. */
export function needsJavaScript(elements: Element[], blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE * 4) return false;
  let scripts = 0;
  let asks = blocks.some(({ text }) => text.length < 400 && ASKS.test(text));
  for (const element of elements) {
    if (element.name === 'script') scripts += 1;
    if (element.name === 'noscript') asks ||= ASKS.test(rawText(element, 2000));
  }
  if (scripts === 0) return false;
  return length <= LITTLE && (asks || length < 20);
}
