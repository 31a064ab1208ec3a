import { z } from 'zod';
import { letterOrDigit, line, lines } from '@/lib/forms/form-fields';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { visible } from '@/lib/text/visible';

const MAX_ANSWER = 1_000;
const LINK = /\bhttps?:\/\/|\bwww\./gi;

const count = new Intl.NumberFormat('en-IE');

/** An answer that an owner teaches: text, with at most one link. Markup in it is text. */
export const teachSchema = z.object({
  agent: z.string().max(64),
  question: line(MAX_QUESTION).refine((text) => letterOrDigit.test(text), 'Type the question first.'),
  answer: lines
    .transform((text) => visible(text).trim())
    .refine((text) => letterOrDigit.test(text), 'Type the answer first.')
    .refine((text) => text.length <= MAX_ANSWER, {
      error: ({ input }) =>
        `Please keep an answer to ${count.format(MAX_ANSWER)} characters. This one has ${count.format(String(input).length)}.`,
    })
    .refine((text) => (text.match(LINK) ?? []).length <= 1, {
      error: ({ input }) => `Please use one link at most. This answer has ${String(input).match(LINK)?.length}.`,
    }),
});
