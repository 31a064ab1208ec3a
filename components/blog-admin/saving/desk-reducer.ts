import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import type { FieldErrors } from '@/lib/forms/form-state';
import { changedNames, type Desk, fieldsOf, isSame, type Save, type SaveError, savedFields } from './desk';
import type { LocalDraft } from './local-draft';

export type DeskEvent =
  /** The browser's drafts of the text, and what was typed before hydration. `unsaved`: the working copy that is shown. */
  | { type: 'opened'; drafts: readonly LocalDraft[]; typed: Partial<PostInput>; unsaved?: WorkingCopy; newId: string }
  | { type: 'changed'; patch: Partial<PostInput> }
  | { type: 'draftKept'; isKept: boolean }
  | { type: 'foundRestored' }
  | { type: 'foundDiscarded' }
  | { type: 'replacementUndone' }
  | { type: 'copyStored'; fields: PostInput; seq: number }
  | { type: 'copyElsewhere'; current: WorkingCopy }
  /** The author goes on with the text here. */
  | { type: 'mineChosen' }
  /** The author goes on with the text of the other device. */
  | { type: 'theirsChosen' }
  | { type: 'saveSent'; slug: string }
  | { type: 'saved'; edited: PostInput; post: EditorPost }
  | { type: 'saveFailed'; error: SaveError; save: Save }
  | { type: 'saveRejected'; errors: FieldErrors }
  | { type: 'rechecked'; errors: FieldErrors }
  /** After a conflict, goes on with the post as the other admin has saved it. */
  | { type: 'conflictYielded'; current: EditorPost }
  /** Goes on from another version of the post: the one to overwrite. */
  | { type: 'rebased'; current: EditorPost }
  /** The post was deleted: the text becomes a new one. */
  | { type: 'madeNew'; newId: string }
  /** Unsaved changes are discarded: `post` is what is left. */
  | { type: 'discarded'; post: EditorPost | undefined }
  /** The editor is left for an empty one. */
  | { type: 'startedNew'; newId: string; isDiscarded: boolean };

const clean = { error: undefined, errors: {}, waiting: undefined } as const;

/** Shows another text of the same post, which one step of undo reverts. */
const replace = (desk: Desk, after: PostInput): Desk => ({
  ...desk,
  fields: after,
  loads: desk.loads + 1,
  isTouched: true,
  origin: undefined,
  replaced: { before: desk.fields, after },
});

/** Whether a draft of this browser only goes on from what is shown, so that showing it hides nothing. */
function continues(desk: Desk, draft: LocalDraft, unsaved: WorkingCopy | undefined): boolean {
  if (!desk.base && !unsaved) return true;
  if (desk.isTouched || desk.elsewhere || draft.version !== desk.base?.version) return false;
  if (draft.by && draft.by !== desk.editor) return false;
  return unsaved ? draft.holder === unsaved.holder || draft.seq === unsaved.seq : !draft.seq;
}

function open(desk: Desk, { drafts, typed, unsaved, newId }: Extract<DeskEvent, { type: 'opened' }>): Desk {
  const isTouched = desk.isTouched || Object.keys(typed).length > 0;
  const shown = { ...desk, isTouched, fields: isTouched ? { ...desk.fields, ...typed } : desk.fields };
  const others = drafts.filter(({ fields }) => !isSame(fields, desk.fields) && !isSame(fields, savedFields(desk)));
  const [newest, ...older] = others;
  // The site knows nothing of this id: words here need one of their own, unless they have had it from the start.
  const isKnown = desk.base !== undefined || unsaved !== undefined;
  if (!newest || isTouched || !continues(desk, newest, unsaved))
    return { ...shown, id: isKnown ? desk.id : newId, found: others };
  const { fields, by, at, version } = newest;
  const id = isKnown || version === undefined ? desk.id : newId;
  return { ...desk, id, fields, loads: desk.loads + 1, origin: { by, at, isLocal: true }, found: older };
}

