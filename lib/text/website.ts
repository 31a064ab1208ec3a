import { parseUrl } from './parse-url';

/** "https:", but not the host and port of "bakery.ie:8080". */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;

/** A name with a dot as DNS has them, or an IPv6 address; the parser of URLs takes other characters too. */
const HOST = /^(?:[\w-]+\.)+[\w-]+\.?$|^\[/;

/**
 * The address of a website as somebody typed it, with https:// if it has no scheme; undefined if it is none: no e-mail address, no name
 * without a dot, and no URL with another scheme.
 */
export function parseWebsite(text: string): string | undefined {
  const website = SCHEME.test(text) ? text : `https://${text}`;
  const url = parseUrl(website);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return /[.。．｡[]/.test(text) && HOST.test(url.hostname) ? website : undefined;
}
