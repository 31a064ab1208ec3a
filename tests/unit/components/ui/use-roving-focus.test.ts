// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { nextIndex, useRovingFocus } from '@/components/ui/use-roving-focus';

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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  function Toolbar({ links }: { links: number }) {
    const { bar, tabIndex } = useRovingFocus(links);
    const link = (_: unknown, index: number) =>
      createElement('a', { key: index, href: `/${index}`, tabIndex: tabIndex(index) }, `Link ${index}`);
    return createElement('div', bar, Array.from({ length: links }, link));
  }
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const stops = () => [...page.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent);
  await act(async () => root.render(createElement(Toolbar, { links: 3 })));
  await act(async () => page.querySelector('a')?.focus());
  const end = new KeyboardEvent('keydown', { key: 'End', bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(end));
  expect(stops()).toEqual(['Link 2']);
  await act(async () => root.render(createElement(Toolbar, { links: 2 })));
  expect(stops()).toEqual(['Link 1']);
  act(() => root.unmount());
  page.remove();
});
