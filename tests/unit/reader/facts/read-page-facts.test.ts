import { expect, test } from 'vitest';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../pages';

const factsOf = (body: string) => readPage(`<body>${body}</body>`, 'https://example.ie/contact').facts;
const data = (values: object) => `<script type="application/ld+json">${JSON.stringify(values)}</script>`;

test.each([
  ['name', (text: string) => factsOf(data({ '@type': 'Store', name: text, telephone: '1' })).names],
  ['telephone number', (text: string) => factsOf(data({ '@type': 'Store', telephone: text })).phones],
  ['link', (text: string) => factsOf(`<a href="mailto:info@oak.ie">${text}</a>`).emails],
  ['person', (text: string) => factsOf(data({ '@type': 'Person', name: 'Anna Byrne', jobTitle: text })).people],
])('readPageFacts › cites the first three hundred characters of a %s', (_, read) => {
  const citedOf = (length: number) => read(textOf(length))[0]?.text.length;
  expect(citedOf(270)).toBeGreaterThanOrEqual(270);
  expect(citedOf(390)).toBe(300);
});

test('readPageFacts › reads two hundred links to addresses, and four hundred addresses of a page', () => {
  const emailsOf = (count: number, one: (at: number) => string) =>
    factsOf(Array.from({ length: count }, (_, at) => one(at)).join('')).emails;
  expect(emailsOf(220, (at) => `<a href="mailto:a${at}@oak.ie">Write</a>`)).toHaveLength(200);
  expect(emailsOf(420, (at) => `<p>a${at}@oak.ie</p>`)).toHaveLength(400);
});

test.each(['hidden', 'style="display:none"', 'class="hidden"'])(
  'readPageFacts › states nothing of what <div %s> shows to nobody',
  (attribute) => {
    const html = `<p>Monday to Friday 9am – 5pm</p><p>Haircut €30</p>`;
    const around =
      '<h1>Oak Salon</h1><p>A salon in Ennis with three chairs.</p><p>Walk in or ring us.</p><p>Parking behind.</p>';
    const { hours, prices } = factsOf(`${around}<div ${attribute}>${html}</div>`);
    expect({ hours, prices }).toEqual({ hours: [], prices: [] });
    const shown = factsOf(`${around}<div>${html}</div>`);
    expect([shown.hours.length, shown.prices.length]).toEqual([1, 1]);
  },
);
