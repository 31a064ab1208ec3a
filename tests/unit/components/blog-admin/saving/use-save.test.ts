// @vitest-environment jsdom
import { act, createElement, createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findLocalDrafts } from '@/components/blog-admin/saving/local-draft';
import { blankPost, usePostDraft } from '@/components/blog-admin/saving/use-post-draft';
import { useSave } from '@/components/blog-admin/saving/use-save';
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

type Editor = { draft: ReturnType<typeof usePostDraft>; saver: ReturnType<typeof useSave> };

/** Opens the editor's state as a page would. The returned object always holds the latest render. */
async function openEditor(opened?: EditorPost): Promise<Editor> {
  const editor = {} as Editor;
  function Harness() {
    editor.draft = usePostDraft(blank, opened, undefined, createRef());
    editor.saver = useSave(editor.draft, () => {});
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

const type = (editor: Editor, fields: Partial<PostInput>) => act(async () => editor.draft.change(fields));
const save = (editor: Editor, options?: Parameters<Editor['saver']['save']>[0]) =>
  act(async () => void editor.saver.save(options));
const retry = (editor: Editor, overVersion?: number) => act(async () => void editor.saver.retry(overVersion));
// Not vi.waitFor, whose second is too short on a busy machine: the first save loads the validation.
const requestsOf = (sent: Sent[], count: number) => expect.poll(() => sent.length).toBe(count);

beforeEach(() => localStorage.clear());

describe('usePostDraft', () => {
  test('knows whether the browser has a copy of the unsaved text', async () => {
    const editor = await openEditor();
    await type(editor, { content: 'One.' });
    expect(editor.draft.isKept).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await type(editor, { content: 'Two.' });
    expect(editor.draft).toMatchObject({ isKept: false, isDirty: true, fields: { content: 'Two.' } });
  });
});

describe('useSave', () => {
  test('keeps input typed during a save as unsaved changes', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', content: 'Before.' });
    await save(editor);
    await requestsOf(sent, 1);
    await type(editor, { content: 'Before. During.' });
    await sent[0]?.respond(200, { post: stored({ content: 'Before.' }) });
    expect(editor.draft.fields).toMatchObject({ content: 'Before. During.', slug: 'after-hours' });
    expect(editor.draft.isDirty).toBe(true);
    expect(editor.draft.base?.version).toBe(1);
  });

  test('leaves the status as it was after a failed publication, so that the next save of a draft does not publish', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await save(editor, { publish: true });
    await expect.poll(() => editor.saver.errors.title).toBeDefined();
    expect(editor.draft.fields.status).toBe('draft');
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
    expect(editor.draft.fields).toMatchObject({ content: 'Before. During.', status: 'published' });
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
    expect(editor.saver.error?.kind).toBe('offline');
    expect(editor.draft.fields.content).toBe('On the train.');
    await retry(editor);
    await requestsOf(sent, 2);
    expect(sent[1]?.body).toMatchObject({ writeId: sent[0]?.body.writeId, publish: true, status: 'published' });
    await sent[1]?.respond(200, { post: stored({ content: 'On the train.', status: 'published' }) });
    expect(editor.saver.error).toBeUndefined();
    expect(editor.draft.isDirty).toBe(false);
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
      editor.draft.startFrom(undefined);
      editor.saver.clear();
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
    expect(editor.saver.error?.kind).toBe(kind);
    expect(editor.draft.fields.content).toBe('All afternoon.');
    expect(localStorage.length).toBe(1);
  });

  test('shows both texts after a conflict, and overwrites only when told to', async () => {
    const sent = stubSite();
    const editor = await openEditor(stored());
    await type(editor, { content: 'Mine.' });
    await save(editor);
    await requestsOf(sent, 1);
    await sent[0]?.respond(409, { current: stored({ content: 'Theirs.', version: 5 }) });
    expect(editor.saver.error).toMatchObject({ kind: 'conflict', current: { content: 'Theirs.' } });
    expect(editor.draft.fields.content).toBe('Mine.');
    await retry(editor, 5);
    await requestsOf(sent, 2);
    expect(sent[1]?.body).toMatchObject({ content: 'Mine.', expectedVersion: 5 });
  });

  test('names invalid fields without a request, and drops an error once the field is valid', async () => {
    const sent = stubSite();
    const editor = await openEditor();
    await type(editor, { title: 'After hours', slug: 'search', content: 'Text.' });
    await save(editor);
    await expect.poll(() => editor.saver.errors.slug).toContain('belongs to the blog itself');
    expect(sent).toHaveLength(0);
    await type(editor, { slug: 'night' });
    await act(async () => editor.saver.recheck(editor.draft.fields, ['slug']));
    await expect.poll(() => editor.saver.errors.slug).toBeUndefined();
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

describe('usePostDraft', () => {
  test('stores each change in the browser, offers it to a later visit, and drops it once saved', async () => {
    const sent = stubSite();
    const first = await openEditor(stored());
    await type(first, { content: 'Half an article' });
    vi.resetModules();
    const later = await import('@/components/blog-admin/saving/local-draft');
    expect(later.findLocalDrafts(stored().id).map(({ fields }) => fields.content)).toEqual(['Half an article']);
    await save(first);
    await requestsOf(sent, 1);
    await sent[0]?.respond(200, { post: stored({ content: 'Half an article', version: 2 }) });
    expect(localStorage.length).toBe(0);
  });

  test('keeps one entry for each tab', async () => {
    const first = await openEditor();
    await type(first, { content: 'First tab' });
    vi.resetModules();
    const second = await import('@/components/blog-admin/saving/local-draft');
    second.writeLocalDraft(undefined, undefined, { ...blank, content: 'Second tab' });
    expect(localStorage.length).toBe(2);
    expect(findLocalDrafts(undefined).map(({ fields }) => fields.content)).toEqual(['Second tab']);
    expect(second.findLocalDrafts(undefined).map(({ fields }) => fields.content)).toEqual(['First tab']);
  });

  test('offers unsaved text of an earlier visit and restores it', async () => {
    vi.resetModules();
    const earlier = await import('@/components/blog-admin/saving/local-draft');
    earlier.writeLocalDraft(undefined, undefined, { ...blank, title: 'Crashed', content: 'Kept' });
    const editor = await openEditor();
    expect(editor.draft.found?.fields.title).toBe('Crashed');
    await act(async () => editor.draft.restoreFound());
    expect(editor.draft.fields).toMatchObject({ title: 'Crashed', content: 'Kept' });
  });
});
