import type { ParsedQuestion } from './concepts';
import type { Features } from './features';
import { matchStrength } from './overlap';
import { kindOf, needsEvidence, type QuestionKind } from './question';
import { type Candidate, SAME_QUESTION } from './rank';
import { isUnrelated } from './relations';
import type { IndexedUnit } from './site-index';

/**
 * Kinds that are answered only from an FAQ with the same question, or from a line that says every word of it: a name, duration or interval
 * on its own is too often about something else.
 */
const NEAREST_ONLY: ReadonlySet<QuestionKind> = new Set(['who', 'how-long', 'how-often']);

const ENOUGH_EVIDENCE = 0.5;
/** The similarity from which a question of the page counts as the same. */
export const SIMILAR_QUESTION = 0.5;

const PERSON = /^(?:child|children|kids?|adults?|persons?|people|couples?|famil(?:y|ies)|groups?)$/;

/** Topics that a line about the neighbourhood can answer. */
const ANSWERED_NEARBY = new Set(['parking', 'directions', 'areas']);

/**
 * True when a line contains the words of the question by chance: it answers another FAQ, or describes the neighbourhood.
 */
function isPassingMention({ kind, topics }: ParsedQuestion, features: Features): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.questionSimilarity >= SIMILAR_QUESTION) return false;
  if (features.otherQuestion === 1) return true;
  return kind === 'yes-no' && features.neighbourhood === 1 && !topics.some(({ id }) => ANSWERED_NEARBY.has(id));
}

const COMMON_WORD_WEIGHT = 0.3;

/** True for a line with all of the common words that a question is made of: `How much is a whole day?` */
function namesAll({ concepts, required }: ParsedQuestion, { stemSet }: IndexedUnit): boolean {
  const common = concepts.filter((concept) => !concept.required && concept.weight >= COMMON_WORD_WEIGHT);
  return required.length === 0 && common.length > 1 && common.every((concept) => matchStrength(concept, stemSet) > 0);
}

const ASKS_PERMISSION =
  /^(?:can|may|could|am) (?:i|we)\b.*\b(?:bring|take|wear|use|eat|drink|play|allowed)\b|^(?:is|are) .*\b(?:allowed|permitted)\b/i;
