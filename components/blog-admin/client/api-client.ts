import { type Called, callApi } from '@/components/ui/call-api';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { BulkResult } from '@/lib/blog/bulk';
import type { VideoCard } from '@/lib/blog/fetch-video';
import type { BulkAction, PostInput } from '@/lib/blog/post-limits';
import type { Holding, WorkingCopy } from '@/lib/blog/working-copies';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { LibraryPage } from '@/lib/images/library';

/** The outcome of a write, as the editor shows it. */
export type WriteResult =
  | { kind: 'saved'; post: EditorPost }
  | { kind: 'conflict'; current: EditorPost }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'rejected'; message: string };

function toWriteResult(called: Called<{ post: EditorPost }>): WriteResult {
  if (called.ok) return { kind: 'saved', post: called.value.post };
  const { status, errors, message, body } = called;
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'gone' };
  if (status === 409) return { kind: 'conflict', current: body?.current as EditorPost };
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'rejected', message };
}

const write = async (path: string, method: string, body: object) =>
  toWriteResult(await callApi<{ post: EditorPost }>(path, { method, body }));

const postPath = (id: string) => `/api/blog/posts/${id}`;

/** Saves a post. Without `id` it is created. */
export const savePost = (id: string | undefined, save: object): Promise<WriteResult> =>
  id ? write(postPath(id), 'PUT', save) : write('/api/blog/posts', 'POST', save);

const WORKING_COPIES = '/api/blog/working-copies';

type Stored = { kind: 'stored'; seq: number } | { kind: 'elsewhere'; current: WorkingCopy } | { kind: 'failed' };

/** Stores what is being written. */
export async function storeWorkingCopy(
  copy: Holding & { version: number | undefined; fields: PostInput },
): Promise<Stored> {
  const called = await callApi<{ seq: number }>(WORKING_COPIES, { method: 'PUT', body: copy });
  if (called.ok) return { kind: 'stored', seq: called.value.seq };
  return called.status === 409
    ? { kind: 'elsewhere', current: called.body?.current as WorkingCopy }
    : { kind: 'failed' };
}

/** Discards what was being written. */
export const dropWorkingCopy = (holding: Holding): Promise<unknown> =>
  callApi(WORKING_COPIES, { method: 'DELETE', body: holding });

/** What a request responds with; undefined when it failed. */
async function resultOf<T>(path: string, post?: object): Promise<T | undefined> {
  const called = await callApi<T>(path, post ? { method: 'POST', body: post } : {});
  return called.ok ? called.value : undefined;
}

/** Publishes, unpublishes, deletes, undeletes or erases posts; undefined when the request failed. */
export const applyToPosts = (ids: readonly string[], action: BulkAction): Promise<BulkResult | undefined> =>
  resultOf('/api/blog/posts/bulk', { ids, action });

/** Discards the unpublished changes of a public post. */
export const discardChanges = (id: string): Promise<WriteResult> =>
  write(`${postPath(id)}/changes`, 'DELETE', { writeId: crypto.randomUUID() });

/** Makes an old revision the newest. */
export const restoreRevision = (id: string, version: number): Promise<WriteResult> =>
  write(`${postPath(id)}/restore`, 'POST', { version, writeId: crypto.randomUUID() });

/** Creates the sample articles that do not exist yet; false when that failed. */
export const loadSamples = async (): Promise<boolean> =>
  (await callApi('/api/functions/setup-blog', { method: 'POST' })).ok;

/** A post or a page of this site. */
export type OwnLink = { title: string; path: string };

/** Posts and pages of this site that are about something; none when the request failed. */
export const searchLinks = async (q: string): Promise<OwnLink[]> =>
  (await resultOf<{ links: OwnLink[] }>(`/api/blog/links?q=${encodeURIComponent(q)}`))?.links ?? [];

/** The title and the still of a YouTube or Vimeo video; undefined when there is none, or the request failed. */
export const fetchVideo = (url: string): Promise<VideoCard | undefined> => resultOf('/api/blog/videos', { url });

/** Copies an image of another site into the library, and returns its path; undefined when that failed. */
export const copyImage = async (url: string): Promise<string | undefined> =>
  (await resultOf<{ path: string }>('/api/images/copies', { url }))?.path;

/** One page of the uploaded pictures; undefined when the request failed. */
export const fetchLibrary = (page: number): Promise<LibraryPage | undefined> => resultOf(`/api/images?page=${page}`);
