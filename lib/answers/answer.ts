import { type Quote, quotesFor } from './card';
import { type ParsedQuestion, parseQuestion } from './concepts';
import { confidenceOf, fittedWeights, signsOf, type Tier, tierOf, type Weights } from './confidence';
import type { Similarity } from './overlap';
import type { AnswerPage } from './page';
import { isAboutBusiness } from './question';
import { type Candidate, rankUnits } from './rank';
import { indexSite, type SiteIndex } from './site-index';

/** The reply to a question: quotes from the site, or none. */
export interface Answer {
  /** `answer`; the `nearest` thing that the site says, never to be called an answer; or `silent`: it does not say. */
  kind: Tier;
  /** Probability that the quotes hold the answer, 0 to 1. */
  confidence: number;
  quotes: Quote[];
}

export interface AnswerOptions {
  /** Nearness of two words in meaning; none is shipped. */
  similarity?: Similarity;
  weights?: Weights;
}

/** Longer questions are cut: nobody asks more in one. */
const MAX_QUESTION = 300;
const SILENT: Answer = { kind: 'silent', confidence: 0, quotes: [] };

/** A website that answers questions in its own words. */
export interface AnswerSite {
  index: SiteIndex;
  ask(question: string): Answer;
}

/** Prepares pages for questions; costs about a third of a millisecond for each line of the site, once. */
export function openSite(pages: readonly AnswerPage[], options: AnswerOptions = {}): AnswerSite {
  const index = indexSite(pages);
  return { index, ask: (question) => answerFrom(index, question, options) };
}

/** What a site says to a question: the card of quotes and how sure it is. */
export function answerFrom(index: SiteIndex, text: string, options: AnswerOptions = {}): Answer {
  const { weights = fittedWeights, similarity } = options;
  const question = parseQuestion(readable(text), index);
  if (question.concepts.length === 0 && !isAboutBusiness(question.kind)) return SILENT;
  const ranked = rankUnits(question, index, weights.rank, similarity);
  const confidence = confidenceOf(signsOf(question, ranked, index), weights.confidence);
  const [best] = ranked;
  const kind = best === undefined ? 'silent' : tierOf(question, best, confidence, weights);
  if (kind === 'silent') return { ...SILENT, confidence };
  const quotes = cardOf(question, ranked, index);
  return quotes.length === 0 ? SILENT : { kind, confidence, quotes };
}

/** A question on one line, without control characters, cut to its bound. */
const readable = (text: string): string =>
  text
    .slice(0, MAX_QUESTION * 4)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION);

/** How far below the best a place may score and still be shown with it. */
const NEAR_BEST = 0.75;

/** The quotes of the best candidate and of those hardly worse. */
export function cardOf(question: ParsedQuestion, ranked: readonly Candidate[], index: SiteIndex): Quote[] {
  const best = ranked[0]?.score ?? 0;
  const chosen = ranked.slice(0, 12).filter(({ score }) => score >= best - Math.abs(best) * (1 - NEAR_BEST));
  return quotesFor(question, chosen, index);
}
