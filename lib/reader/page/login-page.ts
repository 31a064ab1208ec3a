import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import type { Block } from './page-blocks';

/** A page with more text has content in addition to its sign-in form. */
const LITTLE = 700;

/** Whether a page is a login wall: a password field, and hardly any text. */
export function isLoginPage(elements: Element[], blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE) return false;
  return elements.some(({ name, attribs }) => name === 'input' && /^\s*password\s*$/i.test(attribs.type ?? ''));
}

/** Sentences of a page that keeps its content for later. */
const ASKS = pageWords('loginPage', 'asks');
/** A longer text has other content. In characters. */
const MAX_NOTICE = 250;

/** Whether a text says nothing but that visitors have to sign in. */
export const asksToSignIn = (text: string): boolean =>
  text.length <= MAX_NOTICE && ASKS.test(text.replace(/\s+/g, ' '));
