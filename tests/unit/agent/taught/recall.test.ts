import { describe, expect, it } from 'vitest';
import { recall } from '@/lib/agent/taught/recall';

const told = [
  { question: 'Is there parking?', answer: 'Street parking is free after 6.' },
  { question: 'Do you have vegan dishes?', answer: 'Yes, three, and the soup is always vegan.' },
];

describe('recall', () => {
  it.each([
    ['Is there parking?', 'Street parking is free after 6.'],
    ['Where can I park?', 'Street parking is free after 6.'],
    ['Is the parking free?', 'Street parking is free after 6.'],
    ['Have you anything vegan?', 'Yes, three, and the soup is always vegan.'],
  ])('answers “%s” in the owner’s words', (question, said) => {
    expect(recall(told, question)).toBe(said);
  });

  it.each([
    'How much is a room?',
    'Do you have a gift voucher?',
    'Is there a lift?',
    'What is your phone number?',
    'Do you deliver?',
  ])('has nothing to say to “%s”', (question) => {
    expect(recall(told, question)).toBeUndefined();
  });
});
