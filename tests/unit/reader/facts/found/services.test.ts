import { describe, expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../../pages';

const servicesIn = (body: string, path = '/') => {
  const url = `https://example.ie${path}`;
  return collectFacts([{ ...readPage(`<main><h1>Oak</h1>${body}</main>`, url), url }]).services;
};
const card = (name: string) => `<h3>${name}</h3><p>We take care of every detail of it.</p>`;

test('services › are the alike names below a heading of services, with the paragraph below each', () => {
  const cards = ['Gutter repairs', 'Roof cleaning', 'Chimney sweeping'].map(card).join('');
  expect(servicesIn(`<h2>Our services</h2>${cards}<h2>Why choose us</h2>${card('Fully insured')}`)).toMatchObject([
    { text: 'Gutter repairs\nWe take care of every detail of it.', heading: 'Our services' },
    { text: 'Roof cleaning\nWe take care of every detail of it.' },
    { text: 'Chimney sweeping\nWe take care of every detail of it.' },
  ]);
  expect(servicesIn(`<h2>Why choose us</h2>${cards}`)).toEqual([]);
});

test('services › are the items of a list, if there are two', () => {
  const list = (...names: string[]) =>
    `<h2>What we do</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  expect(servicesIn(list('Rewiring', 'Fuse boards'))).toMatchObject([{ text: 'Rewiring' }, { text: 'Fuse boards' }]);
  expect(servicesIn(list('Rewiring'))).toEqual([]);
});

const told = (name: string) => `${name} We take care of every detail of it.`;

test.each([
  ['paragraphs', '<p>', '</p>', (name: string) => told(`<b>${name}:</b>`)],
  ['items', '<li>', '</li>', (name: string) => told(`<strong>${name}</strong> –`)],
  ['items in an element more', '<li><span>', '</span></li>', (name: string) => told(`<strong>${name}</strong>:`)],
])('services › are the names in bold type before what is said of them, in %s', (_, start, end, say) => {
  const list = (...names: string[]) =>
    `<h2>Our services</h2>${names.map((name) => `${start}${say(name)}${end}`).join('\n')}`;
  expect(servicesIn(list('Haircut', 'Hot lather shave', 'Eyebrow design')).map(({ text }) => text)).toEqual([
    'Haircut\nWe take care of every detail of it.',
    'Hot lather shave\nWe take care of every detail of it.',
    'Eyebrow design\nWe take care of every detail of it.',
  ]);
});

test.each([
  ['a contact', '<li><b>Phone:</b> 065 682 1234, and ask for the man of the house</li>'],
  ['a day', '<li><b>Monday:</b> 9:00 to 17:30, with a break for lunch at one</li>'],
  [
    'a sentence that begins in bold type',
    '<p><b>Haircuts</b> are what we have been known for in Ennis since 1950.</p>',
  ],
  ['bold type in the middle', '<p>Come in for a <b>Haircut:</b> we take care of every detail of it.</p>'],
])('services › are not %s', (_, line) => {
  expect(servicesIn(`<h2>Our services</h2><ul>${line.repeat(3)}</ul>`)).toEqual([]);
});

test('services › are no headings of the sections of a page that is called services, and no dishes', () => {
  const steps = '<h3>Custom plan</h3><p>We mow.</p><h3>Mowing</h3><p>We come.</p>';
  const sections = `<h2>Lawn care made simple</h2>${steps}<h2>Lawn care beyond the fence</h2><p>We care.</p>`;
  expect(servicesIn(`${sections}<h2>Lawn care for life</h2><p>Ever.</p>`, '/services')).toEqual([]);
  expect(servicesIn('<h2>Specialities</h2><ul><li>Cottage pie</li><li>Fresh cod</li></ul>')).toEqual([]);
});

test('services › are stated once, however many headings and pages list them', () => {
  const list = (heading: string) => `<h2>${heading}</h2><ul><li>Rewiring</li><li>Fuse boards</li></ul>`;
  const found = servicesIn(list('Our services') + list('What we do'));
  expect(found.map(({ text }) => text)).toEqual(['Rewiring', 'Fuse boards']);
});

test('services › are no headings that lead to more about them', () => {
  const more = (name: string) => `<h2>${name}</h2><p>Please click a link below to read more about us.</p>`;
  expect(servicesIn(`<h1>Business Services</h1>${more('Further information')}${more('Our people')}`)).toEqual([]);
});

test('services › are no headings of a box beside their list', () => {
  const list = `<div class="list">${['Conveyancing', 'Family law', 'Wills'].map((name) => `<h2>${name}</h2>`).join('')}</div>`;
  const found = servicesIn(`<h1>Practice areas</h1>${list}<div class="box"><h2>Ask us first</h2></div>`);
  expect(found.map(({ text }) => text)).toEqual(['Conveyancing', 'Family law', 'Wills']);
});

/** The first of two services below a heading. */
const firstOf = (name: string, description: string) =>
  servicesIn(`<h2>Our services</h2><h3>${name}</h3><p>${description}</p>${card('Wills')}${card('Probate')}`)[0]?.text;

test.each([
  ['of a few words, not a sentence', 'Chimneysweeping '.repeat(4).trim(), 'Chimneysweeping '.repeat(5).trim()],
])('services › have names %s', (_, name, sentence) => {
  expect(firstOf(name, '')).toBe(name);
  expect(firstOf(sentence, '')).toBe('Wills\nWe take care of every detail of it.');
});

test.each([
  [25, false],
  [35, true],
  [480, true],
  [640, false],
])('services › have the paragraph below them if it describes them: of %d characters, %s', (length, isShown) => {
  expect(firstOf('Rewiring', textOf(length))).toBe(isShown ? `Rewiring\n${textOf(length)}` : 'Rewiring');
});

const namesIn = (body: string, path?: string) =>
  servicesIn(body, path).map(({ heading, text }) => `${heading}: ${text.split('\n')[0]}`);
const list = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;

test('services › are those of each group, below its name', () => {
  const group = (name: string, ...parts: string[]) =>
    `<h3>${name}</h3><div>${parts.map((part) => `<h4>${part}</h4><a href="/x">Mehr</a>`).join('')}</div>`;
  const body = `<h2>Unsere Leistungen</h2>${group('Garten', 'Rasenpflege', 'Hecken')}${group('Reinigung', 'Dach', 'Fenster')}`;
  expect(namesIn(body)).toEqual(['Garten: Rasenpflege', 'Garten: Hecken', 'Reinigung: Dach', 'Reinigung: Fenster']);
  const same = `<h2>Our services</h2>${group('Wills', 'The process', 'The cost')}${group('Probate', 'The process', 'The cost')}`;
  expect(namesIn(same)).toEqual(['Our services: Wills', 'Our services: Probate']);
});

test.each([
  ['a page of that name', '/treatments', '<h2>Fillings</h2><p>Done in a day.</p><h2>Crowns</h2><h2>Bridges</h2>'],
  ['a line with a colon', '/', `<p>Our services include:</p>${list('Fillings.', 'Crowns.', 'Bridges.')}`],
  ['a title above its like', '/', '<h2>I nostri servizi</h2><h2>Fillings</h2><h2>Crowns</h2><h2>Bridges</h2>'],
  [
    'a list of links',
    '/',
    '<h2>Treatments</h2><p><a href="/a">Fillings</a></p><p><a href="/b">Crowns</a></p><p><a href="/c">Bridges</a></p>',
  ],
])('services › are read below %s', (_, path, body) => {
  const names = servicesIn(body.replace('<h2>I nostri', '</h1><h2>I nostri'), path).map(({ text }) =>
    text.replace(/\.|\n.*/g, ''),
  );
  expect(names).toEqual(['Fillings', 'Crowns', 'Bridges']);
});

test('services › are no headings of a footer, and no telephone numbers', () => {
  expect(
    namesIn('<h2>Services</h2></main><footer><h3>Oak Florist</h3><p>Open all week.</p><h3>Newsletter</h3></footer>'),
  ).toEqual([]);
  const lines = ['KRONEN', 'BRÜCKEN', 'Telefon: 041 320 37 47']
    .map((name) => `<p>${name}</p><p>${textOf(90)}</p>`)
    .join('');
  expect(namesIn(`<h2>Behandlungen</h2>${lines}${'<p>FÜLLUNGEN</p>'}<p>${textOf(90)}</p>`)).toHaveLength(3);
});

const divs = (...names: string[]) =>
  names
    .map((name) => `<div class="item"><p class="name">${name}</p><p class="text">In a day, and tidied up.</p></div>`)
    .join('');
const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.replace('|', '</td><td>')}</td></tr>`).join('')}</table>`;

test.each([
  ['cards without headings', '/', `<h2>From crown to stump</h2>${divs('Felling', 'Stump grinding', 'Tree surveys')}`],
  [
    'priced cards below each other',
    '/workshop',
    ['Felling', 'Stump grinding', 'Tree surveys'].map((name) => `<h2>${name}</h2><p>In a day. €90</p>`).join(''),
  ],
  ['rows with prices', '/rates', table('Felling|€90', 'Stump grinding|€40', 'Tree surveys|€80')],
  [
    'items with a sentence each',
    '/services',
    `${list('Felling. In sections, on ropes where it must be.', 'Stump grinding. Deep enough for grass to grow over it.', 'Tree surveys. With a map of each tree for your insurer.')}`,
  ],
  [
    'a list below what is done',
    '/farms',
    `<p>Each year we do the following:</p>${list('Felling', 'Stump grinding', 'Tree surveys')}`,
  ],
])('services › are found without a heading that announces them, in %s', (_, path, body) => {
  const names = servicesIn(body, path).map(({ text }) => text.replace(/[.\n].*/gs, ''));
  expect(names).toEqual(['Felling', 'Stump grinding', 'Tree surveys']);
});

test('services › with “total” in their names are no sum of a quotation', () => {
  const names = servicesIn(table('Total body waxing|€90', 'Brow tinting|€10'), '/rates').map(({ text }) => text);
  expect(names).toEqual(['Total body waxing', 'Brow tinting']);
});

test('services › are quoted as the sentence that lists them', () => {
  const sentence = 'We offer bookkeeping, payroll, VAT returns and auditing, and we answer the telephone.';
  expect(servicesIn(`<p>Small firms come to us. ${sentence}</p>`).map(({ text }) => text)).toEqual([sentence]);
  expect(servicesIn('<p>We do not offer waxing, threading and tinting.</p>')).toEqual([]);
  expect(servicesIn('<p>We offer competitive pricing, quality grooming and friendly handling.</p>')).toEqual([]);
});

test.each([
  ['reasons', '/', `<h2>Why people stay</h2>${divs('Answering at once', 'Timekeeping', 'Cleaning up')}`],
  ['slogans', '/', `<h2>Drive on</h2>${divs('Driving to you', 'Putting you in control', 'Learning fast')}`],
  ['what is beside the work', '/', `<h2>Before</h2>${divs('Parking', 'Vaccinations', 'Opening hours')}`],
  ['sections of a page', '/', `<h2>Oak</h2>${divs('Driving lessons', 'Prices', 'Find us')}`],
  ['goods', '/shop', table('Cork mat|€68', 'Bolster|€45', 'Strap|€12')],
  [
    'dishes',
    '/',
    `<h2>Tonight</h2>${table('Sticky toffee pudding|€7', 'Two courses, lunch|€29', 'Three courses|€40')}`,
  ],
  ['a quotation', '/', table('Design and build|€500', 'Testing|€100', 'Total building cost|€600')],
  ['amenities', '/', `<p>For guests we offer:</p>${list('Private parking', 'Hair dryer', 'Twin rooms')}`],
])('services › are no %s', (_, path, body) => {
  expect(servicesIn(body, path)).toEqual([]);
});

const namesOf = (body: string, path = '/') => servicesIn(body, path).map(({ text }) => text.split('\n', 1)[0]);

describe('services are not', () => {
  test.each([
    'Oferuję także',
    'Wir bieten auch',
    'Ofrecemos también',
    'Offriamo anche',
    'Vi erbjuder även',
    'Nabízíme také',
  ])('words that announce a list, such as “%s”', (words) => {
    const names = ['Manicure', 'Pedicure', words].map(card).join('');
    expect(namesOf(`<h2>Our services</h2>${names}`)).toEqual(['Manicure', 'Pedicure']);
  });

  test.each([
    ['1. Call for a date', '2. Somebody comes', '3. It is done'],
    ['1 Kontakt aufnehmen', '2 Angebot bekommen', '3 Loslegen'],
    ['Schritt 1: Anrufen', 'Schritt 2: Planen', 'Schritt 3: Bauen'],
    ['Krok 1 – telefon', 'Krok 2 – wycena', 'Krok 3 – montaż'],
    ['01. Ring', '02. Boka', '03. Klart'],
  ])('numbered steps, such as “%s”', (...steps) => {
    expect(namesOf(`<h2>Our services</h2>${steps.map(card).join('')}`)).toEqual([]);
    const marked = steps.map((step, at) => `<div><span>${at + 1}</span>${card(step.replace(/^\P{L}+/u, ''))}</div>`);
    expect(namesOf(`<h2>Services</h2>${marked.join('')}`)).toEqual([]);
    const items = steps.map((step) => `<li>${step.replace(/^\P{L}+/u, '')}</li>`);
    expect(namesOf(`<h2>Services</h2><ol>${items.join('')}</ol>`)).toEqual([]);
  });

  test.each([
    ['14 March 2026', '2 April', '30 May'],
    ['Sa, 14.03.2026', 'So, 05.04.2026', 'Mi, 01.05.2026'],
    ['14 marca, 18:00', '2 kwietnia', '30 maja'],
    ['14 de marzo', '2 de abril', '30 de mayo'],
    ['2026-03-14', '2026-04-02', '2026-05-30'],
    ['Lördag 14 mars', 'Torsdag 2 april', 'Lördag 30 maj'],
    ['March 14th', 'April 2nd', 'May 30th'],
  ])('cards of events with dates, such as “%s”', (...dates) => {
    const names = ['Spring walk', 'Pottery training', 'Guitar evening'];
    const cards = names.map(
      (name, at) => `<div><h3>${name}</h3><p>${dates[at]}</p><p>All are welcome in the hall.</p></div>`,
    );
    expect(namesOf(`<h2>Courses</h2>${cards.join('')}`)).toEqual([]);
  });

  test.each([
    ['Kort hår', 'Mellem langt', 'Langt hår'],
    ['Short hair', 'Medium', 'Long'],
    ['Kurze Haare', 'Mittellange Haare', 'Lange Haare'],
    ['Krótkie włosy', 'Średnie włosy', 'Długie włosy'],
    ['Cheveux courts', 'Cheveux mi-longs', 'Cheveux longs'],
    ['Damer', 'Herrar', 'Barn'],
  ])('lengths and other variants of a service in a price list, such as “%s”', (...names) => {
    const rows = names.map((name, at) => `<tr><td>${name}</td><td>€${40 + at * 10}</td></tr>`).join('');
    const others = '<tr><td>Hair cut and styling</td><td>€50</td></tr><tr><td>Beard cut</td><td>€20</td></tr>';
    const page = `<h2>Colouring treatments</h2><table>${rows}</table><h2>Perm</h2><table>${rows}${others}</table>`;
    for (const name of names) expect(namesOf(page, '/prices')).not.toContain(name);
  });
});

test('services are numbered ones of which most tell of work', () => {
  const names = ['1. Tree surveys', '2. Stump grinding', '3. Hedge cutting'];
  expect(namesOf(`<h2>Our services</h2>${names.map(card).join('')}`)).toHaveLength(3);
});

test.each(['Naše služby', 'Våra tjänster', 'Behandlingar', 'Vores ydelser', 'Nasza oferta', 'Hvad vi gør'])(
  'services are the names below “%s”',
  (heading) => expect(namesOf(`<h2>${heading}</h2>${['Manicure', 'Pedicure'].map(card).join('')}`)).toHaveLength(2),
);
