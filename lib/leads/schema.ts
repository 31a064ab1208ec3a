import { z } from 'zod';
import { emailLine, letterOrDigit, line, lines, properName, requiredLine, ticked } from '@/lib/forms/form-fields';
import { industryValues } from '@/lib/industries';
import { topicValues } from './topics';

/** Maximum lengths. The page has no maxlength, which would silently truncate what is pasted. */
const limits = {
  name: 120,
  businessName: 160,
  businessUrl: 300,
  phone: 40,
  answer: 300,
  message: 5000,
  note: 5000,
} as const;

/** A web address; "bakery.ie" is understood as https://bakery.ie. Empty becomes undefined. */
const website = line(limits.businessUrl)
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(
    (text) => text === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success,
    'That doesn’t look like a web address. It should look like bakery.ie or https://bakery.ie.',
  )
  .transform((text) => text || undefined);

/** A telephone number as people write it. Empty becomes undefined. */
const phone = line(limits.phone)
  .refine(
    (text) => text === '' || (/^[+\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6),
    'That doesn’t look like a telephone number. It should look like 087 123 4567.',
  )
  .transform((text) => text || undefined);

const name = properName(limits.name, 'Enter your name.');
const optionalLine = (max: number) => line(max).transform((text) => text || undefined);

const message = lines
  .refine((text) => letterOrDigit.test(text), 'Tell us what you would like to know.')
  .refine((text) => text.length <= limits.message, 'Please keep your message to 5,000 characters.');

/** The free-trial form. Input: the strings of its fields. */
export const freeTrialSchema = z
  .object({
    name,
    email: emailLine,
    phone,
    businessName: properName(limits.businessName, 'Enter the name of your business.'),
    businessUrl: website,
    industry: z.enum(industryValues, 'Choose the closest industry.'),
    /** Questions that the website of the business leaves open. Stored only if the checkbox below them is ticked. */
    note: lines.refine((text) => text.length <= limits.message, 'Please keep the note to 5,000 characters.'),
    sendNote: ticked(false),
  })
  .transform(({ note, sendNote, ...request }) => ({ ...request, message: (sendNote && note) || undefined }));

/** The contact form. Input: the strings of its fields. */
export const contactSchema = z
  .object({
    topic: z.enum(topicValues).optional().catch(undefined),
    name,
    email: emailLine,
    phone,
    businessName: optionalLine(limits.businessName),
    businessUrl: website,
    message,
  })
  .transform(({ topic, ...sent }) => ({ ...sent, kind: topic ?? ('contact' as const) }));

/** The answer to one of the open questions of a trial. */
export const answerSchema = z.object({
  trial: z.string().max(100),
  question: line(limits.answer),
  answer: requiredLine(limits.answer, 'Type an answer first.'),
});

/** A note of an admin. */
export const noteText = lines
  .refine((text) => text !== '', 'Enter a note.')
  .refine((text) => text.length <= limits.note, 'Please keep a note to 5,000 characters.');
