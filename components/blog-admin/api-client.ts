import type { EditorPost } from '@/lib/blog/admin-post';
import type { FieldErrors } from '@/lib/forms/form-state';

/** What became of a call that writes, as the editor shows it. */
export type WriteAnswer =
  | { kind: 'saved'; post: EditorPost }
  | { kind: 'conflict'; current: EditorPost }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'refused'; message: string };

async function send(path: string, method: string, body?: unknown): Promise<Response | undefined> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

async function read(response: Response | undefined): Promise<WriteAnswer> {
  if (!response) return { kind: 'offline' };
  const body = await response.json().catch(() => ({}));
  if (response.ok) return { kind: 'saved', post: body.post };
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status === 404) return { kind: 'gone' };
  if (response.status === 409) return { kind: 'conflict', current: body.current };
  if (body.errors) return { kind: 'invalid', errors: body.errors };
  return { kind: 'refused', message: body.detail ?? `The site answered with ${response.status}.` };
}

/** Saves a post; `id` is none for a new one. */
export const savePost = async (id: string | undefined, save: object): Promise<WriteAnswer> =>
  read(await send(id ? `/api/blog/posts/${id}` : '/api/blog/posts', id ? 'PUT' : 'POST', save));

/** Publishes a post or takes it back. */
export const setStatus = async (id: string, status: 'draft' | 'published'): Promise<WriteAnswer> =>
  read(await send(`/api/blog/posts/${id}/status`, 'POST', { status, writeId: crypto.randomUUID() }));

/** Makes an old revision the newest. */
export const restoreRevision = async (id: string, version: number): Promise<WriteAnswer> =>
  read(await send(`/api/blog/posts/${id}/restore`, 'POST', { version, writeId: crypto.randomUUID() }));

/** Deletes a post. False when that did not work. */
export const deletePost = async (id: string): Promise<boolean> =>
  (await send(`/api/blog/posts/${id}`, 'DELETE'))?.ok ?? false;

/** Writes the sample articles that are not there yet. False when that did not work. */
export const loadSamples = async (): Promise<boolean> => (await send('/api/functions/setup-blog', 'POST'))?.ok ?? false;

/** The text as the site will show it; undefined when it cannot be had now. */
export async function fetchPreview(content: string): Promise<string | undefined> {
  const response = await send('/api/blog/preview', 'POST', { content });
  return response?.ok ? (await response.json()).html : undefined;
}

/** Stores a picture. Answers with its address, or with what is wrong with it. */
export async function uploadImage(file: Blob): Promise<{ ok: true; path: string } | { ok: false; message: string }> {
  try {
    const response = await fetch('/api/images', { method: 'POST', body: file });
    const body = await response.json();
    return response.ok ? { ok: true, path: body.path } : { ok: false, message: body.detail };
  } catch {
    return { ok: false, message: 'The picture could not be sent. Are you offline?' };
  }
}
