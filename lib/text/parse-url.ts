/**
 * Parses a URL; undefined if it is invalid. Use it instead of `URL.canParse`, which in Node 20 and 22 rejects non-ASCII letters
 * such as é once it has been optimised.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
