import { describe, expect, it } from 'vitest';
import { guessSpelling } from '@/lib/agent/understand/spelling';
import { openSite } from '@/lib/reader/answers/answer';
import { pageAt } from '../../reader/answers/site';

const { index } = openSite([pageAt('/', '<h1>Us</h1><p>There is parking, and lifetime updates.</p>')]);

describe('guessSpelling', () => {
  it('replaces a word by the one of the site that lacks a letter', () => {
    expect(guessSpelling('is there paring', index)).toBe('is there parking');
  });

  it('leaves another form of a word of the site', () => {
    expect(guessSpelling('how do I update my card', index)).toBe('how do I update my card');
  });
});
