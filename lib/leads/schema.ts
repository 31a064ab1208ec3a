import { z } from 'zod';
import { industryValues } from '@/lib/site/industries';

/** The most characters that each field takes. No maxlength on the page: it would cut off what is pasted without a word. */
const limits = { name: 120, email: 254, businessName: 160, businessUrl: 300, message: 5000 } as const;

const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** One line of text: trimmed, without line breaks or control characters, which have no place in a name or a mail header. */
const line = (max: number) =>
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
const properName = (max: number, missing: string) => line(max).refine((text) => letterOrDigit.test(text), missing);

const email = requiredLine(limits.email, 'Enter your e-mail address, like mary@example.ie.').refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'That does not look like an e-mail address. It should look like mary@example.ie.',
);

/** A web address; "bakery.ie" is understood as https://bakery.ie. Empty becomes undefined. */
const website = line(limits.businessUrl)
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(
    (text) => text === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success,
    'That does not look like a web address. It should look like bakery.ie or https://bakery.ie.',
  )
  .transform((text) => text || undefined);

const name = properName(limits.name, 'Enter your name.');
const optionalLine = (max: number) => line(max).transform((text) => text || undefined);

/** Several lines. Browsers send a line break as CR LF but count it as one; control characters cannot be stored. */
const tidyLines = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim();

const message = z
  .preprocess((value) => (typeof value === 'string' ? tidyLines(value) : ''), z.string())
  .refine((text) => letterOrDigit.test(text), 'Write what you would like to know.')
  .refine((text) => text.length <= limits.message, 'Please keep your message to 5,000 characters.');

/** The free-trial form. Input: the strings of its fields. */
export const freeTrialSchema = z.object({
  name,
  email,
  businessName: properName(limits.businessName, 'Enter the name of your business.'),
  businessUrl: website,
  industry: z.enum(industryValues, 'Choose the industry that comes closest.'),
});

/** The contact form. Input: the strings of its fields. */
export const contactSchema = z.object({
  name,
  email,
  businessName: optionalLine(limits.businessName),
  businessUrl: website,
  message,
});
