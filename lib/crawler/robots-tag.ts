/**
 * What X-Robots-Tag headers ask of a program: words for everybody ("noindex, nofollow"), and words after a name, which count
 * for that program only.
 */
export function readRobotsTag(header: string, productToken: string): { noindex: boolean; nofollow: boolean } {
  const asked = new Set<string>();
  let isMeant = true;
  for (const part of header.slice(0, 4_000).toLowerCase().split(',')) {
    const [name, directive] = part.includes(':') ? part.split(':', 2) : [undefined, part];
    // "unavailable_after: date" has a colon too, and is no name of a program.
    if (name !== undefined && !/_/.test(name)) isMeant = name.trim() === productToken.toLowerCase();
    if (isMeant) asked.add((directive ?? '').trim());
  }
  const none = asked.has('none');
  return { noindex: none || asked.has('noindex'), nofollow: none || asked.has('nofollow') };
}
