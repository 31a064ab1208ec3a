import type { Element } from 'domhandler';
import type { Block } from './page-blocks';

/** A page with more text has content in addition to its sign-in form. */
const LITTLE = 700;

/** Whether a page is a login wall: a password field, and hardly any text. */
export function isLoginPage(elements: Element[], blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE) return false;
  return elements.some(({ name, attribs }) => name === 'input' && /^\s*password\s*$/i.test(attribs.type ?? ''));
}
