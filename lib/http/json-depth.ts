/** Nothing that this site takes comes near it. What is nested deeper is made to exhaust whatever walks through it. */
const MAX_DEPTH = 32;

// A string that is never closed counts as one up to the end, so that no part of it is looked at twice.
const TOKENS = /"(?:[^"\\]|\\.?)*(?:"|$)|[[\]{}]/gs;

/** Whether lists and objects of a JSON text lie too deep in one another. Looks at the text, so that nothing has to walk the value. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
