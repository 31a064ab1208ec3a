import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { isEnglish } from '@/lib/reader/answers/language';
import { pageAt } from './site';

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

  it('does not count the abbreviations of a menu', () => {
    expect(isEnglish(pageAt('/', '<p>Two free range eggs with crispy bacon and toast (NA)</p>'.repeat(40)))).toBe(true);
  });

  it('excludes pages in other languages from the index if there are English ones', () => {
    const site = openSite([pageAt('/', `<p>${ENGLISH}</p>`), pageAt('/fr', `<p>${FRENCH}</p>`)]);
    expect(site.index.pages.map(({ url }) => url)).toEqual(['https://harbour.example/']);
  });
});
