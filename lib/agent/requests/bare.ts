import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { isPleasing } from '../understand/feeling';
import { asks, tells } from '../understand/sentence';

/** What stands around details. */
export const AROUND = phrasesOf(
  'fillers',
  'stopWords',
  'articles',
  'agreements',
  'aroundAgreements',
  'tails',
  'aroundDetails',
  'leadIns',
);

/** `Any day but Monday` names none. */
export const leavesOpen = (text: string): boolean =>
  !asks(text) &&
  !tells(text) &&
  hasPhrase(asWords(text), 'vagueTimes') &&
  !/\b(?:before|after) (?:i|we|you)\b/i.test(text);

/** How many words of a text neither belong to details nor stand around them. */
export const countBesides = (text: string): number => countWords(without(asWords(text), AROUND));
export const isBare = (text: string): boolean => countBesides(text) === 0;

const OF_SOMETHING = new Set(['a', 'an', 'the', 'my', 'our', 'no', 'i', 'we']);
/** Whether a text agrees or exclaims, and tells nothing: `that would be great`, `super job`. */
export const saysNothing = (text: string): boolean => {
  if (isBare(text)) return true;
  // `We'd love a booth` says what somebody wants.
  const words = asWords(text).trim().split(' ');
  const isExclaimed = words.some(isPleasing) && !words.some((word) => OF_SOMETHING.has(word));
  return isExclaimed && countBesides(text) - (isPleasing(words[0] ?? '') ? 1 : 0) <= 1;
};
