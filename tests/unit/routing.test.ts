import { describe, expect, test } from 'vitest';
import { prefersMarkdown } from '@/lib/routing';

describe('prefersMarkdown', () => {
  const isPreferred = (accept: string) => new RegExp(`^${prefersMarkdown}$`).test(accept);

  test.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.9, text/markdown',
    'text/markdown;q=0.8, text/plain',
    'text/markdown; charset=utf-8',
    'text/markdown;q=1.0, text/html',
  ])('matches %s', (accept) => {
    expect(isPreferred(accept)).toBe(true);
  });

  test.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    '*/*',
    'text/markdown;q=0',
    'text/markdown; q=0.000, */*',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0.5, text/html',
    'text/html;q=0.9, text/markdown;q=0.8',
  ])('does not match %s', (accept) => {
    expect(isPreferred(accept)).toBe(false);
  });
});
