// @vitest-environment jsdom
import { act, createElement, createRef, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPost } from '@/components/blog-admin/saving/desk';
import type { DeskEvent } from '@/components/blog-admin/saving/desk-reducer';
import * as drafts from '@/components/blog-admin/saving/local-draft';
import { type DeskStore, useDesk } from '@/components/blog-admin/saving/use-desk';
import type { EditorPost } from '@/lib/blog/admin-post';
import { hydrateUntilEffects } from '../../../../support/hydrate-until-effects';
import { render } from '../../../../support/render';

const blank = blankPost('Admin', '2026-11-20T08:30');

test('useDesk › has what was typed before hydration for the first click after it', async () => {
  let slug = '';
  function Editor() {
    const form = useRef<HTMLFormElement>(null);
    const { desk, dispatch } = useDesk({ blank, editor: 'mary@bakery.example' }, form);
    const { fields } = desk;
    slug = fields.slug;
    const onChange = () => dispatch({ type: 'changed', patch: { slug: 'changed' } });
    return createElement('form', { ref: form }, createElement('input', { name: 'slug', value: fields.slug, onChange }));
  }
  document.body.innerHTML = `<main>${renderToString(createElement(Editor))}</main>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'opening-hours';
  const root = await hydrateUntilEffects(document.querySelector('main') as Element, createElement(Editor));
  expect([slug, input.value]).toEqual(['opening-hours', 'opening-hours']);
  await act(async () => root.unmount());
});

const mary = 'mary@bakery.example';
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const { writeLocalDraft, findLocalDrafts, listUnsavedDrafts } = drafts;
const contents = (textId: string) => findLocalDrafts(textId).map(({ fields }) => fields.content);

async function openStore(opening: { id?: string; opened?: EditorPost } = {}): Promise<{ store: DeskStore }> {
  const editor = {} as { store: DeskStore };
  function Editor() {
    editor.store = useDesk({ blank, editor: mary, ...opening }, createRef());
    return null;
  }
  await render(createElement(Editor));
  return editor;
}
const dispatch = ({ store }: { store: DeskStore }, event: DeskEvent) => act(async () => store.dispatch(event));
const type = (editor: { store: DeskStore }, content: string) =>
  dispatch(editor, { type: 'changed', patch: { content } });

describe('useDesk › in the browser', () => {
  beforeEach(() => localStorage.clear());

  test('keeps each change, and says so when there is no room or no store', async () => {
    const editor = await openStore();
    await type(editor, 'One.');
    expect([editor.store.desk.isKept, contents(editor.store.desk.id)]).toEqual([true, ['One.']]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await type(editor, 'Two.');
    expect(editor.store.desk).toMatchObject({ isKept: false, fields: { content: 'Two.' } });
    vi.restoreAllMocks();
    await type(editor, 'Three.');
    expect(editor.store.desk.isKept).toBe(true);
  });

  test('keeps the words of each text under its own id, also when the next is begun without saving', async () => {
    const editor = await openStore();
    await type(editor, 'A');
    const first = editor.store.desk.id;
    await dispatch(editor, { type: 'startedNew', newId: id, isDiscarded: false });
    await type(editor, 'B');
    expect([contents(first), contents(id), listUnsavedDrafts().length]).toEqual([['A'], ['B'], 2]);
    await dispatch(editor, { type: 'startedNew', newId: first, isDiscarded: true });
    expect(contents(id)).toEqual([]);
  });

  test('goes on from what an earlier tab has left, once, and forgets it when the site has it', async () => {
    writeLocalDraft({ id, holder: 'crashed', by: mary, fields: { ...blank, content: 'Half' } });
    const editor = await openStore({ id });
    expect([editor.store.desk.fields.content, contents(id)]).toEqual(['Half', ['Half']]);
    await dispatch(editor, { type: 'copyStored', fields: editor.store.desk.fields, seq: 1 });
    expect(contents(id)).toEqual([]);
  });

  test('loses neither text of a replacement, in whatever way it is undone', async () => {
    writeLocalDraft({ id, holder: 'other', by: 'anna@bakery.example', version: 1, fields: { ...blank, content: 'A' } });
    const editor = await openStore({ id, opened: { ...blank, id, version: 1, content: 'Saved' } as EditorPost });
    await type(editor, 'B');
    await dispatch(editor, { type: 'foundRestored' });
    expect(contents(id).sort()).toEqual(['A', 'B']);
    await type(editor, 'B');
    expect([editor.store.desk.fields.content, contents(id).sort()]).toEqual(['B', ['A', 'B']]);
  });

  test('ties words of another tab to the post once that is saved, so that they are no text of their own', async () => {
    const editor = await openStore();
    await type(editor, 'Mine');
    const { fields, id } = editor.store.desk;
    writeLocalDraft({ id, holder: 'other', fields: { ...blank, content: 'Other' } });
    writeLocalDraft({ id, holder: 'equal', fields });
    await dispatch(editor, { type: 'saved', edited: fields, post: { ...fields, id, version: 1 } as EditorPost });
    expect([contents(id), listUnsavedDrafts()]).toEqual([['Other'], []]);
  });

  test('gives what older versions kept without an id one of its own, once', async () => {
    const fields = { ...blank, title: 'Old', content: 'Old words' };
    localStorage.setItem('post-journal:new:k3j2', JSON.stringify({ at: '2026-11-01T10:00:00Z', fields }));
    localStorage.setItem('post-journal:new:broken', '{');
    const [draft] = listUnsavedDrafts();
    expect(listUnsavedDrafts()).toMatchObject([{ id: draft?.id, fields: { title: 'Old' } }]);
    const editor = await openStore({ id: draft?.id });
    expect(editor.store.desk).toMatchObject({ id: draft?.id, fields: { content: 'Old words' } });
  });
});
