import { asWords, countWords, hasPhrase } from '../phrases';
import { withoutCourtesies } from './acts';
import { isUrgent } from './feeling';
import { asks, tells } from './sentence';

/** What works in a house is in trouble: `the boiler won't start`, `no power upstairs`, `water is pouring in`. */
const BREAKS =
  /\b(?:no|not|never|nothing|t)\b|\b(?:is|s|are|keeps?) (?:\w+ )?\w+ing\b|\w+ing (?:out|through|down|from)\b/;
export function isTrouble(text: string): boolean {
  const words = withoutCourtesies(asWords(text)).trim();
  const isOfPeople = /^(?:i|we|you|ye|he|she|they|no (?:rush|hurry|problem|worries)|not)\b/.test(words);
  if (isOfPeople || asks(text) || countWords(words) < A_REPORT) return false;
  return BREAKS.test(words) || (isUrgent(text) && (tells(text) || /^(?:no|my|our|the) /.test(words)));
}
const A_REPORT = 3;

const OVER = / (?:(?<!since )last|ago|before|used to|years?) /;
/** Whether somebody reports what does not wait: harm, or at a business that heals a pain. */
export function isHarm(text: string, heals: boolean): boolean {
  const words = asWords(text);
  const isReported = tells(text) || / (?:have|has|got|bad|awful|terrible|the|my) /.test(words);
  if (asks(text) || !isReported || OVER.test(words) || / (?:no|not|t) (?:smoking|smoke|pain) /.test(words))
    return false;
  return hasPhrase(words, 'harms') || (heals && hasPhrase(words, 'pains'));
}

/** `On the hard shoulder`, `broke down`: trouble that needs no day. */
export const isStranded = (text: string): boolean =>
  / (?:hard shoulder|stranded|stuck|brok\w+ down|on the [mn]\d+|side of the road) /.test(asWords(text));
