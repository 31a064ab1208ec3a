// @vitest-environment jsdom
import { act, createElement, createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPost, type Desk, isDirty } from '@/components/blog-admin/saving/desk';
import { type DeskStore, useDesk } from '@/components/blog-admin/saving/use-desk';
import { type PostActions, usePostActions } from '@/components/blog-admin/saving/use-post-actions';
import { type Saver, useSave } from '@/components/blog-admin/saving/use-save';
import { useWorkingCopy } from '@/components/blog-admin/saving/use-working-copy';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import { render } from '../../../../support/render';

const blank = blankPost('Admin', '2026-11-20T08:30');

const stored = (fields: Partial<EditorPost> = {}): EditorPost => ({
  ...blank,
  title: 'After hours',
  slug: 'after-hours',
  content: 'We do.',
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  version: 1,
  updatedAt: '2026-11-22T10:00:00Z',
  isPublic: false,
  hasChanges: false,
  live: { slug: 'after-hours', status: 'draft', publishedAt: '2026-11-20T08:30' },
  ...fields,
});

type Editor = { store: DeskStore; saver: Saver; actions: PostActions; readonly desk: Desk };

/** Opens the editor's state as a page would. The returned object always holds the latest render. */
async function openEditor(opened?: EditorPost): Promise<Editor> {
  const editor = {
    get desk() {
      return this.store.desk;
    },
  } as Editor;
  function Harness() {
    editor.store = useDesk({ blank, opened, editor: 'mary@bakery.example' }, createRef());
    const copy = useWorkingCopy(editor.store);
    editor.saver = useSave(
      editor.store,
      () => {},
      () => true,
      copy.settle,
    );
    editor.actions = usePostActions(editor.store, editor.saver, copy);
    return null;
  }
  await render(createElement(Harness));
  return editor;
}

type Sent = { path: string; body: Record<string, unknown>; respond: (status: number, body: object) => Promise<void> };

/** Stands in for the site: each request waits until the test responds to it. */
function stubSite(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      const respond = (status: number, answer: object) =>
        act(async () => {
          if (status === 0) reject(new TypeError('Failed to fetch'));
          else resolve(Response.json(answer, { status }));
        });
      sent.push({ path, body: JSON.parse(String(body)), respond });
    });
  });
  return sent;
}

const type = (editor: Editor, fields: Partial<PostInput>) =>
  act(async () => editor.store.dispatch({ type: 'changed', patch: fields }));
const save = (editor: Editor, options?: Parameters<Editor['saver']['save']>[0]) =>
  act(async () => void editor.saver.save(options));
const retry = (editor: Editor) => act(async () => void editor.saver.retry());
// Not vi.waitFor, whose second is too short on a busy machine: the first save loads the validation.
const requestsOf = (sent: Sent[], count: number) => expect.poll(() => sent.length).toBe(count);

beforeEach(() => localStorage.clear());

