/** Directives that have a colon too, but are not the names of crawlers. */
const WITH_VALUE = /^\s*(?:max-[a-z]+(?:-[a-z]+)?|unavailable_after)\s*$/;

/**
 * Parses X-Robots-Tag headers: directives for all crawlers ("noindex, nofollow"), and directives after a name, for that
 * crawler only.
 */
export function readRobotsTag(header: string, productToken: string): { noindex: boolean; nofollow: boolean } {
  const asked = new Set<string>();
  let isMeant = true;
  for (const part of header.slice(0, 4_000).toLowerCase().split(',')) {
    const [name, directive] = part.includes(':') ? part.split(':', 2) : [undefined, part];
    if (name !== undefined && !WITH_VALUE.test(name)) isMeant = name.trim() === productToken.toLowerCase();
    if (isMeant) asked.add((directive ?? '').trim());
  }
  const none = asked.has('none');
  return { noindex: none || asked.has('noindex'), nofollow: none || asked.has('nofollow') };
}
