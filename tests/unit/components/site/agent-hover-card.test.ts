// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AgentHoverCard } from '@/components/site/agent-hover-card';
import { render } from '../../../support/render';

vi.mock('@/components/site/agent-hover-panel', () => ({ AgentHoverPanel: () => createElement('aside') }));
vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

let isWide: boolean;
const isOpen = () => document.querySelector('aside') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpenSoon = async () => {
  await pass(0);
  return isOpen();
};
/** React derives enter and leave from these. */
const move = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  act(async () =>
    document.querySelector('a')?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })),
  );

beforeEach(async () => {
  vi.useFakeTimers();
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  const props = { href: '/agent', foldLabel: 'Details', details: 'Details', children: 'Agent' };
  await render(createElement(AgentHoverCard, props));
});
afterEach(() => void vi.useRealTimers());

test('AgentHoverCard › opens 700 ms after the pointer enters, and closes 300 ms after it leaves', async () => {
  await move('pointerover');
  await pass(700);
  // The panel is loaded once, in real time.
  await expect.poll(isOpenSoon).toBe(true);
  await move('pointerout');
  await pass(300);
  await move('pointerover');
  await pass(699);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
  await move('pointerout');
  await pass(299);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
});

test('AgentHoverCard › stays closed on touch, on a narrow screen, and for a pointer that only passes', async () => {
  await move('pointerover', 'touch');
  await pass(5_000);
  expect(isOpen()).toBe(false);
  await move('pointerover');
  await pass(500);
  await move('pointerout');
  await pass(5_000);
  expect(isOpen()).toBe(false);
  isWide = false;
  await move('pointerover');
  await pass(5_000);
  expect(isOpen()).toBe(false);
});
