import { storable } from '@/lib/forms/form-fields';

/** Strips from every string of a scraped value the characters that PostgreSQL rejects, in JSON columns too. */
export function stripInvalidChars<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map(stripInvalidChars) as T;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, one]) => [storable(key), stripInvalidChars(one)]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}
