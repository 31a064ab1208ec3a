import type { ParsedQuestion } from './concepts';
import { lacksDays, namesDay } from './days';
import type { Features } from './features';
import { isProvedKind, saysAllWords } from './kind-proofs';
import { isGeneric } from './lexicon';
import {
  fitsPermission,
  fitsWording,
  isExplicit,
  isScattered,
  isSiteSubject,
  lacksCommonWord,
  lacksSubject,
  lacksWord,
  SIMILAR_QUESTION,
} from './line-fit';
import { isListed } from './listed-item';
import { matchStrength } from './overlap';
import { isAside, isPassingMention } from './passing-mention';
import { hasClock } from './patterns';
import { isPrivacyNotice } from './privacy-notice';
import { kindOf, needsEvidence, type QuestionKind } from './question';
import { type Candidate, SAME_QUESTION } from './rank';
import { lacksRelation } from './relations';
import type { IndexedUnit } from './site-index';
import { stemsOf } from './text';
import { isOfCustomer, isUnrelated } from './unrelated';
import { isPartOfAnother } from './word-role';

/**
 * Kinds for which anything but an FAQ with the same question, or a line that says every word of it, is objectionable: a name, duration or
 * interval on its own is too often about something else.
 */
const NEED_PROOF: ReadonlySet<QuestionKind> = new Set(['who', 'how-long', 'how-often']);

const ENOUGH_EVIDENCE = 0.5;
/** In characters. */
const MIN_INSTRUCTION = 25;

/** True for a line with all words of a question and a day or a time: `Christmas Day | 12 to 3 pm`. */
const isTimeOf = ({ required }: ParsedQuestion, { unit, stemSet }: IndexedUnit): boolean =>
  required.length > 0 &&
  required.every((concept) => matchStrength(concept, stemSet) === 1) &&
  (hasClock(unit.text) || namesDay(unit.text) || /\bclosed\b/i.test(unit.text));

/** True for the answer to an FAQ of the same kind and words: not of `What is an osteopath?` where the question is who it is. */
function isSameQuestion({ kind }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  const isAlike = features.questionSimilarity >= (kind === 'how-long' ? SIMILAR_QUESTION : SAME_QUESTION);
  return isAlike && unit.question !== undefined && kindOf(unit.question).kind === kind;
}

/**
 * True for the answer to an FAQ that asks the same of less: `How deep do you grind?` where the question is `How deep do you grind the stump?`,
 * on a page about stumps.
 */
function asksSameOfLess({ kind, required }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  if (unit.question === undefined || features.missingWeight > 0 || kindOf(unit.question).kind !== kind) return false;
  const asked = stemsOf(unit.question).filter((stem) => !isGeneric(stem));
  return (
    asked.length > 0 && asked.every((stem) => required.some((concept) => matchStrength(concept, new Set([stem])) > 0))
  );
}

/** `Do you do massage?` asks for the subject of the site itself. */
const ASKS_IF_OFFERED = /^do (?:you|ye) (?:do|offer|have|sell|provide|teach|make|stock|hire)\b/i;

/** `Please vacate your room by 11 am` needs no other word of `What time do we have to leave on the last day?` */
const isOfTopic = ({ required }: ParsedQuestion, { proof, evidence }: Features): boolean =>
  proof === 1 && evidence === 1 && required.every(({ topic }) => topic !== undefined);

/** What speaks against calling a candidate an answer. */
type Objection = (question: ParsedQuestion, candidate: Candidate) => boolean;

