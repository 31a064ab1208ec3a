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
