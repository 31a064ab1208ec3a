import { z } from 'zod';
import { formatLines } from './format-lines';
import type { Memory, Reply } from './reply-type';
import { slotNames, takenRequestSchema } from './requests/taken-request';

/** With as many of the customer's messages, these are the last eight of both sides. */
export const MAX_SAID = 4;
const MAX_LENGTH = 1_000;

/** What the website says in a reply, as texts. */
export function answerOf({ written, fact, quotes }: Reply): string[] {
  const lines = formatLines(quotes).filter((line) => !fact?.includes(line));
  return written?.map(({ text }) => text) ?? (fact === undefined ? lines : [fact, ...lines.slice(0, 3)]);
}

/** What a reply says, as text. */
export function textOf(reply: Reply): string {
  const { tier, said = '' } = reply;
  const answer = answerOf(reply);
  const open = tier === 'silent' ? ['(The website has no answer.)'] : [];
  const all = tier === 'reply' ? [said, ...answer] : [...open, ...answer, said];
  return all.filter(Boolean).join(' ').slice(0, MAX_LENGTH);
}

const words = z.string().max(2_000);
const request = z.object({
  ...takenRequestSchema.shape,
  asked: words,
  missing: z.enum(slotNames).optional(),
});

const memorySchema: z.ZodType<Memory> = z.object({
  state: z.object({
    topic: words.optional(),
    questions: z.array(words).max(5).optional(),
    subject: words.optional(),
    offered: words.optional(),
    request: request.optional(),
    notes: z.array(request).max(5).optional(),
    asked: z.partialRecord(z.enum(slotNames), z.number()).optional(),
    refused: z.object({ day: words.optional() }).optional(),
    digressions: z.number().int().min(0).max(100).optional(),
    told: z.array(words).max(10).optional(),
    danger: words.optional(),
    language: z.string().max(8).optional(),
  }),
  said: z.array(z.string().max(MAX_LENGTH)).max(MAX_SAID),
});

/** The JSON of a memory that was kept by a browser: undefined if it is anything else. */
export function readMemory(json: string): Memory | undefined {
  if (json === '') return undefined;
  try {
    return memorySchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The memory of a reply that was stored as JSON, if it has one. */
export const memoryIn = (reply: unknown): Memory | undefined =>
  z.object({ memory: memorySchema }).safeParse(reply).data?.memory;
