// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AgentHoverCard } from '@/components/site/agent-hover-card';

vi.mock('@/components/site/agent-hover-panel', () => ({ AgentHoverPanel: () => createElement('aside') }));
vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

let root: Root;
let page: HTMLElement;
let isWide: boolean;
const isOpen = () => page.querySelector('aside') !== null;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
/** React derives enter and leave from these. */
const move = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  act(async () =>
    page.querySelector('a')?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })),
  );

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const props = { href: '/agent', foldLabel: 'Details', details: 'Details', children: 'Agent' };
  await act(async () => root.render(createElement(AgentHoverCard, props)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
});

test('AgentHoverCard › opens 700 ms after the pointer enters, and closes 300 ms after it leaves', async () => {
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
