import { describe, expect, it } from 'vitest';
import { spellOut } from '@/lib/reader/answers/question/shorthand';

describe('spellOut', () => {
  it.each([
    ['whats ur number', 'what is your number'],
    ['wheres the shop', 'where is the shop'],
    ['do u open mondays', 'do you open mondays'],
    ['r u insured', 'are you insured'],
    ['ru taking on patients', 'are you taking on patients'],
    ['my car wont start', "my car won't start"],
    ['fish n chips price', 'fish and chips price'],
    ['need to move my appt', 'need to move my appointment'],
    ['im allergic, do youse know', "i'm allergic, do you know"],
    ['open till wat time 2moro', 'open till what time tomorrow'],
  ])('spells out “%s”', (short, full) => {
    expect(spellOut(short)).toBe(full);
  });

  it.each([
    'Were you well?',
    'Is my dog ill?',
    'Do you take an N category vehicle?',
    'What is your number?',
    'Can I burn turf?',
  ])('leaves “%s” as it is', (question) => {
    expect(spellOut(question)).toBe(question);
  });
});
