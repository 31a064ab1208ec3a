import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SourceLinks } from '@/components/scraper/source-links';

const textOf = (...urls: string[]) => {
  const sources = urls.map((url) => ({ url, text: '' }));
  return renderToStaticMarkup(createElement(SourceLinks, { sources })).replaceAll(/<[^>]*>/g, '');
};

test('SourceLinks › names up to three pages, and counts the others', () => {
  const [a, b, c, d, e] = ['/a', '/b', '/c', '/menu.pdf#page=2', '/e'].map((path) => `https://bakery.ie${path}`);
  expect(textOf(`${a}`, `${b}`, `${d}`)).toBe('/a, /b, /menu.pdf, page 2');
  expect(textOf(`${a}`, `${b}`, `${c}`, `${d}`)).toBe('/a, /b, /c and 1 more page');
  expect(textOf(`${a}`, `${b}`, `${c}`, `${d}`, `${e}`)).toBe('/a, /b, /c and 2 more pages');
});