/** What undo and redo of the text alone mean for the other fields: a replacement is one step. */
function withReplacement({ fields, replaced }: Desk, next: PostInput): PostInput {
  if (!replaced || next.content === fields.content) return next;
  const { before, after } = replaced;
  if (next.content === before.content && isSame(fields, after)) return before;
  return next.content === after.content && isSame(fields, before) ? after : next;
}

/** Applies a save of `edited` without touching the text, so that caret and undo history stay. What changed meanwhile stays unsaved. */
function acceptSave(desk: Desk, edited: PostInput, post: EditorPost): Desk {
  const base = { ...post, content: edited.content };
  const { fields } = desk;
  const kept = changedNames(fields, edited).map((name) => [name, fields[name]]);
  const next = { ...fieldsOf(base), ...Object.fromEntries(kept) };
  // The working copy went with the save.
  return {
    ...desk,
    ...clean,
    id: post.id,
    base,
    fields: next,
    isSaving: false,
    origin: undefined,
    stored: undefined,
    seq: 0,
  };
}

/** The transitions of the editor: what becomes of text, copies and errors. Pure; the network and the browser's storage are elsewhere. */
export function reduceDesk(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'opened':
      return open(desk, event);
    case 'changed':
      return {
        ...desk,
        fields: withReplacement(desk, { ...desk.fields, ...event.patch }),
        isTouched: true,
        origin: undefined,
      };
    case 'draftKept':
      return { ...desk, isKept: event.isKept };
    case 'foundRestored': {
      const [draft, ...found] = desk.found;
      return draft ? { ...replace(desk, draft.fields), found } : desk;
    }
    case 'foundDiscarded':
      return { ...desk, found: desk.found.slice(1) };
    case 'replacementUndone':
      return desk.replaced ? replace(desk, desk.replaced.before) : desk;
    case 'copyStored':
      return { ...desk, seq: event.seq, stored: event.fields };
    case 'copyElsewhere':
      return { ...desk, elsewhere: event.current };
    case 'mineChosen':
      return desk.elsewhere ? { ...desk, seq: desk.elsewhere.seq, elsewhere: undefined } : desk;
    case 'theirsChosen': {
      const { elsewhere } = desk;
      return elsewhere ? { ...replace(desk, elsewhere.fields), seq: elsewhere.seq, elsewhere: undefined } : desk;
    }
    case 'saveSent':
      return { ...desk, fields: { ...desk.fields, slug: event.slug }, isSaving: true, waiting: undefined };
    case 'saved':
      return acceptSave(desk, event.edited, event.post);
    case 'saveFailed': {
      const waiting = event.error.kind === 'offline' ? event.save : undefined;
      return { ...desk, isSaving: false, error: event.error, waiting };
    }
    case 'saveRejected':
      return { ...desk, isSaving: false, error: undefined, errors: event.errors, rejections: desk.rejections + 1 };
    case 'rechecked':
      return { ...desk, errors: { ...desk.errors, ...event.errors } };
    case 'conflictYielded':
      return { ...replace(desk, fieldsOf(event.current)), ...clean, base: event.current };
    case 'rebased':
      return { ...desk, base: event.current };
    case 'madeNew':
      return { ...desk, ...clean, id: event.newId, base: undefined, seq: 0, stored: undefined, elsewhere: undefined };
    case 'discarded': {
      const fields = event.post ? fieldsOf(event.post) : desk.blank;
      return { ...replace(desk, fields), ...clean, base: event.post, seq: 0, stored: undefined, elsewhere: undefined };
    }
    case 'startedNew':
      return {
        ...desk,
        ...clean,
        id: event.newId,
        base: undefined,
        fields: desk.blank,
        restarts: desk.restarts + 1,
        isTouched: false,
        isSaving: false,
        seq: 0,
        stored: undefined,
        elsewhere: undefined,
        origin: undefined,
        found: [],
        replaced: undefined,
      };
  }
}
