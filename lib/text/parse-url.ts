/**
 * A URL, or undefined if the text is none. Use it instead of `URL.canParse`, which says no to letters such as é once Node 20 and 22
 * have optimised it.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
