import { z } from 'zod';
import { industryValues } from '@/lib/site/industries';

/** One line of text: trimmed, without line breaks or control characters, which have no place in a name or a mail header. */
const line = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .max(max, `Please keep this under ${max} characters.`)
      .refine((text) => !/\p{Cc}/u.test(text), 'Please write this on one line.'),
  );

const requiredLine = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

const email = requiredLine(254, 'Enter your e-mail address, like mary@example.ie.').refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'That does not look like an e-mail address. It should look like mary@example.ie.',
);

/** A web address; "bakery.ie" is understood as https://bakery.ie. Empty becomes undefined. */
const website = line(300)
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(
    (text) => text === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success,
    'That does not look like a web address. It should look like bakery.ie or https://bakery.ie.',
  )
  .transform((text) => text || undefined);

const name = requiredLine(120, 'Enter your name.');
const optionalLine = (max: number) => line(max).transform((text) => text || undefined);

/** The free-trial form. Input: the strings of its fields. */
export const freeTrialSchema = z.object({
  name,
  email,
  businessName: requiredLine(160, 'Enter the name of your business.'),
  businessUrl: website,
  industry: z.enum(industryValues, 'Choose the industry that comes closest.'),
});

/** The contact form. Input: the strings of its fields. */
export const contactSchema = z.object({
  name,
  email,
  businessName: optionalLine(160),
  businessUrl: website,
  message: z
    .string('Write what you would like to know.')
    .trim()
    .min(1, 'Write what you would like to know.')
    .max(5000, 'Please keep your message under 5,000 characters.'),
});

export type FreeTrialRequest = z.output<typeof freeTrialSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
