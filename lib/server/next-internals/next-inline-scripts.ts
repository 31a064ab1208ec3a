/** What Next writes between script tags of a page, as of 16.4. An end-to-end test fails when it writes anything else. */
const FIRST_PUSH = '(self.__next_f=self.__next_f||[]).push([0])';
/** After a form was sent without scripts, its answer follows at once. */
const FIRST_PUSHES =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);self\.__next_f\.push\((\[2,[\s\S]*\])\)$/;
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** Names the files that a page starts with. */
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

function parsed(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether an inline script is one that Next writes and that can only carry data: a call whose only argument is JSON. */
export function isFrameworkScript(code: string): boolean {
  if (code === FIRST_PUSH) return true;
  return [PUSH, FIRST_PUSHES, CHUNKS].some((call) => parsed(call.exec(code)?.[1]) !== undefined);
}

/** The part of a page's data, as React reads it, that an inline script hands over; undefined when that is not what it does. */
export function pageDataOf(code: string): string | undefined {
  if (code === FIRST_PUSH) return '';
  const argument = parsed(PUSH.exec(code)?.[1]);
  return Array.isArray(argument) && argument[0] === 1 && typeof argument[1] === 'string' ? argument[1] : undefined;
}
