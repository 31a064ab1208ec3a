// @vitest-environment jsdom
import { act, createElement, createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentEditor, type TextCheck } from '@/components/blog-admin/rich-text/content-editor';

import type { View } from '@/components/blog-admin/rich-text/view-toggle';
import { render } from '../../../../support/render';

const path = (letter: string) => `/images/${letter.repeat(32)}-1200x800.webp`;

/** Stands in for XMLHttpRequest: uploads end when the test says so. */
class HeldUpload extends EventTarget {
  static all: HeldUpload[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  open() {}
  send() {
    HeldUpload.all.push(this);
  }
  end(status: number, response: unknown) {
    Object.assign(this, { status, response });
    return act(async () => void this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
  }
}

/** Stands in for the worker that converts a paste: it answers when the test says so. */
class HeldWorker extends EventTarget {
  static last: HeldWorker | undefined;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    HeldWorker.last = this;
  }
  answer(data: unknown) {
    return act(async () => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
  fail() {
    return act(async () => void this.dispatchEvent(new Event('error')));
  }
}

let setView: (view: View) => void;
const check = createRef<TextCheck>();

beforeEach(async () => {
  HeldUpload.all = [];
  HeldWorker.last = undefined;
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  vi.stubGlobal('Worker', HeldWorker);
  // jsdom has no layout, and no dialogs.
  HTMLDialogElement.prototype.close ??= () => undefined;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  function Harness() {
    const [value, onChange] = useState('One two.\n\nThree.');
    const [view, onView] = useState<View>('write');
    setView = onView;
    return createElement(ContentEditor, {
      value,
      loads: 0,
      onChange,
      view,
      onView,
      check,
      lang: '',
    });
  }
  await render(createElement(Harness));
});

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const text = async () => {
  await act(() => vi.waitUntil(() => document.querySelector('#post-text'), { timeout: 30_000 }));
  return document.querySelector('#post-text') as HTMLElement & { editor: import('@tiptap/core').Editor };
};

/** Types at the caret. */
const type = (words: string) =>
  act(async () => {
    const { editor } = await text();
    editor.view.dispatch(editor.state.tr.insertText(words));
  });

const placeCaret = (from: number, to = from) =>
  act(async () => void (await text()).editor.commands.setTextSelection({ from, to }));

const choose = (...names: string[]) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

const paste = (html: string, plain: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
    Object.assign(event, { clipboardData: { files: [], getData: (kind: string) => data[kind] ?? '' } });
    (await text()).dispatchEvent(event);
  });

const button = (label: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === label);

test('ContentEditor › takes over the text, caret and focus of the text field, and what was typed in it', async () => {
  await act(async () => {
    area().focus();
    area().setRangeText('Ten', 0, 3, 'end');
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
  const { editor } = await text();
  expect(editor.getText()).toBe('Ten two.\n\nThree.');
  expect(editor.state.selection.from).toBe(4);
  expect(area().closest('.hidden')).not.toBeNull();
  await type('ty');
  expect(area().value).toBe('Tenty two.\n\nThree.');
});

test('ContentEditor › keeps every word that is typed during an upload, and puts the image where the caret was', async () => {
  await placeCaret(9);
  await choose('door.png', 'wall.png');
  expect(HeldUpload.all).toHaveLength(1);
  expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Upload of door.png');
  await type(' And then');
  await HeldUpload.all[0]?.end(201, { path: path('a') });
  await HeldUpload.all[1]?.end(201, { path: path('b') });
  await type(' more.');
  expect(document.querySelector('progress')).toBeNull();
  expect(area().value).toBe(`One two. And then more.\n\n![](${path('a')})\n\n![](${path('b')})\n\nThree.`);
});

test('ContentEditor › says why an image was rejected, and sends it again', async () => {
  await placeCaret(9);
  await choose('door.png');
  await HeldUpload.all[0]?.end(0, null);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('door.png');
  await act(async () => button('Try again')?.click());
  await HeldUpload.all[1]?.end(422, { detail: 'This file is not an image that we can read.' });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('not an image that we can read');
  await act(async () => button('Leave it out')?.click());
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(area().value).toBe('One two.\n\nThree.');
});

test('ContentEditor › describes an image on the image', async () => {
  await placeCaret(9);
  await choose('door.png');
  await HeldUpload.all[0]?.end(201, { path: path('a') });
  await act(async () => {
    const input = document.querySelector('figure input') as HTMLInputElement;
    input.value = 'A [red] door';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(area().value).toContain(`![A \\[red\\] door](${path('a')})`);
});

test('ContentEditor › pastes where the caret was, and keeps what is typed during the conversion', async () => {
  await placeCaret(9);
  await paste('<b>four</b>', 'four');
  await type(' five');
  await HeldWorker.last?.answer({ isReady: true });
  expect(HeldWorker.last?.postMessage).toHaveBeenCalledWith({ html: '<b>four</b>', text: 'One two.\n\nThree.' });
  await HeldWorker.last?.answer({ markdown: '**four**', lostImages: 0 });
  await type(' six');
  expect(area().value).toBe('One two.**four** five six\n\nThree.');
  expect(HeldWorker.last?.terminate).toHaveBeenCalled();
});

test('ContentEditor › copies the images of a paste to this site, and says how many could not be', async () => {
  const answers = new Map([['https://b.ie/2.jpg', path('b')]]);
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const copy = answers.get(JSON.parse(String(body)).url);
    return copy ? Response.json({ path: copy }, { status: 201 }) : Response.json({}, { status: 400 });
  });
  await placeCaret(9);
  await paste(`<p>four</p><img src="data:image/png;base64,iVBORw0KGgo=">`, 'four');
  await HeldWorker.last?.answer({ isReady: true });
  expect(HeldWorker.last?.postMessage.mock.lastCall?.[0].html).toContain('<img src="https://embedded.invalid/0">');
  const markdown =
    'four\n\n![in](https://embedded.invalid/0)\n\n![two](https://b.ie/2.jpg "T") and ![](https://b.ie/2.jpg)\n\n![](https://b.ie/3.jpg)\n\nfive';
  await HeldWorker.last?.answer({ markdown, lostImages: 1 });
  await HeldUpload.all[0]?.end(201, { path: path('a') });
  await act(() => vi.waitUntil(() => document.querySelector('[role="alert"]')));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(
    '2 images could not be copied: drop them here.',
  );
  expect(area().value).toContain(
    `four\n\n![in](${path('a')})\n\n![two](${path('b')} "T") and ![](${path('b')})\n\nfive`,
  );
});

test('ContentEditor › replaces the selection by a paste, and makes it a link for an address', async () => {
  await placeCaret(5, 8);
  await paste('<b>four</b>', 'four');
  await HeldWorker.last?.answer({ isReady: true });
  await HeldWorker.last?.answer({ markdown: '**four**', lostImages: 0 });
  expect(area().value).toBe('One **four**.\n\nThree.');
  await placeCaret(1, 4);
  await paste('', 'https://a.ie/');
  expect(area().value).toBe('[One](https://a.ie/) **four**.\n\nThree.');
});

test('ContentEditor › pastes the plain text when a conversion fails or would be too large', async () => {
  await placeCaret(9);
  await paste('<b>four</b>', ' four');
  await HeldWorker.last?.fail();
  expect(area().value).toBe('One two. four\n\nThree.');
  HeldWorker.last = undefined;
  await paste('<b>six</b>'.repeat(200_000), ' six');
  expect(area().value).toContain('six');
  expect(HeldWorker.last, 'no worker is started').toBeUndefined();
});

test('ContentEditor › keeps the caret between the text and its Markdown, and takes over what is changed there', async () => {
  await placeCaret(13);
  await act(async () => setView('markdown'));
  expect(area().closest('.hidden')).toBeNull();
  expect(area().selectionStart).toBe(12);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      area(),
      'One **two**.\n\nThree!',
    );
    area().dispatchEvent(new Event('input', { bubbles: true }));
    area().setSelectionRange(7, 7);
  });
  await act(async () => setView('write'));
  const { editor } = await text();
  expect(editor.getText()).toBe('One two.\n\nThree!');
  expect(editor.state.selection.from).toBe(6);
});

test('ContentEditor › shows the Markdown instead of storing a text that would be read as something else', async () => {
  const { editor } = await text();
  expect(check.current?.()).toBe(true);
  // Two pieces of Markdown that are marks only together.
  await act(async () => {
    const { schema, tr } = editor.state;
    for (const at of [4, 1]) tr.insert(at, schema.node('inlineSource', { raw: '**' }));
    editor.view.dispatch(tr);
  });
  let isFaithful = true;
  await act(async () => {
    isFaithful = check.current?.() ?? true;
  });
  expect(isFaithful).toBe(false);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('cannot be stored as it looked');
  expect(area().closest('.hidden')).toBeNull();
});
