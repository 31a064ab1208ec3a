import { describe, expect, test } from 'vitest';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { asCorrected } from '@/lib/reader/answers/site/as-corrected';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { factLines, type OwnerFact } from '@/lib/reader/facts/owner/owner-facts';

const HOME = `<html lang="en"><title>The Harbour Kitchen</title><main><h1>The Harbour Kitchen</h1>
<p>The Harbour Kitchen is a restaurant in Howth.</p>
<h2>Opening hours</h2><p>Tuesday to Sunday: 12:00 – 22:00</p><p>Monday: closed</p>
<h2>Menu</h2><ul><li>Fish and chips €16.50</li><li>Crab salad €14.00</li></ul></main>
<footer><p>Telephone: (01) 832 1234 · Fax: (01) 832 1235 · <a href="mailto:hello@harbour.example">hello@harbour.example</a></p></footer></html>`;
const ABOUT = `<html lang="en"><title>About us</title><main><h1>About us</h1><p>Ring us on 01 8321234 any day.</p>
<h2>Team</h2><h3>Nora Byrne</h3><p>Head chef</p></main></html>`;

const read = (html: string, path: string): AnswerPage => {
  const page = readAnswerPage(html, `https://harbour.example${path}`);
  if (!page) throw new Error('The page was not read.');
  return page;
};
const pages = [read(HOME, '/'), read(ABOUT, '/about')];
const now = () => new Date('2026-11-25T13:00:00Z');
const say = (said: Partial<OwnerFact>): OwnerFact => ({
  kind: 'phones',
  heading: '',
  text: '',
  url: 'https://harbour.example/',
  verdict: 'corrected',
  correction: '',
  ...said,
});
const open = (...said: OwnerFact[]): AnswerSite => openSite(asCorrected(pages, said), { now });
const textsIn = (site: AnswerSite, question: string) => {
  const { fact = '', quotes } = site.ask(question);
  return [fact, ...quotes.map(({ text }) => text)].join('\n');
};
const HOURS = { kind: 'openingHours', text: 'Tue–Sun 12:00–22:00; Mon closed' } as const;

describe('asCorrected', () => {
  test('answers from corrected hours, and states open and closed by them', () => {
    const site = open(say({ ...HOURS, correction: 'Monday to Saturday: 10:00 – 12:30\nSunday: closed' }));
    const answer = site.ask('Are you open now?');
    expect(answer.fact).toBe('Closed now. Wednesday: 10am to 12.30pm');
    expect(answer.quotes.every(({ isTold }) => isTold)).toBe(true);
    expect(textsIn(site, 'What are your opening hours?')).not.toMatch(/22:00/);
    expect(textsIn(site, 'Are you open on Sunday?')).toMatch(/closed/i);
  });

  test('says neither hours nor a price that was corrected where another page has them under another heading', () => {
    const page = (path: string, [hours, prices]: [string, string]) =>
      read(
        `<html lang="en"><title>The Salon</title><main><h1>The Salon</h1><p>We are a salon in Howth.</p><h2>${hours}</h2><p>Monday to Friday: 9:00 – 17:00</p><h2>${prices}</h2><ul><li>Ladies cut €45</li><li>Colour €70</li></ul></main></html>`,
        path,
      );
    const both = [
      page('/', ['Opening hours', 'Popular']),
      page('/contact', ['Office hours', 'Hair']),
      page('/about', ['Office hours', 'Hair']),
    ];
    const corrections = { openingHours: 'Monday to Friday: 9:00 – 16:00', prices: 'Ladies cut €55' };
    // As the desk shows them: once each.
    const said = factLines(collectFacts(both)).flatMap(({ kind, heading, text }) => {
      const isOurs = kind === 'openingHours' || (kind === 'prices' && text.includes('Ladies'));
      return isOurs ? [say({ kind, heading, text, correction: corrections[kind] })] : [];
    });
    expect(said.map(({ kind }) => kind).sort()).toEqual(['openingHours', 'prices']);
    const late = openSite(asCorrected(both, said), { now: () => new Date('2026-11-25T16:30:00Z') });
    expect(textsIn(late, 'Are you open now?')).not.toMatch(/Open now|17:00|5pm/);
    const price = textsIn(late, 'How much is a ladies cut?');
    expect([price.includes('€55'), price.includes('€45')]).toEqual([true, false]);
  });

  test('answers with a corrected number, wherever the website has the old one, and keeps what stood beside it', () => {
    const site = open(say({ heading: 'Telephone', text: '(01) 832 1234', correction: '(01) 555 9876' }));
    expect(textsIn(site, 'What is your phone number?')).toContain('555 9876');
    for (const question of ['What is your phone number?', 'Can I ring you?', 'How do I contact you?'])
      expect(textsIn(site, question)).not.toMatch(/832 ?1234/);
    expect(textsIn(site, 'What is your e-mail address?')).toContain('hello@harbour.example');
  });

  test('gives a corrected price, also once the website states a third one, and none that is refused', () => {
    const fish = { kind: 'prices', heading: 'Menu', text: 'Fish and chips €16.50' } as const;
    const site = open(say({ ...fish, correction: 'Fish and chips €18.00' }));
    expect(textsIn(site, 'How much are fish and chips?')).toMatch(/€18\.00/);
    expect(textsIn(site, 'How much are fish and chips?')).not.toMatch(/16\.50/);
    const later = [read(HOME.replace('16.50', '17.20'), '/'), ...pages.slice(1)];
    const reread = openSite(asCorrected(later, [say({ ...fish, correction: 'Fish and chips €18.00' })]), { now });
    expect(textsIn(reread, 'How much are fish and chips?')).not.toMatch(/17\.20/);
    expect(textsIn(open(say({ ...fish, verdict: 'not_ours' })), 'How much are fish and chips?')).not.toMatch(/Fish/);
  });

  test('answers with what was added, and says of no line of the website that it was told', () => {
    const added = { verdict: 'added', kind: 'questions', correction: 'Do you sell vouchers?\nYes, from €20.' } as const;
    const site = open(say(added));
    expect(textsIn(site, 'Do you sell vouchers?')).toContain('from €20');
    expect(textsIn(site, 'Are you open on Sunday?')).toContain('12pm to 10pm');
    expect(site.ask('Are you open on Sunday?').quotes.some(({ isTold }) => isTold)).toBe(false);
    expect(asCorrected(pages, [say({ ...HOURS, verdict: 'right' })])).toBe(pages);
  });

  test('keeps a website in another language, and markup in a correction is text', () => {
    const german = read(
      '<html lang="de"><title>Hafenküche</title><main><h1>Hafenküche</h1><p>Die Hafenküche ist ein Restaurant mit einer Terrasse am Wasser, und wir kochen mit Fisch aus der Bucht.</p><h2>Öffnungszeiten</h2><p>Montag bis Freitag 10:00 – 18:00</p></main></html>',
      '/',
    );
    const told = say({ verdict: 'added', correction: '01 555 9876 <script>alert(1)</script>' });
    const site = openSite(asCorrected([german], [told]), { now });
    expect(site.index.pages).toHaveLength(2);
    expect(site.index.pages.at(-1)?.blocks.map(({ text }) => text)).toEqual([
      'Telephone: 01 555 9876 <script>alert(1)</script>',
    ]);
  });
});
