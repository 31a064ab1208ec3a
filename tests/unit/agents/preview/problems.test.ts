import { describe, expect, test } from 'vitest';
import { describeProblem, describeSkipped } from '@/lib/agents/preview/problems';
import { problems } from '@/lib/crawler/fetch/problem';

describe('describeProblem', () => {
  test.each(['interrupted', 'language', 'little-text', ...Object.keys(problems)])('has a sentence for %s', (kind) => {
    expect(describeProblem(kind)).toMatch(/^[A-Z].+[.L]$/);
    expect(describeProblem(kind)).not.toBe(describeProblem('unknown'));
  });
  test('has one for a reason that it does not know', () => {
    expect(describeProblem('toString')).toBe('This website could not be read.');
  });
});

test('describeSkipped › says nothing about copies and redirects, and something about everything else', () => {
  expect(['duplicate', 'moved', 'off-site', 'nothing'].map(describeSkipped)).toEqual(Array(4).fill(undefined));
  expect(['noindex', 'login', 'document', 'refused'].map(describeSkipped)).toEqual([
    'marked noindex',
    'behind a sign-in',
    'a file, such as a PDF',
    'could not be read',
  ]);
});
