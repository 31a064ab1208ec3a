import { describe, expect, test } from 'vitest';
import { LanguageVersions } from '@/lib/crawler/frontier/language-versions';
import type { Alternate } from '@/lib/reader/text/url-language';

const SITE = 'https://a.ie';
const versionsOf = (pages: Record<string, string>): Alternate[] =>
  Object.entries(pages).map(([language, path]) => ({ language, url: `${SITE}${path}` }));

/** The versions of a site whose start page, in English, has the given versions. */
function site(chosen?: string, home: Record<string, string> = {}, language: string | undefined = 'en-IE') {
  const versions = new LanguageVersions(chosen);
  versions.begin(`${SITE}/`, language, versionsOf(home));
  const learn = (path: string, lang?: string, alternates: Record<string, string> = {}) => {
    versions.note(`${SITE}${path}`);
    versions.learn(`${SITE}${path}`, lang, versionsOf(alternates));
  };
  learn('/', language, home);
  return {
    learn,
    note: (...paths: string[]) => {
      for (const path of paths) versions.note(`${SITE}${path}`);
    },
    fail: (path: string) => versions.fail(`${SITE}${path}`),
    better: (path: string) => versions.betterVersion(`${SITE}${path}`)?.slice(SITE.length),
    isForeign: (path: string) => versions.isForeign(`${SITE}${path}`),
  };
}

describe('LanguageVersions', () => {
  test('prefers the language of the start page among stated versions', () => {
    const { learn, better } = site();
    learn('/prices', 'en', { en: '/prices', de: '/preise', 'x-default': '/prices' });
    expect(better('/preise')).toBe('/prices');
    expect(better('/prices')).toBeUndefined();
  });

  test('prefers the chosen language, and the own one where the chosen one is missing', () => {
    const { learn, better } = site('ga');
    learn('/prices', 'en', { en: '/prices', ga: '/praghsanna', de: '/preise' });
    learn('/team', 'en', { en: '/team', de: '/mannschaft' });
    expect(better('/prices')).toBe('/praghsanna');
    expect(better('/preise')).toBe('/praghsanna');
    expect(better('/mannschaft')).toBe('/team');
  });

  test('reads one version of a page that exists in neither language: the default of the site', () => {
    const { learn, better } = site();
    learn('/fr/x', 'fr', { fr: '/fr/x', de: '/de/x', 'x-default': '/de/x' });
    expect(better('/fr/x')).toBe('/de/x');
    expect(better('/de/x')).toBeUndefined();
  });

  test('prefers the region of the start page', () => {
    const { learn, better } = site();
    learn('/uk/prices', 'en-GB', { 'en-gb': '/uk/prices', 'en-ie': '/ie/prices' });
    expect(better('/uk/prices')).toBe('/ie/prices');
  });

  test('finds siblings by URL once hreflang has confirmed that the path names a language', () => {
    const { note, better, isForeign } = site(undefined, { 'en-ie': '/', de: '/de/' });
    note('/contact', '/de/contact', '/de/anfahrt');
    expect(better('/de/contact')).toBe('/contact');
    expect(better('/de/anfahrt'), 'it may have no other version').toBeUndefined();
    expect([isForeign('/de/anfahrt'), isForeign('/contact')]).toEqual([true, false]);
  });

  test('finds siblings by URL once a page says to be in the language that its URL names', () => {
    const { learn, note, better } = site();
    note('/contact', '/contact?lang=fr', '/team', '/team?lang=fr');
    expect(better('/team?lang=fr')).toBeUndefined();
    learn('/contact?lang=fr', 'fr');
    expect(better('/team?lang=fr')).toBe('/team');
  });

  test('does not take computers for Italian', () => {
    const { learn, note, better, isForeign } = site();
    note('/services', '/it/services');
    learn('/it/services', 'en-IE');
    expect(better('/it/services')).toBeUndefined();
    expect(isForeign('/it/services')).toBe(false);
  });

  test('does not believe pages that all name the start page’s versions as their own', () => {
    const { learn, better } = site('de', { en: '/', de: '/de/' });
    learn('/contact', 'en', { en: '/', de: '/de/' });
    learn('/prices', 'en', { de: '/de/' });
    learn('/no-language', undefined, { en: '/', de: '/de/' });
    expect(['/contact', '/prices', '/no-language'].map(better)).toEqual([undefined, undefined, undefined]);
    expect(better('/')).toBe('/de/');
  });

  test('reads another version if the better one fails', () => {
    const { learn, better, fail } = site('ga');
    learn('/prices', 'en', { en: '/prices', ga: '/praghsanna', de: '/preise' });
    fail('/praghsanna');
    expect([better('/prices'), better('/preise')]).toEqual([undefined, '/prices']);
  });

  test('finds the language of a site whose start page does not state it', () => {
    const { learn, note, better } = site(undefined, {}, '');
    note('/contact', '/de/contact');
    learn('/contact', 'en');
    learn('/de/', 'de');
    expect(better('/de/contact')).toBe('/contact');
  });
});