/** Objections that hold even where the page asks the same question. */
const objections: Readonly<Record<string, Objection>> = {
  review: (_, { features }) => features.review === 1,
  unprovedKind: (question, candidate) =>
    NEED_PROOF.has(question.kind) &&
    !isSameQuestion(question, candidate) &&
    !asksSameOfLess(question, candidate) &&
    !isProvedKind(question, candidate.entry, candidate.features) &&
    !isExplicit(question, candidate.entry, candidate.features),
  notOwn: (_, { features }) => features.notOwn === 1,
  otherDay: (_, { features }) => features.otherDay === 1,
  // `Tours from Monday to Friday` leaves Saturday open.
  otherWeekday: ({ kind, text }, { entry: { unit } }) =>
    kind === 'yes-no' && namesDay(text) && lacksDays(text, unit.text),
  nameMissing: (_, { features }) => features.nameMissing === 1,
  generalAdvice: (_, { features }) => features.generalAdvice === 1,
  surcharge: (_, { features }) => features.surcharge === 1,
  noEvidence: ({ kind }, { features }) => needsEvidence(kind) && features.evidence < ENOUGH_EVIDENCE,
  // A time of day alone could be about anything.
  unlabelledTime: (question, { entry, features }) =>
    question.kind === 'hours' && features.evidence < 1 && features.labelled === 0 && !isTimeOf(question, entry),
  unprovedStatement: (question, { entry, features }) =>
    (question.kind === 'how-far' || question.kind === 'date') &&
    features.questionSimilarity < SIMILAR_QUESTION &&
    !isProvedKind(question, entry, features),
  // `What time does the shop in the square close?` is not answered by any hours at a shop.
  otherSubjectOfTime: (question, { entry, features }) =>
    question.kind === 'hours' &&
    question.required.length > 0 &&
    features.questionSimilarity < SIMILAR_QUESTION &&
    !isOfTopic(question, features) &&
    !saysAllWords(question, entry, features),
  noSubject: (question, { entry }) => lacksSubject(question, entry),
  // "Can my dog stay with you?" on a site about dogs: the words that matter are not understood.
  onlySiteSubject: ({ text, kind, topics, required, concepts }, { features }) =>
    !(ASKS_IF_OFFERED.test(text) && concepts.length === required.length) &&
    (kind === 'yes-no' || kind === 'open') &&
    topics.every(({ id }) => id === 'dogs' || id === 'children') &&
    required.length > 0 &&
    features.questionSimilarity < SIMILAR_QUESTION &&
    required.every(isSiteSubject),
  otherRelation: ({ text, kind, required }, { entry: { unit } }) =>
    kind === 'yes-no' &&
    required.length < 2 &&
    lacksRelation(text, `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.question ?? ''} ${unit.text}`),
  ofCustomer: ({ text }, { entry: { unit } }) => isOfCustomer(text, unit),
  passingMention: isPassingMention,
  aside: isAside,
  // `Interested in our events?` invites, and does not say what there is.
  rhetorical: ({ kind }, { entry: { unit } }) => kind === 'yes-no' && /\?$/.test(unit.text),
  // "Is it full contact?" is not answered by the button `Contact us`.
  contactButton: ({ kind }, { entry: { unit } }) => kind === 'yes-no' && /^\p{L}+ us$/iu.test(unit.text),
  // `Where do you train?` is not answered below `Who trains with us?`
  otherKind: ({ kind }, { entry: { unit }, features }) =>
    kind === 'open' &&
    features.questionSimilarity >= SIMILAR_QUESTION &&
    unit.question !== undefined &&
    needsEvidence(kindOf(unit.question).kind),
  overContact: ({ kind }, { entry }) => kind === 'yes-no' && entry.isOverContact,
  // A button does not say how.
  callToAction: ({ kind }, { entry: { unit } }) =>
    kind === 'how-to' &&
    unit.text.length < MIN_INSTRUCTION &&
    /^\p{L}+ (?:\p{L}+ )?(?:now|us|here|online|today)$/iu.test(unit.text),
  unknownHowTo: (question, { entry, features }) =>
    question.kind === 'how-to' &&
    features.questionSimilarity < SIMILAR_QUESTION &&
    !isProvedKind(question, entry, features) &&
    !(features.proof === 1 && question.topics.some((topic) => kindOf(topic.question).kind === 'how-to')),
};

const ASKS_OF_IT = /^(?:is|are|was|will) (?:it|this|that|they) (?:\p{L}+ )?\p{L}+\??$/iu;

/** Objections that an FAQ with a similar question overrules. */
const objectionsToOtherLines: Readonly<Record<string, Objection>> = {
  aboutOthers: (_, { features }) => features.aboutOthers === 1,
  // "Boxing" is not answered by "a box of tricks", nor "Is the garden fenced?" by "the view from the garden over the fence".
  otherForm: (_, { features }) => features.otherForm > 0,
  otherSubject: ({ kind }, { features }) => kind === 'price' && features.otherSubject === 1,
  // `Is it safe?` names no thing.
  noThing: ({ text, topics }) => topics.length === 0 && ASKS_OF_IT.test(text),
  partOfAnother: (question, { entry }) => isPartOfAnother(question, entry),
  wordMissing: (question, candidate) =>
    lacksWord(question.kind, candidate.features) &&
    !isListed(question, candidate.entry) &&
    !asksSameOfLess(question, candidate),
  commonWordMissing: (question, { entry }) => lacksCommonWord(question, entry),
  scattered: (question, { entry }) => isScattered(question, entry),
  unrelated: (question, { entry }) => isUnrelated(question, entry.unit),
  privacyNotice: (question, { entry }) => isPrivacyNotice(question, entry),
  noPermission: (question, { entry }) => !fitsPermission(question, entry),
  otherWording: (question, { entry, features }) =>
    question.topics.length === 0 && !fitsWording(question, entry, features),
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
