// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushToast, ToastList } from '@/components/ui/toast-list';

let page: HTMLElement;
let root: Root;
let field: HTMLInputElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  field = document.body.appendChild(document.createElement('input'));
  root = createRoot(page);
  await act(async () => root.render(createElement(ToastList)));
  field.focus();
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  field.remove();
});

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
