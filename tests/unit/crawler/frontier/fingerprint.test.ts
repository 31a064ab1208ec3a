import { describe, expect, test } from 'vitest';
import { fingerprint, isSamePage, simhashDistance } from '@/lib/crawler/frontier/fingerprint';

describe('isSamePage', () => {
  const words = (from: number) => Array.from({ length: 300 }, (_, n) => `word${from + n}`).join(' ');

  test('fingerprint › ignores case, punctuation and whitespace', () => {
    expect(fingerprint('A', 'One, two.').content).toBe(fingerprint('a', 'one  TWO').content);
  });

  test('is true for nearly identical texts under the same title', () => {
    const [a, b, c] = [
      fingerprint('T', words(0)),
      fingerprint('T', `${words(0)} more`),
      fingerprint('T', words(5_000)),
    ];
    expect(isSamePage(a, b)).toBe(true);
    expect(isSamePage(a, c)).toBe(false);
    expect(isSamePage(a, fingerprint('Another', `${words(0)} more`))).toBe(false);
    expect(simhashDistance(a.simhash, c.simhash)).toBeGreaterThan(15);
  });

  test('is true for texts whose hashes differ in at most three bits', () => {
    const a = { ...fingerprint('T', words(0)), simhash: '0' };
    expect(isSamePage(a, { ...a, content: 'other', simhash: '7' })).toBe(true);
    expect(isSamePage(a, { ...a, content: 'other', simhash: 'f' })).toBe(false);
  });

  test('is false for short texts that differ', () => {
    expect(isSamePage(fingerprint('T', 'Call 065 1'), fingerprint('T', 'Call 065 2'))).toBe(false);
  });

  test('fingerprint › accepts empty and large texts', () => {
    expect(fingerprint('', '').words).toBe(0);
    expect(fingerprint('T', 'x '.repeat(500_000)).simhash).toHaveLength(16);
  });
});
