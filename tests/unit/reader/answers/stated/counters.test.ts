import { describe, expect, it } from 'vitest';
import { formatLines } from '@/lib/agent/format-lines';
import { openSite } from '@/lib/reader/answers/answer';
import { greetingFrom } from '@/lib/reader/answers/report/greeting';
import { pageAt } from '../site';

/** A Thursday at noon. */
const NOON = new Date('2026-11-26T12:00:00Z');
const siteOf = (body: string) =>
  openSite([pageAt('/', `<h1>Daly’s</h1>${body}`, '<title>Daly’s</title>')], { now: () => NOON });
function ask(body: string, question: string) {
  const { tier, fact, quotes } = siteOf(body).ask(question);
  return { tier, fact, said: formatLines(quotes) };
}

const SHOP_AND_POST_OFFICE =
  '<h2>Shop</h2><p>Mon-Sat: 7am - 9pm</p><p>Sunday: 8am - 8pm</p><h2>Post office</h2><p>Mon-Fri: 9am - 5pm</p><p>Saturday: 9am - 1pm</p>';
const GYM_AND_CRECHE = '<h2>Opening times</h2><p>Mon-Sun: 6am - 10pm</p><h2>Crèche</h2><p>Saturday: 9am - 12pm</p>';
const SALES_AND_PARTS =
  '<h2>Opening hours</h2><h3>Sales</h3><p>Mon-Sat: 9am - 6pm</p><h3>Parts</h3><p>Mon-Fri: 8am - 5pm</p>';
const SHOP_AND_DELI = '<h2>Opening hours</h2><p>Shop: Mon-Sat 7am - 9pm</p><p>Deli: Mon-Fri 8am - 3pm</p>';

describe('findCounters', () => {
  it.each([
    [SHOP_AND_POST_OFFICE, 'are you open on sunday', ['Shop: Sunday: 8am - 8pm']],
    [SHOP_AND_POST_OFFICE, 'are you open now', ['Shop: Mon-Sat: 7am - 9pm', 'Post office: Mon-Fri: 9am - 5pm']],
    [SHOP_AND_POST_OFFICE, 'what time does the post office close on saturday', ['Post office: Saturday: 9am - 1pm']],
    [GYM_AND_CRECHE, 'open saturday?', ['Mon-Sun: 6am - 10pm']],
    [GYM_AND_CRECHE, 'are you open at 8am on saturday', ['Mon-Sun: 6am - 10pm']],
    [GYM_AND_CRECHE, 'when is the creche open', ['Crèche: Saturday: 9am - 12pm']],
    [SALES_AND_PARTS, 'what are your opening hours', ['Sales: Mon-Sat: 9am - 6pm', 'Parts: Mon-Fri: 8am - 5pm']],
    [SHOP_AND_DELI, 'what time does the deli close', ['Deli: Mon-Fri 8am - 3pm']],
  ])('gives hours with the name of their counter: %#, %s', (body, question, said) => {
    expect(ask(body, question)).toMatchObject({ tier: 'answer', said });
  });

  it.each([
    [SHOP_AND_POST_OFFICE, 'is the post office open on sunday'],
    [SALES_AND_PARTS, 'is the parts department open on saturday'],
    [SHOP_AND_DELI, 'is the deli open on saturday'],
  ])('does not answer for one counter with the hours of another: %#, %s', (body, question) => {
    const { tier, fact, said } = ask(body, question);
    expect([tier, fact]).toEqual(['nearest', expect.stringContaining('gives no hours for S')]);
    expect(said.every((line) => /^(?:Post office|Parts|Deli): /.test(line))).toBe(true);
  });

  it('states no week, nor whether it is open now, of a business that has counters only', () => {
    expect(ask(SALES_AND_PARTS, 'are you open now').fact).toBeUndefined();
    const { week, hours } = greetingFrom(siteOf(SALES_AND_PARTS));
    expect(week).toBeUndefined();
    expect(formatLines(hours)).toEqual(['Sales: Mon-Sat: 9am - 6pm', 'Parts: Mon-Fri: 8am - 5pm']);
  });

  it('states those of the business itself, and whether it is open, beside those of a counter', () => {
    expect(ask(GYM_AND_CRECHE, 'are you open now').fact).toBe('Open now. Thursday: 6am to 10pm');
    expect(greetingFrom(siteOf(GYM_AND_CRECHE)).week).toHaveLength(7);
  });

  it('names the columns of a table of hours', () => {
    const table =
      '<h2>Opening hours</h2><table><tr><th>Day</th><th>Gym</th><th>Pool</th></tr><tr><td>Mon-Fri</td><td>6am - 10pm</td><td>7am - 9pm</td></tr><tr><td>Saturday</td><td>8am - 8pm</td><td>9am - 5pm</td></tr></table>';
    expect(ask(table, 'are you open on saturday').said).toEqual(['Saturday: Gym 8am - 8pm, Pool 9am - 5pm']);
  });

  it('gives no number for faxes to somebody who asks for a telephone number', () => {
    expect(ask('<p>Fax: 065 682 2222</p>', 'What is your phone number?').tier).toBe('silent');
  });
});
