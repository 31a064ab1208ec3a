import { type Called, callApi, unreachable } from '@/components/ui/call-api';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { BulkResult } from '@/lib/blog/bulk';
import type { VideoCard } from '@/lib/blog/fetch-video';
import type { BulkAction, PostInput } from '@/lib/blog/post-limits';
import type { Holding, WorkingCopy } from '@/lib/blog/working-copies';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { LibraryPage } from '@/lib/images/library';
import { SECOND_MS } from '@/lib/time';

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
  // A response that broke off has no post: the save may have been stored, as after a lost one.
  if (called.ok) return called.value.post ? { kind: 'saved', post: called.value.post } : { kind: 'offline' };
  const { status, errors, message, body } = called;
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'gone' };
  if (status === 409) return { kind: 'conflict', current: body?.current as EditorPost };
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'rejected', message };
}

/** How long a write may take: a request that hangs would keep everything behind it waiting. */
const WRITE_MS = 60 * SECOND_MS;

/** Sends a write; one without a response in time counts as lost. */
const send = <T>(path: string, method: string, body: object): Promise<Called<T>> =>
  callApi<T>(path, { method, body, signal: AbortSignal.timeout(WRITE_MS) }).catch(() => unreachable);

const write = async (path: string, method: string, body: object) =>
  toWriteResult(await send<{ post: EditorPost }>(path, method, body));

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
  const called = await send<{ seq?: number }>(WORKING_COPIES, 'PUT', copy);
  if (called.ok) return called.value.seq ? { kind: 'stored', seq: called.value.seq } : { kind: 'failed' };
  return called.status === 409
    ? { kind: 'elsewhere', current: called.body?.current as WorkingCopy }
    : { kind: 'failed' };
}

/** Discards what was being written, unless it has been written on meanwhile; false if the site could not be asked. */
export const dropWorkingCopy = async (holding: Holding): Promise<boolean> =>
  (await send(WORKING_COPIES, 'DELETE', holding)).ok;

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

/** One page of the uploaded images; undefined when the request failed. */
export const fetchLibrary = (page: number): Promise<LibraryPage | undefined> => resultOf(`/api/images?page=${page}`);
