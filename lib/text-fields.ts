import { z } from 'zod';

const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
export const letterOrDigit = /[\p{L}\p{N}]/u;

/** One line of text: trimmed, without line breaks or control characters, which have no place in a name or a mail header. */
export const line = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .normalize('NFC')
      .max(max, `Please keep this to ${max} characters.`)
      .refine((text) => !notOneLine.test(text), 'Please write this on one line.'),
  );

const requiredLine = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** Names of any script and length; only one without a single letter or digit is none. */
export const properName = (max: number, missing: string) =>
  line(max).refine((text) => letterOrDigit.test(text), missing);

/** An e-mail address as it was typed, trimmed. */
export const emailLine = requiredLine(254, 'Enter your e-mail address, like mary@example.ie.').refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'That does not look like an e-mail address. It should look like mary@example.ie.',
);
