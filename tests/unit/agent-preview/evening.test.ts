import { describe, expect, it } from 'vitest';
import { eveningOf } from '@/lib/agent-preview/evening';
import type { Report, ReportEntry } from '@/lib/reader/answers/report/report';

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
});
