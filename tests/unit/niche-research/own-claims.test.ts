import { expect, test } from 'vitest';
import { claimOf } from '@/lib/niche-research/own-claims';
import { voices } from '../../fixtures/niche-research/claims';
import { labelled } from '../../fixtures/niche-research/labelled';

test.each(voices)('claimOf › tells information, advertising and reviews about "$niche" apart', (texts) => {
  expect([claimOf(texts.information), claimOf(texts.advertising), claimOf(texts.review)]).toEqual([
    undefined,
    'advertising',
    'review',
  ]);
});

test('claimOf › takes no relevant passage of the labelled ones for a claim', () => {
  expect(labelled.filter(({ isRelevant, content }) => isRelevant && claimOf(content))).toEqual([]);
});

test('claimOf › leaves quotations of the press alone', () => {
  expect(
    claimOf('"We had to close our kitchen for a week," said the owner, who blames the rules on my list.'),
  ).toBeUndefined();
});

test('claimOf › takes no numbered list for ratings', () => {
  expect(
    claimOf('1\nDrain the system before the valve is changed.\n2\nFill it slowly, and bleed the radiators.'),
  ).toBeUndefined();
});
