import type { Concept, ParsedQuestion } from './concepts';
import { namesDay } from './days';
import type { Features } from './features';
import { isGeneric, isLight } from './lexicon';
import { matchStrength } from './overlap';
import type { QuestionKind } from './question';
import { isReply } from './reply';
import { namesRole } from './role-name';
import type { IndexedUnit } from './site-index';
import { stemsOf } from './text';
import type { Unit } from './units';

/** The similarity from which a question of the page counts as the same. */
export const SIMILAR_QUESTION = 0.5;

/** The weight of a word in every fourth line of a site, and the number of lines from which that is no chance. */
const SITE_SUBJECT_WEIGHT = 1.6;
const MANY_LINES = 20;

export const isSiteSubject = ({ weight, frequency }: Concept): boolean =>
  weight <= SITE_SUBJECT_WEIGHT && frequency >= MANY_LINES;

const PERSON = /^(?:child|children|kids?|adults?|persons?|people|couples?|famil(?:y|ies)|groups?)$/;

const COMMON_WORD_WEIGHT = 0.3;

/** True for the price of persons where the question names no service: "How much for a child?" */
export function lacksSubject(question: ParsedQuestion, entry: IndexedUnit): boolean {
  return (
    question.kind === 'price' && question.required.every(({ word }) => PERSON.test(word)) && !namesAll(question, entry)
  );
}

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

/** True for a question whether something is allowed. */
export const asksPermission = (question: string): boolean => ASKS_PERMISSION.test(question);

/** False for a line that permits nothing, where a permission is asked for. */
export const fitsPermission = ({ text, topics }: ParsedQuestion, { unit }: IndexedUnit): boolean =>
  !ASKS_PERMISSION.test(text) ||
  (topics.length > 0 && unit.kind === 'heading') ||
  GIVES_PERMISSION.test(`${unit.headings.at(-1) ?? ''} ${unit.text}`);

/** True for a question with a rare word, or a line that has its common ones: `What happens if I'm late?` */
const saysAllRare = ({ required, concepts }: ParsedQuestion, { stemSet, headStems }: IndexedUnit): boolean =>
  required.length > 0 ||
  (concepts.length > 1 &&
    concepts.every(
      (concept) =>
        concept.stem === 'happen' || matchStrength(concept, stemSet) > 0 || matchStrength(concept, headStems) > 0,
    ));

const ASKS_ORIGIN = /^where\b.*\b(?:from|sourced?)\b/i;
const ORIGIN = /\b(?:from|source[ds]?|supplied by|supplier|grown|reared|made in)\b[^.;]*\p{Lu}/u;
const ASKS_WHAT_HAPPENS = /^what (?:if|happens (?:if|when))\b/i;
const CONDITION = /\b(?:if|when|unless|until|should|in case|in the event|not|no|cannot|must|late|charged?)\b/i;

/** True for `Denplan is a payment plan` where the question is `What is Denplan?` */
function isDefinition(question: string, line: string): boolean {
  const [, subject = ''] =
    /^what(?:['’]s| is| are) (?:an? |the )?(\p{L}[\p{L}\s'’-]{2,40}?)\??$/iu.exec(question.trim()) ?? [];
  if (subject === '' || /^(?:your|this|that|there|it)\b/i.test(subject)) return false;
  const [before, after] = line.split(/(?: (?:is|are|was|has been|means|involves?|includes?| ?[-–]) |: )/i, 2);
  const said = stemsOf(before ?? '').join(' ');
  return after !== undefined && said === stemsOf(subject).join(' ');
}

