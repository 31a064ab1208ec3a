import { describe, expect, test } from 'vitest';
import { blankPost, type Desk, isDirty, isStored, noticeOf, openDesk } from '@/components/blog-admin/saving/desk';
import { type DeskEvent, reduceDesk } from '@/components/blog-admin/saving/desk-reducer';
import type { LocalDraft } from '@/components/blog-admin/saving/local-draft';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';

const blank = blankPost('Mary', '2026-11-20T08:30');
const editor = 'mary@bakery.example';
const ids = { blank, editor, newId: 'text', holder: 'tab' };
const words = (content: string, title = ''): PostInput => ({ ...blank, title, content });

const post = (content: string, version = 1): EditorPost => ({
  ...words(content, 'Hours'),
  id: 'post',
  version,
  updatedAt: '2026-11-22T10:00:00Z',
  isPublic: false,
  hasChanges: false,
  live: { slug: '', status: 'draft', publishedAt: '' },
});
const copy = (content: string, change: Partial<WorkingCopy> = {}): WorkingCopy => ({
  id: 'text',
  version: undefined,
  seq: 7,
  holder: 'phone',
  fields: words(content),
  savedBy: editor,
  savedAt: '2026-11-22T10:00:00Z',
  ...change,
});
const draft = (content: string, change: Partial<LocalDraft> = {}): LocalDraft => ({
  key: '',
  id: 'text',
  holder: 'earlier',
  at: '2026-11-22T11:00:00Z',
  by: editor,
  fields: words(content, 'Kept'),
  ...change,
});

const opened = (drafts: LocalDraft[], unsaved?: WorkingCopy, typed = {}, newId = 'fresh'): DeskEvent => ({
  type: 'opened',
  drafts,
  typed,
  unsaved,
  newId,
});
const changed = (content: string): DeskEvent => ({ type: 'changed', patch: { content } });
const saved = (edited: PostInput): DeskEvent => ({ type: 'saved', edited, post: { ...post(edited.content, 2) } });
const offline: DeskEvent = {
  type: 'saveFailed',
  error: { kind: 'offline' },
  save: { edited: words('B'), publish: true },
};
const run = (desk: Desk, ...events: DeskEvent[]) => events.reduce(reduceDesk, desk);

const text = openDesk(ids);
const onPost = openDesk({ ...ids, id: 'post', opened: post('Saved') });
const written = run(text, changed('B'));
const found = { ...run(onPost, changed('B')), found: [draft('A', { version: 1 }), draft('older', { version: 1 })] };
const twoDevices = run(written, { type: 'copyElsewhere', current: copy('Theirs') });

/** What an author sees of a state: whose text, what it says, whether it is saved, and the notice. */
const seen = (desk: Desk) => ({
  id: desk.id,
  says: desk.fields.content,
  isDirty: isDirty(desk),
  isStored: isStored(desk),
  notice: noticeOf(desk),
});

describe('openDesk', () => {
  test.each([
    ['an empty text', {}, { id: 'text', says: '', isDirty: false }],
    ['a post', { opened: post('Saved') }, { id: 'post', says: 'Saved', isDirty: false }],
    ['a working copy', { unsaved: copy('Phone') }, { id: 'text', says: 'Phone', isStored: true, notice: 'origin' }],
    [
      'a post whose working copy belongs to an older version',
      { opened: post('Saved', 2), unsaved: copy('Old', { version: 1 }) },
      { id: 'post', says: 'Saved', notice: 'elsewhere' },
    ],
    ['an id that the site does not know', { id: 'gone' }, { id: 'gone', says: '', isDirty: false }],
  ])('shows %s', (_what, opening, expected) => {
    expect(seen(openDesk({ ...ids, ...opening }))).toMatchObject(expected);
  });
});

const phone = openDesk({ ...ids, unsaved: copy('Phone') });
const unknown = openDesk({ ...ids, id: 'unknown' });

