import type { z } from 'zod';
import { fieldErrors } from '@/lib/forms/form-state';
import { isTooDeep } from './json-depth';
import { problem } from './problem';
import { readBody } from './read-body';

const DEFAULT_MAX_BYTES = 20_000;

type Read<T> = { ok: true; value: T } | { ok: false; response: Response };

const reject = (response: Response) => ({ ok: false, response }) as const;

/** Parses a JSON or form-encoded body; undefined if it is malformed or nested too deeply. */
async function parse(body: Blob, type: string): Promise<unknown> {
  try {
    if (type.startsWith('application/json')) {
      const text = await body.text();
      return isTooDeep(text) ? undefined : JSON.parse(text);
    }
    if (type.startsWith('application/x-www-form-urlencoded')) {
      return Object.fromEntries(new URLSearchParams(await body.text()));
    }
  } catch {
    return undefined;
  }
}

/** Reads the body of an API request and validates it against a schema; if that fails, `response` says why. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = DEFAULT_MAX_BYTES,
): Promise<Read<z.output<S>>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|x-www-form-urlencoded)\b/.test(type)) {
    return reject(problem(415, 'Send the request as application/json.'));
  }
  const body = await readBody(request, maxBytes);
  if (!body) return reject(problem(413, `Send no more than ${maxBytes} bytes.`));
  const fields = await parse(body, type);
  if (typeof fields !== 'object' || fields === null) return reject(problem(400, 'The body is not valid JSON.'));
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  return reject(problem(400, 'Some fields need attention.', { errors: fieldErrors(parsed.error) }));
}

/** The response of `handle` to the validated body of an API request; if there is none, the one that says why. */
export async function withJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  handle: (body: z.output<S>) => Response | Promise<Response>,
  maxBytes?: number,
): Promise<Response> {
  const read = await readJson(request, schema, maxBytes);
  return read.ok ? handle(read.value) : read.response;
}
