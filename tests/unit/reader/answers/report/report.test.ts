import { describe, expect, it } from 'vitest';
import { proofOf, reportOn, suggestedQuestions } from '@/lib/reader/answers/report/report';
import { textOf } from '../../pages';
import { harbour } from '../site';

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

  it('proves an answer by a short passage as a whole, and by one line of a long passage', () => {
    const [entry] = report.answered;
    const [quote] = entry?.quotes ?? [];
    if (!entry || !quote) throw new Error('Nothing is answered.');
    const lines = (...texts: string[]) => texts.map((text, at) => ({ ...quote, text, place: 0, isFocus: at === 1 }));
    const proof = (quotes: typeof entry.quotes) => proofOf({ ...entry, quotes }).map(({ text }) => text);
    const other = { ...quote, text: 'Elsewhere', place: 1, isFocus: true };
    expect(proof([...lines('Mon–Fri 9am–5pm', 'Sat closed'), other])).toEqual(['Mon–Fri 9am–5pm', 'Sat closed']);
    expect(proof([...lines(textOf(180), 'Sat closed'), other])).toEqual([textOf(180), 'Sat closed']);
    expect(proof([...lines(textOf(240), 'Sat closed'), other])).toEqual(['Sat closed']);
  });

  it('suggests no question whose answer only repeats it', () => {
    const [first] = report.answered;
    if (!first) throw new Error('Nothing is answered.');
    const services = { ...first, intent: 'services', question: 'What services do you offer?' };
    const only = (text: string) => ({
      ...report,
      answered: [{ ...services, quotes: first.quotes.map((quote) => ({ ...quote, text })) }],
    });
    expect(suggestedQuestions(only('Our Services'))).toEqual([]);
    expect(suggestedQuestions(only('We trim hedges.'))).toEqual([services.question]);
  });
});
