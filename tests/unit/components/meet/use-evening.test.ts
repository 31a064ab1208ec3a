// @vitest-environment jsdom
import { act, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEvening } from '@/components/meet/use-evening';
import { render } from '../../../support/render';

const STEPS = 4;
let evening: ReturnType<typeof useEvening>;
let prefersLessMotion: boolean;
let count = 0;

function Evening({ name, isSkipped = false }: { name: string; isSkipped?: boolean }) {
  evening = useEvening(name, STEPS, isSkipped);
  return null;
}
const show = (name = `evening ${++count}`, isSkipped?: boolean) =>
  render(createElement(Evening, { name, isSkipped, key: name }));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  prefersLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
});
afterEach(() => void vi.useRealTimers());

test('useEvening › shows all steps without scripts', () => {
  renderToString(createElement(Evening, { name: 'static' }));
  expect(evening).toMatchObject({ shown: STEPS, isPending: true });
});

test('useEvening › plays a step in 0.8 seconds, and an evening once', async () => {
  await show('twice');
  expect(evening.shown).toBe(1);
  await pass(799);
  expect(evening.shown).toBe(1);
  await pass(1);
  expect(evening.shown).toBe(2);
  for (const _step of [3, 4]) await pass(800);
  expect(evening.shown).toBe(STEPS);
  await show();
  await show('twice');
  expect(evening.shown).toBe(STEPS);
});

test('useEvening › plays nothing that was skipped, or against the setting for less motion; end shows the rest', async () => {
  await show(undefined, true);
  expect(evening.shown).toBe(STEPS);
  prefersLessMotion = true;
  await show();
  expect(evening.shown).toBe(STEPS);
  prefersLessMotion = false;
  await show();
  expect(evening.shown).toBe(1);
  await act(async () => evening.end());
  expect(evening.shown).toBe(STEPS);
});