const GIVES_PERMISSION =
  /\b(?:can|can(?:no|['’])t|may|allow\w*|welcome|permit\w*|bring\w*|please|must|should|sorry|prohibited|forbidden|not|don['’]t|free to|encouraged?)\b/i;

const NAMES_PLACE = /\b(?:[Aa]t|[Ii]n|[Oo]n|[Nn]ear|[Bb]eside|[Oo]pposite) (?:the )?\p{Lu}/u;

/** False for a line that permits nothing, where a permission is asked for. */
const fitsPermission = ({ text, topics }: ParsedQuestion, { unit }: IndexedUnit): boolean =>
  !ASKS_PERMISSION.test(text) ||
  (topics.length > 0 && unit.kind === 'heading') ||
  GIVES_PERMISSION.test(`${unit.headings.at(-1) ?? ''} ${unit.text}`);

/** In characters. What a longer line says of two words of an open question is not known. */
const MAX_OPEN_LENGTH = 120;

/** True for a line of the form that the wording of a question asks for: a place, or a short statement with several of its words. */
function fitsWording({ text, kind, required }: ParsedQuestion, { unit }: IndexedUnit, { long }: Features): boolean {
  if (kind === 'yes-no') return long === 0;
  if (kind !== 'open') return true;
  if (required.length < 2) return false;
  if (/^where\b/i.test(text)) return NAMES_PLACE.test(unit.text);
  return unit.kind !== 'heading' && unit.text.length <= MAX_OPEN_LENGTH && !unit.text.endsWith(':');
}

/**
 * True for a line that says every word of a question of several words, and has the fact. A word of a known topic is enough for a
 * duration, but not for a name: a house is not the person who runs it.
 */
function isExplicit(
  { kind, topics, required }: ParsedQuestion,
  { evidence, exact, matched, proof }: Features,
): boolean {
  if (evidence < 1 || matched < NEARLY_ALL) return false;
  if (topics.some(({ id }) => id === 'experience')) return proof === 1;
  return exact === 1 && (topics.length > 0 ? kind !== 'who' : required.length > 1);
}

/** The number of other words, without stop words, between the words of a question from which they hardly belong together. */
const FAR_APART = 3;
const ASKS_WHAT_YOU_DO = /^(?:do|can|could|will|would) (?:you|ye) (?!(?:have|do|get)\b)/i;

/** True for a line with the verb and the object of `Do you walk dogs?` far apart: `Pets step onto the table … and walk to the tub`. */
function isScattered({ text, required }: ParsedQuestion, { stems, stemSet }: IndexedUnit): boolean {
  if (!ASKS_WHAT_YOU_DO.test(text)) return false;
  const said = required.filter((concept) => concept.topic === undefined && matchStrength(concept, stemSet) > 0);
  if (said.length < 2) return false;
  return !stems.some((_, start) => {
    const near = new Set(stems.slice(start, start + said.length + FAR_APART));
    return said.every((concept) => matchStrength(concept, near) > 0);
  });
}

const ONE_OF_FOUR = 0.25;
const MOSTLY = 0.7;
const NEARLY_ALL = 0.94;

/** True if a required word is missing from a line and its heading. A row of prices may leave one to its page. */
function lacksWord(kind: QuestionKind, { missingNearCount, missingWeight, matched }: Features): boolean {
  if (kind !== 'price' || missingNearCount > ONE_OF_FOUR) return missingNearCount > 0;
  return missingNearCount > 0 && (missingWeight > 0 || matched < MOSTLY);
}

/**
 * Whether the best candidate may be called an answer, whatever its confidence. A review is not a statement by the business; a
 * how-to question is answered only from an FAQ, or if it is a known topic.
 */
export function mayAnswer(question: ParsedQuestion, { entry, features }: Candidate): boolean {
  const { kind, topics } = question;
  if (features.review === 1) return false;
  if (NEAREST_ONLY.has(kind) && features.questionSimilarity < SAME_QUESTION && !isExplicit(question, features))
    return false;
  if (features.aboutOthers === 1 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (features.notOwn === 1 || features.otherDay === 1 || features.nameMissing === 1) return false;
  if (features.generalAdvice === 1 || features.surcharge === 1) return false;
  // "Boxing" is not answered by "a box of tricks", nor "Is the garden fenced?" by "the view from the garden over the fence".
  if (features.otherForm > 0 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (kind === 'price' && features.otherSubject === 1 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (needsEvidence(kind) && features.evidence < ENOUGH_EVIDENCE) return false;
  // A time of day alone could be about anything.
  if (kind === 'hours' && features.evidence < 1 && features.labelled === 0) return false;
  if (lacksWord(kind, features) && features.questionSimilarity < SIMILAR_QUESTION) return false;
  // "How much for a child?" does not say for which service.
  if (kind === 'price' && question.required.every(({ word }) => PERSON.test(word)) && !namesAll(question, entry))
    return false;
  if (isPassingMention(question, features)) return false;
  if (features.questionSimilarity < SIMILAR_QUESTION && isScattered(question, entry)) return false;
  if (features.questionSimilarity < SIMILAR_QUESTION && isUnrelated(question, entry.unit)) return false;
  if (features.questionSimilarity < SIMILAR_QUESTION && !fitsPermission(question, entry)) return false;
  if (topics.length === 0 && features.questionSimilarity < SIMILAR_QUESTION && !fitsWording(question, entry, features))
    return false;
  if (kind !== 'how-to') return true;
  return (
    features.questionSimilarity >= SIMILAR_QUESTION ||
    (features.proof === 1 && topics.some((topic) => kindOf(topic.question).kind === 'how-to'))
  );
}

/** How many of the best candidates are considered, and the share of the best score that they need. */
const MAX_CONSIDERED = 8;
const NEARLY_BEST = 0.8;

/**
 * Moves a candidate that may be called an answer before the best one, if that may not: `Kayaking` does not say whether one's own
 * kayak is allowed, the line below does.
 */
export function preferAnswerable(question: ParsedQuestion, ranked: readonly Candidate[]): readonly Candidate[] {
  const [best] = ranked;
  // A yes or no needs only words that chance can bring together; a permission is stated.
  if (!best || (question.kind === 'yes-no' && !ASKS_PERMISSION.test(question.text))) return ranked;
  if (mayAnswer(question, best)) return ranked;
  const found = ranked
    .slice(1, MAX_CONSIDERED)
    .find((one) => one.score >= best.score * NEARLY_BEST && one.features.allMatched === 1 && mayAnswer(question, one));
  return found ? [found, ...ranked.filter((one) => one !== found)] : ranked;
}
