import { describe, expect, it } from 'vitest';
import { eveningOf } from '@/lib/agents/preview/evening';
import type { Report, ReportEntry } from '@/lib/reader/answers/report/report';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';

const entry = (intent: string, text: string): ReportEntry => ({
  intent,
  question: `${intent}?`,
  quotes: [{ url: 'https://a.example/', pageTitle: '', text, textFragmentUrl: '', place: 0, isFocus: true }],
});

const report: Report = {
  audience: 'a restaurant',
  trade: 'food',
  asked: 40,
  answered: [
    entry('menu', 'Lamb shank with mash'),
    entry('vegan', 'Lamb shank with mash'),
    entry('takeaway', 'Takeaway until 9pm'),
    entry('parking', 'Free parking behind the house'),
  ],
  half: [],
  unanswered: [entry('email', ''), entry('allergens', '')],
  warnings: [],
};

describe('eveningOf', () => {
  it('plays three different answers, plain ones first, a booking request, and a question that customers of the trade ask in vain', () => {
    const scenes = eveningOf(report, { name: 'The Anchor' });
    expect(scenes.map(({ kind, question }) => `${kind} ${question}`)).toEqual([
      'answer takeaway?',
      'answer menu?',
      'message Can I book a table for 6 on Saturday at 7pm? My name is Aoife.',
      'answer parking?',
      'lost allergens?',
    ]);
  });

  it.each(['food', 'stay', 'leisure', 'plumbing'] as const)(
    'takes a request of %s down with nothing missing',
    (trade) => {
      const [scene] = eveningOf({ ...report, trade, answered: [], unanswered: [] }, {});
      expect(scene).toMatchObject({ kind: 'message', said: expect.stringMatching(/^I’ve noted: .*Aoife/) });
    },
  );

  const week = (opens: string, closes: string, ...days: DayHours['day'][]): DayHours[] =>
    days.map((day) => ({ day, ranges: [{ opens, closes }], isClosed: false, byAppointment: false }));
  const requestOf = (given: Partial<Report>, hours?: DayHours[]) =>
    eveningOf({ ...report, answered: [], unanswered: [], ...given }, {}, hours)[0]?.question;

  it('books only while the business is open', () => {
    expect(requestOf({}, week('17:00', '22:00', 'Wednesday', 'Thursday', 'Friday'))).toMatch(/Friday at 7pm/);
    expect(requestOf({}, week('12:00', '15:00', 'Thursday'))).toMatch(/Thursday at 12.30pm/);
    expect(requestOf({ trade: 'salon' }, week('12:00', '20:00', 'Thursday'))).toMatch(/Thursday at 3pm/);
    expect(requestOf({}, week('06:00', '10:00', 'Monday'))).toMatch(/ring me back/);
  });

  it('asks a shop, a trade that it does not know, and a business that says it is closed to ring back', () => {
    expect(requestOf({ trade: 'shop' })).toMatch(/ring me back/);
    expect(requestOf({ trade: undefined })).toMatch(/ring me back/);
    const quote = {
      url: 'https://a.example/',
      pageTitle: '',
      text: 'Closed for the season',
      textFragmentUrl: '',
      place: 0,
      isFocus: true,
    };
    expect(requestOf({ trade: 'stay', warnings: [{ kind: 'closed', quote }] })).toMatch(/ring me back/);
    const [scene] = eveningOf({ ...report, trade: 'shop', answered: [], unanswered: [] }, {});
    expect(scene).toMatchObject({ kind: 'message', said: expect.stringMatching(/^I’ve noted: .*Aoife/) });
  });
});
