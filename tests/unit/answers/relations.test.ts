import { describe, expect, it } from 'vitest';
import { lacksRelation } from '@/lib/answers/relations';

describe('lacksRelation', () => {
  it.each([
    ['What is the minimum order?', 'Place your order on the form.', true],
    ['What is the minimum order?', 'The minimum order is 30 covers.', false],
    ['My daughter is 3, is there a class?', 'Children need to be in a class.', true],
    ['My daughter is 3, is there a class?', 'Classes for children from 2 years.', false],
    ['Is it open?', 'Anything else.', false],
  ])('compares “%s” with “%s”', (question, line, lacks) => {
    expect(lacksRelation(question, line)).toBe(lacks);
  });
});
