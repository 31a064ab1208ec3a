/** Far more than any request to this site needs. Deeper nesting is an attempt to exhaust the stack. */
const MAX_DEPTH = 32;

// An unterminated string matches up to the end, so that no part of it is scanned twice.
const TOKENS = /"(?:[^"\\]|\\.?)*(?:"|$)|[[\]{}]/gs;

/** Whether arrays and objects of a JSON text are nested too deeply. Scans the text, since walking the value is the danger. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
