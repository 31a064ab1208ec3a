import { expect, test } from 'vitest';
import { learnVocabulary, relevanceOf, vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';
import { labelled } from '../../fixtures/niche-research/labelled';

const options = (values: object = {}) => nicheOptionsSchema.parse(values);
const plan = (niche: string, values: object = {}) => planResearch(niche, options(values));

test('relevanceOf › at least nine in ten passages classified as relevant are', () => {
  const taken = labelled.filter((passage) => {
    const vocabulary = vocabularyOf(plan(passage.niche, { targetRegion: passage.region }));
    return relevanceOf(passage, vocabulary) >= 0.5;
  });
  const right = taken.filter(({ isRelevant }) => isRelevant).length;
  expect(right / taken.length).toBeGreaterThanOrEqual(0.9);
  expect(right / labelled.filter(({ isRelevant }) => isRelevant).length).toBeGreaterThanOrEqual(0.45);
});

test('learnVocabulary › learns the words of an unknown trade from a text about it', () => {
  const vocabulary = vocabularyOf(plan('zither tuning'));
  const passage = {
    title: 'Strings',
    heading: 'Pitch',
    content:
      'Each string of the instrument is brought to pitch with a key; the melody strings lie above the fretboard, and the accompaniment strings beside it need retuning more often.',
  };
  const before = relevanceOf(passage, vocabulary);
  learnVocabulary(vocabulary, [
    'The zither has melody strings above a fretboard and accompaniment strings. Strings are tuned to pitch with a key. '.repeat(
      4,
    ),
  ]);
  expect(relevanceOf(passage, vocabulary)).toBeGreaterThan(before);
});
