import { describe, expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { findPrices } from '@/lib/reader/facts/found/prices';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../../pages';

const pricesAt = (body: string, path = '/prices') => {
  const url = `https://example.ie${path}`;
  return collectFacts([{ ...readPage(`<main>${body}</main>`, url), url }]).prices;
};
const textsOf = (body: string) => pricesAt(body).map(({ text }) => text);

describe('prices that are found', () => {
  test.each([
    ['the row of a table', '<table><tr><td>Facial</td><td>€35</td></tr></table>', ['Facial | €35']],
    ['an item of a list', '<ul><li>Skin fade ..... £22</li></ul>', ['Skin fade ..... £22']],
    [
      'the card that only its price is in',
      '<div><h3>Trainee</h3><p>£200</p><p>+ VAT per hour</p></div><div><h3>Solicitor</h3><p>£350</p></div>',
      ['Trainee\n£200\n+ VAT per hour', 'Solicitor\n£350'],
    ],
    [
      'the name above a price',
      '<h3>Mains</h3><p>Lasagne</p><p>£15</p><p>Pie</p><p>£9</p>',
      ['Lasagne\n£15', 'Pie\n£9'],
    ],
    [
      'the term of a description',
      '<dl><dt>Moscow Mule</dt><dd>Vodka and lime €8</dd><dt>Negroni</dt><dd>Gin and bitters €9</dd></dl>',
      ['Moscow Mule\nVodka and lime €8', 'Negroni\nGin and bitters €9'],
    ],
    ['no value, saving or former price', '<p>Worth £40</p><p>Save £5</p><p>Was £30</p>', []],
    ['a line', `<p>${textOf(280)} €20</p>`, [`${textOf(280)} €20`]],
    ['no long text that mentions one', `<p>${textOf(350)} €20</p>`, []],
    [
      'no column of prices beside one of names',
      '<div><p>Cut</p><p>Colour</p></div><div><p>£9</p><p>£8</p><p>£7</p></div>',
      [],
    ],
  ])('are %s, word for word', (_, body, texts) => {
    expect(textsOf(body)).toEqual(texts);
  });

  test('have the heading, the heads of the columns and the note below the table', () => {
    const body =
      '<h2>Our fees</h2><table><tr><th>Work</th><th>Partner</th><th>Trainee</th></tr><tr><td>Wills</td><td>£300</td><td>£150</td></tr></table><p>All fees are exclusive of VAT.</p>';
    expect(pricesAt(body)).toMatchObject([
      {
        text: 'Wills | £300 | £150',
        heading: 'Our fees',
        columns: 'Work | Partner | Trainee',
        note: 'All fees are exclusive of VAT.',
      },
    ]);
  });

  test('have the row that names their part of a table for their heading', () => {
    const rows = '<tr><td colspan=2>Waxing</td></tr><tr><td>Half leg</td><td>€20</td></tr>';
    expect(pricesAt(`<h2>Prices</h2><table>${rows}</table>`)).toMatchObject([
      { text: 'Half leg | €20', heading: 'Waxing' },
    ]);
  });

  test('have the line with a colon above their list for their heading', () => {
    const list = '<ul><li>Adults: €7 an hour</li><li>Juniors: €4 an hour</li></ul>';
    const body = `<h3>Court rules</h3><p>Visitors pay these fees:-</p>${list}<p><b>Range for children</b>:</p><ul><li>Polo shirt costs €12</li></ul>`;
    expect(pricesAt(body, '/rules').map(({ heading, text }) => `${heading}: ${text}`)).toEqual([
      'Visitors pay these fees: Adults: €7 an hour',
      'Visitors pay these fees: Juniors: €4 an hour',
      'Range for children: Polo shirt costs €12',
    ]);
  });

  test('are numbers below a head with the sign of a currency, of any page', () => {
    const table = (head: string) =>
      `<h3>Estimates</h3><table><tr><th>Repair</th><th>${head}</th></tr><tr><td>Service</td><td>189</td></tr><tr><td>Other</td><td>Ask us</td></tr></table>`;
    expect(pricesAt(table('From €, with VAT'), '/repairs')).toMatchObject([
      { text: 'Service | 189', heading: 'Estimates', columns: 'Repair | From €, with VAT' },
    ]);
    expect(pricesAt(table('Days'), '/repairs')).toEqual([]);
  });

  test('have the heads of their columns in a long table, not in an endless one', () => {
    const row = '<tr><td>Half leg</td><td>€20</td></tr>';
    const table = `<table><tr><th>Work</th><th>Fee</th></tr>${row.repeat(280)}<tr><td>Chin</td><td>€5</td></tr>${row.repeat(80)}<tr><td>Lip</td><td>€5</td></tr></table>`;
    const found = findPrices(readLines(readBlocks(parseHtml(table), () => null)));
    const columnsOf = (text: string) => found.find((price) => price.text === text)?.columns;
    expect([columnsOf('Chin | €5'), columnsOf('Lip | €5')]).toEqual(['Work | Fee', undefined]);
  });

  test('have ten lines of their card at most', () => {
    const card = (count: number) => `<div>${'<p>Word.</p>'.repeat(count)}<p>€200</p></div><p>Soup €5</p>`;
    expect(textsOf(card(9))[0]?.split('\n')).toHaveLength(10);
    expect(textsOf(card(13))[0]?.split('\n')).toHaveLength(11);
  });

  test('are two where the same line stands below two headings, and one on two pages', () => {
    const list = (heading: string) => `<h3>${heading}</h3><table><tr><td>Half leg</td><td>€20</td></tr></table>`;
    expect(pricesAt(list('Waxing') + list('Laser'))).toHaveLength(2);
    const pages = ['/', '/prices'].map((path) => {
      const url = `https://example.ie${path}`;
      return { ...readPage(`<main>${list('Waxing')}</main>`, url), url };
    });
    expect(collectFacts(pages).prices).toMatchObject([{ sources: [{ url: pages[0]?.url }, { url: pages[1]?.url }] }]);
  });

  test('have no note that is a text about something else', () => {
    const noteOf = (note: string) => pricesAt(`<h2>Fees</h2><p>Complex case: £900</p><p>${note}</p>`)[0]?.note;
    const note = 'Travelling expenses to and from the tribunal are charged at 45 pence per mile (+ VAT at 20%).';
    expect(noteOf(note)).toBe(note);
    expect(noteOf(`${note} Parking is charged at the same rate.`)).toBeUndefined();
  });

  test('have no note that is the heads of their columns', () => {
    const rows = '<tr><th>Work</th><th>Fee without VAT</th></tr><tr><td>Sale of a house</td><td>€1,650</td></tr>';
    expect(pricesAt(`<h2>Our fees</h2><table>${rows}</table>`)).toMatchObject([
      { columns: 'Work | Fee without VAT', note: undefined },
    ]);
  });

  test('are lines that are marked up alike, if there are three', () => {
    const lines = ['Skin fade £22', 'Beard trim £12', 'Hot towel £15'].map((line) => `<p class="line">${line}</p>`);
    expect(pricesAt(lines.slice(0, 2).join(''), '/barbers')).toEqual([]);
    expect(pricesAt(lines.join(''), '/barbers')).toHaveLength(3);
  });

  test('are text only where no sign speaks for them', () => {
    const sentence = '<p>Somebody paid €20 for a lamp.</p>';
    expect(pricesAt(`<h2>Our story</h2>${sentence}`, '/story')).toEqual([]);
    expect(pricesAt(`<h2>Prices</h2>${sentence}`, '/story')).toHaveLength(1);
    expect(pricesAt('<h2>Our story</h2><p>Dinner menu price: €47.50', '/story')).toHaveLength(1);
  });
});

test('findPrices › reads bare numbers only on a page of that name, of a list that ends with them', () => {
  const list = (...items: string[]) => `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;
  const texts = (html: string, title: string) =>
    findPrices(readLines(readBlocks(parseHtml(`<h2>Massage</h2>${html}`), () => null)), title).map(({ text }) => text);
  const massages = list('30 minutes <span>300</span>', '60 minutes <span>600</span>', '90 minutes <span>800</span>');
  expect(texts(massages, 'Prices | Lotus')).toEqual(['30 minutes 300', '60 minutes 600', '90 minutes 800']);
  expect(texts(massages, 'Lotus | Chiang Mai')).toEqual([]);
  const cuts = list('Wash 12,5', 'Cut <span>28</span>', 'Cut and dry from 33,5');
  expect(texts(cuts, 'Lotus - Prices')).toEqual(['Wash 12,5', 'Cut 28', 'Cut and dry from 33,5']);
  const surcharge = '<p>Long hair costs €5 more.</p>';
  expect(texts(cuts + surcharge, 'Prices')).toEqual([
    'Long hair costs €5 more.',
    'Wash 12,5',
    'Cut 28',
    'Cut and dry from 33,5',
  ]);
  expect(texts(list('Open since 1998', 'Awards in 2011', 'Members in 2024'), 'Prices')).toEqual([]);
});

describe('prices of others are not found in', () => {
  const texts = (line: string, heading = 'Fees and charges') => textsOf(`<h2>${heading}</h2><p>${line}</p>`);
  test.each([
    'Parking in the city garage is €2 an hour.',
    'The council charges €90 for a permit.',
    'The state licence fee is $45, payable online.',
    'There is a public car park across the road, which costs €1.50 an hour.',
    'A learner permit costs €45 from the NDLS.',
    'Das Parkhaus gegenüber kostet 2 € pro Stunde.',
    'Die Stadt verlangt für die Genehmigung 80 €.',
    'Le parking public coûte 3 € par heure.',
    'La mairie demande 50 € pour le permis.',
    'El ayuntamiento cobra 30 € por la licencia.',
    'Il comune chiede 16 € di marca da bollo.',
    'De gemeente rekent € 75 voor de vergunning.',
    'Urząd pobiera opłatę 82 zł.',
    'Kommunen tar 450 kr i avgift.',
    'A taxi from the airport costs about €35.',
    'The bus fare into town is €2.',
    'Stamp duty of €100 is paid to Revenue.',
  ])('“%s”', (line) => expect(texts(line)).toEqual([]));

  test.each([
    'Our car park costs €5 a night.',
    'We file your planning application with the council for €350.',
    'A day ticket costs €12.',
    'The city tour costs €25 a person.',
    'Fishing permit €20',
    'Parking €5 a night',
    'A full valet of a taxi costs €60 with us.',
  ])('but those of the business are in “%s”', (line) => expect(texts(line)).toHaveLength(1));
});
