import { describe, expect, test } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { labelNote } from '@/lib/content/pages/agent';

describe('labelNote', () => {
  test('says of a label that speaks of demand that there are no sales figures behind it', () => {
    expect(labelNote({ popularity: 'Most Popular' })).toBe(
      '“Most Popular” is what we expect. We have no sales figures yet.',
    );
    const explained = agents.filter(labelNote).map(({ popularity }) => popularity);
    expect(new Set(explained)).toEqual(new Set(['Most Popular', 'High Demand', 'Rising Star']));
  });

  test('is missing where the label claims nothing about customers', () => {
    for (const popularity of ['', 'Must Have', 'Tax Season', 'Unlimited'] as const)
      expect(labelNote({ popularity })).toBeUndefined();
  });
});
