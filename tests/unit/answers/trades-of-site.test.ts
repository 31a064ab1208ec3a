import { describe, expect, it } from 'vitest';
import { tradesOfSite } from '@/lib/answers/trades-of-site';
import { harbour } from './site';

describe('tradesOfSite', () => {
  it('detects the trade from the words of the site', () => {
    expect(tradesOfSite(harbour().index)).toContain('stay');
  });
});
