import { expect, test } from 'vitest';
import { isNotFoundPage } from '@/lib/reader/page/not-found-page';
import { textOf } from '../pages';

const LONG = 'We bake sourdough in Ennis every morning from six, and sell it until it is gone. '.repeat(40);

test.each([
  ['a title that says it', '404 – Page not found', LONG.slice(0, 900), ''],
  ['a title that says nothing else, however long the frame', 'Page not found | Arán Inis', LONG, ''],
  ['a headline that says it', 'Arán Inis', 'Try the menu.', 'This page can’t be found'],
  ['a short text that says it', 'Arán Inis', 'Sorry, the page you are looking for does not exist.', ''],
  ['German', 'Seite nicht gefunden', LONG, ''],
  ['a search in vain', 'Oops!', 'Sorry, we could not find the page you were looking for.', ''],
  ['a page that is gone', 'Arán Inis', 'This page is no longer available.', ''],
  ['a German sentence', 'Fehler', 'Die angeforderte Seite konnte nicht gefunden werden.', ''],
  ['a French sentence', 'Erreur', 'Désolé, la page que vous recherchez n’existe pas.', ''],
  ['a page that was moved', 'Oops', 'That page has gone missing. It may have been moved or deleted.', ''],
  ['a page that is away', 'Arán Inis', 'Use the menu.', 'Sorry, this page isn’t here any more'],
  ['a Polish sentence', 'Błąd 404', 'Nie znaleziono strony.', ''],
  ['a Portuguese sentence', 'Erro', 'A página não foi encontrada.', ''],
  ['a number with a headline', '404: nothing to see here', LONG.slice(0, 900), ''],
  ['a Swedish sentence', 'Fel', 'Sidan kunde inte hittas.', ''],
  ['a Danish sentence', 'Fejl', 'Siden blev ikke fundet.', ''],
  ['a Finnish headline', 'Virhe', LONG.slice(0, 900), 'Sivua ei löytynyt'],
  ['a Romanian sentence', 'Eroare', 'Ne pare rău, pagina nu a fost găsită.', ''],
  ['a Czech sentence', 'Chyba', 'Stránka nebyla nalezena.', ''],
  ['a Lithuanian title', 'Puslapis nerastas', LONG.slice(0, 900), ''],
  ['a Ukrainian title', 'Сторінку не знайдено', LONG.slice(0, 900), ''],
  ['a sentence in a short text', 'Oak', `${textOf(310)}. Sorry, the page you are looking for does not exist.`, ''],
  ['a headline above a short text', 'Oak', textOf(1_450), 'This page can’t be found'],
  ['a Dutch sentence', 'Fout', 'De pagina die u zoekt bestaat niet.', ''],
])('isNotFoundPage › recognises %s', (_name, title, text, headline) => {
  expect(isNotFoundPage({ title, text, headings: headline ? [{ level: 1, text: headline }] : [] })).toBe(true);
});

test.each([
  ['a page that mentions missing pages', 'Arán Inis', `${LONG} A page not found here may have moved.`],
  ['an article about them', 'Page not found: how to write a helpful notice', LONG],
  ['a street number', 'Contact', '404 Main Street, Ennis, Co. Clare'],
  ['a street number as title', '404 Main Street: how to find us', LONG.slice(0, 900)],
  ['a headline with the number above a text', '404: nothing to see here', LONG.slice(0, 1_600)],
  ['a sentence in a longer text', 'Oak', `${textOf(440)}. Sorry, the page you are looking for does not exist.`],
  ['a page about moving', 'House moves', 'Ask us on this page whether your things have been moved.'],
])('isNotFoundPage › accepts %s', (_name, title, text) => {
  expect(isNotFoundPage({ title, text, headings: [] })).toBe(false);
});
