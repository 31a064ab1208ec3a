import { z } from 'zod';

/** A message as a client sends it. `id` is the client's own name for it: sent again, it is stored once. */
export const sentSchema = z.object({
  id: z.string().regex(/^[\w-]{16,64}$/, 'Give the message an id of 16 to 64 letters, digits, - and _.'),
  text: z.string(),
  /** The host of the page that shows the widget. */
  site: z
    .string()
    .regex(/^[\w.:[\]-]{1,255}$/)
    .optional()
    .catch(undefined),
});
export type SentMessage = z.infer<typeof sentSchema>;

const MAX_SEQ = 2 ** 31 - 1;

/** The number of the last message that a client has seen; 0 for anything else. */
export const seenSchema = z.coerce.number().int().min(0).max(MAX_SEQ).catch(0);

const SECRET = /^[\w-]{43}$/;

/** Whether a text can be a customer's secret: 256 random bits in base64url, made by the client. */
export const isSecret = (text: string): boolean => SECRET.test(text);
