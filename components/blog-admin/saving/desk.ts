import type { EditorPost } from '@/lib/blog/admin-post';
import { blankInput, fieldNames, type PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { WriteResult } from '../client/api-client';
import type { LocalDraft } from './local-draft';

export type SaveError = Exclude<WriteResult, { kind: 'saved' } | { kind: 'invalid' }>;

/** A save as it was asked for, to be sent again unchanged. */
export type Save = {
  /** The fields in the editor when it was asked for, with a slug. */
  edited: PostInput;
  /** Publishes the post. Otherwise a public post stays as it is, and the fields become its unpublished changes. */
  publish: boolean;
  /** The version to overwrite after a conflict. */
  overVersion?: number;
};

/** Where the text comes from that the editor was opened with, until it is changed. */
export type Origin = { by: string | undefined; at: string; isLocal: boolean };

/** The state of the editor: the text, and where it is kept. */
export type Desk = {
  /** The id of the text. The post gets the same one when it is saved for the first time. */
  id: string;
  /** This editor, as a writer of working copies and local drafts. */
  holder: string;
  /** Who writes. */
  editor: string;
  /** What a new post starts with. */
  blank: PostInput;
  /** The post as it was last saved. */
  base: EditorPost | undefined;
  fields: PostInput;
  /** How often the text has been replaced other than by writing. */
  loads: number;
  /** How many texts the editor was emptied for. */
  restarts: number;
  isTouched: boolean;
  /** Whether this browser has a copy of unsaved text. */
  isKept: boolean;
  /** The number of the last write of the working copy that this editor has read or written. */
  seq: number;
  /** What the working copy contains, as far as this editor knows. */
  stored: PostInput | undefined;
  /** What another device has written, or wrote for an older version of the post. */
  elsewhere: WorkingCopy | undefined;
  origin: Origin | undefined;
  /** Other unsaved texts of this post in this browser, the newest first. */
  found: readonly LocalDraft[];
  /** The last replacement, which undo reverts as a whole. */
  replaced: { before: PostInput; after: PostInput } | undefined;
  isSaving: boolean;
  /** A save that is sent again when the site can be reached. */
  waiting: Save | undefined;
  error: SaveError | undefined;
  errors: FieldErrors;
  /** How many saves were rejected for their fields. */
  rejections: number;
};

/** What an editor opens with. */
export type Opening = {
  /** An id for a text that has none yet. */
  newId: string;
  holder: string;
  editor: string;
  blank: PostInput;
  /** The id that the page was asked for. */
  id?: string;
  opened?: EditorPost;
  /** What the site has of unsaved text. */
  unsaved?: WorkingCopy;
};

/** Picks the fields of a post from an object that may have more. */
export const fieldsOf = (post: PostInput): PostInput =>
  Object.assign({ ...blankInput }, Object.fromEntries(fieldNames.map((name) => [name, post[name]])));

/** A new post, dated `now` (Irish clock time). */
export const blankPost = (author: string, now: string): PostInput => ({ ...blankInput, author, publishedAt: now });

/** The names of the fields in which two texts differ. */
export const changedNames = (a: PostInput, b: PostInput): (keyof PostInput)[] =>
  fieldNames.filter((name) => String(a[name]) !== String(b[name]));

export const isSame = (a: PostInput, b: PostInput): boolean => changedNames(a, b).length === 0;

/** The text as it was last saved. */
export const savedFields = ({ base, blank }: Pick<Desk, 'base' | 'blank'>): PostInput =>
  base ? fieldsOf(base) : blank;

export const isDirty = (desk: Desk): boolean => !isSame(desk.fields, savedFields(desk));

/** Whether the site has the text as it is here. */
export const isStored = ({ stored, fields }: Desk): boolean => stored === fields;

/** Whether closing the page would leave words that only this browser has, if any. */
export const isUnstored = (desk: Desk): boolean => isDirty(desk) && !isStored(desk);

/** The editor as the server renders it: the working copy, unless that is of another version; else the post; else an empty text. */
export function openDesk({ newId, id, holder, editor, blank, opened, unsaved }: Opening): Desk {
  const shown = unsaved && unsaved.version === opened?.version ? unsaved : undefined;
  const fields = shown?.fields ?? (opened ? fieldsOf(opened) : blank);
  return {
    id: opened?.id ?? unsaved?.id ?? id ?? newId,
    holder,
    editor,
    blank,
    base: opened,
    fields,
    loads: 0,
    restarts: 0,
    isTouched: false,
    isKept: true,
    seq: shown?.seq ?? 0,
    stored: shown ? fields : undefined,
    elsewhere: shown ? undefined : unsaved,
    origin: shown ? { by: shown.savedBy, at: shown.savedAt, isLocal: false } : undefined,
    found: [],
    replaced: undefined,
    isSaving: false,
    waiting: undefined,
    error: undefined,
    errors: {},
    rejections: 0,
  };
}

/** The one notice that needs a decision now: a failed save, then a text of another device, of this browser, of an earlier visit. */
export function noticeOf(desk: Desk): 'error' | 'elsewhere' | 'found' | 'origin' | undefined {
  if (desk.error) return 'error';
  if (desk.elsewhere) return 'elsewhere';
  if (desk.found.length > 0) return 'found';
  return desk.origin && isDirty(desk) ? 'origin' : undefined;
}
