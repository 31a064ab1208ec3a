import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { informativePassages, kindOf } from '@/lib/niche-research/informative';
import { pageSignsOf, passageSignsOf, type Signs } from '@/lib/niche-research/passage-signs';
import { LEAST_RELEVANCE, learnVocabulary, relevanceOf, vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import type { SourcePage } from '@/lib/niche-research/research-sink';
import { nicheSchema } from '@/lib/niche-research/schema';
import { focusOf, isAbout, topicOf } from '@/lib/niche-research/topic';
import { round } from './boosted-trees';

/*
 * npm run bench:niches -- --pages FILE [--pages FILE] [--fit]
 *
 * How well useful passages are told from others, judged by weights fitted on other niches; `--fit` writes the weights of the product, fitted on
 * all of them. A file has a JSON list of the pages that runs have read; `niche-labels.json` has which of their passages are useful.
 */
const LABELS = 'bench/niche-labels.json';
const WEIGHTS = 'lib/niche-research/passage-weights.json';
const FOLDS = 10;
const RIDGE = 1;
const STEPS = 5000;
const RATE = 0.5;

/** The passages that were labelled, by the first digits of their SHA-1. */
type Labels = Record<string, { yes: string[]; no: string[] }>;
/** A page of a run, and the titles and descriptions of all of its search results. */
type Page = SourcePage & { niche: string; region: string; learned: string[] };
type Example = { niche: string; signs: Signs; isUseful: boolean };

const digest = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 10);

function examplesOf(page: Page, labels: Labels): Example[] {
  const { niche, region, learned } = page;
  const of = labels[niche];
  if (!of) return [];
  const plan = planResearch(niche, nicheSchema.parse({ niche, options: { targetRegion: region } }).options);
  const topic = topicOf(plan);
  const text = page.passages.map(({ heading, content }) => `${heading}\n${content}`).join('\n');
  const name = `${page.title}\n${page.source.replaceAll(/[-_/]/g, ' ')}`;
  if (focusOf({ name, text }, topic) !== 'fully') return [];
  const vocabulary = vocabularyOf(plan);
  learnVocabulary(vocabulary, learned);
  const read = { ...page, kind: kindOf(page) };
  const ofPage = pageSignsOf(read, topic);
  return page.passages.flatMap((passage) => {
    const isUseful = of.yes.includes(digest(passage.content));
    if (!isUseful && !of.no.includes(digest(passage.content))) return [];
    return informativePassages({ ...read, passages: [passage] }).flatMap((part) => {
      const relevance = relevanceOf({ title: page.title, ...part }, vocabulary);
      if (relevance < LEAST_RELEVANCE || !isAbout(`${part.heading}\n${part.content}`, name, topic)) return [];
      return [{ niche, signs: { ...ofPage, ...passageSignsOf(part, relevance) }, isUseful }];
    });
  });
}

const sum = (weights: Signs, signs: Signs): number =>
  Object.entries(signs).reduce((total, [name, sign]) => total + (weights[name] ?? 0) * sign, weights.bias ?? 0);
const probability = (weights: Signs, signs: Signs) => 1 / (1 + Math.exp(-sum(weights, signs)));

/** Logistic regression with a ridge, by gradient descent. */
function fitWeights(examples: readonly Example[]): Signs {
  const weights: Record<string, number> = { bias: 0 };
  for (const { signs } of examples) for (const name of Object.keys(signs)) weights[name] ??= 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope: Record<string, number> = {};
    for (const { signs, isUseful } of examples) {
      const error = (isUseful ? 1 : 0) - probability(weights, signs);
      slope.bias = (slope.bias ?? 0) + error;
      for (const [name, sign] of Object.entries(signs)) slope[name] = (slope[name] ?? 0) + error * sign;
    }
    for (const [name, weight] of Object.entries(weights)) {
      const pull = (slope[name] ?? 0) - (name === 'bias' ? 0 : RIDGE * weight);
      weights[name] = weight + (RATE * pull) / examples.length;
    }
  }
  return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, round(weight)]));
}

const { values } = parseArgs({ options: { pages: { type: 'string', multiple: true }, fit: { type: 'boolean' } } });
const labels: Labels = JSON.parse(readFileSync(LABELS, 'utf8'));
const pages = (values.pages ?? []).flatMap((file): Page[] => JSON.parse(readFileSync(file, 'utf8')));
const examples = pages.flatMap((page) => examplesOf(page, labels));
const niches = [...new Set(examples.map(({ niche }) => niche))];
const foldOf = ({ niche }: Example) => niches.indexOf(niche) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights(examples.filter((one) => foldOf(one) !== fold));
  return examples
    .filter((one) => foldOf(one) === fold)
    .map((one) => ({ ...one, score: probability(weights, one.signs) }));
}).flat();
const useful = judged.filter(({ isUseful }) => isUseful).length;
console.log(`${niches.length} niches, ${judged.length} passages, ${useful} useful`);
for (const threshold of [0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8]) {
  const taken = judged.filter(({ score }) => score >= threshold);
  const right = taken.filter(({ isUseful }) => isUseful).length;
  console.log(
    `at ${threshold}: ${taken.length} taken, precision ${(right / taken.length).toFixed(3)}, recall ${(right / useful).toFixed(3)}`,
  );
}
if (values.fit) writeFileSync(WEIGHTS, `${JSON.stringify(fitWeights(examples), null, 2)}\n`);
