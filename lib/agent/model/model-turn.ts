import { parsePartialJson } from 'ai';
import { z } from 'zod';
import type { ReplyForm } from './call-model';

/** What a customer does with a message, as a language model reads it. */
export const modelActs = ['ask', 'request', 'tell', 'social', 'person', 'urgent'] as const;
const kinds = ['booking', 'order', 'callback', 'complaint', 'lost'] as const;
/** What a request may consist of. */
export const modelSlots = [
  'what',
  'quantity',
  'day',
  'time',
  'until',
  'people',
  'name',
  'contact',
  'address',
  'note',
] as const;
export type ModelSlot = (typeof modelSlots)[number];

const copied = z.string().nullable();

/**
 * The schema that a service is asked to keep. The order matters to what a model writes. It has no optional fields and no limits, which
 * some services do not know: `turnForm` sets them.
 */
export const modelTurnSchema = z.object({
  act: z.enum(modelActs),
  request: z
    .object({
      kind: z.enum(kinds),
      change: z.boolean(),
      slots: z.object(Object.fromEntries(modelSlots.map((slot) => [slot, copied])) as Record<ModelSlot, typeof copied>),
    })
    .nullable(),
  lines: z.array(z.object({ id: z.string(), words: z.string() })),
  verdict: z.enum(['yes', 'no', 'none']),
  sentences: z.array(z.string()),
  language: z.string(),
});

/** How a language model reads a turn. Nothing of it is believed yet. */
export interface ModelTurn {
  act: (typeof modelActs)[number];
  request?: { kind: (typeof kinds)[number]; slots: Partial<Record<ModelSlot, string>> };
  lines: { id: string; words: string }[];
  verdict: 'yes' | 'no' | 'none';
  sentences: string[];
  /** ISO 639-1. */
  language: string;
}

const MAX_LINES = 3;
const MAX_SENTENCES = 4;
const MAX_WORDS = 500;

const words = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.slice(0, MAX_WORDS))
  .optional()
  .catch(undefined);
/** The items of a list that can be read. */
const listOf = <T>(item: z.ZodType<T>, max: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list
        .slice(0, 50)
        .flatMap((one) => item.safeParse(one).data ?? [])
        .slice(0, max),
    );
const line = z
  .union([z.object({ id: z.union([z.string(), z.number()]), words: words }), z.union([z.string(), z.number()])])
  .transform((one) => (typeof one === 'object' ? one : { id: one, words: undefined }))
  .transform(({ id, words: said = '' }) => ({
    id: String(id)
      .replace(/[[\]\s]/g, '')
      .slice(0, 10),
    words: said,
  }));

/** What services send, read with patience: each field that is missing or wrong has a value of its own. */
const lenient = z
  .object({
    act: z.enum(modelActs).optional().catch(undefined),
    request: z
      .object({
        kind: z.enum(kinds).catch('booking'),
        slots: z
          .record(z.string(), z.unknown())
          .catch({})
          .transform((slots) =>
            Object.fromEntries(
              modelSlots.flatMap((slot) => {
                const value = words.parse(typeof slots[slot] === 'number' ? String(slots[slot]) : slots[slot]);
                return value === undefined ? [] : [[slot, value]];
              }),
            ),
          ),
      })
      .nullish()
      .catch(null),
    lines: listOf(line, MAX_LINES),
    verdict: z.enum(['yes', 'no', 'none']).catch('none'),
    sentences: listOf(
      z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]),
      MAX_SENTENCES,
    ),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/i)
      .transform((code) => code.toLowerCase())
      .catch('en'),
  })
  .transform(({ act, request, ...rest }): ModelTurn | undefined => {
    const read = act ?? (request ? 'request' : rest.lines.length + rest.sentences.length > 0 ? 'ask' : undefined);
    return read && { ...rest, act: read, ...(request && { request }) };
  });

const THOUGHT_ENDS = '</think>';
const BEGINS = /\{\s{0,20}"(?:act|texts)"/;

/** What a service replies after its thoughts, from the first brace on; undefined without one. */
function objectIn(text: string): string | undefined {
  const reply = text.slice(text.lastIndexOf(THOUGHT_ENDS) + 1);
  if (reply.trimStart().startsWith('<think>')) return undefined;
  const begin = BEGINS.exec(reply)?.index ?? reply.indexOf('{');
  return begin < 0 ? undefined : reply.slice(begin);
}

/** The JSON of a reply, with thoughts, prose or a fence around it, or cut at its end. */
export async function jsonIn(text: string): Promise<unknown> {
  const object = objectIn(text);
  if (object === undefined) return undefined;
  const whole = await parsePartialJson(object.slice(0, object.lastIndexOf('}') + 1));
  const { value } = whole.state === 'successful-parse' ? whole : await parsePartialJson(object);
  return value;
}

/** A reading of a turn; its fields may be missing. */
export const turnForm: ReplyForm<ModelTurn> = {
  schema: modelTurnSchema,
  read: async (text) => lenient.safeParse(await jsonIn(text)).data,
};
