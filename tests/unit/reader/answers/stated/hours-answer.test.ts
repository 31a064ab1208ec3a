import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import { pageAt } from '../site';

const HOURS = '<h2>Opening hours</h2><p>Mon-Fri: 9am - 5pm</p><p>Saturday: 10am - 2pm</p><p>Sunday: closed</p>';
/** A Thursday at noon. */
const NOON = new Date('2026-11-26T12:00:00Z');

function ask(question: string, { body = HOURS, now = NOON } = {}) {
  const { tier, fact, quotes } = openSite([pageAt('/', body)], { now: () => now }).ask(question);
  return { tier, fact, lines: answerLines(quotes).map(({ text }) => text) };
}

describe('answerHours', () => {
  it.each([
    ['What are your opening hours?', undefined, ['Mon-Fri: 9am - 5pm', 'Saturday: 10am - 2pm', 'Sunday: closed']],
    ['Are you open today?', 'Thursday: 9am to 5pm', ['Mon-Fri: 9am - 5pm']],
    ['are you open now', 'Open now. Thursday: 9am to 5pm', ['Mon-Fri: 9am - 5pm']],
    ['what time do you close on saturday', 'Saturday: 10am to 2pm', ['Saturday: 10am - 2pm']],
    ['Are you open on Sundays?', 'Sunday: closed', ['Sunday: closed']],
    ['are ye open tomorrow?', 'Friday: 9am to 5pm', ['Mon-Fri: 9am - 5pm']],
  ])('answers “%s” from the stated hours', (question, fact, lines) => {
    expect(ask(question)).toMatchObject({ tier: 'answer', fact, lines });
  });

  it('answers a question about a holiday with its hours, not with their heading', () => {
    const body = `${HOURS}<h2>Christmas opening times</h2><ul><li>24th December: 8am - 1pm</li><li>27th December: closed</li></ul>`;
    expect(ask('are you open on christmas eve', { body }).lines).toEqual(['24th December: 8am - 1pm']);
  });

  it('knows when the business is closed now', () => {
    expect(ask('Are you open now?', { now: new Date('2026-11-26T18:30:00Z') })).toMatchObject({
      fact: 'Closed now. Thursday: 9am to 5pm',
    });
  });

  const NIGHTS =
    '<h2>Opening hours</h2><p>Mon-Thu: 12:00–23:00</p><p>Friday 17:00–02:00</p><p>Saturday 17:00–02:30</p><p>Sunday 12:00–1:00</p>';
  it.each([
    ['a Friday’s shift on Saturday morning', '2026-11-28T00:30:00Z', 'Open now. Friday: 5pm to 2am'],
    ['the end of that shift', '2026-11-28T02:00:00Z', 'Closed now. Saturday: 5pm to 2.30am'],
    ['the evening before', '2026-11-27T23:30:00Z', 'Open now. Friday: 5pm to 2am'],
    ['a Sunday’s shift on Monday', '2026-11-30T00:59:00Z', 'Open now. Sunday: 12pm to 1am'],
    ['the night in which summer time begins', '2026-03-29T00:59:00Z', 'Open now. Saturday: 5pm to 2.30am'],
    [
      'two minutes later, which is an hour and two minutes on the clock',
      '2026-03-29T01:31:00Z',
      'Closed now. Sunday: 12pm to 1am',
    ],
    ['the night in which summer time ends', '2026-10-25T00:30:00Z', 'Open now. Saturday: 5pm to 2.30am'],
    ['the same time on the clock an hour later', '2026-10-25T01:30:00Z', 'Open now. Saturday: 5pm to 2.30am'],
    ['a morning in summer time', '2026-07-18T01:00:00Z', 'Closed now. Saturday: 5pm to 2.30am'],
    ['the night after a holiday', '2026-12-27T00:30:00Z', 'Saturday: 5pm to 2.30am'],
  ])('knows whether it is open at %s', (_, now, fact) => {
    expect(ask('Are you open now?', { body: NIGHTS, now: new Date(now) }).fact).toBe(fact);
  });

  it.each([
    ['Mon–Fri 9:00–17:00', 'First Saturday of the month 10:00–13:00', '2026-11-28T11:00:00Z'],
    ['Mon–Sat 9:00–17:00', 'Last Sunday of the month: 12:00–17:00', '2026-11-22T13:00:00Z'],
    ['Monday to Friday 9am–5pm except Wednesday', 'Sat–Sun 10am–4pm', '2026-11-25T11:00:00Z'],
    ['Mon–Sat 9am–6pm', 'Half day Thursday', '2026-11-26T16:00:00Z'],
    ['Mon–Sat 9am–6pm', 'We close early on Thursdays.', '2026-11-26T17:30:00Z'],
    ['Mon–Fri 9am–5pm', 'Closed daily for an hour at lunch', '2026-11-26T13:30:00Z'],
    ['Mon–Fri 9am–5pm', 'Thursday 26 November: 9am–1pm', '2026-11-26T15:00:00Z'],
    ['Mon–Sun 10am–8pm', 'Winter: Fri–Sun 12pm–4pm', '2026-11-27T10:30:00Z'],
    ['Mon–Fri 9am–5pm', 'Closed 23 November to 4 December', '2026-11-26T12:00:00Z'],
    ['Mon–Sat 5pm till late', 'Sun 12pm–8pm', '2026-11-27T00:30:00Z'],
    ['Tue–Sun 6pm–2am', '', '2026-12-01T00:30:00Z'],
  ])('does not say "now" where the hours are “%s” and “%s”', (first, second, now) => {
    const body = `<h2>Opening hours</h2><p>${first}</p><p>${second}</p>`;
    expect(ask('Are you open now?', { body, now: new Date(now) }).fact ?? '').not.toMatch(/Open now/);
  });

  it.each([
    ['Are you open on Good Friday?', NOON, 'The website gives Friday’s hours and says nothing about Good Friday.'],
    [
      'are you open today',
      new Date('2026-12-26T12:00:00Z'),
      /^The website gives Saturday’s hours and says nothing about St Stephen’s Day/,
    ],
    ['open on bank holidays?', NOON, 'The website gives its usual hours and says nothing about bank holidays.'],
  ])('does not take a holiday for a day of the week: %s', (question, now, fact) => {
    const answer = ask(question, { now });
    expect(answer.tier).toBe('nearest');
    expect(answer.fact).toMatch(fact);
  });

  it('quotes what the website says of a holiday', () => {
    const body = `${HOURS}<p>We are closed on Good Friday and on bank holidays.</p>`;
    expect(ask('Are you open on Good Friday?', { body })).toMatchObject({
      tier: 'answer',
      lines: ['We are closed on Good Friday and on bank holidays.'],
    });
  });

  it('quotes at most three lines about a holiday', () => {
    const days = ['24', '25', '26', '27'].map((day) => `<li>Christmas, ${day} December: 9am - 1pm</li>`);
    const site = openSite([pageAt('/', `${HOURS}<h2>Holidays</h2><ul>${days.join('')}</ul>`)], { now: () => NOON });
    expect(site.ask('are ye closed at christmas').quotes).toHaveLength(3);
  });

  it.each(['are ye closed at christmas', 'Are you open on St Stephen’s Day?', 'Are you open on New Year’s Day?'])(
    'answers “%s” with the dates at the turn of the year',
    (question) => {
      const body = `${HOURS}<p>Closed from 24 December to 3 January.</p>`;
      const { tier, lines } = ask(question, { body });
      expect([tier, lines.join()]).toEqual([
        'answer',
        expect.stringContaining('Closed from 24 December to 3 January.'),
      ]);
    },
  );

  it('answers with the notice where the business has closed', () => {
    const body = `<p>We are temporarily closed.</p>${HOURS}`;
    for (const question of ['Are you still open?', 'What are your opening hours?', 'Are you open tomorrow?'])
      expect(ask(question, { body })).toMatchObject({ tier: 'answer', lines: ['We are temporarily closed.'] });
  });

  it.each(['When does the kitchen close?', 'Do you open tins of paint?', 'Is the castle open on Sundays?'])(
    'leaves “%s” alone',
    (question) => {
      expect(ask(question).fact).toBeUndefined();
    },
  );
});
