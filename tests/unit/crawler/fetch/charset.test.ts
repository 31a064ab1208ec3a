import { expect, test } from 'vitest';
import { decodePage } from '@/lib/crawler/fetch/charset';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a meta tag that says UTF-16 means UTF-8', Buffer.from('<meta charset="utf-16"><p>Caf\u00e9</p>')],
  ['a meta tag in a comment does not count', Buffer.from('<!-- <meta charset="iso-8859-1"> --><p>Caf\u00e9</p>')],
  ['an XML declaration counts', latin('<?xml version="1.0" encoding="iso-8859-1"?><p>Caf\u00e9</p>')],
  [
    'a meta tag with an unknown label is passed over',
    latin('<meta charset="nonsense"><meta charset="iso-8859-1"><p>Caf\u00e9</p>'),
  ],
])('decodePage › %s', (_, bytes) => {
  expect(decodePage(bytes, 'text/html')).toContain('Café');
});

test.each([
  ['a header that says UTF-8 of a page in windows-1252', latin('<p>Caf\u00e9</p>'), 'utf-8'],
  ['a header that says ISO 8859-1 of a page in UTF-8', Buffer.from('<p>Café</p>'), 'iso-8859-1'],
])('decodePage › corrects %s', (_, bytes, charset) => {
  expect(decodePage(bytes, `text/html; charset=${charset}`)).toBe('<p>Café</p>');
});

test('decodePage › looks for a declaration in the first 2,048 bytes', () => {
  const declaredAt = (bytes: number) =>
    decodePage(latin(`${' '.repeat(bytes)}<meta charset="windows-1251"><p>\u00c4\u00e0</p>`), 'text/html')
      .trim()
      .slice(-8);
  expect([declaredAt(2_048 - 29), declaredAt(2_048)]).toEqual(['p>Да</p>', 'p>Äà</p>']);
});

test('decodePage › keeps UTF-8 with a few invalid bytes', () => {
  const bytes = Buffer.concat([Buffer.from('<p>Café '), latin('\u00e9')]);
  expect(decodePage(bytes, 'text/html; charset=utf-8')).toBe('<p>Café \ufffd');
});
