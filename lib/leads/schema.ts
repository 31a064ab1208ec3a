import { z } from 'zod';
import { industryValues } from '@/lib/site/industries';
import { emailLine, letterOrDigit, line, properName } from '@/lib/text-fields';

/** The most characters that each field takes. No maxlength on the page: it would cut off what is pasted without a word. */
const limits = { name: 120, businessName: 160, businessUrl: 300, message: 5000 } as const;

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
  email: emailLine,
  businessName: properName(limits.businessName, 'Enter the name of your business.'),
  businessUrl: website,
  industry: z.enum(industryValues, 'Choose the industry that comes closest.'),
});

/** The contact form. Input: the strings of its fields. */
export const contactSchema = z.object({
  name,
  email: emailLine,
  businessName: optionalLine(limits.businessName),
  businessUrl: website,
  message,
});
