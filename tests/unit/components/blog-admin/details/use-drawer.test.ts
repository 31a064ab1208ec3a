// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useDrawer } from '@/components/blog-admin/details/use-drawer';
import { render } from '../../../../support/render';

let drawer: ReturnType<typeof useDrawer>;

/** The editor with a title and a details panel of one field; either can have an error. */
function Editor({ invalid }: { invalid?: 'title' | 'slug' }) {
  drawer = useDrawer();
  const details = createElement(
    'aside',
    { id: 'post-details' },
    createElement('button', { type: 'button' }, 'Close'),
    createElement('input', { name: 'slug', 'aria-invalid': invalid === 'slug' }),
  );
  return createElement(
    'div',
    {},
    createElement('button', { type: 'button', ref: drawer.button }, 'Details'),
    createElement('textarea', { id: 'post-title', name: 'title', 'aria-invalid': invalid === 'title' }),
    drawer.isOpen ? details : null,
  );
}

async function open(isWide: boolean, invalid?: 'title' | 'slug') {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  await render(createElement(Editor, { invalid }));
}

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

test('useDrawer › is open on wide screens and closed on narrow ones until it is toggled', async () => {
  await open(true);
  expect(drawer).toMatchObject({ isOpen: true, isModal: false, chosen: undefined });
  await act(async () => drawer.toggle());
  expect(drawer).toMatchObject({ isOpen: false, chosen: false });
});

test('useDrawer › on narrow screens is a modal sheet that takes the focus and returns it', async () => {
  await open(false);
  expect(drawer).toMatchObject({ isOpen: false, isModal: false });
  await act(async () => drawer.toggle());
  expect(drawer).toMatchObject({ isOpen: true, isModal: true });
  expect(focused()).toBe('Close');
  await act(async () => drawer.close());
  expect(focused()).toBe('Details');
});

test('useDrawer › opens at its rejected field', async () => {
  await open(false, 'slug');
  await act(async () => drawer.show());
  expect(focused()).toBe('slug');
});

test('useDrawer › hides the sheet for a rejected title, but not the panel of a wide screen', async () => {
  await open(false, 'title');
  await act(async () => drawer.toggle());
  await act(async () => drawer.hideSheet());
  expect(drawer.isOpen).toBe(false);
  expect(focused()).toBe('title');
  await open(true, 'title');
  await act(async () => drawer.show());
  await act(async () => drawer.hideSheet());
  expect(drawer.isOpen).toBe(true);
});
