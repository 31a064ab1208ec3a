// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureQueue } from '@/components/blog-admin/picture-queue';
import { usePictures } from '@/components/blog-admin/use-pictures';

const path = `/images/${'a'.repeat(32)}-1200x800.webp`;

/** Stands in for XMLHttpRequest: the test reports its progress and its end. */
class Request extends EventTarget {
  static sent: Request[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  open() {}
  send() {
    Request.sent.push(this);
  }
  progress(loaded: number, total: number) {
    return act(async () => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  }
  end(status: number, response: unknown) {
    Object.assign(this, { status, response });
    return act(async () => void this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
  }
}

let page: HTMLElement;
let pictures: ReturnType<typeof usePictures>;
const inserted: string[] = [];
const unmounts: (() => void)[] = [];

beforeEach(async () => {
  Request.sent = [];
  inserted.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  function Harness() {
    pictures = usePictures({
      mark: (at) => ({ at }),
      release: () => undefined,
      insertBlock: (_at, markdown) => inserted.push(markdown),
    });
    return createElement(PictureQueue, { pictures });
  }
  const root = createRoot(page);
  unmounts.push(() => act(() => root.unmount()));
  await act(async () => root.render(createElement(Harness)));
});

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  page.remove();
});

const add = (...names: string[]) =>
  act(async () =>
    pictures.add(
      names.map((name) => new File(['x'], name, { type: 'image/png' })),
      0,
    ),
  );
const bar = () => page.querySelector('progress');
const button = (label: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === label);

test('PictureQueue › shows how much of a picture has been sent, one picture after the other', async () => {
  await add('door.png', 'wall.png');
  expect(Request.sent).toHaveLength(1);
  expect(bar()?.value).toBe(0);
  expect(bar()?.getAttribute('aria-label')).toBe('Upload of door.png');
  expect(page.querySelector('[role="status"]')?.textContent).toBe('Sending door.png and 1 more…');
  await Request.sent[0]?.progress(30, 120);
  expect(bar()?.value).toBe(0.25);
  await Request.sent[0]?.end(201, { path });
  expect(bar()?.getAttribute('aria-label')).toBe('Upload of wall.png');
  expect(bar()?.value).toBe(0);
  await Request.sent[1]?.end(201, { path });
  expect(bar()).toBeNull();
});

test('PictureQueue › inserts a picture only with an alternative text, with its caption as title', async () => {
  await add('door.png');
  await Request.sent[0]?.end(201, { path });
  expect(button('Insert picture')?.disabled).toBe(true);
  const type = (index: number, text: string) =>
    act(async () => {
      const input = page.querySelectorAll('input')[index];
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type(0, 'A door');
  await type(1, 'The "old" door');
  await act(async () => button('Insert picture')?.click());
  expect(inserted).toEqual([`![A door](${path} "The ”old” door")`]);
});

test('PictureQueue › says why a picture was rejected, and sends it again', async () => {
  await add('door.png');
  await Request.sent[0]?.end(0, null);
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('door.png');
  await act(async () => button('Try again')?.click());
  await Request.sent[1]?.end(422, { detail: 'This file is not a picture that we can read.' });
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('not a picture that we can read');
  await act(async () => button('Leave it out')?.click());
  expect(page.textContent).toBe('');
});
