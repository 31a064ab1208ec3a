import { z } from 'zod';
import { readMemory } from '@/lib/agent/memory';
import { letterOrDigit, line, lines } from '@/lib/forms/form-fields';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { MAX_TURNS } from '../policy';

/** The form that starts a preview. The industry and the agent are hints; unknown values count as none. */
export const startSchema = z.object({
  website: line(2_000, 'That address is too long.').refine(
    (text) => text !== '',
    'Enter your website, for example bakery.ie.',
  ),
  industry: line(40).catch(''),
  agent: line(60).catch(''),
});

/** The visitor's earlier questions, one a line, oldest first; of a long conversation, the last ones. */
const turns = lines.transform((text) =>
  text
    .split('\n')
    .map((turn) => turn.trim().slice(0, MAX_QUESTION))
    .filter((turn) => letterOrDigit.test(turn))
    .slice(-MAX_TURNS),
);

/** The owner's answer to an open question. */
export const taughtSchema = z.object({
  preview: z.string().max(64),
  question: line(MAX_QUESTION),
  answer: line(MAX_QUESTION, `Please keep an answer to ${MAX_QUESTION} characters.`).refine(
    (text) => letterOrDigit.test(text),
    'Type the answer first.',
  ),
});

/** A question to an agent: typed, or one of the suggestions, whose button was pressed. */
export const questionSchema = z.preprocess(
  (form) => {
    const { suggested, question, ...rest } = form as Record<string, unknown>;
    return { ...rest, question: suggested ?? question };
  },
  z.object({
    question: line(MAX_QUESTION, `Please keep a question to ${MAX_QUESTION} characters.`).refine(
      (text) => letterOrDigit.test(text),
      'Type a question first.',
    ),
    preview: z.string().max(64).default(''),
    turns,
    memory: z.string().max(20_000).catch('').transform(readMemory),
  }),
);
