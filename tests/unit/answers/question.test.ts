import { describe, expect, it } from 'vitest';
import { kindOf } from '@/lib/answers/question';

describe('kindOf', () => {
  it.each([
    ['What is your email address?', 'email'],
    ['What number can I ring?', 'phone'],
    ['How much is a haircut?', 'price'],
    ['How late are you open on Friday?', 'hours'],
    ['How long does it take?', 'how-long'],
    ['How soon can you come?', 'how-long'],
    ['How often should it be serviced?', 'how-often'],
    ['How far is the beach?', 'how-far'],
    ['How many rooms are there?', 'how-many'],
    ['What are your opening hours?', 'hours'],
    ['Are you open on Sundays?', 'hours'],
    ['What time is breakfast?', 'hours'],
    ['What are your teaching hours?', 'hours'],
    ['When was it built?', 'date'],
    ['How do I book?', 'how-to'],
    ['Who owns the shop?', 'who'],
    ['Where are you?', 'where'],
    ['What is your eircode?', 'where'],
    ['Do you sell shoes?', 'yes-no'],
    ['My tap drips, can you fix it?', 'yes-no'],
    ['What is on the menu?', 'open'],
    ['phone?', 'phone'],
    ['What day are private lessons?', 'hours'],
    ['Opening hours?', 'hours'],
    ['Minimum order?', 'how-many'],
    ['Is heating included in the price?', 'yes-no'],
    ['Is the price of heating high?', 'price'],
  ])('classifies “%s” as %s', (question, kind) => {
    expect(kindOf(question).kind).toBe(kind);
  });
});
