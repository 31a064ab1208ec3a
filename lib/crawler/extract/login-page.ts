import type { Element } from 'domhandler';
import type { Block } from './page-blocks';

/** A page with more text than this has something to say beside its sign-in form. */
const LITTLE = 700;

/** True for pages that are a login wall: a field for a password, and hardly any text around it. */
export function isLoginPage(elements: Element[], blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE) return false;
  return elements.some(({ name, attribs }) => name === 'input' && /^\s*password\s*$/i.test(attribs.type ?? ''));
}
