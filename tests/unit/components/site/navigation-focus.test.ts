// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationFocus } from '@/components/site/navigation-focus';
import { render } from '../../../support/render';

const { usePathname } = vi.hoisted(() => ({ usePathname: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname }));

const goTo = (path: string) => {
  usePathname.mockReturnValue(path);
  return render(createElement(NavigationFocus));
};
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button>Account</button><a href="#prices">To the prices</a>
    <main><h1>Services</h1><section id="prices"><h2>Prices</h2></section></main>`;
  await goTo('/');
});

afterEach(() => void vi.useRealTimers());

test('NavigationFocus › moves the focus to the heading of the new page', async () => {
  await goTo('/services');
  vi.advanceTimersByTime(99);
  expect(focused(), 'it may not have been rendered yet').not.toBe('Services');
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Services');
});

test('NavigationFocus › moves the focus to the heading of the section that a link leads to', () => {
  document.querySelector('a')?.click();
  vi.runAllTimers();
  expect(focused()).toBe('Prices');
});

test.each([
  ['pointerdown', () => new Event('pointerdown', { bubbles: true })],
  ['keydown', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
])('NavigationFocus › leaves the focus where the visitor has put it since (%s)', async (_, event) => {
  await goTo('/services');
  const button = document.querySelector('button');
  button?.focus();
  button?.dispatchEvent(event());
  vi.runAllTimers();
  expect(focused()).toBe('Account');
});
