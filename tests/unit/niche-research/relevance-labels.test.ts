import { describe, expect, test } from 'vitest';
import { tradeOf } from '@/lib/niche-research/trade-of';
import { labelled } from '../../fixtures/knowledge/labelled';

const niches = [...new Set(labelled.map(({ niche }) => niche))];

describe('labelled passages', () => {
  test('are at least 120 distinct ones from at least 12 niches', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120);
    expect(niches.length).toBeGreaterThanOrEqual(12);
    expect(new Set(labelled.map(({ content }) => content)).size).toBe(labelled.length);
  });

  test('are between 40 and 120 words long', () => {
    const lengths = labelled.map(({ content }) => content.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
  });

  test.each(niches)('include relevant and irrelevant ones for "%s", of one region', (niche) => {
    const own = labelled.filter((passage) => passage.niche === niche);
    expect(own.filter(({ isRelevant }) => isRelevant).length).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ isRelevant }) => !isRelevant).length).toBeGreaterThanOrEqual(4);
    expect(new Set(own.map(({ region }) => region)).size).toBe(1);
  });

  test('cannot be separated by the words of the niche alone', () => {
    const namesTrade = ({ niche, title, heading, content }: (typeof labelled)[number]) => {
      const words = niche
        .toLowerCase()
        .split(' ')
        .filter((word) => word.length > 3);
      const text = `${title} ${heading} ${content}`.toLowerCase();
      return words.some((word) => text.includes(word));
    };
    expect(labelled.filter((passage) => passage.isRelevant && !namesTrade(passage)).length).toBeGreaterThan(20);
    expect(labelled.filter((passage) => !passage.isRelevant && namesTrade(passage)).length).toBeGreaterThan(10);
  });

  test('cover nearly all trades', () => {
    expect(new Set(niches.map(tradeOf)).size).toBeGreaterThanOrEqual(10);
  });
});
