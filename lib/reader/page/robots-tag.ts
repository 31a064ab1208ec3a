const MAX_HEADER = 4_000;
/** Directives that have a colon too, but are not the names of crawlers. */
const WITH_VALUE = /^\s*(?:max-[a-z]+(?:-[a-z]+)?|unavailable_after)\s*$/;

/** What may follow the date of `unavailable_after`, which has commas and colons of its own. */
const UNAVAILABLE =
  /(?:^|,)\s*unavailable_after\s*:\s*(.*?)(?=\s*(?:,\s*(?:[a-z][\w-]*\s*:|no\w+|all|none|max-|index|follow)|$))/;

/** Whether directives such as `unavailable_after: 25 Jun 2025 15:00:00 GMT` say that a page is no longer to be shown. */
export function isPastItsDate(directives: string, now = Date.now()): boolean {
  const until = Date.parse(UNAVAILABLE.exec(directives.slice(0, MAX_HEADER).toLowerCase())?.[1] ?? '');
  return until < now;
}

/** Parses X-Robots-Tag headers: directives for all crawlers ("noindex, nofollow"), or for the one that is named before them. */
export function readRobotsTag(header: string, productToken: string): { noindex: boolean; nofollow: boolean } {
  const asked = new Set<string>();
  let isMeant = true;
  for (const part of header.slice(0, MAX_HEADER).toLowerCase().split(',')) {
    const [name, directive] = part.includes(':') ? part.split(':', 2) : [undefined, part];
    if (name !== undefined && !WITH_VALUE.test(name)) isMeant = name.trim() === productToken.toLowerCase();
    if (isMeant) asked.add((directive ?? '').trim());
  }
  const none = asked.has('none');
  return { noindex: none || asked.has('noindex') || isPastItsDate(header), nofollow: none || asked.has('nofollow') };
}
