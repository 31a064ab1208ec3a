import type { ParsedQuestion } from './concepts';
import type { Features } from './features';
import type { IndexedUnit } from './site-index';
import { SPAN } from './spans';

/** `Takes about an hour`, `completed in a single visit`, `30 minutes long`, `duration: 2 hours`. */
const LASTS = new RegExp(
  `\\b(?:takes?|taking|lasts?|lasting|length|duration|(?:completed|done|finished|ready|installed|fitted|delivered) (?:in|within))\\b[^.;]{0,40}?${SPAN}|${SPAN}[\\s–-]{1,3}(?:long|in (?:length|duration))\\b`,
  'i',
);
/** True for a line that says how long the thing takes or lasts that a question asks about. */
export const isProvedDuration = (question: ParsedQuestion, entry: IndexedUnit, features: Features): boolean =>
  question.kind === 'how-long' && features.missingNearCount === 0 && LASTS.test(entry.unit.text);
