import { asWords } from '../phrases';
import { asks, clausesOf, isPast } from './sentence';
import { feelingOfWord } from './turn-features';
import { likelihoodOf } from './turn-kinds';

/** Whether a word alone pleases: `super`. */
export const isPleasing = (word: string): boolean => feelingOfWord(word) >= PLEASING;
const PLEASING = 2;

const OF_YOURS = /\b(?:you|your|ye|yous)\b/i;
/** `My last dentist` is somebody else. */
const OTHERS =
  /\b(?:last (?!night|time|week|visit|meal|month|year|order)|old |other |previous |former )(?:\w+ ){1,2}(?:was|were|did|had|made|left|\w+ed)\b|\bweather\b/;
/** `Lovely food but the service was desperate` */
const CONTRAST = /\b(?:but|although|though|however)\b/i;
const WHY = /^why (?:did|has|have|was|were|is|are)/i;

/** From here on, a sentence is taken for what it most likely is. */
const LIKELY = 0.5;
/** Before a question, only this. */
const CERTAIN = 0.8;
/** Less than this is as good as none. */
const UNLIKELY = 0.2;

/** How likely somebody tells of what went wrong. */
const troubleIn = (text: string): number => likelihoodOf(text, 'complains') + likelihoodOf(text, 'urges');

/** Whether what somebody liked ended: `he was lovely until I asked for a refund`. */
export function endsBadly(text: string): boolean {
  const liked = /((?:\S+ ){1,3})(?:until|till?) /i.exec(text)?.[1] ?? '';
  return isPast(text) && !asks(text) && !/[,.;]/.test(liked) && asWords(liked).split(' ').some(isPleasing);
}

/** Whether somebody tells what they liked. */
export const isPraise = (text: string): boolean =>
  likelihoodOf(text, 'praises') >= LIKELY && troubleIn(text) < UNLIKELY && !endsBadly(text);

/** Whether a report is of somebody other than the business. */
export const isOfOthers = (text: string): boolean => OTHERS.test(asWords(text));

/** Whether a text names those whom it is written to. */
export const isToYou = (text: string): boolean => OF_YOURS.test(text);

/** Whether somebody reports what went wrong, in whatever words. */
export function isGrievance(text: string): boolean {
  const said = clausesOf(text)
    .filter((clause) => !asks(clause) || WHY.test(clause))
    .join(', ');
  const least = asks(text) ? CERTAIN : LIKELY;
  return said !== '' && !isOfOthers(said) && [said, ...said.split(CONTRAST)].some((part) => troubleIn(part) > least);
}

/** Whether somebody tells of trouble that does not wait. */
export const isUrgent = (text: string): boolean => likelihoodOf(text, 'urges') > UNLIKELY;
