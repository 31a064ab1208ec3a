import { expect, test } from 'vitest';
import { splitCopy } from '@/lib/content/figures';
import { faq } from '@/lib/content/home/faq';

test('faq › has twelve questions, each with a real answer', () => {
  expect(new Set(faq.map((item) => item.question)).size).toBe(12);
  for (const { question, answer } of faq) expect(answer.length, question).toBeGreaterThan(120);
});

// Marks inside closed answers could not be counted: other sections explain the figures.
test('faq › repeats figures without marks of their own', () => {
  const figures = faq.flatMap(({ answer }) => splitCopy(answer)).filter((piece) => typeof piece !== 'string');
  expect(figures.length).toBeGreaterThan(8);
  for (const { claim, marked } of figures) expect(marked, claim).toBe(false);
});
