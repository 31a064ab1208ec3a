import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GreetingCard } from '@/components/meet/greeting-card';
import type { Quote } from '@/lib/answers/quotes';

const quote: Quote = {
  url: 'https://harbour.example/',
  pageTitle: 'Home',
  text: 'At harbour house, we have six rooms.',
  textFragmentUrl: 'https://harbour.example/#:~:text=harbour',
  place: 0,
  isFocus: true,
};

it('GreetingCard › shows only the name of a line that writes it in small letters', () => {
  const greeting = { name: { value: 'Harbour House', quote }, hours: [] };
  const html = renderToStaticMarkup(createElement(GreetingCard, { greeting }));
  expect(html).toContain('>harbour house<');
  expect(html).not.toContain('six rooms');
});
