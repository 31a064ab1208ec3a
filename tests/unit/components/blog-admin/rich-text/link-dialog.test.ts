// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkDialog } from '@/components/blog-admin/rich-text/link-dialog';
import { render } from '../../../../support/render';

const editor = { getAttributes: () => ({}), isActive: () => false } as unknown as Editor;
let asked: string[];
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const found = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
function type(text: string) {
  const field = document.querySelector('input') as HTMLInputElement;
  // React notices a change by the setter of the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  return act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ links: [{ title: 'Free trial', path: '/free-trial' }] });
  });
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await render(createElement(LinkDialog, { editor, kind: 'link', onClose: () => {} }));
});
afterEach(() => void vi.useRealTimers());

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