const ASKS_WHICH =
  /^(?:what|which) (?:(?:kinds?|types?|sorts?|makes?|brands?|range) of )?[\p{L}\s'’-]{3,40}? (?:do|are|can|have|is|does|will) (?:you|ye|there|i|we)\b|^what(?:['’]s| is| are) (?:your|the) [\p{L}\s'’-]{3,40}\??$/iu;
/** In characters. */
const LONGEST_SUBJECT = 40;

/** True for a line of the section, list or label `Our desserts` where the question is `What desserts do you have?` */
function isUnderItsSubject(question: string, required: readonly Concept[], unit: Unit): boolean {
  if (!ASKS_WHICH.test(question) || unit.kind === 'heading' || required.length === 0) return false;
  const [start = '', rest] = unit.text.split(':', 2);
  return [unit.headings.at(-1), unit.label, unit.lead, rest === undefined ? undefined : start].some((subject) => {
    if (subject === undefined || subject.length > LONGEST_SUBJECT) return false;
    const stems = stemsOf(subject).filter((stem) => !isGeneric(stem));
    return (
      required.every((concept) => matchStrength(concept, new Set(stems)) > 0) &&
      stems.every((stem) => required.some((concept) => matchStrength(concept, new Set([stem])) > 0))
    );
  });
}

const ASKS_FIGURE = /^what\b.*\b(?:number|rating|code)\b/i;
/** In characters. */
const MAX_FIGURE_LENGTH = 120;

/** True for a line of the form that the wording of a question asks for: a definition, a condition, a figure or a place. */
export function fitsWording(question: ParsedQuestion, entry: IndexedUnit, { long, exact }: Features): boolean {
  const { text, kind, required } = question;
  const { unit } = entry;
  if (kind === 'yes-no') return long === 0;
  if (kind !== 'open') return true;
  if (isDefinition(text, unit.text)) return true;
  if (ASKS_WHAT_HAPPENS.test(text)) return saysAllRare(question, entry) && !long && CONDITION.test(unit.text);
  if (ASKS_ORIGIN.test(text)) return required.length > 0 && ORIGIN.test(unit.text);
  if (isUnderItsSubject(text, required, unit)) return true;
  if (required.length < 2) return false;
  if (required.length > 2 && /^(?:what|which)\b/i.test(text)) return exact === 1 && !long;
  if (ASKS_FIGURE.test(text)) return unit.text.length <= MAX_FIGURE_LENGTH && /\d/.test(unit.text);
  return /^where\b/i.test(text) && NAMES_PLACE.test(unit.text);
}

/**
 * True for a line that says every word of a question of several words, and has the fact. A word of a known topic is enough for a
 * duration, but not for a name: a house is not the person who runs it.
 */
export function isExplicit(
  { kind, topics, required }: ParsedQuestion,
  { unit }: IndexedUnit,
  { evidence, exact, matched, proof }: Features,
): boolean {
  if (kind === 'who') return namesRole(required, unit);
  if (evidence < 1 || matched < NEARLY_ALL) return false;
  if (topics.some(({ id }) => id === 'experience')) return proof === 1;
  if (kind === 'how-long' && required.some((concept) => !isSiteSubject(concept)))
    return exact === 1 && required.length > 1;
  return exact === 1 && (topics.length > 0 || required.length > 1);
}

/** The number of other words, without stop words, between the words of a question from which they hardly belong together. */
const FAR_APART = 2;
const ASKS_WHAT_YOU_DO = /^(?:do|can|could|will|would) (?:you|ye) (?!(?:have|do|get|cover|serve)\b)/i;

/** True for a line with the verb and the object of `Do you walk dogs?` far apart: `Pets step onto the table … and walk to the tub`. */
export function isScattered({ text, required }: ParsedQuestion, { unit, stemSet }: IndexedUnit): boolean {
  if (!ASKS_WHAT_YOU_DO.test(text) || (unit.question !== undefined && isReply(unit.text))) return false;
  const said = required.filter((concept) => concept.topic === undefined && matchStrength(concept, stemSet) > 0);
  if (said.length < 2) return false;
  const words = stemsOf(withoutOtherItems(unit.text, said));
  return !words.some((_, start) => {
    const near = new Set(words.slice(start, start + said.length + FAR_APART));
    return said.every((concept) => matchStrength(concept, near) > 0);
  });
}

/**
 * True for a line with the only rare word of a yes-no question and without the common one that makes the question: `parsley sauce on every
 * table` where it is `Can I book a table?`
 */
export function lacksCommonWord(
  { text, kind, topics, required, concepts }: ParsedQuestion,
  entry: IndexedUnit,
): boolean {
  if (kind !== 'yes-no' || topics.length > 0 || required.length !== 1 || namesDay(text)) return false;
  return concepts.some(
    (concept) =>
      isGeneric(concept.stem) &&
      !isLight(concept.stem) &&
      matchStrength(concept, entry.stemSet) === 0 &&
      matchStrength(concept, entry.headStems) === 0,
  );
}

/** In words. */
const LONGEST_ITEM = 3;
const FEWEST_ITEMS = 4;

/** A line without the items of an enumeration that have none of the words: `We teach salsa, jive and rock` becomes `We teach rock`. */
function withoutOtherItems(text: string, said: readonly Concept[]): string {
  const items = text.split(/,|;| & | and | or /);
  if (items.length < FEWEST_ITEMS) return text;
  const isKept = (item: string, at: number) =>
    at === 0 ||
    item.trim().split(' ').length > LONGEST_ITEM ||
    said.some((concept) => matchStrength(concept, new Set(stemsOf(item))) > 0);
  return items.filter(isKept).join(' ');
}

const ONE_OF_FOUR = 0.25;
const MOSTLY = 0.7;
const NEARLY_ALL = 0.94;

/** True if a required word is missing from a line and its heading. A row of prices may leave one to its page. */
export function lacksWord(kind: QuestionKind, { missingNearCount, missingWeight, matched }: Features): boolean {
  if (kind !== 'price' || missingNearCount > ONE_OF_FOUR) return missingNearCount > 0;
  return missingNearCount > 0 && (missingWeight > 0 || matched < MOSTLY);
}
