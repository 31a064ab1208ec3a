import { createHash } from 'node:crypto';

/** A strong ETag of a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the asker has this version already: by ETag, or, if it sent none, by date. */
export function isUnchanged(request: Request, etag: string, changed?: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known) return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return changed !== undefined && changed.getTime() <= since;
}