// Each row: what happens, the state before, the events, and what the author then sees.
const transitions: [string, Desk, DeskEvent[], Partial<ReturnType<typeof seen>>][] = [
  ['opens as it was', text, [opened([], undefined, {}, 'text')], { id: 'text', says: '', notice: undefined }],
  [
    'goes on from a draft of this browser',
    onPost,
    [opened([draft('A', { version: 1 })])],
    { says: 'A', notice: 'origin' },
  ],
  [
    'offers a draft of another admin',
    onPost,
    [opened([draft('A', { version: 1, by: 'b@c.ie' })])],
    { says: 'Saved', notice: 'found' },
  ],
  [
    'offers a draft of an older version',
    onPost,
    [opened([draft('A', { version: 0 })])],
    { says: 'Saved', notice: 'found' },
  ],
  [
    'offers a draft over early input',
    onPost,
    [opened([draft('A', { version: 1 })], undefined, { slug: 'x' })],
    { says: 'Saved', notice: 'found' },
  ],
  ['offers no draft of what is shown', onPost, [opened([draft('', { fields: post('Saved') })])], { notice: undefined }],
  [
    'goes on from the last words of the tab that wrote the copy',
    phone,
    [opened([draft('More', { holder: 'phone' })], copy('Phone'))],
    { says: 'More', notice: 'origin' },
  ],
  [
    'goes on from words that were based on the copy',
    phone,
    [opened([draft('More', { seq: 7 })], copy('Phone'))],
    { says: 'More', notice: 'origin' },
  ],
  [
    'offers words that know nothing of the copy',
    phone,
    [opened([draft('Other', { seq: 5 })], copy('Phone'))],
    { says: 'Phone', notice: 'found' },
  ],
  [
    'opens what only this browser has under its own id',
    unknown,
    [opened([draft('A', { id: 'unknown', seq: 3 })])],
    { id: 'unknown', says: 'A', notice: 'origin' },
  ],
  [
    'gives words of a deleted post a new id',
    unknown,
    [opened([draft('A', { version: 4 })])],
    { id: 'fresh', says: 'A' },
  ],
  [
    'starts a new text under an id that nobody knows',
    unknown,
    [opened([])],
    { id: 'fresh', says: '', notice: undefined },
  ],

  [
    'is unsaved once changed, and hides where it came from',
    phone,
    [changed('Phone!')],
    { isDirty: true, isStored: false, notice: undefined },
  ],
  [
    'is stored once the site has it',
    written,
    [{ type: 'copyStored', fields: written.fields, seq: 1 }],
    { isStored: true, isDirty: true },
  ],
  [
    'is not stored by a copy of earlier words',
    run(written, changed('B!')),
    [{ type: 'copyStored', fields: written.fields, seq: 1 }],
    { isStored: false },
  ],

  [
    'restores a draft, and offers the next',
    found,
    [{ type: 'foundRestored' }],
    { id: 'post', says: 'A', isDirty: true, notice: 'found' },
  ],
  [
    'undoes that in one step',
    found,
    [{ type: 'foundRestored' }, { type: 'replacementUndone' }],
    { id: 'post', says: 'B' },
  ],
  [
    'redoes it in one step',
    found,
    [{ type: 'foundRestored' }, { type: 'replacementUndone' }, { type: 'replacementUndone' }],
    { says: 'A' },
  ],
  [
    'discards a draft, and offers the next',
    found,
    [{ type: 'foundDiscarded' }, { type: 'foundDiscarded' }],
    { says: 'B', notice: undefined },
  ],

  ['asks which device goes on', twoDevices, [], { says: 'B', notice: 'elsewhere' }],
  ['goes on here', twoDevices, [{ type: 'mineChosen' }], { says: 'B', notice: undefined }],
  ['goes on with the other device', twoDevices, [{ type: 'theirsChosen' }], { says: 'Theirs', notice: undefined }],
  ['undoes that in one step', twoDevices, [{ type: 'theirsChosen' }, { type: 'replacementUndone' }], { says: 'B' }],

  [
    'is saved',
    written,
    [{ type: 'saveSent', slug: 'b' }, saved({ ...words('B'), slug: 'b' })],
    { id: 'post', says: 'B', isDirty: false },
  ],
  [
    'keeps what was written during a save',
    written,
    [{ type: 'saveSent', slug: '' }, changed('B and more'), saved(words('B'))],
    { says: 'B and more', isDirty: true },
  ],
  [
    'says why a save failed, before anything else',
    { ...twoDevices, found: [draft('A')] },
    [offline],
    { says: 'B', notice: 'error' },
  ],
  ['asks nothing after a save', run(written, offline), [saved(words('B'))], { notice: undefined, isDirty: false }],
  [
    'goes on from the version of another admin',
    found,
    [{ type: 'conflictYielded', current: post('Theirs', 3) }],
    { says: 'Theirs', isDirty: false },
  ],
  [
    'makes a deleted post a text of its own',
    run(onPost, changed('B')),
    [{ type: 'madeNew', newId: 'fresh' }],
    { id: 'fresh', says: 'B', isDirty: true },
  ],
  [
    'discards unsaved words',
    run(onPost, changed('B')),
    [{ type: 'discarded', post: post('Saved') }],
    { id: 'post', says: 'Saved', isDirty: false },
  ],
  [
    'undoes that in one step',
    run(onPost, changed('B')),
    [{ type: 'discarded', post: post('Saved') }, { type: 'replacementUndone' }],
    { says: 'B', isDirty: true },
  ],
  [
    'starts another text',
    found,
    [{ type: 'startedNew', newId: 'fresh', isDiscarded: false }],
    { id: 'fresh', says: '', isDirty: false, notice: undefined },
  ],
];

