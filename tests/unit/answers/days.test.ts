import { describe, expect, it } from 'vitest';
import { daysIn } from '@/lib/answers/days';

describe('daysIn', () => {
  it.each([
    ['Mon-Fri 9-5', [0, 1, 2, 3, 4]],
    ['Saturday & Sunday', [5, 6]],
    ['Fri – Mon', [0, 4, 5, 6]],
    ['open daily', [0, 1, 2, 3, 4, 5, 6]],
    ['on weekdays', [0, 1, 2, 3, 4]],
    ['in summer', []],
  ])('expands the ranges in “%s”', (text, days) => {
    expect([...daysIn(text)].sort()).toEqual(days);
  });
});
