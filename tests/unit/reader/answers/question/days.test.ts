import { describe, expect, it } from 'vitest';
import { daysIn, namesDay } from '@/lib/reader/answers/question/days';

describe('daysIn', () => {
  it.each([
    ['Mon-Fri 9-5', [0, 1, 2, 3, 4]],
    ['Saturday & Sunday', [5, 6]],
    ['Fri – Mon', [0, 4, 5, 6]],
    ['open daily', [0, 1, 2, 3, 4, 5, 6]],
    ['on weekdays', [0, 1, 2, 3, 4]],
    ['in summer', []],
    ['your money back, each month', []],
    ['customer satisfaction', []],
    ['Weds, Thurs. and Tues', [1, 2, 3]],
  ])('expands the ranges in “%s”', (text, days) => {
    expect([...daysIn(text)].sort()).toEqual(days);
  });
});

describe('namesDay', () => {
  it.each([
    ['on Sundays in Halesowen', true],
    ['Mon-Fri 9-5', true],
    ['open daily', false],
    ['They sat in the sun', false],
    ['MondayCLOSED', true],
  ])('finds the name of a day in “%s”: %s', (text, isNamed) => {
    expect(namesDay(text)).toBe(isNamed);
  });
});
