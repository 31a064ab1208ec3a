import { describe, expect, it } from 'vitest';
import { reportOn, suggestedQuestions } from '@/lib/answers/report';
import { harbour } from './site';

const report = reportOn(harbour(), { industry: 'other' });
const ids = (entries: { intent: string }[]) => entries.map(({ intent }) => intent);

describe('reportOn', () => {
  it('lists the answered, half answered and unanswered questions', () => {
    expect(ids(report.answered)).toEqual(
      expect.arrayContaining(['phone', 'email', 'address', 'parking', 'wifi', 'ensuite']),
    );
    expect(ids(report.unanswered)).toEqual(expect.arrayContaining(['pool', 'lift', 'gym']));
    expect(report.answered.length + report.half.length + report.unanswered.length).toBe(report.asked);
    expect(report.answered.every(({ quotes }) => quotes.length > 0)).toBe(true);
  });

  it('names the industry of the free-trial form, if the form has it', () => {
    expect(reportOn(harbour(), { agent: 'plumber-pro-ai' }).industry).toBe('construction');
    expect(reportOn(harbour()).industry).toBeUndefined();
  });

  it('suggests questions that the site answers', () => {
    const answered = report.answered.map(({ question }) => question);
    const suggested = suggestedQuestions(report);
    expect(suggested).toHaveLength(6);
    expect(answered).toEqual(expect.arrayContaining(suggested));
  });

  it('suggests no question whose answer is uncertain or only repeats it', () => {
    const [first] = report.answered;
    if (!first) throw new Error('Nothing is answered.');
    const services = { ...first, intent: 'services', question: 'What services do you offer?', confidence: 0.95 };
    const only = (text: string, confidence: number) => ({
      ...report,
      answered: [{ ...services, confidence, quotes: first.quotes.map((quote) => ({ ...quote, text })) }],
    });
    expect(suggestedQuestions(only('Our Services', 0.95))).toEqual([]);
    expect(suggestedQuestions(only('We trim hedges.', 0.84))).toEqual([]);
    expect(suggestedQuestions(only('We trim hedges.', 0.95))).toEqual([services.question]);
  });
});
