import type { Document } from 'domhandler';
import { walkElements } from './dom';
import type { Block } from './page-blocks';

/** A page with more text than this has something to say beside its sign-in form. */
const LITTLE = 700;

/** True for pages that are a login wall: a field for a password, and hardly any text around it. */
export function asksToSignIn(document: Document, blocks: Block[]): boolean {
  const length = blocks.reduce((sum, block) => (block.region.hidden ? sum : sum + block.length), 0);
  if (length > LITTLE) return false;
  let found = false;
  walkElements(document, ({ name, attribs }) => {
    found ||= name === 'input' && /^\s*password\s*$/i.test(attribs.type ?? '');
    return undefined;
  });
  return found;
}
