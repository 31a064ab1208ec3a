import { describe, expect, test } from 'vitest';
import { relevanceOf, vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';

const plan = planResearch('zinc gutter fascia soffit', nicheOptionsSchema.parse({}));
const vocabulary = vocabularyOf({ ...plan, trade: 'plumber', commercial: true, residential: false });
const relevance = (content: string, heading = '') => relevanceOf({ title: '', heading, content }, vocabulary);

describe('relevanceOf', () => {
  test('counts a word of the niche less than two of its trade, and these less than the niche with the focus', () => {
    expect(relevance('Zinc.')).toBeLessThan(relevance('A tap, a valve.'));
    expect(relevance('A tap, a valve.')).toBeLessThan(relevance('Zinc in a factory.'));
  });

  test('counts three words of the focus less than two of the trade', () => {
    expect(relevance('A factory, an office, a hotel.')).toBeLessThan(relevance('A tap, a valve.'));
    expect(relevance('A factory, an office, a hotel.')).toBeGreaterThan(0);
  });

  test('is full with three words of the niche in the content and two in the heading', () => {
    expect(relevance('Zinc gutter.')).toBeLessThan(relevance('Zinc gutter, fascia.'));
    expect(relevance('Zinc gutter, fascia.')).toBe(relevance('Zinc gutter, fascia, soffit.'));
    expect(relevance('Zinc.', 'A gutter')).toBeLessThan(relevance('Zinc.', 'A gutter and a tap'));
    expect(relevance('Zinc.', 'A gutter and a tap')).toBe(relevance('Zinc.', 'Zinc gutters, fascia and soffit'));
  });

  test('is none if only the heading has words of the niche', () => {
    expect(relevance('Ladders are tied.', 'Zinc gutters')).toBe(0);
  });
});
