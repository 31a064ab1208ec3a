import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { withoutCourtesies } from './acts';
import { isUrgent } from './feeling';
import { asks, tells } from './sentence';
import { likelihoodOf } from './turn-kinds';

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

/** Below this, the words for harm decide. */
const CERTAIN = 0.75;
const sinceLast = phrasesOf('sinceLast');
/** Whether somebody reports what does not wait: harm, or at a business that heals a pain. */
export function isHarm(text: string, heals: boolean): boolean {
  if (asks(text)) return false;
  if (likelihoodOf(text, 'urges') >= CERTAIN) return true;
  const words = without(asWords(text), sinceLast);
  const isReported = tells(text) || hasPhrase(words, 'reports');
  if (!isReported || hasPhrase(words, 'over')) return false;
  return hasPhrase(words, 'harms') || (heals && hasPhrase(words, 'pains'));
}

/** `On the hard shoulder`, `broke down`: trouble that needs no day. */
export const isStranded = (text: string): boolean =>
  / (?:hard shoulder|stranded|stuck|brok\w+ down|on the [mn]\d+|side of the road) /.test(asWords(text));
