// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkDialog } from '@/components/blog-admin/rich-text/link-dialog';

const editor = { getAttributes: () => ({}), isActive: () => false } as unknown as Editor;
let root: Root;
let page: HTMLElement;
let asked: string[];
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const found = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
function type(text: string) {
  const field = page.querySelector('input') as HTMLInputElement;
  // React notices a change by the setter of the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  return act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ links: [{ title: 'Free trial', path: '/free-trial' }] });
  });
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(createElement(LinkDialog, { editor, kind: 'link', onClose: () => {} })));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
});

test('LinkDialog › searches the site once somebody has stopped typing words for 0.2 seconds', async () => {
  await type('free tr');
  await pass(199);
  await type('free trial');
  await pass(199);
  expect(asked).toEqual([]);
  await pass(1);
  expect([asked.length, found()]).toEqual([1, ['Free trial /free-trial']]);
});

test('LinkDialog › searches for no address', async () => {
  await type('https://bakery.ie');
  await pass(5_000);
  expect([asked, found()]).toEqual([[], []]);
});
