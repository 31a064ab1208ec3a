import { blankInput, type PostInput } from '@/lib/blog/post-limits';

/** Unsaved text, stored in this browser so that a crash, a closed tab or an ended session loses nothing (autosave). */
export type LocalDraft = {
  key: string;
  /** The text that it belongs to: the id of a post, or of one that was never saved. */
  id: string;
  /** The tab that wrote it. */
  holder: string;
  at: string;
  /** Who wrote it; unknown in entries of older versions of this site. */
  by?: string;
  /** The version of the post that it is based on; none for a text that was never saved. */
  version?: number;
  /** The number of the last write of the working copy that the tab knew. */
  seq?: number;
  fields: PostInput;
};

const PREFIX = 'post-journal:';
/** What older versions of this site wrote in place of the id of a text that was never saved. */
const NO_ID = 'new';

const keyOf = (id: string, holder: string) => `${PREFIX}${id}:${holder}`;

function parse(key: string): LocalDraft | undefined {
  const [, id = '', holder = ''] = key.split(':');
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof entry?.at !== 'string' || typeof entry.fields?.content !== 'string') return undefined;
    return { ...entry, fields: { ...blankInput, ...entry.fields }, key, id, holder };
  } catch {
    return undefined;
  }
}

/** Stores a text. Each tab has its own entry, so that two tabs on one post do not overwrite each other's. False if there is no room, or no store. */
export function writeLocalDraft({ id, holder, ...entry }: Omit<LocalDraft, 'key' | 'at'>): boolean {
  try {
    localStorage.setItem(keyOf(id, holder), JSON.stringify({ at: new Date().toISOString(), ...entry }));
    return true;
  } catch {
    return false;
  }
}

export function deleteLocalDraft({ id, holder }: Pick<LocalDraft, 'id' | 'holder'>): void {
  try {
    localStorage.removeItem(keyOf(id, holder));
  } catch {}
}

/** Gives the entry of a text without id one of its own. */
function adopt(draft: LocalDraft): LocalDraft {
  if (draft.id !== NO_ID) return draft;
  const adopted = { ...draft, id: crypto.randomUUID() };
  const { key: _key, id: _id, holder: _holder, ...entry } = draft;
  try {
    localStorage.setItem(keyOf(adopted.id, adopted.holder), JSON.stringify(entry));
    localStorage.removeItem(draft.key);
    return adopted;
  } catch {
    return draft;
  }
}

function allDrafts(): LocalDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(key) ?? [])
      .map(adopt)
      .sort((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}

/** The drafts of a text that this browser has, newest first. */
export const findLocalDrafts = (id: string): LocalDraft[] => allDrafts().filter((draft) => draft.id === id);

/** The newest draft of each text that was never saved, newest first. */
export function listUnsavedDrafts(): LocalDraft[] {
  const drafts = allDrafts().filter(({ version }) => version === undefined);
  return drafts.filter(({ id }, index) => drafts.findIndex((other) => other.id === id) === index);
}
