import { factsWords } from '../../lexicon/lexicon';
import { remember } from '../../text/remember';

/** Bodies that supervise a business; an imprint states their addresses and telephone numbers. */
const AUTHORITY = factsWords('authorities', 'authority');

/** Whether a text names a body that supervises a business. */
export const namesAuthority = remember((text) => AUTHORITY.test(text));
