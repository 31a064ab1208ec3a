// @vitest-environment jsdom
import { act, createElement, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPost, isStored } from '@/components/blog-admin/saving/desk';
import { type DeskStore, useDesk } from '@/components/blog-admin/saving/use-desk';
import { useWorkingCopy } from '@/components/blog-admin/saving/use-working-copy';
import type { PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import { render } from '../../../../support/render';

const blank = blankPost('Mary', '2026-11-20T08:30');
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const theirs: WorkingCopy = {
  id,
  version: undefined,
  seq: 7,
  holder: '16fd2706-8baf-433b-82eb-8c7fada847da',
  fields: { ...blank, content: 'Theirs.' },
  savedBy: 'anna@bakery.example',
  savedAt: '2026-11-22T10:00:00Z',
};

type Editor = { store: DeskStore; copy: ReturnType<typeof useWorkingCopy> };
type Sent = { method: string; body: Record<string, unknown> };

let sent: Sent[];
let answer: () => Response;

async function openEditor(unsaved?: WorkingCopy): Promise<Editor> {
  const editor = {} as Editor;
  function Harness() {
    editor.store = useDesk({ blank, unsaved, editor: 'mary@bakery.example' }, createRef());
    editor.copy = useWorkingCopy(editor.store);
    return null;
  }
  await render(createElement(Harness));
  return editor;
}

const type = (editor: Editor, fields: Partial<PostInput>) =>
  act(async () => editor.store.dispatch({ type: 'changed', patch: fields }));
/** Lets time pass second by second, since React renders only at the end of each `act`. */
async function wait(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  answer = () => Response.json({ seq: sent.length });
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    sent.push({ method: String(method), body: JSON.parse(String(body)) });
    return answer();
  });
});

afterEach(() => void vi.useRealTimers());

describe('useWorkingCopy', () => {
  test('stores what is typed, while it is typed, once for each change, and then needs no copy in the browser', async () => {
    const editor = await openEditor();
    await wait(10);
    expect(sent).toHaveLength(0);
    for (const content of ['O', 'On', 'One', 'One.']) {
      await type(editor, { content });
      await wait(2);
    }
    expect(sent.length).toBeGreaterThan(1);
    await wait(10);
    expect(sent.at(-1)?.body).toMatchObject({ fields: { content: 'One.' }, seq: sent.length - 1 });
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect([isStored(editor.store.desk), localStorage.length]).toEqual([true, 0]);
    const { length } = sent;
    await wait(30);
    expect(sent).toHaveLength(length);
  });

  test('keeps the copy in the browser while the site cannot be reached, and tries again', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const editor = await openEditor();
    await type(editor, { content: 'On the train.' });
    await wait(4);
    expect([isStored(editor.store.desk), localStorage.length]).toEqual([false, 1]);
    answer = () => Response.json({ seq: 1 });
    await wait(13);
    expect(isStored(editor.store.desk), 'fifteen seconds later').toBe(false);
    await wait(1);
    expect(isStored(editor.store.desk)).toBe(true);
  });

  test('stores a change within three seconds', async () => {
    const editor = await openEditor();
    await wait(1);
    await type(editor, { content: 'One.' });
    await wait(3);
    expect(isStored(editor.store.desk)).toBe(true);
  });

  test('waits for the end of a save, which would leave a copy of itself behind', async () => {
    const editor = await openEditor();
    await type(editor, { content: 'One.' });
    await act(async () => editor.store.dispatch({ type: 'saveSent', slug: 'one' }));
    await wait(10);
    expect(sent).toHaveLength(0);
  });

  test('goes on with what another device has left, and can discard it', async () => {
    const editor = await openEditor(theirs);
    expect([editor.store.desk.fields.content, isStored(editor.store.desk)]).toEqual(['Theirs.', true]);
    expect(editor.store.desk.origin?.by).toBe('anna@bakery.example');
    await type(editor, { content: 'Theirs. And mine.' });
    expect(editor.store.desk.origin).toBeUndefined();
    await wait(4);
    expect(sent[0]?.body).toMatchObject({ id, seq: 7, fields: { content: 'Theirs. And mine.' } });
    await act(async () => editor.copy.release(true));
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { id } });
  });

  test.each([
    ['mineChosen', 'Mine.', 'Theirs.'],
    ['theirsChosen', 'Theirs.', 'Mine.'],
  ] as const)(
    '%s › after another device has written, goes on with “%s” and keeps “%s”',
    async (choice, kept, other) => {
      const editor = await openEditor();
      await type(editor, { content: 'Mine.' });
      answer = () => Response.json({ current: theirs }, { status: 409 });
      await wait(10);
      expect(sent, 'stops storing until the author decides').toHaveLength(1);
      expect(editor.store.desk.elsewhere?.fields.content).toBe('Theirs.');
      answer = () => Response.json({ seq: 8 });
      await act(async () => editor.store.dispatch({ type: choice }));
      expect(editor.store.desk.fields.content).toBe(kept);
      await wait(4);
      expect(sent[1]?.body).toMatchObject({ seq: 7, fields: { content: kept } });
      expect(Object.values(localStorage).map((entry) => JSON.parse(entry).fields.content)).toEqual([other]);
    },
  );
});
