import { describe, expect, test } from 'vitest';
import { impartialPassages, objectionTo } from '@/lib/niche-research/objections';

const objection = (content: string) =>
  objectionTo({ heading: '', content }, { kind: 'regulation', isListed: true }, new Map());

describe('objectionTo', () => {
  test('takes a mention of the website for a notice in a passage of less than 700 characters', () => {
    const passage = (length: number) =>
      `The cookies are baked for as long as it takes, and then they are left on the tray. `.padEnd(
        length,
        'bread is good and so is cake ',
      );
    expect([objection(passage(699)), objection(passage(700))]).toEqual(['notice', undefined]);
  });

  test('takes a text with fewer than eight words that mean something for a list', () => {
    const text = (nouns: string) => `It is in the ${nouns}, and so it was with all of them.`;
    expect(objection(text('boiler flue valve pump tap drain sink'))).toBe('list');
    expect(objection(text('boiler flue valve pump tap drain sink trap'))).toBeUndefined();
  });

  test('takes a text with less than a fifth of stop words for a list of names', () => {
    const names = 'boiler flue valve pump tap drain sink trap joint pipe';
    expect([objection(`${names} of the and`), objection(`${names} of the`)]).toEqual([undefined, 'list']);
  });
});

test('impartialPassages › keeps the parts of at least 80 characters between paragraphs that sell', () => {
  const partOf = (length: number) =>
    impartialPassages({
      kind: 'company',
      isListed: false,
      passages: [
        { heading: '', content: `Get a free quote.\n${'Pipes freeze at night. '.padEnd(length, 'x')}\nBook now.` },
      ],
    }).map(({ content }) => content.length);
  expect([partOf(79), partOf(80)]).toEqual([[], [80]]);
});
