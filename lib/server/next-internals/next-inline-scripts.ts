/** The inline scripts that Next 16.4 writes into a page. tests/e2e/next-internals.spec.ts fails when it writes any other. */
const FIRST_PUSH = '(self.__next_f=self.__next_f||[]).push([0])';
/** In the response to a form posted without scripts, the state of the action follows. */
const FIRST_PUSHES =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);self\.__next_f\.push\((\[2,[\s\S]*\])\)$/;
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** Lists the initial files of a page. */
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an inline script is one that Next writes and that can only carry data: a call whose only argument is JSON. */
export const isKnownInlineScript = (code: string): boolean =>
  code === FIRST_PUSH || [PUSH, FIRST_PUSHES, CHUNKS].some((call) => isJson(call.exec(code)?.[1]));
