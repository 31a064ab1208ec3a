// @vitest-environment jsdom
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentEditor } from '@/components/blog-admin/content-editor';
import { blankPost } from '@/components/blog-admin/use-post-draft';

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
  end(letter: string) {
    Object.assign(this, { status: 201, response: { path: path(letter) } });
    return act(async () => void this.dispatchEvent(new Event('load')));
  }
}

/** Stands in for the worker that converts a paste: it answers when the test says so. */
class HeldWorker extends EventTarget {
  static last: HeldWorker;
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

let page: HTMLElement;
let unmount: () => void;

beforeEach(async () => {
  HeldUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  vi.stubGlobal('Worker', HeldWorker);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has neither.
  HTMLDialogElement.prototype.close ??= () => undefined;
  document.execCommand ??= () => false;
  page = document.body.appendChild(document.createElement('div'));
  function Harness() {
    const [value, onChange] = useState('One two.\n\nThree.');
    return createElement(ContentEditor, {
      value,
      onChange,
      view: 'write',
      post: blankPost('Mary', '2026-11-21T09:05'),
    });
  }
  const root = createRoot(page);
  unmount = () => act(() => root.unmount());
  await act(async () => root.render(createElement(Harness)));
});

afterEach(() => {
  unmount();
  page.remove();
});

const text = () => page.querySelector('textarea') as HTMLTextAreaElement;
const question = () => page.querySelector<HTMLInputElement>('input:not([type=file])');

const choose = (...names: string[]) =>
  act(async () => {
    const input = page.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Types into the control that has the focus, as a person does. */
async function type(words: string) {
  for (const key of words) {
    await act(async () => {
      const control = document.activeElement as HTMLTextAreaElement | HTMLInputElement;
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      control.setRangeText(key, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

async function describe(alt: string) {
  await act(async () => {
    const input = question() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, alt);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => [...page.querySelectorAll('button')].find((b) => b.textContent === 'Insert picture')?.click());
}

async function placeCaret(at: number) {
  await act(async () => {
    text().focus();
    text().setSelectionRange(at, at);
  });
}

test('ContentEditor › keeps every word in the text that is typed during an upload', async () => {
  await placeCaret(8);
  await choose('door.png');
  await type(' And then');
  await HeldUpload.all[0]?.end('a');
  await type(' some more.');
  expect(question()?.value).toBe('');
  expect(text().value).toBe('One two. And then some more.\n\nThree.');
});

test('ContentEditor › asks a writer who has waited what the picture shows', async () => {
  await placeCaret(8);
  await choose('door.png');
  await HeldUpload.all[0]?.end('a');
  expect(document.activeElement).toBe(question());
});

test('ContentEditor › leaves the focus to a writer who moved the caret during an upload', async () => {
  await placeCaret(8);
  await choose('door.png');
  await placeCaret(3);
  await HeldUpload.all[0]?.end('a');
  expect(question()).not.toBeNull();
  expect(document.activeElement).toBe(text());
});

test('ContentEditor › inserts pictures in their order where the caret was, and leaves the caret with the writer', async () => {
  await placeCaret(8);
  await choose('door.png', 'wall.png');
  await act(async () => text().setSelectionRange(0, 3));
  await type('Twenty-');
  await placeCaret(text().value.length);
  await type(' Four');
  await HeldUpload.all[0]?.end('a');
  await HeldUpload.all[1]?.end('b');
  await describe('Door');
  await describe('Wall');
  await type(' five.');
  expect(text().value).toBe(`Twenty- two.\n\n![Door](${path('a')})\n\n![Wall](${path('b')})\n\nThree. Four five.`);
});

const paste = (html: string, plain: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
    Object.assign(event, { clipboardData: { files: [], getData: (type: string) => data[type] ?? '' } });
    text().dispatchEvent(event);
  });

test('ContentEditor › pastes where the caret was, and keeps what is typed during the conversion', async () => {
  await placeCaret(8);
  await paste('<b>four</b>', 'four');
  await type(' five');
  await HeldWorker.last.answer({ isReady: true });
  expect(HeldWorker.last.postMessage).toHaveBeenCalledWith({ html: '<b>four</b>', text: 'One two.\n\nThree.' });
  await HeldWorker.last.answer({ markdown: '**four**' });
  await type(' six');
  expect(text().value).toBe('One two.**four** five six\n\nThree.');
  expect(HeldWorker.last.terminate).toHaveBeenCalled();
});

test('ContentEditor › replaces the selection by a paste', async () => {
  await act(async () => {
    text().focus();
    text().setSelectionRange(4, 7);
  });
  await paste('<b>four</b>', 'four');
  await HeldWorker.last.answer({ markdown: '**four**' });
  await type(' six');
  expect(text().value).toBe('One **four** six.\n\nThree.');
});

test('ContentEditor › pastes the plain text when a conversion fails, takes too long or would be too large', async () => {
  await placeCaret(8);
  await paste('<b>four</b>', ' four');
  await HeldWorker.last.fail();
  expect(text().value).toBe('One two. four\n\nThree.');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await paste('<b>five</b>', ' five');
  await HeldWorker.last.answer({ isReady: true });
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(text().value).toBe('One two. four five\n\nThree.');
  expect(HeldWorker.last.terminate).toHaveBeenCalled();

  const { last } = HeldWorker;
  await paste('<b>six</b>'.repeat(200_000), ' six');
  expect(text().value).toBe('One two. four five six\n\nThree.');
  expect(HeldWorker.last, 'no worker is started').toBe(last);
});

test('ContentEditor › pastes thousands of lines without the command that takes quadratic time for them', async () => {
  const command = vi.spyOn(document, 'execCommand');
  const lines = 'A line\n'.repeat(5_000);
  await placeCaret(8);
  await paste(`<div>${lines}</div>`, lines);
  expect(text().value).toBe(`One two.${lines}\n\nThree.`);
  expect(command).not.toHaveBeenCalled();
});
