import type { Concept, ParsedQuestion } from './concepts';
import type { Features } from './features';
import { matchStrength } from './overlap';
import type { QuestionKind } from './question';
import { isReply } from './reply';
import type { IndexedUnit } from './site-index';
import { stemsOf } from './text';

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

const ASKS_WHAT_HAPPENS = /^what (?:if|happens (?:if|when))\b/i;
const CONDITION = /\b(?:if|when|unless|until|should|in case|in the event|not|no|cannot|must|late|charged?)\b/i;

/** True for `Denplan is a payment plan` where the question is `What is Denplan?` */
function isDefinition(question: string, line: string): boolean {
  const [, subject = ''] =
    /^what(?:['’]s| is| are) (?:an? |the )?(\p{L}[\p{L}\s'’-]{2,40}?)\??$/iu.exec(question.trim()) ?? [];
  if (subject === '' || /^(?:your|this|that|there|it)\b/i.test(subject)) return false;
  const [before, after] = line.split(/ (?:is|are|was|has been|means|involves?|includes?) /i, 2);
  const said = stemsOf(before ?? '').join(' ');
  return after !== undefined && said === stemsOf(subject).join(' ');
}

const ASKS_FIGURE = /^what\b.*\b(?:number|rating|code)\b/i;
/** In characters. */
const MAX_FIGURE_LENGTH = 120;

/** True for a line of the form that the wording of a question asks for: a definition, a condition, a figure or a place. */
export function fitsWording(
  { text, kind, required }: ParsedQuestion,
  { unit }: IndexedUnit,
  { long }: Features,
): boolean {
  if (kind === 'yes-no') return long === 0;
  if (kind !== 'open') return true;
  if (isDefinition(text, unit.text)) return true;
  if (ASKS_WHAT_HAPPENS.test(text)) return required.length > 0 && !long && CONDITION.test(unit.text);
  if (required.length < 2) return false;
  if (ASKS_FIGURE.test(text)) return unit.text.length <= MAX_FIGURE_LENGTH && /\d/.test(unit.text);
  return /^where\b/i.test(text) && NAMES_PLACE.test(unit.text);
}

const OWNER_NAME = "\\p{Lu}[\\p{L}'’]+ (?:(?:and|&) \\p{Lu}[\\p{L}'’]+ )?\\p{Lu}[\\p{L}'’]+";
const OWNER_ROLE = '(?:owners?|proprietors?|managers?|managing directors?|founders?|hosts?|hostess|principal)';
/** A role next to the name of its bearer: `Run by local woman Mary Lynch`, `Mary Lynch, owner`, `your host Mary Lynch`. */
const NAMES_OWNER = new RegExp(
  `\\b(?:[Rr]un|[Oo]wned|[Ll]ed|[Mm]anaged|[Ff]ounded|[Ee]stablished|[Ss]et up|[Ss]tarted)(?: and \\p{Ll}+)? by (?:\\p{L}+ ){0,5}?${OWNER_NAME}|${OWNER_NAME}(?:,| is| are| -| –) (?:\\p{L}+ ){0,3}?${OWNER_ROLE}\\b|\\b(?:${OWNER_ROLE}|${OWNER_ROLE.replace('owners', '[Oo]wners')}),?(?: is| are|:)? ${OWNER_NAME}|${OWNER_NAME} (?:own|run|found|purchas|bought)\\p{Ll}* (?:the|this|it|our|in)\\b`,
  'u',
);

/**
 * True for a line that says every word of a question of several words, and has the fact. A word of a known topic is enough for a
 * duration, but not for a name: a house is not the person who runs it.
 */
export function isExplicit(
  { kind, topics, required }: ParsedQuestion,
  { unit }: IndexedUnit,
  { evidence, exact, matched, proof }: Features,
): boolean {
  if (evidence < 1 || matched < NEARLY_ALL) return false;
  if (topics.some(({ id }) => id === 'experience')) return proof === 1;
  if (kind === 'who') return topics.some(({ id }) => id === 'owner') && NAMES_OWNER.test(unit.text);
  if (kind === 'how-long' && required.some((concept) => !isSiteSubject(concept))) return exact === 1;
  return exact === 1 && (topics.length > 0 || required.length > 1);
}

/** The number of other words, without stop words, between the words of a question from which they hardly belong together. */
const FAR_APART = 2;
const ASKS_WHAT_YOU_DO = /^(?:do|can|could|will|would) (?:you|ye) (?!(?:have|do|get)\b)/i;

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

/** In characters. */
const MAX_ITEM = 40;
/** The weight of a word in every tenth line of a site. */
const COMMON_ON_SITE = 2.2;
const SENTENCE = /[.!?]$/;
/** What is done to a thing: `Washing machine installation` does not say that they are repaired. */
const WORK =
  /\b(?:install|fit|repair|servic|maint|replac|remov|sale|sell|hire|rent|clean|deliver|collect|design|rental|test)/i;

/**
 * True for a short line of a list or a heading that names what `Do you fix brakes?` asks for. The verb may be missing, and what the
 * whole page is about.
 */
export function isListed(
  { text, kind, topics, required }: ParsedQuestion,
  { unit, stemSet, contextStems }: IndexedUnit,
): boolean {
  if (kind !== 'yes-no' || topics.length > 0 || unit.text.length > MAX_ITEM || unit.linked || SENTENCE.test(unit.text))
    return false;
  const verb = /^(?:do|can|could|would|will) (?:you|ye) (?:also |still )?(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase();
  const missing = required.filter((concept) => matchStrength(concept, stemSet) === 0);
  if (missing.length !== 1 || missing.length === required.length) return false;
  return missing.every(
    (concept) =>
      (concept.word === verb && !WORK.test(unit.text)) ||
      (concept.weight <= COMMON_ON_SITE && matchStrength(concept, contextStems) > 0),
  );
}
