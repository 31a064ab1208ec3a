import { z } from 'zod';
import { parseEmail } from '@/lib/text/email-address';
import { visible } from '@/lib/text/visible';

const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
export const letterOrDigit = /[\p{L}\p{N}]/u;

/** Removes lone surrogates, which occur in JSON and truncated text and cannot be encoded as UTF-8. */
export const stripLoneSurrogates = (text: string): string => text.replaceAll(/\p{Cs}/gu, '');

/** Removes everything that PostgreSQL cannot store in a text column. */
export const stripInvalidChars = (text: string): string => stripLoneSurrogates(text).replaceAll('\0', '');

/** What somebody typed or pasted into one line, trimmed and without characters that nobody sees. Every field of one line is judged after this. */
export const tidyLine = (text: string): string => visible(stripLoneSurrogates(text)).trim().normalize('NFC');

/** One line of text: trimmed, and without line breaks and control characters (e-mail header injection). */
export const line = (max: number, tooLong = `Please keep this to ${max} characters.`) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .overwrite(tidyLine)
      .max(max, tooLong)
      .refine((text) => !notOneLine.test(text), 'Please write this on one line.'),
  );

/** Normalizes line breaks (browsers send CR LF) and removes control characters. */
const tidyLines = (text: string) =>
  stripLoneSurrogates(text)
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim();

/** Several lines of text, trimmed. A missing field counts as empty. */
export const lines = z.preprocess((value) => (typeof value === 'string' ? tidyLines(value) : ''), z.string());

/** One line of text that is not empty. */
export const requiredLine = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** A name in any script, with at least one letter or digit. */
export const properName = (max: number, missing: string) =>
  line(max).refine((text) => letterOrDigit.test(text), missing);

/** An e-mail address as it was typed, with its domain in ASCII. */
export const emailLine = requiredLine(254, 'Enter your e-mail address, like mary@example.ie.')
  .refine(
    (text) => text === '' || parseEmail(text) !== undefined,
    'That doesn’t look like an e-mail address. It should look like mary@example.ie.',
  )
  .transform((text) => parseEmail(text) ?? text);

/** A checkbox: a boolean, or what a form sends for one. */
export const ticked = (byDefault: boolean) =>
  z
    .preprocess((given) => (given === 'false' || given === 'off' ? false : given), z.coerce.boolean())
    .default(byDefault);
