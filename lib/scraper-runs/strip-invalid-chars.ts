import { stripInvalidChars } from '@/lib/forms/form-fields';

/** Strips from every string of a scraped value the characters that PostgreSQL rejects, in JSON columns too. */
export function stripInvalidCharsDeep<T>(value: T): T {
  if (typeof value === 'string') return stripInvalidChars(value) as T;
  if (Array.isArray(value)) return value.map(stripInvalidCharsDeep) as T;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, one]) => [stripInvalidChars(key), stripInvalidCharsDeep(one)]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}

/** Escapes in JSON text: any of them, so that an escaped backslash is not taken for the start of another one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][\da-f]{2}|.)/g;
const INVALID_ESCAPE = /^\\u(?:0000|d)/;

/** A value as JSON text without what PostgreSQL rejects: JSON.stringify writes lone surrogates as escapes, but not valid pairs. */
export function toJsonColumn(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return json.replace(ESCAPE, (found) => (INVALID_ESCAPE.test(found) ? '' : found));
}
