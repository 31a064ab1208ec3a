import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimValue } from '@/components/site/claim';

const unbroken = (id: 'responseTime' | 'industrySetupTime') => {
  const html = renderToStaticMarkup(createElement(ClaimValue, { id, marked: false }));
  return /<span class="whitespace-nowrap">(.*?)<\/span>/.exec(html)?.[1];
};

test('ClaimValue › keeps a figure of up to fifteen characters on one line, and only the last word of a longer one', () => {
  expect(unbroken('responseTime')).toBe('under 2 seconds');
  expect(unbroken('industrySetupTime')).toBe('days');
});
