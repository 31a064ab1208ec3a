// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test } from 'vitest';
import { nextIndex, useRovingFocus } from '@/components/ui/use-roving-focus';
import { render } from '../../../support/render';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('nextIndex › %s moves from %i to %s of three controls', (key, current, next) => {
  expect(nextIndex(key, current, 3)).toBe(next);
});

test('useRovingFocus › keeps one Tab stop when the active control is removed', async () => {
  function Toolbar({ links }: { links: number }) {
    const { bar, tabIndex } = useRovingFocus(links);
    const link = (_: unknown, index: number) =>
      createElement('a', { key: index, href: `/${index}`, tabIndex: tabIndex(index) }, `Link ${index}`);
    return createElement('div', bar, Array.from({ length: links }, link));
  }
  const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent);
  await render(createElement(Toolbar, { links: 3 }));
  await act(async () => document.querySelector('a')?.focus());
  const end = new KeyboardEvent('keydown', { key: 'End', bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(end));
  expect(stops()).toEqual(['Link 2']);
  await render(createElement(Toolbar, { links: 2 }));
  expect(stops()).toEqual(['Link 1']);
});
