import { readBody } from './body';
import { comesFromElsewhere } from './origin';

/** The most bytes a posted form may have; Next itself stops reading a little above. */
const MAX_BYTES = 1_000_000;

/** Why a post is refused: the status it is answered with. */
export type Refusal = 400 | 403 | 413 | 415;

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** What React puts into a form that is sent without JavaScript: which action it is for, and the action's state as JSON. */
function carriesAction(form: FormData): boolean {
  const names = [...form.keys()];
  const state = names.filter((name) => /^\$ACTION_\d+:\d+$/.test(name));
  return (
    names.some((name) => /^\$ACTION_(ID|REF)_/.test(name)) &&
    state.every((name) => parseJson(form.get(name)) !== undefined)
  );
}

/** What React sends with JavaScript: the list of the action's arguments, alone or as the first field of a form. */
const carriesArguments = (text: FormDataEntryValue | null) => Array.isArray(parseJson(text));

/**
 * Next answers 500 to a post that it cannot read (16.4.5: a broken or endless body, a foreign Origin). This finds out
 * beforehand whether a request to a page is a form that a server action can read.
 * @returns undefined if it is, else the status to answer with
 */
export async function refusalOf(request: Request): Promise<Refusal | undefined> {
  const { headers } = request;
  if (comesFromElsewhere(headers)) return 403;
  if (Number(headers.get('content-length')) > MAX_BYTES) return 413;
  const type = headers.get('content-type') ?? '';
  const isCall = headers.has('next-action');
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !(isCall && type.startsWith('text/plain'))) return 415;
  const body = await readBody(request, MAX_BYTES);
  if (!body) return 413;
  if (!isForm) return carriesArguments(await body.text()) ? undefined : 400;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (!form) return 400;
  return (isCall ? carriesArguments(form.get('0')) : carriesAction(form)) ? undefined : 400;
}
