import { describe, expect, it } from 'vitest';
import { asQuestion, unitsOf } from '@/lib/reader/answers/site/units';
import { textOf } from '../../pages';
import { pageAt } from '../site';

const unitsIn = (body: string) => unitsOf([pageAt('/', body)]);
const texts = (body: string) => unitsIn(body).map(({ text }) => text);

describe('unitsOf', () => {
  it('splits pages into sentences, list items and rows, with their headings', () => {
    const units = unitsIn(
      '<h1>Prices</h1><h2>Rooms</h2><p>We have two. Both are large.</p><ul><li>Sea view</li></ul><table><tr><td>Single</td><td>€50</td></tr></table>',
    );
    expect(units.map(({ text }) => text)).toEqual([
      'Prices',
      'Rooms',
      'We have two.',
      'Both are large.',
      'Sea view',
      'Single | €50',
    ]);
    expect(units.at(-1)?.headings).toEqual(['Prices', 'Rooms']);
  });

  it('ignores what is beyond 20,000 pieces', () => {
    const page = pageAt('/', '<p>We bake.</p>');
    const pages = Array(4).fill({ ...page, blocks: Array(5_000).fill(page.blocks[0]) });
    expect(unitsOf([...pages, page])).toHaveLength(20_000);
  });

  it('leaves out a piece that is too long to be quoted', () => {
    expect(texts(`<p>${textOf(680)}</p><p>${textOf(900)}</p>`)).toEqual([textOf(680)]);
  });

  it('joins hours with the days before them, not with a sentence', () => {
    const days = 'Monday, Tuesday, Wednesday, Thursday and Friday';
    expect(texts(`<p>${days}</p><p>9am - 5pm</p>`)).toEqual([`${days} 9am - 5pm`]);
    const sentence = 'Every Monday and Tuesday the bus stops in front of it';
    expect(texts(`<p>${sentence}</p><p>9am - 5pm</p>`)).toEqual([sentence, '9am - 5pm']);
  });

  it.each([
    ['The telephone of our shop in Kilmore', 'The telephone of our shop in Kilmore'],
    ['A small shop in the main street of Kilmore', undefined],
  ])('takes a short line for a label: %s', (line, label) => {
    expect(unitsIn(`<p>${line}</p><p>01 234 5678</p>`).at(-1)?.label).toBe(label);
  });

  it('splits a row with a cell that is as long as a sentence', () => {
    const row = (length: number) => texts(`<table><tr><td>Oak</td><td>${textOf(length)}</td></tr></table>`);
    expect(row(55)).toEqual([`Oak | ${textOf(55)}`]);
    expect(row(75)).toEqual(['Oak', textOf(75)]);
  });

  it('labels the rows of a price table with its head', () => {
    const units = unitsIn(
      '<table><tr><th>Room</th><th>Weekday</th><th>Weekend</th></tr><tr><td>Double</td><td>€90</td><td>€110</td></tr></table>',
    );
    expect(units.at(-1)).toMatchObject({ text: 'Double | €90 | €110', label: 'Room | Weekday | Weekend' });
  });

  it('does not take the first row of a list of facts for a head', () => {
    const units = unitsIn('<table><tr><td>Wifi</td><td>free</td></tr><tr><td>Parking</td><td>€5</td></tr></table>');
    expect(units.at(-1)?.label).toBeUndefined();
  });

  it('splits a row that only places texts side by side', () => {
    const [long, short] = [
      'Pick-up and drop-off during day care hours and by appointment at weekends',
      'Le Roy, IL 61752',
    ];
    expect(texts(`<table><tr><td>${short}</td><td>${long}</td></tr></table>`)).toEqual([short, long]);
  });

  it('joins days with the hours on the next lines', () => {
    expect(
      texts('<p>Monday</p><p>9am - 5pm</p><p>Tuesday &amp; Wednesday</p><p>10.00 - 12.00</p><p>13.00 - 17.00</p>'),
    ).toEqual(['Monday 9am - 5pm', 'Tuesday & Wednesday 10.00 - 12.00 13.00 - 17.00']);
  });

  it('joins a heading that is a day with its hours', () => {
    expect(texts('<h3>Sunday</h3><p>Closed</p>')).toEqual(['Sunday Closed']);
  });

  it('takes neither an item of a list nor opening hours for the label of what follows', () => {
    expect(unitsIn('<ul><li>Weekly programmes</li><li>Meal plans</li></ul>').at(-1)?.label).toBeUndefined();
    expect(unitsIn('<p>Monday - Friday: 8am - 5pm</p><p>By appointment</p>').at(-1)?.label).toBeUndefined();
  });

  it('joins a label with its value, and recognizes a label without a colon', () => {
    expect(texts('<p>Telephone:</p><p>01 234 5678</p>')).toEqual(['Telephone: 01 234 5678']);
    expect(unitsIn('<p>Phone</p><p>01 234 5678</p>').at(-1)?.label).toBe('Phone');
  });

  it('takes two questions in a row for one', () => {
    const units = unitsIn('<p><b>What about food? Should we bring our own?</b></p><p>Yes, bring your own food.</p>');
    expect(units.at(-1)?.question).toBe('What about food? Should we bring our own?');
  });

  it('ends the answer to a question that is no heading after twenty lines', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `<p>Line number ${at}</p>`).join('');
    const units = unitsOf([pageAt('/', `<p>How does it work?</p>${lines}`)]);
    expect(units.filter(({ question }) => question !== undefined)).toHaveLength(20);
    const below = unitsOf([pageAt('/', `<h2>How does it work?</h2>${lines}`)]);
    expect(below.filter(({ question }) => question !== undefined)).toHaveLength(30);
  });

  it('gives an answer the FAQ above it', () => {
    const units = unitsIn('<h3>Do you deliver?</h3><p>Yes. Every day.</p><h3>Prices</h3><p>From €5.</p>');
    expect(units.map(({ question }) => question)).toEqual([
      undefined,
      'Do you deliver?',
      'Do you deliver?',
      undefined,
      undefined,
    ]);
  });

  it('remembers the line before a list', () => {
    const units = unitsIn('<p>Common signs of stress are:</p><ul><li>Headaches</li></ul><p>Ring us.</p>');
    expect(units.map(({ lead }) => lead)).toEqual([undefined, 'Common signs of stress are:', undefined]);
  });

  it('marks repeated units', () => {
    const page = pageAt('/', '<footer><p>Tel 01 234 5678</p></footer>');
    expect(unitsOf([page, page]).map(({ repeated }) => repeated)).toEqual([false, true]);
  });

  it('does not split a sentence at an abbreviation', () => {
    expect(texts('<p>Ask Dr. Byrne on St. Patrick’s Day. The no. 2 bus stops here. She knows.</p>')).toEqual([
      'Ask Dr. Byrne on St. Patrick’s Day.',
      'The no. 2 bus stops here.',
      'She knows.',
    ]);
  });

  it.each([
    ['Do you deliver? ▼', 'Do you deliver?'],
    ['Is it fun?+', 'Is it fun?'],
    ['Really?', undefined],
    ['We deliver.', undefined],
    ['How Do I Book An Appointment?', 'How Do I Book An Appointment?'],
    ['Ready to fly?', undefined],
    ['Why not arrange a visit?', undefined],
    ['Did you know that we deliver?', undefined],
    ['How about delivery to the islands?', undefined],
    ['Why do you charge for delivery?', 'Why do you charge for delivery?'],
  ])('read the question in “%s”', (text, question) => {
    expect(asQuestion(text)).toBe(question);
  });
});
