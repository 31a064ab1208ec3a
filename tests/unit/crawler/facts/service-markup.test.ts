import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findServices } from '@/lib/crawler/facts/services';

const namesIn = (html: string, path = '/') =>
  findServices(readLines(readBlocks(parseHtml(html), () => null)), `https://a.ie${path}`, '')
    .filter(({ isLone }) => !isLone)
    .map(({ name }) => name);
const cardsOf = (names: string[], card = 'card') =>
  names
    .map((name) => `<div class="${card}"><h3>${name}</h3><p>All that you need to know about this.</p></div>`)
    .join('');
const names = ['Flat Roofs', 'Lead Work', 'Velux Windows'];

describe('findServices', () => {
  test.each(['id="services"', 'class="wide services-section"', 'id="what-we-do"'])(
    'reads the cards of a section with %s, whatever its heading says',
    (mark) => {
      const page = `<h1>Oak</h1><section ${mark}><h2>Complete solutions</h2>${cardsOf(names)}</section>`;
      expect(namesIn(page)).toEqual(names);
      expect(namesIn(page, '/flat-roofs')).toEqual([]);
    },
  );

  test.each(['Areas we cover', 'Why choose us', 'How it works', 'Solutions for', 'Prices'])(
    'reads no cards below "%s" in such a section',
    (head) => {
      expect(namesIn(`<h1>Oak</h1><section id="services"><h2>${head}</h2>${cardsOf(names)}</section>`)).toEqual([]);
    },
  );

  test('reads the list of such a section only if it is of activities', () => {
    const list = (...items: string[]) =>
      `<h1>Oak</h1><section id="services"><h3>Homes</h3><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul></section>`;
    expect(namesIn(list('Full rewires', 'Showers', 'Emergency lighting'))).toHaveLength(3);
    expect(namesIn(list('Monthly visits', 'Frames', 'Sills'))).toEqual([]);
  });

  test('reads the names on cards that their class calls services', () => {
    const page = `<h1>Oak</h1><h2>For every home</h2>${cardsOf(names, 'service-card')}`;
    expect(namesIn(page)).toEqual(names);
    expect(namesIn(page, '/flat-roofs')).toEqual([]);
    expect(namesIn(page.replace('For every home', 'About'))).toEqual([]);
    const rows = names.map((name) => `<p class="service-item"><span>${name}</span> <span>€12</span></p>`).join('');
    expect(namesIn(`<h1>Oak</h1><h2>For every home</h2>${rows}`)).toEqual([]);
  });

  test('reads the cards below "Complete roofing solutions" on the home page', () => {
    const page = `<h1>Oak</h1><h2>Complete roofing solutions</h2>${cardsOf(names)}<h2>Contact</h2>`;
    expect(namesIn(page)).toEqual(names);
    expect(namesIn(page, '/about')).toEqual([]);
    expect(namesIn(page.replaceAll('All that you need to know about this.', 'Details'))).toEqual([]);
  });

  test('reads the headings of a page of services that are all of level one', () => {
    const sections = ['Brake repair', 'Oil changes', 'Heat & A/C', 'Transmission']
      .map((name) => `<h1>${name}</h1><p>All that you need to know about this.</p>`)
      .join('');
    expect(namesIn(`<h1>What we do, and much more.</h1>${sections}`, '/services.html')).toHaveLength(4);
  });

  test('reads kinds of services on cards', () => {
    const kinds = cardsOf(['Massage Therapies', 'Facial Treatments', 'Our Classes']);
    expect(namesIn(`<h1>Oak</h1><h2>Our services</h2>${kinds}`)).toEqual(['Massage Therapies', 'Facial Treatments']);
  });
});
