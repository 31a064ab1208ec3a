import { answersLexicon as listed } from '../../lexicon/lexicon';
import { namesDay } from '../question/days';
import { isGeneric, isLight } from '../question/lexicon';
import { kindOf, needsEvidence, type QuestionKind } from '../question/question';
import { spansIn } from '../question/spans';
import type { IndexedUnit } from '../site/site-index';
import type { ParsedQuestion } from './concepts';
import type { Features } from './features';
import { matchStrength } from './overlap';
import { type Candidate, SAME_QUESTION, SIMILAR_QUESTION } from './rank';
import { namesRole } from './role-name';

export type Tier = 'answer' | 'nearest' | 'silent';

/** The scores from which a line is called an answer, probably one, and from which it is shown at all. */
const ANSWER = 4.25;
const LIKELY = 2.5;
const NEAREST = 1.5;

/** Decides whether the best line answers a question: its score is high enough, and nothing speaks against it. */
export function decide(question: ParsedQuestion, best: Candidate | undefined): Tier {
  if (!best || best.score < NEAREST || isOtherSense(question, best)) return 'silent';
  const isEnough = best.score >= ANSWER || best.features.questionSimilarity >= SAME_QUESTION;
  return isEnough && mayAnswer(question, best) ? 'answer' : 'nearest';
}

/** `Do you speak German?` is not answered by a German shepherd. */
const isOtherSense = ({ topics }: ParsedQuestion, { features }: Candidate): boolean =>
  features.proof === 0 && topics.some(({ id }) => id === 'languages');

/**
 * True for the closest line if a reader will probably take it for the answer: its score is high enough, it has all words or proves the topic, and
 * nothing speaks against it but that it is about a neighbour, whom the question names.
 */
export function isLikely(question: ParsedQuestion, best: Candidate): boolean {
  const { missingNearCount, evidence, exact, proof } = best.features;
  const isNamed = missingNearCount === 0 && evidence > 0 && exact === 1;
  const against = objectionsTo(question, best).filter((name) => !(isNamed && name === 'aboutOthers'));
  const isFound = proof === 1 || (missingNearCount === 0 && question.required.length > 0);
  return best.score >= LIKELY && isFound && against.length === 0;
}

/** Kinds that an FAQ with the same question answers, or a line that says how long or who; a name or duration alone may be of anything. */
const NEED_PROOF: ReadonlySet<QuestionKind> = new Set(['who', 'how-long', 'how-often']);

const ENOUGH_EVIDENCE = 0.5;

/** True for the answer to an FAQ of the same kind and words: not of `What is an osteopath?` where the question is who it is. */
function isSameQuestion({ kind }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  const isAlike = features.questionSimilarity >= (kind === 'how-long' ? SIMILAR_QUESTION : SAME_QUESTION);
  return isAlike && unit.question !== undefined && kindOf(unit.question).kind === kind;
}

const NEARLY_ALL = 0.94;

/** True for a line with every word of a question, and a fact of its kind: a date or duration of the thing, or the name of who does it. */
function isExplicit({ kind, topics, required }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  if (kind === 'who') return namesRole(required, unit);
  if (features.evidence < 1 || features.matched < NEARLY_ALL || features.exact < 1) return false;
  return topics.some(({ id }) => id === 'experience') ? features.proof === 1 : required.length > 1;
}

/** True for a line with the only rare word of a yes-no question without its common one: `parsley sauce on every table` for `book a table`. */
const lacksCommonWord = (
  { text, kind, topics, required, concepts }: ParsedQuestion,
  { entry: { stemSet, headStems } }: Candidate,
): boolean =>
  kind === 'yes-no' &&
  topics.length === 0 &&
  required.length === 1 &&
  !namesDay(text) &&
  concepts.some(
    (concept) =>
      isGeneric(concept.stem) &&
      !isLight(concept.stem) &&
      matchStrength(concept, stemSet) === 0 &&
      matchStrength(concept, headStems) === 0,
  );

/** The similarity from which a question of the page is about the same subject. */
const RELATED_QUESTION = 0.1;

/** What a business says to its customers, or asks of them. */
const ADDRESSES = listed('passingMention', 'addresses');

/** True for a line that has the words of the question by chance: it answers another FAQ. */
function isPassingMention({ kind }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.otherQuestion === 0) return false;
  if (kind === 'yes-no' && features.questionSimilarity >= RELATED_QUESTION) return false;
  // A line that addresses the customer is not an explanation of something.
  const isProved = kind === 'yes-no' || features.proof === 1;
  return !(isProved && ADDRESSES.test(unit.text));
}

/** `Takes about an hour`, `completed in a single visit`, `30 minutes long`, `duration: 2 hours`. */
const BEFORE_LENGTH =
  /\b(?:takes?|taking|lasts?|lasting|length|duration|(?:completed|done|finished|ready|installed|fitted|delivered) (?:in|within))\b[^.;]{0,40}$/i;
const AFTER_LENGTH = /^[\s–-]{1,3}(?:long|in (?:length|duration))\b/i;
/** In characters, before a length. */
const MAX_BEFORE = 60;
const saysLength = (text: string): boolean =>
  spansIn(text).some(
    ({ index, end }) =>
      BEFORE_LENGTH.test(text.slice(Math.max(0, index - MAX_BEFORE), index)) || AFTER_LENGTH.test(text.slice(end)),
  );

/** True for a line that says how long the thing takes or lasts that a question asks about. */
const isProvedDuration = (question: ParsedQuestion, entry: IndexedUnit, features: Features): boolean =>
  question.kind === 'how-long' && features.missingNearCount === 0 && saysLength(entry.unit.text);

/** What speaks against calling a candidate an answer. */
type Objection = (question: ParsedQuestion, candidate: Candidate) => boolean;

/** Objections that hold even where the page asks the same question. */
const objections: Readonly<Record<string, Objection>> = {
  unprovedKind: (question, candidate) =>
    NEED_PROOF.has(question.kind) &&
    !isSameQuestion(question, candidate) &&
    !isProvedDuration(question, candidate.entry, candidate.features) &&
    !isExplicit(question, candidate),
  notOwn: (_, { features }) => features.notOwn === 1,
  otherDay: (_, { features }) => features.otherDay === 1,
  nameMissing: (_, { features }) => features.nameMissing === 1,
  noEvidence: ({ kind }, { features }) => needsEvidence(kind) && features.evidence < ENOUGH_EVIDENCE,
  passingMention: isPassingMention,
};

/** Objections that an FAQ with a similar question overrules. */
const objectionsToOtherLines: Readonly<Record<string, Objection>> = {
  aboutOthers: (_, { features }) => features.aboutOthers === 1,
  commonWordMissing: lacksCommonWord,
};

/** The names of the objections to calling a candidate an answer. */
export function objectionsTo(question: ParsedQuestion, candidate: Candidate): string[] {
  const applicable =
    candidate.features.questionSimilarity < SIMILAR_QUESTION
      ? { ...objections, ...objectionsToOtherLines }
      : objections;
  return Object.keys(applicable).filter((name) => applicable[name]?.(question, candidate));
}

/** True for a candidate without objections. */
export function mayAnswer(question: ParsedQuestion, candidate: Candidate): boolean {
  return objectionsTo(question, candidate).length === 0;
}
