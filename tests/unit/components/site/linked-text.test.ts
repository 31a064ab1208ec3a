import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LinkedText } from '@/components/site/linked-text';

const render = (text: string) => renderToStaticMarkup(createElement(LinkedText, { text }));
const urls = (text: string) => [...render(text).matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

describe('LinkedText', () => {
  test('links e-mail addresses, web addresses and telephone numbers, without the punctuation after them', () => {
    expect(urls('Write to hello@example.ie or +353 65 123 4567. Or look at www.dataprotection.ie, please.')).toEqual([
      'mailto:hello@example.ie',
      'tel:+353651234567',
      'https://www.dataprotection.ie',
    ]);
  });

  test('changes no text', () => {
    const text = 'Article 6(1)(b) and (f): ask hello@example.ie, by 1 May, about Article 28.';
    expect(render(text).replaceAll(/<[^>]+>/g, '')).toBe(text);
  });

  test('keeps a reference to the law on one line and does not link it', () => {
    expect(render('GDPR Article 6(1)(b)')).toBe('GDPR <span class="whitespace-nowrap">Article 6(1)(b)</span>');
  });

  test('leaves a sentence without addresses as it is', () => {
    expect(render('€779 a month, 24/7, 3–5 days.')).toBe('€779 a month, 24/7, 3–5 days.');
  });
});
