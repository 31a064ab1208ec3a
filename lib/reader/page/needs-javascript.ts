import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import { rawText } from './dom';
import type { Block, LinkReader } from './page-blocks';

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

/** Whether a page has scripts and no link to another page or section of its site. */
export function isMenuMissing(elements: Element[], readLink: LinkReader, url: string): boolean {
  const leadsOn = ({ name, attribs: { href, src } }: Element) => {
    if (/^i?frame$/.test(name)) return src !== undefined && readLink(src)?.isOutside === false;
    if ((name !== 'a' && name !== 'area') || !href || href === '#') return false;
    const target = readLink(href);
    return target !== null && !target.isOutside && (target.page !== url || target.url.includes('#'));
  };
  return elements.some(({ name }) => name === 'script') && !elements.some(leadsOn);
}
