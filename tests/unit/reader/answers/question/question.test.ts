import { describe, expect, it } from 'vitest';
import { asSentence, isSmallTalk, kindOf } from '@/lib/reader/answers/question/question';

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
    ['How much boot space do I get?', 'how-many'],
    ['What are your opening hours?', 'hours'],
    ['Are you open on Sundays?', 'hours'],
    ['What time is breakfast?', 'hours'],
    ['What are your teaching hours?', 'hours'],
    ['When was it built?', 'date'],
    ['How do I book?', 'how-to'],
    ['Who owns the shop?', 'who'],
    ['Where are you?', 'where'],
    ['Where is the museum?', 'where'],
    ['where do you train people', 'where'],
    ['How much is it to get in?', 'price'],
    ['What is your eircode?', 'where'],
    ['Do you sell shoes?', 'yes-no'],
    ['My tap drips, can you fix it?', 'yes-no'],
    ['What is on the menu?', 'open'],
    ['phone?', 'phone'],
    ['Wolverhampton number', 'phone'],
    ['VAT number', 'open'],
    ['What day are private lessons?', 'hours'],
    ['Opening hours?', 'hours'],
    ['Minimum order?', 'how-many'],
    ['Is heating included in the price?', 'yes-no'],
    ['Is the price of heating high?', 'price'],
    ['Open Mondays?', 'hours'],
    ['tel no', 'phone'],
    ['your number', 'phone'],
    ['freephone', 'phone'],
  ])('classifies “%s” as %s', (question, kind) => {
    expect(kindOf(question).kind).toBe(kind);
  });
});

describe('isSmallTalk', () => {
  it.each([
    ['What is 5 x 7?', true],
    ['How much is a 10 x 10 unit?', false],
  ])('of “%s” is %s', (question, expected) => {
    expect(isSmallTalk(question)).toBe(expected);
  });
});

describe('asSentence', () => {
  it.each([
    ['Parking?', 'Do you have parking?'],
    ['vans', 'Do you have vans'],
    ['wedding deposit', 'Do you have wedding deposit'],
    ['Fix brakes?', 'Do you fix brakes?'],
    ['big red vans with windows', 'Do you have big red vans with windows'],
  ])('completes “%s”', (words, sentence) => {
    expect(asSentence(words)).toBe(sentence);
  });

  it.each([
    'Opening hours',
    'phone',
    'Price of a haircut',
    'Is there parking?',
    'What do you do?',
    'my bowl arrived broken',
    'need to cancel my appointment',
    'A sentence of more than five words',
    'big red vans with clean windows',
    '',
  ])('leaves “%s” as it is', (question) => {
    expect(asSentence(question)).toBe(question);
  });
});
