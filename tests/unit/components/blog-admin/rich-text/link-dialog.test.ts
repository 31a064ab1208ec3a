// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkDialog } from '@/components/blog-admin/rich-text/link-dialog';
import { render } from '../../../../support/render';

let href: string | undefined;
const chain: object = new Proxy(
  {},
  {
    get: (_calls, name) => (link?: { href: string }) => {
      if (name === 'setLink') href = link?.href;
      return chain;
    },
  },
);
const headings = ['Our prices', 'Hours', 'Hours'].map((textContent) => ({ type: { name: 'heading' }, textContent }));
const editor = {
  getAttributes: () => ({}),
  isActive: () => false,
  chain: () => chain,
  state: {
    selection: { empty: false },
    doc: { descendants: (visit: (node: object) => void) => headings.forEach(visit) },
  },
} as unknown as Editor;
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
  HTMLDialogElement.prototype.close ??= () => undefined;
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

test('LinkDialog › offers the headings of the text, and those of them that match', async () => {
  expect(found()).toEqual(['Our prices #our-prices', 'Hours #hours', 'Hours #hours-1']);
  await type('hour');
  expect(found()).toHaveLength(2);
  await act(async () =>
    [...document.querySelectorAll('li button')].at(-1)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  expect(href).toBe('#hours-1');
});

test.each([
  ['super.ie/menu', 'https://super.ie/menu'],
  ['nora@bakery.ie', 'mailto:nora@bakery.ie'],
  ['065 682 1234', 'tel:0656821234'],
  ['+353 (0)65 682-1234', 'tel:+353656821234'],
  ['01.234.5678', 'tel:012345678'],
  ['sms:+353871234567', 'sms:+353871234567'],
  ['#our-prices', '#our-prices'],
  ['/blog', '/blog'],
  ['our pri', '#our-prices'],
])('LinkDialog › makes a link of %j to %s', async (text, url) => {
  await type(text);
  await act(async () =>
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect(href).toBe(url);
});

test('LinkDialog › searches for no address', async () => {
  await type('https://bakery.ie');
  await pass(5_000);
  expect([asked, found()]).toEqual([[], []]);
});
