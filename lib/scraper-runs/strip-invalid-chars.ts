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
