import { synonymsOf } from '@/lib/reader/answers/question/synonyms';
import { stemOf } from '@/lib/reader/text/tokens';
import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { actOf, withoutCourtesies } from './acts';
import { isUrgent } from './feeling';
import { asks, asksForHelp, inPerfect, isPast, reportIn, tells } from './sentence';
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
/** Where something has happened, and somebody asks what to do about it. */
const LIKELY = 0.3;
const sinceLast = phrasesOf('sinceLast');
/**
 * Whether somebody reports what does not wait: harm, or at a business that heals a pain. Beside a question that does not ask for help, only what is
 * beyond doubt.
 */
export function isHarm(said: string, heals: boolean): boolean {
  const text = reportIn(said);
  if (text.trim() === '') return false;
  const words = without(asWords(text), sinceLast);
  if (asks(said) && !asksForHelp(said))
    return (
      !hasPhrase(words, 'over', 'pains') &&
      !isTrait(said) &&
      (isCertain(text) || (tells(text) && hasPhrase(words, 'harms')))
    );
  if (isUrgentReport(said, text)) return true;
  if (isOfBody(text)) return !hasPhrase(words, 'over');
  const isReported = tells(text) || hasPhrase(words, 'reports');
  if (!isReported || hasPhrase(words, 'over')) return false;
  return hasPhrase(words, 'harms') || (heals && hasPhrase(words, 'pains'));
}

const isCertain = (text: string): boolean => likelihoodOf(text, 'urges') >= CERTAIN;
const isUrgentReport = (said: string, report: string): boolean =>
  likelihoodOf(report, 'urges') >= (asksForHelp(said) && hasHappened(report) ? LIKELY : CERTAIN);

/** `He ate`, `she's after eating`; not `he is scratching` */
function hasHappened(report: string): boolean {
  const words = asWords(report);
  return (isPast(report) || inPerfect(words) !== words) && !hasPhrase(words, 'over');
}

/** `He is allergic`, `my son has a nut allergy` */
const IS =
  /^ (?:\w+ )?(?:i|we|he|she|they|(?:my|our) \w+) (?:is|are|am|s|m|re|has|have|ve) (?!\w+(?:ing|ed)\b)(?!.* stuck )/;
/** `Are ye there`, `can someone come` */
const CALLS = /\b(?:ye|you|any(?:one|body)|some(?:one|body)) (?:open|there|near|around|come|see)\b/;
/** Whether what is told beside a question is how somebody is, and nothing that happens: `is there nuts in it, he is allergic`. */
export function isTrait(said: string): boolean {
  if (!asks(said) || asksForHelp(said) || CALLS.test(asWords(said))) return false;
  const report = reportIn(said);
  const words = asWords(report);
  return IS.test(words) && !isPast(report) && !BREAKS.test(words) && !hasPhrase(words, 'harms');
}

/** Whether somebody reports danger in the middle of something else: no pain that an appointment is for. */
export function isDanger(text: string): boolean {
  const report = reportIn(text);
  return actOf(text) === 'emergency' || (isUrgentReport(text, report) && !hasPhrase(asWords(report), 'over', 'pains'));
}

/** `On the hard shoulder`, `broke down`: trouble that needs no day. */
export const isStranded = (text: string): boolean =>
  / (?:hard shoulder|stranded|stuck|brok\w+ down|on the [mn]\d+|side of the road) /.test(asWords(text));

const RELATIVES = ['parent', 'brother', 'daughter', 'husband', 'toddler', 'teenager', 'elderly'].map(stemOf);
const persons = new Set([...phrasesOf('persons').map(stemOf), ...RELATIVES, ...RELATIVES.flatMap(synonymsOf)]);
const PRONOUNS: ReadonlySet<string> = new Set(['i', 'we', 'he', 'she']);
/** At a vet's, he and she are animals. */
const OF_SPEAKER: ReadonlySet<string> = new Set(['i', 'we']);
/** Not `fell asleep`; who slipped or tripped complains. */
const FALLS =
  /^(?:fell (?!asleep|for|behind|in love|out with)|fallen (?!asleep|for|behind|in love)|fainted|collapsed|passed out)/;
/** Between who falls and the fall: `have just`, `has nearly`. */
const MAX_BETWEEN = 3;
/** `It fell`, `I nearly fell`, `my daughter's hair fell out` */
const NOT_FALLEN = /\b(?:it|they|that|which|nearly|almost|not|t)\b|^s \w+/;
/** `My throat is swelling up`, `he's swelling` */
const SWELLS = /\b(?:my|his|her|our) (?:\w+ ){1,3}swelling\b|\b(?:i m|he s|she s|is) swelling\b/;

/** Whether somebody fell, fainted or is swelling up: a person, not a thing, nor an animal at a business for those. */
export function isOfBody(text: string, isForAnimals = false): boolean {
  const words = inPerfect(asWords(text)).trim().split(' ');
  const isPerson = (word: string) => (isForAnimals ? OF_SPEAKER : PRONOUNS).has(word) || persons.has(stemOf(word));
  const isFall = (_: string, at: number): boolean => {
    if (!FALLS.test(`${words.slice(at, at + 3).join(' ')} `)) return false;
    const from = Math.max(0, at - MAX_BETWEEN - 1);
    const who = words.slice(from, at).findLastIndex(isPerson);
    return who >= 0 && !NOT_FALLEN.test(words.slice(from + who + 1, at).join(' '));
  };
  return words.some(isFall) || (!isForAnimals && SWELLS.test(words.join(' ')));
}
