/** Longer texts are sentences, which hardly occur on two pages. */
const MAX_LENGTH = 160;
const MAX_RESULTS = 5_000;

/** Copies a string. A slice of a page would otherwise keep the whole page in memory. */
const detachString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Caches what a pure function returns for an object as long as that exists. Callers share the results and must not change them. */
export function memoizeByObject<K extends object, T>(read: (one: K) => T): (one: K) => T {
  const results = new WeakMap<K, { value: T }>();
  return (one) => {
    const known = results.get(one) ?? { value: read(one) };
    results.set(one, known);
    return known.value;
  };
}

/**
 * Caches what a pure function returns for short texts, since menus and footers are on every page of a site. Only worth it for functions
 * that take several microseconds, as a lookup takes half of one. Callers share the results and must not change them.
 */
export function memoize<T>(read: (text: string) => T, maxResults = MAX_RESULTS): (text: string) => T {
  const results = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text);
    const known = results.get(text);
    if (known) return known.value;
    if (results.size >= maxResults) results.clear();
    const copy = detachString(text);
    const value = read(copy);
    results.set(copy, { value });
    return value;
  };
}
