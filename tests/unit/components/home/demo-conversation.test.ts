// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DemoConversation } from '@/components/home/demo-conversation';
import { render } from '../../../support/render';

const lines = [
  { from: 'customer', text: 'Is the boiler covered?' },
  { from: 'agent', text: 'For two years.' },
] as const;

const button = () => document.querySelector('button') as HTMLButtonElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  await render(createElement(DemoConversation, { lines, icon: null }));
});
afterEach(() => void vi.useRealTimers());

test('DemoConversation › plays its answer in three seconds, and announces it', async () => {
  expect([button().textContent, status()]).toEqual(['Play', '']);
  await act(async () => button().click());
  expect([button().getAttribute('aria-disabled'), status()]).toEqual(['true', 'Responding…']);
  await pass(2_999);
  expect(status()).toBe('Responding…');
  await pass(1);
  expect([button().textContent, button().getAttribute('aria-disabled'), status()]).toEqual([
    'Play',
    null,
    'AI employee: For two years.',
  ]);
});
