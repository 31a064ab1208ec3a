import { stripInvalidChars as storableText } from '@/lib/forms/form-fields';

/** A value from somebody else's website, with texts as PostgreSQL takes them, also in JSON columns. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [storableText(key), storable(one)])) as T;
  }
  return value;
}
