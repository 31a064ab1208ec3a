import { expect, test } from 'vitest';
import { trialNote } from '@/lib/agents/preview/trial-note';
import type { Report } from '@/lib/reader/answers/report/report';

const entry = (question: string) => ({ intent: question, question, quotes: [] });

test('trialNote › lists the owner’s answers, their own questions and the open ones, each once', () => {
  const report: Report = {
    audience: 'a salon',
    asked: 4,
    answered: [entry('Where are you?')],
    half: [entry('Do you do weddings?')],
    unanswered: [entry('Is there parking?'), entry('Do you sell vouchers?')],
    warnings: [],
  };
  const told = [{ question: 'Do you sell vouchers?', answer: 'Yes, from €20.' }];
  expect(trialNote('salon.ie', report, ['Do you do Sundays?', 'Is there parking?'], told)).toBe(
    [
      'Do you sell vouchers? Yes, from €20.',
      'salon.ie answers 1 of 4 questions that customers ask. It leaves these open:',
      '- Do you do Sundays?',
      '- Is there parking?',
      '- Do you do weddings?',
    ].join('\n'),
  );
});

test('trialNote › lists no more questions than somebody reads before sending it', () => {
  const report: Report = { audience: 'a salon', asked: 0, answered: [], half: [], unanswered: [], warnings: [] };
  const added = Array.from({ length: 50 }, (_, index) => `Question ${index}?`);
  expect(trialNote('salon.ie', report, added).match(/^- /gm)).toHaveLength(40);
});
