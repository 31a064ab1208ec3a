import { isTooDeep } from './json-depth';
import { isCrossOrigin } from './origin-check';
import { readBody } from './read-body';

/** The most bytes a posted form may have; Next itself stops reading a little above. */
const MAX_BYTES = 1_000_000;

/** Why a post is refused: the status it is answered with. */
export type Refusal = 400 | 403 | 413 | 415;

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' && !isTooDeep(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

// In React's format a string that begins with a dollar stands for something else. Of all these our own pages send three: a string
// that really begins with one, undefined, and a form. What else there is (promises, streams, files, numbers of any length) a
// client could only ask for to break something.
const PLAIN = /^(?!\$)|^\$\$|^\$undefined$|^\$K[\da-f]{1,4}$/;
const FOLLOWING = /^\$@([\da-f]{1,4})$/;

/** Whether every string in a value stands for itself, or for something that React finds. */
function isPlain(value: unknown, isOther: (text: string) => boolean = () => false): boolean {
  if (typeof value === 'string') return PLAIN.test(value) || isOther(value);
  return typeof value !== 'object' || value === null || Object.values(value).every((one) => isPlain(one, isOther));
}

/** What React puts into a form that is sent without JavaScript: which action it is for, and the action's state as JSON. */
function carriesAction(form: FormData): boolean {
  const names = [...form.keys()];
  const references = names.flatMap((name) => /^\$ACTION_REF_(\d+)$/.exec(name)?.[1] ?? []);
  const parts = names.filter((name) => /^\$ACTION_\d+:\d+$/.test(name));
  const isThere = (name: string, text: string) => {
    const number = FOLLOWING.exec(text)?.[1];
    return number !== undefined && number !== '0' && form.has(name.replace(/\d+$/, number));
  };
  return (
    names.some((name) => /^\$ACTION_(ID|REF)_/.test(name)) &&
    references.every((number) => form.has(`$ACTION_${number}:0`)) &&
    parts.every((name) => {
      const value = parseJson(form.get(name));
      return value !== undefined && isPlain(value, (text) => isThere(name, text));
    })
  );
}

/** What React sends with JavaScript: the list of the action's arguments, alone or as the first field of a form. */
function carriesArguments(text: FormDataEntryValue | null): boolean {
  const list = parseJson(text);
  return Array.isArray(list) && isPlain(list);
}

/**
 * Next answers 500 to a post that it cannot read (16.4.5: a broken or endless body, a foreign Origin). This finds out
 * beforehand whether a request to a page is a form that a server action can read.
 * @returns undefined if it is, else the status to answer with
 */
export async function refusalOf(request: Request): Promise<Refusal | undefined> {
  const { headers } = request;
  if (isCrossOrigin(headers)) return 403;
  if (Number(headers.get('content-length')) > MAX_BYTES) return 413;
  const type = headers.get('content-type') ?? '';
  const isCall = headers.has('next-action');
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !(isCall && type.startsWith('text/plain'))) return 415;
  const body = await readBody(request, MAX_BYTES);
  if (!body) return 413;
  if (!isForm) return carriesArguments(await body.text()) ? undefined : 400;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  // A field without a name is sent by no page, and Next falls over it.
  if (!form || form.has('')) return 400;
  return (isCall ? carriesArguments(form.get('0')) : carriesAction(form)) ? undefined : 400;
}
