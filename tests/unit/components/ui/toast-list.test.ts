// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushToast, ToastList } from '@/components/ui/toast-list';
import { render } from '../../../support/render';

let field: HTMLInputElement;

beforeEach(async () => {
  field = document.body.appendChild(document.createElement('input'));
  await render(createElement(ToastList));
  field.focus();
});

afterEach(() => field.remove());

const press = (key: string) => act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key })));
const show = (onSelect: () => void) =>
  act(async () => pushToast({ title: 'Post deleted', action: { label: 'Undo', onSelect } }));

test('ToastList › F8 moves the focus to the action, which returns it and is performed once', async () => {
  const undo = vi.fn();
  await show(undo);
  await press('F8');
  const button = document.activeElement as HTMLElement;
  expect(button.textContent).toBe('Undo');
  await act(async () => button.click());
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});

test('ToastList › Escape dismisses the toast and returns the focus', async () => {
  await show(() => {});
  await press('F8');
  await press('Escape');
  expect(document.activeElement).toBe(field);
});

test.each([
  ['stays for five seconds', 5_000, undefined],
  ['with an action stays for ten seconds', 10_000, { label: 'Undo', onSelect: () => {} }],
])('ToastList › a toast %s, then fades out in 0.15', async (_name, shownMs, action) => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const toast = () =>
    [...document.querySelectorAll('.toast')].find(({ textContent }) => textContent?.includes('Saved'));
  try {
    await pass(20_000);
    await act(async () => pushToast({ title: 'Saved', action }));
    await pass(shownMs - 1);
    expect(toast()?.className).not.toContain('opacity-0');
    await pass(1);
    expect(toast()?.className).toContain('opacity-0');
    await pass(149);
    expect(toast()).toBeDefined();
    await pass(1);
    expect(toast()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
