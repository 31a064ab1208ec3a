import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { toEditorPost } from '@/lib/blog/admin-post';
import { findPost } from '@/lib/blog/admin-queries';
import { applyToPosts } from '@/lib/blog/bulk';
import { savePost } from '@/lib/blog/commands';
import type { PostInput } from '@/lib/blog/post-limits';
import { dropWorkingCopy, findWorkingCopy, listUnsavedTexts, storeWorkingCopy } from '@/lib/blog/working-copies';
import { emptyTables } from '../../support/empty-tables';
import { change, create, editor, fields } from '../../support/saves';

beforeEach(emptyTables);

const input = (content: string): PostInput => ({ ...fields(), title: '', publishedAt: '2026-11-21T09:05', content });
const [laptop, phone] = [randomUUID(), randomUUID()];

describe('storeWorkingCopy', () => {
  test('stores a post that was never saved, complete or not, and lists it for its author', async () => {
    const id = randomUUID();
    const copy = { id, seq: 0, holder: laptop, version: undefined };
    expect(await storeWorkingCopy({ ...copy, fields: input('One') }, editor)).toEqual({ ok: true, seq: 1 });
    expect(await storeWorkingCopy({ ...copy, fields: input('One two') }, editor)).toEqual({ ok: true, seq: 2 });
    expect(await findWorkingCopy(id)).toMatchObject({
      seq: 2,
      savedBy: editor,
      fields: { title: '', content: 'One two' },
    });
    expect(await listUnsavedTexts(editor)).toMatchObject([{ id, name: 'One two', seq: 2 }]);
    expect(await listUnsavedTexts('somebody@else.ie')).toEqual([]);
  });

  test('overwrites nothing that another tab has written, unless that was read', async () => {
    const id = randomUUID();
    const copy = { id, version: undefined };
    await storeWorkingCopy({ ...copy, seq: 0, holder: laptop, fields: input('Laptop') }, editor);
    const second = await storeWorkingCopy({ ...copy, seq: 0, holder: phone, fields: input('Phone') }, editor);
    expect(second).toMatchObject({
      ok: false,
      reason: 'elsewhere',
      current: { seq: 1, fields: { content: 'Laptop' } },
    });
    expect(await storeWorkingCopy({ ...copy, seq: 1, holder: phone, fields: input('Phone') }, editor)).toMatchObject({
      ok: true,
    });
    const first = await storeWorkingCopy({ ...copy, seq: 1, holder: laptop, fields: input('Laptop 2') }, editor);
    expect(first).toMatchObject({ reason: 'elsewhere', current: { fields: { content: 'Phone' } } });
  });

  test('of two writes at the same time, one is told of the other', async () => {
    const copy = { id: randomUUID(), seq: 0, version: undefined };
    const results = await Promise.all(
      [laptop, phone].map((holder) => storeWorkingCopy({ ...copy, holder, fields: input(holder) }, editor)),
    );
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('leaves a public post as it is, and stores nothing once the post was saved or deleted', async () => {
    const post = await create({ content: 'Public.' });
    const copy = { id: post.id, seq: 0, holder: laptop, fields: input('Half a sent') };
    expect(await storeWorkingCopy({ ...copy, version: 1 }, editor)).toMatchObject({ ok: true });
    expect(await findPost(post.id)).toMatchObject({ content: 'Public.', version: 1, pending: null });
    const save = { ...change(post.id), expectedVersion: 1, fields: fields({ content: 'Saved.' }) };
    await savePost({ ...save, workingCopy: { id: post.id, seq: 1, holder: laptop } });
    expect(await findWorkingCopy(post.id)).toBeUndefined();
    expect(await storeWorkingCopy({ ...copy, version: 1 }, editor)).toEqual({ ok: false, reason: 'outdated' });
    await applyToPosts([post.id], 'delete', editor);
    expect(await storeWorkingCopy({ ...copy, version: 2 }, editor)).toEqual({ ok: false, reason: 'outdated' });
  });

  test('a save drops only the working copy that it contains', async () => {
    const post = await create();
    await storeWorkingCopy({ id: post.id, seq: 0, holder: phone, version: 1, fields: input('Phone') }, editor);
    const save = { ...change(post.id), expectedVersion: 1, fields: fields({ content: 'Laptop' }) };
    await savePost({ ...save, workingCopy: { id: post.id, seq: 0, holder: laptop } });
    expect(await findWorkingCopy(post.id)).toMatchObject({ version: 1, fields: { content: 'Phone' } });
    await dropWorkingCopy({ id: post.id, seq: 1, holder: laptop });
    expect(await findWorkingCopy(post.id)).toBeUndefined();
  });

  test('the first save closes the text: it keeps its id, is no longer listed, and no late write comes back', async () => {
    const id = randomUUID();
    const copy = { id, seq: 0, holder: laptop, version: undefined };
    await storeWorkingCopy({ ...copy, fields: input('Laptop') }, editor);
    await storeWorkingCopy({ ...copy, seq: 1, holder: phone, fields: input('Phone') }, editor);
    const save = { writeId: randomUUID(), editor, fields: fields({ content: 'Laptop' }) };
    const workingCopy = { id, seq: 1, holder: laptop };
    expect(await savePost({ ...save, workingCopy })).toMatchObject({ ok: true, post: { id } });
    expect(await listUnsavedTexts(editor)).toEqual([]);
    expect(await findWorkingCopy(id), 'what the phone wrote belongs to the post').toMatchObject({
      fields: { content: 'Phone' },
    });
    expect(await storeWorkingCopy({ ...copy, fields: input('Late') }, editor)).toEqual({
      ok: false,
      reason: 'outdated',
    });
    const second = { ...save, writeId: randomUUID(), workingCopy: { id, seq: 2, holder: phone } };
    expect(await savePost(second), 'no second post of one text').toMatchObject({
      reason: 'conflict',
      current: { content: 'Laptop' },
    });
    await applyToPosts([id], 'delete', editor);
    expect(await savePost({ ...second, writeId: randomUUID() })).toEqual({ ok: false, reason: 'gone' });
  });

  test('of two first saves of one text at the same time, one is a conflict with the other', async () => {
    const id = randomUUID();
    const saves = [laptop, phone].map((holder) =>
      savePost({ writeId: randomUUID(), editor, fields: fields(), workingCopy: { id, seq: 0, holder } }),
    );
    expect((await Promise.all(saves)).map((result) => (result.ok ? 'saved' : result.reason)).sort()).toEqual([
      'conflict',
      'saved',
    ]);
  });

  test('keeps every field of the editor', async () => {
    const post = await findPost((await create()).id);
    if (!post) throw new Error('no post');
    const { id, version, updatedAt, isPublic, hasChanges, live, ...all } = toEditorPost(post);
    await storeWorkingCopy({ id, seq: 0, holder: laptop, version, fields: all }, editor);
    expect((await findWorkingCopy(id))?.fields).toEqual(all);
  });
});
