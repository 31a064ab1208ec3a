import { describe, expect, it } from 'vitest';
import { evidenceFor } from '@/lib/answers/evidence';

describe('evidenceFor', () => {
  it.each([
    ['price', 'How much is it?', 'From €20', 1],
    ['price', 'How much is it?', 'Ask us', 0],
    ['hours', 'When are you open?', 'Mon-Fri 9am - 5pm', 1],
    ['hours', 'What time is dinner?', 'Dinner is lovely', 0],
    ['how-many', 'How many chairs have you?', 'Ten comfortable chairs', 1],
    ['how-many', 'How many chairs have you?', 'Chairs for €10', 0.3],
    ['how-long', 'How long does it take?', 'About two weeks', 1],
    ['where', 'What is your postcode?', 'Galway H91 AB12', 1],
    ['where', 'What is your postcode?', 'Galway', 0],
    ['phone', 'What is your number?', '+353 (0)91 123 456', 1],
    ['phone', 'What is your number?', 'Order 2026-01-02', 0],
    ['email', 'What is your email?', 'hello@example.ie', 1],
  ] as const)('%s, “%s”: “%s” scores %d', (kind, question, text, score) => {
    expect(evidenceFor(kind, question, text)).toBe(score);
  });
});
