// @vitest-environment jsdom
import { act, createElement, Fragment, use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Textarea } from '@/components/ui/textarea';
import { deferred } from '../../../support/deferred';
import { hydrateUntilEffects } from '../../../support/hydrate-until-effects';

let root: Root | undefined;
let page: HTMLElement;
let state: string | undefined;

function Controlled({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  state = value;
  return createElement(Textarea, { id: 'text', value, onChange: ({ target }) => setValue(target.value) });
}

const Uncontrolled = ({ initial }: { initial: string }) =>
  createElement(Textarea, { id: 'text', defaultValue: initial });

const area = () => page.querySelector('textarea') as HTMLTextAreaElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

describe.each([
  ['controlled', Controlled],
  ['uncontrolled', Uncontrolled],
] as const)('%s Textarea', (_, Form) => {
  test.each(['', 'The price is ten euro.'])(
    'keeps text and caret of before hydration (first value: %j)',
    async (initial) => {
      page.innerHTML = renderToString(createElement(Form, { initial }));
      area().value = 'The price is twelve euro.';
      area().setSelectionRange(4, 9);
      await act(async () => {
        root = hydrateRoot(page, createElement(Form, { initial }));
      });
      expect([area().value, area().selectionStart, area().selectionEnd]).toEqual(['The price is twelve euro.', 4, 9]);
      if (Form === Controlled) expect(state).toBe('The price is twelve euro.');
    },
  );

  test('keeps what is typed after React has reset the element and before it commits the hydration', async () => {
    function Visitor({ types }: { types: boolean }) {
      if (types && area().value === 'Ten') {
        area().value = 'Twelve';
        area().dispatchEvent(new Event('input', { bubbles: true }));
      }
      return null;
    }
    const tree = (types: boolean) =>
      createElement(Fragment, null, createElement(Form, { initial: 'Ten' }), createElement(Visitor, { types }));
    page.innerHTML = renderToString(tree(false));
    await act(async () => {
      root = hydrateRoot(page, tree(true));
    });
    expect(area().value).toBe('Twelve');
    if (Form === Controlled) expect(state).toBe('Twelve');
  });

  test('keeps what was typed before a hydration that React starts again', async () => {
    const loading = deferred();
    function Slow({ waits }: { waits: boolean }) {
      if (waits) use(loading.promise);
      return null;
    }
    const tree = (waits: boolean) =>
      createElement(Fragment, null, createElement(Form, { initial: 'Ten' }), createElement(Slow, { waits }));
    page.innerHTML = renderToString(tree(false));
    area().value = 'Twelve';
    await act(async () => {
      root = hydrateRoot(page, tree(true));
    });
    expect(area().value, 'reset by the first rendering').toBe('Ten');
    // A key is pressed.
    area().dispatchEvent(new Event('beforeinput', { bubbles: true }));
    area().setRangeText('!', area().value.length, area().value.length);
    area().dispatchEvent(new Event('input', { bubbles: true }));
    await act(async () => loading.resolve());
    expect(area().value).toBe('Twelve!');
    if (Form === Controlled) expect(state).toBe('Twelve!');
  });

  test('has what was typed before hydration for the first click after it', async () => {
    const form = createElement(Form, { initial: 'Ten' });
    page.innerHTML = renderToString(form);
    area().value = 'Twelve';
    root = await hydrateUntilEffects(page, form);
    expect(area().value).toBe('Twelve');
    if (Form === Controlled) expect(state).toBe('Twelve');
  });

  test('keeps text that was deleted before hydration deleted', async () => {
    page.innerHTML = renderToString(createElement(Form, { initial: 'Ten' }));
    area().value = '';
    await act(async () => {
      root = hydrateRoot(page, createElement(Form, { initial: 'Ten' }));
    });
    expect(area().value).toBe('');
  });

  test('does not take the text of its predecessor on the page', async () => {
    page.innerHTML = '<div></div><textarea id="text"></textarea>';
    area().value = 'Text of another post';
    await act(async () => {
      root = createRoot(page.firstElementChild as Element);
      root.render(createElement(Form, { initial: 'Ten' }));
    });
    expect(area().value).toBe('Ten');
  });
});