describe('reduceDesk', () => {
  test.each(transitions)('%s', (_what, before, events, expected) => {
    expect(seen(run(before, ...events))).toMatchObject(expected);
  });

  test('takes undo and redo of the text for those of the whole replacement, with title and tags', () => {
    const restored = run(found, { type: 'foundRestored' });
    expect([restored.fields.title, run(restored, changed('B')).fields]).toEqual(['Kept', found.fields]);
    expect(run(restored, changed('B'), changed('A')).fields).toEqual(restored.fields);
    const goneOn = run(restored, { type: 'changed', patch: { title: 'Mine' } }, changed('B'));
    expect(goneOn.fields, 'not once the author has gone on').toMatchObject({ title: 'Mine', content: 'B' });
  });

  test('keeps a save that found no network as it was asked for, and drops one that was answered', () => {
    const waiting = run(written, { type: 'saveSent', slug: '' }, offline, changed('Later'));
    expect(waiting).toMatchObject({ isSaving: false, waiting: { edited: words('B'), publish: true } });
    for (const kind of ['signed-out', 'gone'] as const)
      expect(
        run(waiting, { type: 'saveFailed', error: { kind }, save: { edited: words('B'), publish: true } }).waiting,
      ).toBeUndefined();
    expect(run(waiting, saved(words('B')))).toMatchObject({ waiting: undefined, error: undefined });
    expect(run(waiting, { type: 'startedNew', newId: 'fresh', isDiscarded: true }).waiting).toBeUndefined();
  });

  test('never shows two texts under one id, whatever happens in whatever order', () => {
    const events: DeskEvent[] = [
      changed('X'),
      offline,
      { type: 'foundRestored' },
      { type: 'replacementUndone' },
      { type: 'copyElsewhere', current: copy('Theirs') },
      { type: 'mineChosen' },
      { type: 'startedNew', newId: 'fresh', isDiscarded: false },
    ];
    for (const first of events)
      for (const second of events)
        for (const third of events) {
          const desk = run(text, first, second, third);
          const last = [first, second, third].findLastIndex(({ type }) => type === 'startedNew');
          expect(desk.id).toBe(last < 0 ? 'text' : 'fresh');
          if (last === 2) expect(seen(desk)).toMatchObject({ says: '', isDirty: false, notice: undefined });
        }
  });
});
