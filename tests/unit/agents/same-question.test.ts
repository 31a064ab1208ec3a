import { describe, expect, test } from 'vitest';
import { mergeQuestions, questionKey } from '@/lib/agents/same-question';

describe('questionKey', () => {
  test.each([
    ['Do ye allow dogs?', 'are dogs allowed'],
    ['do you have high chairs', 'Have you a high chair?'],
    ['Is there live music on Saturday?', 'live music saturday'],
    ['Do you do gluten free?', 'gluten-free?'],
    ['Wheelchair access', 'is there wheelchair access'],
  ])('is the same for “%s” and “%s”', (one, other) => {
    expect(questionKey(one)).toBe(questionKey(other));
  });

  test.each([
    ['Do you deliver?', 'When do you deliver?'],
    ['Are dogs allowed?', 'Are dogs not allowed?'],
    ['Is there parking?', 'How much is parking?'],
    ['Is there live music on Saturday?', 'Is there live music on Sunday?'],
    ['Do you deliver to Gort?', 'Do you deliver to Galway?'],
    ['Can I pay by card?', 'Can I get a gift card?'],
    ['有停车场吗', '可以带狗吗'],
    ['What is it?', 'Who is it?'],
  ])('differs for “%s” and “%s”', (one, other) => {
    expect(questionKey(one)).not.toBe(questionKey(other));
  });
});

test('mergeQuestions › counts each conversation once, and shows the words of most customers', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour));
  expect(
    mergeQuestions([
      { question: 'Do you take vouchers?', conversations: ['d'], lastAsked: at(9) },
      { question: 'Are dogs allowed?', conversations: ['a'], lastAsked: at(7) },
      { question: 'Do ye allow dogs?', conversations: ['a', 'b'], lastAsked: at(8) },
    ]),
  ).toMatchObject([
    { question: 'Do ye allow dogs?', askers: 2 },
    { question: 'Do you take vouchers?', askers: 1 },
  ]);
});
