/** Escapes in JSON text: any of them, so that an escaped backslash is not taken for the start of another one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][\da-f]{2}|.)/g;
const INVALID_ESCAPE = /^\\u(?:0000|d)/;

/** A value as JSON text without what PostgreSQL rejects: JSON.stringify writes lone surrogates as escapes, but not valid pairs. */
export function toJsonColumn(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return json.replace(ESCAPE, (found) => (INVALID_ESCAPE.test(found) ? '' : found));
}

/** A copy of a scraped value, which is plain JSON, without what PostgreSQL rejects in JSON and text columns. */
export const stripInvalidCharsDeep = <T>(value: T): T => JSON.parse(toJsonColumn(value)) as T;
