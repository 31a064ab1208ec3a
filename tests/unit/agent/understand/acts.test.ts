import { describe, expect, it } from 'vitest';
import { type Act, actOf } from '@/lib/agent/understand/acts';
import { languageOf } from '@/lib/agent/understand/languages/recognise';
import acts from '../../../fixtures/conversation/acts.json' with { type: 'json' };
import actsHeldOut from '../../../fixtures/conversation/acts-held-out.json' with { type: 'json' };
import questions from '../../../fixtures/conversation/questions.json' with { type: 'json' };
import questionsHeldOut from '../../../fixtures/conversation/questions-held-out.json' with { type: 'json' };

const allActs = [...acts, ...actsHeldOut] as [text: string, act: Act][];
const allQuestions = [...questions, ...questionsHeldOut];

describe('actOf', () => {
  it('recognises at least 97 of 100 greetings, thanks, insults, bookings, wishes for a person and other acts', () => {
    const foreign = (text: string) => (languageOf(text) === undefined ? undefined : 'language');
    const wrong = allActs.filter(([text, act]) => (actOf(text) ?? foreign(text)) !== act);
    expect(wrong.length / allActs.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  });

  it('takes none of a hundred questions for an act', () => {
    expect(allQuestions.filter((text) => actOf(text) !== undefined || languageOf(text) !== undefined)).toEqual([]);
  });
});
