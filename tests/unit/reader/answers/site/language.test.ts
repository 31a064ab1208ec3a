import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { isEnglish } from '@/lib/reader/answers/site/language';
import { textOf } from '../../pages';
import { pageAt } from '../site';

const FRENCH = 'Les paiements sont effectués par carte dans la salle avec le client. '.repeat(6);
const ENGLISH = 'We are a small shop in the town and you can pay with a card at the desk. '.repeat(6);

describe('isEnglish', () => {
  it('detects the language by words, whatever the page declares', () => {
    expect(isEnglish(pageAt('/', `<p>${FRENCH}</p>`))).toBe(false);
    expect(isEnglish({ ...pageAt('/', `<p>${ENGLISH}</p>`), language: 'fr' })).toBe(true);
  });

  it('trusts the declared language of a page with little text', () => {
    expect(isEnglish({ ...pageAt('/', '<p>Menu</p>'), language: 'fr' })).toBe(false);
    expect(isEnglish(pageAt('/', '<p>Menu</p>'))).toBe(true);
  });

  it('judges a page by its words if it has some thirty of them', () => {
    const words = (count: number) => `<p>${'les dans pour avec '.repeat(count / 4)}</p>`;
    expect(isEnglish(pageAt('/', words(28)))).toBe(false);
    expect(isEnglish(pageAt('/', words(20)))).toBe(true);
  });

  it('judges a page by its first four thousand characters', () => {
    const behind = (length: number) => `<p>${`${textOf(500)}.</p><p>`.repeat(length / 500)}${FRENCH}</p>`;
    expect(isEnglish(pageAt('/', behind(3_000)))).toBe(false);
    expect(isEnglish(pageAt('/', behind(4_500)))).toBe(true);
  });

  it('does not count the abbreviations of a menu', () => {
    expect(isEnglish(pageAt('/', '<p>Two free range eggs with crispy bacon and toast (NA)</p>'.repeat(40)))).toBe(true);
  });

  it('excludes pages in other languages from the index if there are English ones', () => {
    const site = openSite([pageAt('/', `<p>${ENGLISH}</p>`), pageAt('/fr', `<p>${FRENCH}</p>`)]);
    expect(site.index.pages.map(({ url }) => url)).toEqual(['https://harbour.example/']);
  });
});
