import { type Quote, quotesFor } from './card';
import { type Choice, choicesFor } from './choices';
import { type ParsedQuestion, parseQuestion } from './concepts';
import { confidenceOf, fittedWeights, signsOf, type Tier, tierOf, tierOfKnown, type Weights } from './confidence';
import type { Topic } from './intents/intent';
import type { Similarity } from './overlap';
import type { AnswerPage } from './page';
import { isAboutBusiness, isSmallTalk } from './question';
import { type Candidate, rankUnits } from './rank';
import { indexSite, type SiteIndex } from './site-index';
import { type Warning, warningsBeside, warningsOf } from './warnings';

/** The reply to a question: quotes from the site, or none. Plain JSON. */
export interface Answer {
  /** `answer`; `nearest`, the nearest thing that the site says and never to be called an answer; `silent`, it does not say. */
  tier: Tier;
  /** Probability that the quotes hold the answer, 0 to 1. */
  confidence: number;
  quotes: Quote[];
  /** What the business should know about these quotes: a notice of closing beside its hours, a placeholder. */
  warnings: Warning[];
}

export interface AnswerOptions {
  /** The current year, by which old hours and prices are recognized. */
  year?: number;
  /** Nearness of two words in meaning; none is shipped. */
  similarity?: Similarity;
  weights?: Weights;
  /**
   * What customers are known to ask this site, instead of the questions asked of all trades. Only these, questions that the pages
   * ask themselves, and contact details are then answered: for a site that writes about the work of others.
   */
  topics?: readonly Topic[];
}

/** Longer questions are truncated. */
const MAX_QUESTION = 300;
const SILENT: Answer = { tier: 'silent', confidence: 0, quotes: [], warnings: [] };

/** A website that answers questions in its own words. It is kept in memory; what is stored are its pages. */
export interface AnswerSite {
  index: SiteIndex;
  warnings: readonly Warning[];
  /** Answers a question of up to 300 characters; the rest is cut off. Takes about 20 ms on a site of 50 pages. */
  ask(question: string): Answer;
  /** The places that may answer a question, the best first, for something better than a ranking to choose from. */
  choices(question: string, count: number): Choice[];
}

/** Indexes the pages of a website, as `toAnswerPage` returns them; takes about 50 ms for a thousand sentences. */
export function openSite(pages: readonly AnswerPage[], options: AnswerOptions = {}): AnswerSite {
  const index = indexSite(pages, options.topics);
  const warnings = warningsOf(index, options.year ?? new Date().getFullYear());
  return {
    index,
    warnings,
    ask(question) {
      const answer = answerFrom(index, question, options);
      return { ...answer, warnings: warningsBeside(answer.quotes, warnings) };
    },
    choices(text, count) {
      const question = parseQuestion(readable(text), index);
      // Beyond its known questions, such a site has nothing to choose from.
      if (options.topics && question.topics.length === 0) return [];
      return choicesFor(question, rankUnits(question, index, fittedWeights.rank), index, count);
    },
  };
}

/** The quotes for a question, how sure they are, and no warnings. */
export function answerFrom(index: SiteIndex, text: string, options: AnswerOptions = {}): Answer {
  const { weights = fittedWeights, similarity } = options;
  const question = parseQuestion(readable(text), index);
  if (isSmallTalk(question.text) || (question.concepts.length === 0 && !isAboutBusiness(question.kind))) return SILENT;
  const ranked = rankUnits(question, index, weights.rank, similarity);
  const confidence = confidenceOf(signsOf(question, ranked, index), weights.confidence);
  const [best] = ranked;
  const tierFor = options.topics ? tierOfKnown : tierOf;
  const tier = best ? tierFor(question, best, confidence, weights) : 'silent';
  if (tier === 'silent') return { ...SILENT, confidence };
  const quotes = cardOf(question, ranked, index);
  return quotes.length === 0 ? SILENT : { tier, confidence, quotes, warnings: [] };
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