describe('useSave', () => {
  test('keeps input typed during a save as unsaved changes', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', content: 'Before.' });
    await save(editor);
    await requestsOf(sent, 1);
    await type(editor, { content: 'Before. During.' });
    await sent[0]?.respond(200, { post: stored({ content: 'Before.' }) });
    expect(editor.desk.fields).toMatchObject({ content: 'Before. During.', slug: 'after-hours' });
    expect(isDirty(editor.desk)).toBe(true);
    expect(editor.desk.base?.version).toBe(1);
  });

  test('leaves the status as it was after a failed publication, so that the next save of a draft does not publish', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await save(editor, { publish: true });
    await expect.poll(() => editor.desk.errors.title).toBeDefined();
    expect(editor.desk.fields.status).toBe('draft');
    await type(editor, { title: 'After hours', content: 'We do.' });
    await save(editor, { publish: true });
    await requestsOf(sent, 1);
    await sent[0]?.respond(0, {});
    await save(editor);
    await requestsOf(sent, 2);
    expect(sent.map(({ body }) => [body.status, body.publish])).toEqual([
      ['published', true],
      ['draft', false],
    ]);
  });

  test('takes the status from the response, also if the text changed during the save', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', content: 'Before.' });
    await save(editor, { publish: true });
    await requestsOf(sent, 1);
    await type(editor, { content: 'Before. During.' });
    await sent[0]?.respond(200, { post: stored({ content: 'Before.', status: 'published' }) });
    expect(editor.desk.fields).toMatchObject({ content: 'Before. During.', status: 'published' });
  });

  test('sends one save at a time, so that responses cannot arrive out of order', async () => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    await type(editor, { content: 'One.' });
    await save(editor);
    await requestsOf(sent, 1);
    await type(editor, { content: 'Two.' });
    await save(editor);
    await sent[0]?.respond(200, { post: stored({ content: 'One.', version: 2 }) });
    expect(sent).toHaveLength(1);
    await save(editor);
    await requestsOf(sent, 2);
    expect(sent[1]?.body).toMatchObject({ content: 'Two.', expectedVersion: 2 });
  });

  test('repeats a save without a response under the same id, and with the same intent to publish', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', content: 'On the train.' });
    await save(editor, { publish: true });
    await requestsOf(sent, 1);
    await sent[0]?.respond(0, {});
    expect(editor.desk.error?.kind).toBe('offline');
    expect(editor.desk.fields.content).toBe('On the train.');
    await retry(editor);
    await requestsOf(sent, 2);
    expect(sent[1]?.body).toMatchObject({ writeId: sent[0]?.body.writeId, publish: true, status: 'published' });
    await sent[1]?.respond(200, { post: stored({ content: 'On the train.', status: 'published' }) });
    expect(editor.desk.error).toBeUndefined();
    expect(isDirty(editor.desk)).toBe(false);
  });

  test('names earlier saves without a response, which the site may have stored, until one is answered', async () => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    const answers = [0, 0, 401, 200];
    for (const [index, status] of answers.entries()) {
      await type(editor, { content: `Text ${index}.` });
      await save(editor);
      await requestsOf(sent, index + 1);
      await sent[index]?.respond(status, { post: stored({ content: `Text ${index}.`, version: 4 }) });
    }
    await type(editor, { content: 'Later.' });
    await save(editor);
    await requestsOf(sent, 5);
    const ids = sent.map(({ body }) => body.writeId);
    expect(new Set(ids).size).toBe(5);
    expect(sent.map(({ body }) => body.unansweredIds)).toEqual([
      [],
      ids.slice(0, 1),
      ids.slice(0, 2),
      ids.slice(0, 3),
      [],
    ]);
  });

  test('names no saves of the previous post after a new one is started', async () => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    await type(editor, { content: 'On the train.' });
    await save(editor);
    await requestsOf(sent, 1);
    await sent[0]?.respond(0, {});
    await act(async () => {
      vi.stubGlobal('confirm', () => true);
      editor.actions.startNew();
    });
    await type(editor, { title: 'Another', content: 'New.' });
    await save(editor);
    await requestsOf(sent, 2);
    expect(sent[1]).toMatchObject({ path: '/api/blog/posts', body: { unansweredIds: [] } });
  });

  test.each([
    [401, 'signed-out'],
    [404, 'gone'],
    [503, 'rejected'],
  ])('keeps the text when the site responds with %i', async (status, kind) => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    await type(editor, { content: 'All afternoon.' });
    await save(editor);
    await requestsOf(sent, 1);
    await sent[0]?.respond(status, { detail: 'No.' });
    expect(editor.desk.error?.kind).toBe(kind);
    expect(editor.desk.fields.content).toBe('All afternoon.');
    expect(localStorage.length).toBe(1);
  });

  test('shows both texts after a conflict, and overwrites only when told to', async () => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    await type(editor, { content: 'Mine.' });
    await save(editor);
    await requestsOf(sent, 1);
    await sent[0]?.respond(409, { current: stored({ content: 'Theirs.', version: 5 }) });
    expect(editor.desk.error).toMatchObject({ kind: 'conflict', current: { content: 'Theirs.' } });
    expect(editor.desk.fields.content).toBe('Mine.');
    await act(async () => void editor.saver.overwrite(stored({ content: 'Theirs.', version: 5 })));
    await requestsOf(sent, 2);
    expect(sent[1]?.body).toMatchObject({ content: 'Mine.', expectedVersion: 5 });
  });

  test('names invalid fields without a request, and drops an error once the field is valid', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', slug: 'search', content: 'Text.' });
    await save(editor);
    await expect.poll(() => editor.desk.errors.slug).toContain('belongs to the blog itself');
    expect(sent).toHaveLength(0);
    await type(editor, { slug: 'night' });
    await act(async () => editor.saver.recheck(['slug']));
    await expect.poll(() => editor.desk.errors.slug).toBeUndefined();
  });

  test('gives a title without Latin letters a neutral slug', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'مرحبا', content: 'نص' });
    await save(editor);
    await requestsOf(sent, 1);
    expect(sent[0]?.body.slug).toMatch(/^post-[\da-f]{8}$/);
  });
});
