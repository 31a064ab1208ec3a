import { describe, expect, it } from 'vitest';
import { daysIn } from '@/lib/answers/days';
import { evidenceFor } from '@/lib/answers/evidence';
import { kindOf } from '@/lib/answers/question';

describe('kindOf', () => {
  it.each([
    ['What is your email address?', 'email'],
    ['What number can I ring?', 'phone'],
    ['How much is a haircut?', 'price'],
    ['How long does it take?', 'how-long'],
    ['How soon can you come?', 'how-long'],
    ['How often should it be serviced?', 'how-often'],
    ['How far is the beach?', 'how-far'],
    ['How many rooms are there?', 'how-many'],
    ['What are your opening hours?', 'hours'],
    ['Are you open on Sundays?', 'hours'],
    ['What time is breakfast?', 'hours'],
    ['When was it built?', 'date'],
    ['How do I book?', 'how-to'],
    ['Who owns the shop?', 'who'],
    ['Where are you?', 'where'],
    ['What is your eircode?', 'where'],
    ['Do you sell shoes?', 'yes-no'],
    ['My tap drips, can you fix it?', 'yes-no'],
    ['What is on the menu?', 'open'],
  ])('“%s” asks for: %s', (question, kind) => {
    expect(kindOf(question).kind).toBe(kind);
  });
});

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
  ] as const)('%s, “%s”: “%s” is worth %d', (kind, question, text, worth) => {
    expect(evidenceFor(kind, question, text)).toBe(worth);
  });
});

describe('daysIn', () => {
  it.each([
    ['Mon-Fri 9-5', [0, 1, 2, 3, 4]],
    ['Saturday & Sunday', [5, 6]],
    ['Fri – Mon', [0, 4, 5, 6]],
    ['open daily', [0, 1, 2, 3, 4, 5, 6]],
    ['on weekdays', [0, 1, 2, 3, 4]],
    ['in summer', []],
  ])('fills in the ranges of “%s”', (text, days) => {
    expect([...daysIn(text)].sort()).toEqual(days);
  });
});
