import { memoizeByObject } from '@/lib/text/memoize';
import { contentWords, fold, plainHyphens, stemOf } from '../../text/tokens';
import { daysIn } from '../question/days';
import { topicsOf } from '../question/intents';
import { isGeneric } from '../question/lexicon';
import { isMonth } from '../question/months';
import { asSentence, kindOf, type QuestionKind } from '../question/question';
import { spellOut } from '../question/shorthand';
import { synonymsOf } from '../question/synonyms';
import type { Matcher, Topic } from '../question/topic';
import { frequencyOf, type SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';

/** A content word of a question, with its synonyms. */
export interface Concept {
  stem: string;
  word: string;
  alternatives: readonly string[];
  /** The topic whose pattern decides whether this word is matched. */
  topic?: Topic;
  /** Must be matched, or the passage is about something else. */
  required: boolean;
  /** Inverse document frequency on the site. */
  weight: number;
  /** The number of units that match it. */
  frequency: number;
}

/** A parsed question. */
export interface ParsedQuestion {
  text: string;
  kind: QuestionKind;
  topics: readonly Topic[];
  concepts: readonly Concept[];
  required: readonly Concept[];
  weight: number;
  /** The days of the week in it; 0 is Monday. */
  days: ReadonlySet<number>;
  /** Proper names of several words, folded; matched as a whole. */
  names: readonly string[];
}

/** Parses a question for a site: which of its words must be matched, and the weight of each. */
export function parseQuestion(text: string, index: SiteIndex): ParsedQuestion {
  const question = asSentence(spellOut(text));
  const topics = topicsOf(question);
  const { kind, impliedStems } = kindOf(question, topics.length > 0);
  const concepts = contentWords(question).map((word): Concept => {
    const stem = stemOf(word);
    const topic = topics.find(({ asks }) => !asks.test(without(word, question)) || namesTopic(word, asks));
    const concept = { stem, word, alternatives: synonymsOf(stem), topic };
    // Hours are given for ranges of days, so days are compared separately (`days`).
    const frequency = topic ? countProofs(topic, index) : frequencyOf(index, stem);
    // Prices that name no month hold in each.
    const isAnyMonth = kind === 'price' && frequency === 0 && isMonth(word);
    const implied = impliedStems.has(stem) || (kind === 'hours' && daysIn(word).size > 0) || isAnyMonth;
    const required = topic !== undefined || !(implied || isGeneric(stem));
    const rare = Math.log(1 + index.entries.length / (frequency + 0.5));
    const weight = required ? Math.min(6, Math.max(1.2, rare)) : implied ? 0.15 : 0.3;
    return { ...concept, required, weight, frequency };
  });
  return {
    text: question,
    kind,
    topics,
    concepts,
    required: concepts.filter(({ required }) => required),
    weight: concepts.reduce((sum, { weight }) => sum + weight, 0) || 1,
    names: namesIn(question),
    days: kind === 'hours' ? daysIn(question) : new Set(),
  };
}

/** Runs of capitalized words, except at the start of the question and abbreviations: `Sky TV` may be `a TV with Sky`. */
function namesIn(question: string): string[] {
  const found = question.trim().matchAll(/(?<=\S\s)\p{Lu}[\p{Ll}'’][\p{L}'’]*(?: \p{Lu}[\p{Ll}'’][\p{L}'’]*)+/gu);
  return [...found].map(([name]) => fold(name));
}

/** Masks a word: a topic that no longer matches was matched by that word. */
function without(word: string, question: string): string {
  return question.replace(new RegExp(`(?<![\\p{L}\\d])${word}`, 'giu'), 'xx');
}

/** True for a word that matches a topic on its own, as both `wheelchair` and `accessible` do. */
const namesTopic = (word: string, asks: Matcher): boolean => asks.test(word);

/** The units whose text matches a topic's `proves` pattern, and those whose heading, label or question does. */
export interface Proofs {
  own: ReadonlySet<number>;
  head: ReadonlySet<number>;
}

const proofsOn = memoizeByObject((index: SiteIndex) => memoizeByObject((topic: Topic) => findProofs(topic, index)));

/** The units that prove a topic, cached by site. */
export const proofsOf = (topic: Topic, index: SiteIndex): Proofs => proofsOn(index)(topic);

function findProofs({ id, asks, proves }: Topic, { entries }: SiteIndex): Proofs {
  const headOf = ({ headings, label, question }: Unit) => `${headings.at(-1) ?? ''} ${label ?? ''} ${question ?? ''}`;
  const unitsWith = (textOf: (unit: Unit) => string) =>
    new Set(entries.filter(({ unit }) => proves.test(plainHyphens(textOf(unit)))).map(({ unit }) => unit.id));
  const own = unitsWith(({ text }) => text);
  // A review need not contain the word "review".
  const said = id === 'reviews' ? entries.filter(({ isReview }) => isReview).map(({ unit }) => unit.id) : [];
  const asked = entries.filter(({ unit }) => unit.question !== undefined && asks.test(unit.question));
  return {
    own: new Set([...own, ...said]),
    head: new Set([...unitsWith(headOf), ...asked.map(({ unit }) => unit.id)]),
  };
}

function countProofs(topic: Topic, index: SiteIndex): number {
  const { own, head } = proofsOf(topic, index);
  return own.size || head.size;
}
