import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { findActivityLists } from '@/lib/crawler/facts/activity-lists';
import { readLines } from '@/lib/crawler/facts/page-lines';

const namesIn = (html: string, isServicesPage = false) =>
  findActivityLists(readLines(readBlocks(parseHtml(html), () => null)), isServicesPage).map(({ text }) => text);
const cards = (...names: string[]) =>
  names.map((name) => `<div class="card"><p class="name">${name}</p><p>All about this.</p></div>`).join('');

describe('findActivityLists', () => {
  const lessons = cards('Piano lessons', 'Voice lessons', 'Guitar lessons', 'Strings');

  test('reads cards of which most name activities', () => {
    expect(namesIn(`<h2>Every instrument</h2>${lessons}`)).toEqual([
      'Piano lessons',
      'Voice lessons',
      'Guitar lessons',
      'Strings',
    ]);
  });

  test('reads the headings of a section of the page of services, but no other list in it', () => {
    const headings = ['Wheel polishing', 'Trim restoration', 'Hair removal'].map(
      (name) => `<h3>${name}</h3><p>Ask.</p>`,
    );
    expect(namesIn(`<div><h2>The details</h2>${headings.join('')}</div>`, true)).toHaveLength(3);
    expect(namesIn(`<h2>The details</h2>${lessons}`, true)).toEqual([]);
  });

  test('reads kinds of services, but no heading of a list of them', () => {
    const kinds = cards('Boiler services', 'Pump repairs', 'Tap repairs', 'Drain repairs', 'Other services');
    expect(namesIn(`<h2>Every home</h2>${kinds}`)).toEqual([
      'Boiler services',
      'Pump repairs',
      'Tap repairs',
      'Drain repairs',
    ]);
  });

  test('reads no list of what a price includes', () => {
    const list = '<ul><li>Seat removal</li><li>Vent cleaning</li><li>Floor cleaning</li></ul>';
    expect(namesIn(`<h2>Every car</h2>${list}`)).toHaveLength(3);
    expect(namesIn(`<h3>Premium</h3><h2>$400*</h2>${list}`)).toEqual([]);
    expect(namesIn(`<h3>Premium</h3><p>from €90</p>${list}`)).toEqual([]);
    expect(namesIn(`<h3>Premium</h3><p>What’s included</p>${list}`)).toEqual([]);
    expect(namesIn(`<h3>Premium</h3><p>from €90</p><p>For every car that needs it.</p>${list}`)).toEqual([]);
  });

  test('reads cards below "Services" of which two name activities', () => {
    const work = cards('Upholstery', 'Soft tops', 'Detailing', 'Window tinting', 'Vinyl graphics');
    expect(namesIn(`<h2>Services</h2>${work}`)).toHaveLength(5);
    expect(namesIn(`<h2>Since 1990</h2>${work}`)).toEqual([]);
  });

  test.each([
    ['work that was done', `<h2>Recent projects</h2>${lessons}`],
    ['other pages', cards('Piano lessons', 'Voice lessons', 'Guitar lessons', 'Gallery', 'Shop')],
    ['lines that are marked up unlike each other', '<p>Piano lessons</p><p class="a">Waxing</p><h3>Tiling</h3>'],
    ['a list with one activity', cards('Independent', 'Clear prices', 'Care for all ages')],
  ])('reads no %s', (_, html) => {
    expect(namesIn(html)).toEqual([]);
  });

  test('reads no section of the page of all services, where lists are of what a service includes', () => {
    expect(namesIn(`<h1>Our work</h1><h2>Decks</h2>${lessons}`, true)).toEqual([]);
    expect(namesIn(lessons, true)).toHaveLength(4);
  });
});
