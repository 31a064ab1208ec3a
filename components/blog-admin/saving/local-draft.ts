import type { PostInput } from '@/lib/blog/post-limits';

/** Unsaved text, stored in this browser so that a crash, a closed tab or an ended session loses nothing (autosave). */
export type LocalDraft = { key: string; at: string; version?: number; fields: PostInput };

const PREFIX = 'post-journal:';
/** Each tab writes its own entry, so that two tabs on one post do not overwrite each other's text. */
const tab = Math.random().toString(36).slice(2);

const prefixOf = (postId: string | undefined) => `${PREFIX}${postId ?? 'new'}:`;
const ownKey = (postId: string | undefined, entry = tab) => `${prefixOf(postId)}${entry}`;

function parse(key: string): LocalDraft | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? '');
    return entry?.fields && entry?.at ? { ...entry, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the fields, in an entry of this tab unless another is named. Returns false if the browser has no store or no room for them. */
export function writeLocalDraft(
  postId: string | undefined,
  version: number | undefined,
  fields: PostInput,
  entry = tab,
): boolean {
  try {
    localStorage.setItem(ownKey(postId, entry), JSON.stringify({ at: new Date().toISOString(), version, fields }));
    return true;
  } catch {
    return false;
  }
}

/** Deletes one entry. */
export function deleteLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Deletes the draft that this tab stored for a post, once it is saved or discarded. */
export const deleteOwnDraft = (postId: string | undefined): void => deleteLocalDraft(ownKey(postId));

/** The drafts of earlier visits to a post that were never saved, newest first. */
export function findLocalDrafts(postId: string | undefined): LocalDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(postId)) && key !== ownKey(postId))
      .flatMap((key) => parse(key) ?? [])
      .sort((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}
