import { fold } from '../../text/tokens';
import { daysIn, namesDay } from '../question/days';
import { hasClock, hasDay } from '../question/patterns';
import { isAboutBusiness, needsEvidence } from '../question/question';
import type { IndexedUnit, SiteIndex } from '../site/site-index';
import { asQuestion, type Unit } from '../site/units';
import { type ParsedQuestion, proofsOf } from './concepts';
import { evidenceFor } from './evidence';
import { matchStrength, overlapOf, questionSimilarity } from './overlap';
import { namesRole } from './role-name';

/** An FAQ less similar than this is a different question. */
const OTHER_QUESTION = 0.3;

/** The features by which units are ranked, each from 0 to about 1. `overlapOf` documents those that compare words. */
export type Features = NonNullable<ReturnType<typeof featuresOf>>;

/** The features of one unit; null if it shares nothing with the question, or is a question itself. */
export function featuresOf(question: ParsedQuestion, entry: IndexedUnit, index: SiteIndex) {
  const { required, weight, kind } = question;
  const { unit } = entry;
  if (asQuestion(unit.text) !== undefined) return null;
  const overlap = overlapOf(question, entry, index);
  if (overlap.coverage === 0 && !isAboutBusiness(kind)) return null;
  const similarQuestion = questionSimilarity(question, entry.questionStems);
  const evidence =
    kind === 'who' && namesRole(required, unit)
      ? 1
      : needsEvidence(kind)
        ? evidenceFor(kind, question.text, unit.text, unit.headings.at(-1))
        : 0;
  if (overlap.coverage === 0 && evidence === 0) return null;
  const { aboutOthers } = entry;
  // Who is open on Sunday out of hours is not the business.
  if (index.owner.isForeign(unit) && required.every(({ word }) => daysIn(word).size > 0) && namesDay(question.text))
    return null;
  // The admission to a castle nearby is no price of a guesthouse, unless the castle is asked about.
  if (aboutOthers && kind === 'price' && !namesPlace(question, entry)) return null;
  return {
    coverage: overlap.coverage / weight,
    ownCoverage: overlap.ownCoverage / weight,
    missingNearCount: Math.min(overlap.missingNearCount, 4) / 4,
    allMatched: overlap.missingNearCount === 0 && required.length > 0 ? 1 : 0,
    matched: overlap.matched,
    matchedEvidence: evidence * overlap.matched,
    evidence,
    noEvidence: needsEvidence(kind) && evidence === 0 ? 1 : 0,
    questionSimilarity: similarQuestion,
    otherQuestion: entry.questionStems.length > 0 && similarQuestion < OTHER_QUESTION ? 1 : 0,
    exact: required.length > 0 ? overlap.exact / required.length : 0,
    density: entry.stemSet.size > 0 ? Math.min(1, overlap.hits / entry.stemSet.size) : 0,
    bm25: Math.min(2, overlap.bm25 / 10),
    proof: proofShare(question, entry, index),
    aboutOthers: aboutOthers ? 1 : 0,
    ...factFeatures(question, entry, index, evidence),
    ...shapeFeatures(entry, evidence),
  };
}

/** Whether a question names what a page or a section is about. */
const namesPlace = ({ required }: ParsedQuestion, { headStems, contextStems }: IndexedUnit): boolean =>
  required.some((concept) => matchStrength(concept, headStems) > 0 || matchStrength(concept, contextStems) > 0);

/** True for a line with a year or a month, where days or times are asked for: `trained in 2009` gives no opening hours. */
const isOnlyDate = (text: string): boolean =>
  !hasClock(text) && !hasDay(text.replace(/\bdaily\b/gi, ' ')) && !/\bclosed\b|\bby appointment\b/i.test(text);

/** Features of the fact in a unit: whether it is the business's own, and of the kind that the question asks for. */
function factFeatures(question: ParsedQuestion, entry: IndexedUnit, index: SiteIndex, evidence: number) {
  const { kind, required, names } = question;
  const { unit } = entry;
  const isFact = evidence > 0;
  const isOwnKind = isFact && isAboutBusiness(kind);
  const isBusinessFact = isOwnKind && required.length === 0;
  const isNoTime = kind === 'hours' && isOnlyDate(unit.text);
  const owns = isBusinessFact && !isNoTime && index.owner.owns(unit);
  return {
    notOwn: isBusinessFact && !owns ? 1 : 0,
    ownFact: owns ? 1 : 0,
    inOwnSection: isOwnKind && entry.inOwnSection ? 1 : 0,
    otherDay: isFact && isOtherDay(question, unit.text) ? 1 : 0,
    nameMissing: names.length > 0 && lacksName(names, entry) ? 1 : 0,
  };
}

/** True for a line that only names what stands elsewhere: a link, a copyright line, `Vegetarian`. The list under a heading is shown. */
const isCaption = ({ kind, linked, text }: Unit): boolean =>
  kind !== 'heading' && (linked || text.includes('©') || !text.includes(' '));

/** Features of the line itself: its kind and length, and who says it. */
const shapeFeatures = ({ unit }: IndexedUnit, evidence: number) => ({
  heading: unit.kind === 'heading' ? 1 : 0,
  caption: evidence < 0.5 && isCaption(unit) ? 1 : 0,
});

/** `New Year's Day` is also written `New Years Day`. */
const withoutApostrophes = (folded: string): string => folded.replaceAll("'", '');

const lacksName = (names: readonly string[], { unit }: IndexedUnit): boolean => {
  const said = withoutApostrophes(
    fold(`${unit.headings.join(' ')} ${unit.label ?? ''} ${unit.question ?? ''} ${unit.text}`),
  );
  return names.some((name) => !said.includes(withoutApostrophes(name)));
};

/** True for a line that contains none of the days in the question. */
function isOtherDay({ days }: ParsedQuestion, text: string): boolean {
  if (days.size === 0) return false;
  const named = daysIn(text);
  return ![...days].some((day) => named.has(day));
}

/** The share of the topics of a question that a unit proves. */
const proofShare = ({ topics }: ParsedQuestion, { unit }: IndexedUnit, index: SiteIndex): number =>
  topics.filter((topic) => proofsOf(topic, index).own.has(unit.id)).length / Math.max(1, topics.length);
