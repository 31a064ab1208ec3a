import { describe, expect, test } from 'vitest';
import { listElements } from '@/lib/crawler/extract/dom';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readMenuServices } from '@/lib/crawler/facts/menu-services';

const servicesIn = (html: string) => readMenuServices(listElements(parseHtml(html))).map(({ name }) => name);
const links = (...names: string[]) => names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');

describe('readMenuServices', () => {
  test.each([
    [
      'a submenu',
      `<nav><ul>${links('Home')}<li><a href="/services">Services</a><ul>${links('Roofing', 'Gutters')}</ul></li></ul></nav>`,
    ],
    [
      'a column of a footer',
      `<footer><div><h4>Our Services</h4><ul>${links('Roofing', 'Gutters')}</ul></div></footer>`,
    ],
    [
      'a submenu with a link to all',
      `<nav><div><button>What we do</button><ul>${links('All services', 'Roofing', 'Gutters')}</ul></div></nav>`,
    ],
  ])('reads %s', (_, html) => {
    expect(servicesIn(html)).toEqual(['Roofing', 'Gutters']);
  });

  test('reads the name in a link, not its description', () => {
    const clinics =
      '<a href="/e">Eye care<small>Oak Optics</small></a><a href="/d"><span><b>Dental</b><small>Oak Smiles</small></span></a>';
    expect(servicesIn(`<nav><div><button>Services</button><div>${clinics}</div></div></nav>`)).toEqual([
      'Eye care',
      'Dental',
    ]);
  });

  test.each([
    ['the other entries of a menu', `<nav><ul>${links('Services', 'Team', 'Blog')}</ul></nav>`],
    [
      'a submenu of other pages',
      `<nav><li><a href="/s">Services</a><ul>${links('Prices', 'Roofing', 'Reviews', 'Gutters')}</ul></li></nav>`,
    ],
    ['a list in the content', `<main><h2>Services</h2><ul>${links('Roofing', 'Gutters')}</ul></main>`],
    ['a column about the company', `<footer><div><h4>Company</h4><ul>${links('Team', 'Story')}</ul></div></footer>`],
  ])('does not read %s', (_, html) => {
    expect(servicesIn(html)).toEqual([]);
  });
});
