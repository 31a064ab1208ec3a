// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useServerForm } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { deferred } from '../../../support/deferred';
import { render } from '../../../support/render';

const schema = z.object({ email: z.email() });
let loading: ReturnType<typeof deferred<z.ZodType>>;

function Form() {
  const { errors, formProps } = useServerForm({
    action: async () => idleForm,
    returnTo: '/contact',
    loadSchema: () => loading.promise,
  });
  return createElement(
    'form',
    formProps,
    createElement('input', { name: 'email', 'aria-invalid': errors.email ? true : undefined }),
    createElement('button', { type: 'submit' }, 'Send'),
  );
}

const field = () => document.querySelector('input') as HTMLInputElement;
const isMarked = () => field().getAttribute('aria-invalid') === 'true';
const button = () => document.querySelector('button') as HTMLButtonElement;
const point = (type: string) => {
  const event = Object.assign(new Event(type, { bubbles: true }), { isPrimary: true, button: 0 });
  return act(async () => void button().dispatchEvent(event));
};

/** Leaves the field for the button. The schema is loading. */
const leaveField = () =>
  act(async () => {
    field().focus();
    field().value = 'mary';
    button().focus();
  });

beforeEach(async () => {
  vi.useFakeTimers();
  loading = deferred();
  await render(createElement(Form));
});

afterEach(async () => {
  await point('pointercancel');
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
});

describe('useServerForm', () => {
  test('marks an invalid field when it is left', async () => {
    await leaveField();
    expect(isMarked()).toBe(false);
    await act(async () => loading.resolve(schema));
    expect(isMarked()).toBe(true);
  });

  test('inserts no error message while the pointer is pressed, which would move the button away from the click', async () => {
    await leaveField();
    await point('pointerdown');
    await act(async () => loading.resolve(schema));
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(isMarked()).toBe(false);
    await point('pointerup');
    expect(isMarked()).toBe(false);
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(isMarked()).toBe(true);
  });

  test.each(['contextmenu', 'keydown'])('takes %s for a release, which the browser may not report', async (type) => {
    await leaveField();
    await point('pointerdown');
    await act(async () => loading.resolve(schema));
    await point(type);
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(isMarked()).toBe(true);
  });

  test('marks no field that was corrected while the pointer was pressed', async () => {
    await leaveField();
    await point('pointerdown');
    await act(async () => loading.resolve(schema));
    field().value = 'mary@bakery.ie';
    await point('pointerup');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(isMarked()).toBe(false);
  });

  test('focuses the first invalid field after a submit', async () => {
    await leaveField();
    await point('pointerdown');
    await point('pointerup');
    await act(async () => button().click());
    await act(async () => loading.resolve(schema));
    expect(isMarked()).toBe(true);
    expect(document.activeElement).toBe(field());
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(isMarked()).toBe(true);
  });
});
