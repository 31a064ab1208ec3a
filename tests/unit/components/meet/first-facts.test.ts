import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FirstFacts } from '@/components/meet/first-facts';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';

const quote: Quote = {
  url: 'https://harbour.example/',
  pageTitle: 'Home',
  text: 'Ring us on 053 912 3456 at any time.',
  textFragmentUrl: 'https://harbour.example/#:~:text=ring',
  place: 0,
  isFocus: true,
};

it('FirstFacts › shows the number of a line, and nothing that the website does not state', () => {
  const greeting = { telephone: { value: '053 912 3456', quote }, hours: [] };
  const html = renderToStaticMarkup(createElement(FirstFacts, { greeting }));
  expect(html).toContain('053 912 3456');
  expect(html).not.toMatch(/at any time|Opening hours|What it does/);
});
