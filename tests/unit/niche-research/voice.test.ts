import { describe, expect, test } from 'vitest';
import { isOffer, isReview, sells } from '@/lib/niche-research/voice';
import { voices } from '../../fixtures/niche-research/claims';
import { labelled } from '../../fixtures/niche-research/labelled';

test.each(voices)('isOffer and isReview › tell information, advertising and reviews about "$niche" apart', (texts) => {
  const { information, advertising, review } = texts;
  expect([information, advertising, review].map((text) => isReview(text))).toEqual([false, false, true]);
  expect([information, advertising].map(isOffer)).toEqual([false, true]);
});

test('isOffer and isReview › take no relevant passage of the labelled ones for one', () => {
  expect(labelled.filter(({ isRelevant, content }) => isRelevant && (isOffer(content) || isReview(content)))).toEqual(
    [],
  );
});

describe('isReview', () => {
  test.each([
    [
      'a quotation of the press',
      '"We had to close our kitchen for a week," said the owner, who blames the rules on my list.',
      '',
      false,
    ],
    [
      'what somebody explained',
      '"He explained what was wrong with our boiler, told us the price and fixed it within the hour."\nMary, Cork',
      '',
      true,
    ],
    [
      'a numbered list',
      '1\nDrain the system before the valve is changed.\n2\nFill it slowly, and bleed the radiators.',
      '',
      false,
    ],
    ['the heading of customers', 'They fixed it within the hour and were very tidy.', 'What our customers say', true],
    ['the heading of reviews', 'They fixed it within the hour and were very tidy.', 'Google reviews', true],
    ['another heading', 'They fixed it within the hour and were very tidy.', 'Repairs', false],
  ])('%s › %j, %j: %s', (_what, text, heading, expected) => {
    expect(isReview(text, heading)).toBe(expected);
  });
});

test.each([
  'Many miss out on reliefs. We’ll review your case, so that you only pay what is due.',
  'I have been a florist for ten years. For me, this is my greatest passion.',
  'A family-run business in Birr.',
  'More than twenty years’ experience of roofs.',
])('isOffer › %s', (text) => {
  expect(isOffer(text)).toBe(true);
});

test.each([
  ['To hear more, ring Ann on (01) 555 0134.', true],
  ['Write to ann@florist.example.', true],
  ['Get a free quote today.', true],
  ['The threshold is €42,500 for services, and records are kept for 6 years from 2024-01-31.', false],
])('sells › %s: %s', (text, expected) => {
  expect(sells(text)).toBe(expected);
});
