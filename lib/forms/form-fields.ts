import { z } from 'zod';

const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
export const letterOrDigit = /[\p{L}\p{N}]/u;

/** Text without half surrogate pairs, which only JSON and cut-off text hold and which the database cannot keep. */
export const stripLoneSurrogates = (text: string): string => text.replaceAll(/\p{Cs}/gu, '');

/** Text without anything that PostgreSQL refuses to keep. */
export const stripInvalidChars = (text: string): string => stripLoneSurrogates(text).replaceAll('\0', '');

/** One line of text: trimmed, without line breaks or control characters, which have no place in a name or a mail header. */
export const line = (max: number, tooLong = `Please keep this to ${max} characters.`) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .overwrite(stripLoneSurrogates)
      .trim()
      .normalize('NFC')
      .max(max, tooLong)
      .refine((text) => !notOneLine.test(text), 'Please write this on one line.'),
  );

/** Browsers send a line break as CR LF but count it as one; control characters have no place in what people write. */
const tidyLines = (text: string) =>
  stripLoneSurrogates(text)
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim();

/** Several lines of text, trimmed. What is not sent counts as empty. */
export const lines = z.preprocess((value) => (typeof value === 'string' ? tidyLines(value) : ''), z.string());

const requiredLine = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** Names of any script and length; only one without a single letter or digit is none. */
export const properName = (max: number, missing: string) =>
  line(max).refine((text) => letterOrDigit.test(text), missing);

/** An e-mail address as it was typed, trimmed. */
export const emailLine = requiredLine(254, 'Enter your e-mail address, like mary@example.ie.').refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'That does not look like an e-mail address. It should look like mary@example.ie.',
);

/** A box that is ticked: true, or what a form sends for it. */
export const ticked = (byDefault: boolean) =>
  z
    .preprocess((given) => (given === 'false' || given === 'off' ? false : given), z.coerce.boolean())
    .default(byDefault);
