import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import { hasElement, isInPicture, rawText } from './dom';
import type { Block } from './page-blocks';

const ROOT_NAME =
  /^(?:root|app|main-app|__next|__nuxt|___gatsby|svelte|q-app|ember-application|react-root|vue-app|app-root|wix-site)$/i;
const ASKS = pageWords('needsJavascript', 'asks');
/** A page with more text is readable without scripts. */
const LITTLE = 250;

/** Whether a page is an empty shell that scripts fill: an empty root element, or a noscript message, and hardly any text. */
export function needsJavaScript(elements: Element[], blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE * 4) return false;
  let scripts = 0;
  let emptyRoot = false;
  let asks = blocks.some(({ text }) => text.length < 400 && ASKS.test(text));
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === 'script') scripts += 1;
    if (name === 'noscript') asks ||= ASKS.test(rawText(element, 2000));
    if (ROOT_NAME.test(attribs.id ?? '') || ROOT_NAME.test(name) || attribs['data-reactroot'] !== undefined) {
      emptyRoot ||= isEmpty(element) && !isInPicture(element);
    }
  }
  if (scripts === 0) return false;
  return length <= LITTLE && (asks || emptyRoot || length < 20);
}

/** Hardly any text and few elements, such as a loading indicator. */
function isEmpty(element: Element): boolean {
  let elements = 0;
  hasElement(
    element,
    () => {
      elements += 1;
      return false;
    },
    30,
  );
  return elements < 30 && rawText(element, 500).trim().length < 60;
}
