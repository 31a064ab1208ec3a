import { expect, test } from 'vitest';
import { firstPersonShare, isOffer, sells } from '@/lib/niche-research/voice';
import { voices } from '../../fixtures/niche-research/claims';
import { labelled } from '../../fixtures/niche-research/labelled';

test.each(voices)('sells › tells information and advertising about "$niche" apart', ({ information, advertising }) => {
  expect([sells(information), sells(advertising)]).toEqual([false, true]);
});

test('isOffer › takes no relevant passage of the labelled ones for one', () => {
  expect(labelled.filter(({ isRelevant, content }) => isRelevant && isOffer(content))).toEqual([]);
});

test.each([
  ['Many miss out on reliefs. We’ll review your case, so that you only pay what is due.', '', true],
  ['I have been a florist for ten years. For me, this is my greatest passion.', '', true],
  ['A family-run business in Birr.', '', true],
  ['Great service, and I would highly recommend them.', '', true],
  ['They fixed it within the hour and were very tidy.', 'What our customers say', true],
  ['They fixed it within the hour and were very tidy.', 'Google reviews', true],
  ['They fixed it within the hour and were very tidy.', 'Repairs', false],
  ['"We had to close our kitchen for a week," said the owner, who blames the rules on a list.', '', false],
])('isOffer › %s (%s): %s', (text, heading, expected) => {
  expect(isOffer(text, heading)).toBe(expected);
});

test('isOffer › is told by two descriptions of a firm, or one word in twenty in the first person', () => {
  const idle = (words: number) => 'word '.repeat(words);
  expect(isOffer(`Fully insured. ${idle(30)}`)).toBe(false);
  expect(isOffer(`Fully insured. For more information call. ${idle(30)}`)).toBe(true);
  expect(isOffer(`My ${idle(19)}`.trim())).toBe(true);
  expect(isOffer(`My ${idle(20)}`.trim())).toBe(false);
});

test('firstPersonShare › is that of the words outside quotations', () => {
  expect(firstPersonShare('We sell what our bakers bake.')).toBeCloseTo(2 / 6);
  expect(firstPersonShare('"We sell what our good bakers bake," the owner says.')).toBe(0);
});

test.each([
  ['To hear more, ring Ann on (01) 555 0134.', true],
  ['Write to ann@florist.example.', true],
  ['Get a free quote today.', true],
  ['The threshold is €42,500 for services, and records are kept for 6 years from 2024-01-31.', false],
])('sells › %s: %s', (text, expected) => {
  expect(sells(text)).toBe(expected);
});
