import { describe, expect, test } from 'vitest';
import { questionSchema, startSchema } from '@/lib/agents/preview/schema';

describe('questionSchema', () => {
  test('prefers the suggestion whose button was pressed to the typed question', () => {
    expect(questionSchema.parse({ question: 'half a sen', suggested: 'Do you deliver?' }).question).toBe(
      'Do you deliver?',
    );
    expect(questionSchema.parse({ question: ' Do you deliver? ' }).question).toBe('Do you deliver?');
  });
  test('remembers the last twenty questions before', () => {
    const turns = Array.from({ length: 25 }, (_, turn) => `Question ${turn}`);
    expect(questionSchema.parse({ question: 'And now?', turns: turns.join('\n') }).turns).toEqual(turns.slice(5));
  });

  test.each([{}, { question: '   ' }, { question: '?!' }, { question: 'a'.repeat(301) }, { question: ['a'] }])(
    'rejects %j',
    (form) => expect(questionSchema.safeParse(form).success).toBe(false),
  );
});

test('startSchema › requires a website, and accepts any industry and agent as hints', () => {
  expect(startSchema.parse({ website: ' bakery.ie ', industry: 'x'.repeat(99) })).toEqual({
    website: 'bakery.ie',
    industry: '',
    agent: '',
  });
  expect(startSchema.safeParse({ website: ' ' }).error?.issues[0]?.message).toMatch(/for example bakery\.ie/);
});
