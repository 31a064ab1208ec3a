import { describe, expect, test } from 'vitest';
import { fingerprint, isSamePage, isVariant, simhashDistance } from '@/lib/crawler/frontier/fingerprint';

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

  test('is false for texts of fewer than 40 words that differ', () => {
    const near = (count: number) => {
      const one = { ...fingerprint('T', words(0).split(' ').slice(0, count).join(' ')), simhash: '0' };
      return isSamePage(one, { ...one, content: 'other' });
    };
    expect([near(39), near(40)]).toEqual([false, true]);
  });

  test('isVariant › is true under the same title for hashes that differ in at most twenty bits', () => {
    const a = { ...fingerprint('T', words(0)), simhash: '0' };
    expect([isVariant(a, { ...a, simhash: 'fffff' }), isVariant(a, { ...a, simhash: '1fffff' })]).toEqual([
      true,
      false,
    ]);
  });

  test('fingerprint › ignores what comes after 20,000 words', () => {
    const of = (count: number, last: string) => fingerprint('T', `${'x '.repeat(count)}${last}`).content;
    expect(of(20_000, 'a')).toBe(of(20_000, 'b'));
    expect(of(19_999, 'a')).not.toBe(of(19_999, 'b'));
  });

  test('fingerprint › accepts empty and large texts', () => {
    expect(fingerprint('', '').words).toBe(0);
    expect(fingerprint('T', 'x '.repeat(500_000)).simhash).toHaveLength(16);
  });
});
