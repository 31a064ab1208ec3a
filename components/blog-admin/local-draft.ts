import type { PostInput } from '@/lib/blog/post-form';

/** Unsaved words, kept in this browser so that a crash, a closed tab or an ended session loses none of them. */
export type JournalEntry = { key: string; at: string; version?: number; fields: PostInput };

const PREFIX = 'post-journal:';
/** Each tab writes its own entry: two tabs on one post do not overwrite each other's words. */
const tab = Math.random().toString(36).slice(2);

const prefixOf = (postId: string | undefined) => `${PREFIX}${postId ?? 'new'}:`;

function parse(key: string): JournalEntry | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? '');
    return entry?.fields && entry?.at ? { ...entry, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the fields down. A full or forbidden store is no reason to disturb the writer. */
export function writeJournal(postId: string | undefined, version: number | undefined, fields: PostInput): void {
  try {
    const entry = { at: new Date().toISOString(), version, fields };
    localStorage.setItem(`${prefixOf(postId)}${tab}`, JSON.stringify(entry));
  } catch {}
}

/** Forgets what this tab wrote down for a post: it is saved, or thrown away on purpose. */
export const clearJournal = (postId: string | undefined): void => forgetEntry(`${prefixOf(postId)}${tab}`);

export function forgetEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** What earlier visits wrote down for a post and never saved, the latest first. */
export function findEntries(postId: string | undefined): JournalEntry[] {
  try {
    const own = `${prefixOf(postId)}${tab}`;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(postId)) && key !== own)
      .flatMap((key) => parse(key) ?? [])
      .sort((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}
