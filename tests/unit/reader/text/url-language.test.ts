import { expect, test } from 'vitest';
import { splitLanguage } from '@/lib/reader/text/url-language';

test.each([
  ['https://a.ie/de/preise', '/de', 'de', 'https://a.ie/preise'],
  ['https://a.ie/de', '/de', 'de', 'https://a.ie/'],
  ['https://a.ie/pt-BR/', '/pt-BR', 'pt-br', 'https://a.ie/'],
  ['https://a.ie/gaeilge/teagmhail', '/gaeilge', 'ga', 'https://a.ie/teagmhail'],
  ['https://a.ie/contact?lang=fr', '?lang=fr', 'fr', 'https://a.ie/contact'],
  ['https://a.ie/contact?id=7&locale=en_IE', '?locale=en_IE', 'en-ie', 'https://a.ie/contact?id=7'],
  ['https://a.ie/contact?lang=all', '', '', 'https://a.ie/contact?lang=all'],
  ['https://a.ie/tv/repairs', '', '', 'https://a.ie/tv/repairs'],
  ['https://a.ie/design/x', '', '', 'https://a.ie/design/x'],
])('splitLanguage › divides %s', (url, marker, language, key) => {
  expect(splitLanguage(url)).toEqual({ marker, language, key });
});
