import { describe, expect, test } from 'vitest';
import { claimOf, isInformation, sells } from '@/lib/niche-research/own-claims';
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

test('claimOf › a review may say what somebody explained', () => {
  const review =
    '"He explained what was wrong with our boiler, told us the price and fixed it within the hour."\nMary, Cork';
  expect(claimOf(review)).toBe('review');
});

test('claimOf › takes no numbered list for ratings', () => {
  expect(
    claimOf('1\nDrain the system before the valve is changed.\n2\nFill it slowly, and bleed the radiators.'),
  ).toBeUndefined();
});

test('claimOf › tells customers’ reviews by their heading', () => {
  const text = 'They fixed it within the hour and were very tidy.';
  expect([claimOf(text, 'What our customers say'), claimOf(text, 'Google reviews'), claimOf(text, 'Repairs')]).toEqual([
    'review',
    'review',
    undefined,
  ]);
});

test('claimOf › takes a promise for advertising', () => {
  expect(claimOf('Many miss out on reliefs. We’ll review your case, so that you only pay what is due.')).toBe(
    'advertising',
  );
});

test('claimOf › takes an owner’s account of themselves for advertising', () => {
  expect(claimOf('I have been a florist for ten years. For me, this is my greatest passion.')).toBe('advertising');
});

describe('sells', () => {
  test.each([
    ['To hear more, ring Ann on (01) 555 0134.', true],
    ['Write to ann@florist.example.', true],
    ['Get a free quote today.', true],
    ['The threshold is €42,500 for services, and records are kept for 6 years from 2024-01-31.', false],
  ])('%s › %s', (text, expected) => {
    expect(sells(text)).toBe(expected);
  });
});

describe('isInformation', () => {
  test.each([
    ['A boiler is serviced every year. The installer leaves a written record.', true],
    ['"I have it seen to once in each of our winters," the owner says. The installer leaves a written record.', true],
    ['A boiler is serviced every year. We leave a written record.', false],
    ['A boiler is serviced every year. The service is £85.', false],
    ['Limits apply to turnover. They are £90,000 and €42,500.', true],
    ['Dr. Byrne has fitted crowns for thirty years. Patients travel far to see her.', false],
    ['A body that aches deserves better. Book a session to find out more.', false],
    ['Ann trained in Cork. She has worked at the clinic since she came home.', false],
    ['The installer signs the record. He or she also leaves a copy of it.', true],
    ['Boiler servicing, repairs and installation for homes.', false],
    ['A boiler is serviced every year. Ring 01 555 0134 to arrange it.', false],
  ])('%s › %s', (text, expected) => {
    expect(isInformation(text)).toBe(expected);
  });
});
