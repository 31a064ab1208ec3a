import { z } from 'zod';
import { emailLine, letterOrDigit, line, lines, properName, requiredLine, ticked } from '@/lib/forms/form-fields';
import { isPhone, plainPhone } from '@/lib/text/phone-number';
import { parseWebsite } from '@/lib/text/website';
import { fieldsOf, type LeadField, type LeadForm, type leadFields } from './fields';
import { topicValues } from './topics';

const MAX_NOTE = 5000;
const MAX_ANSWER = 300;

const atMost = (what: string, max: number) =>
  [(text: string) => text.length <= max, `Please keep ${what} to ${max.toLocaleString('en-IE')} characters.`] as const;

const optional = (schema: z.ZodType<string>) => schema.transform((text) => text || undefined);

/** A web address; "bakery.ie" is understood as https://bakery.ie. */
const website = (max: number) =>
  line(max)
    .refine(
      (text) => text === '' || parseWebsite(text) !== undefined,
      'That doesn’t look like a web address. It should look like bakery.ie or https://bakery.ie.',
    )
    .transform((text) => parseWebsite(text) ?? text);

/** A telephone number as people write it. */
const phone = (max: number) =>
  line(max)
    .overwrite(plainPhone)
    .refine(
      (text) => text === '' || isPhone(text),
      'That doesn’t look like a telephone number. It should look like 087 123 4567.',
    );

/** The schema of a field by its type, before it is known whether it may be empty. */
function typedText({ type, max = 300, label }: LeadField): z.ZodType<string> {
  if (type === 'email') return emailLine;
  if (type === 'url') return website(max);
  if (type === 'tel') return phone(max);
  return type === 'lines' ? lines.refine(...atMost(`your ${label.toLowerCase()}`, max)) : line(max);
}

function fieldSchema(field: LeadField, form: LeadForm): z.ZodType<string | undefined> {
  const { type, forms, choices, max = 300, missing = 'Fill this in.' } = field;
  if (choices) {
    const choice = z.enum(Object.keys(choices), missing);
    return forms[form] === 'required' ? choice : choice.optional().catch(undefined);
  }
  if (forms[form] === 'optional') return optional(typedText(field));
  if (type === 'name') return properName(max, missing);
  if (type === 'lines') return typedText(field).refine((text) => letterOrDigit.test(text), missing);
  return typedText(field).refine((text) => text !== '', missing);
}

type Fields = typeof leadFields;
type Required<Form extends LeadForm> = {
  [Name in keyof Fields as Fields[Name]['forms'] extends Record<Form, 'required'> ? Name : never]: z.ZodType<string>;
};
type Optional<Form extends LeadForm> = {
  [Name in keyof Fields as Fields[Name]['forms'] extends Record<Form, 'optional'> ? Name : never]: z.ZodType<
    string | undefined
  >;
};

const shapeOf = <Form extends LeadForm>(form: Form) =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, fieldSchema(field, form)])) as Required<Form> &
    Optional<Form>;

/** The free-trial form. Input: the strings of its fields. */
export const freeTrialSchema = z
  .object({
    ...shapeOf('trial'),
    /** Questions that the website of the business leaves open. Stored only if the checkbox below them is ticked. */
    note: lines.refine(...atMost('the note', MAX_NOTE)),
    sendNote: ticked(false),
  })
  .transform(({ note, sendNote, ...request }) => ({ ...request, message: (sendNote && note) || undefined }));

/** The contact form. Input: the strings of its fields. */
export const contactSchema = z
  .object({ ...shapeOf('contact'), topic: z.enum(topicValues).optional().catch(undefined) })
  .transform(({ topic, ...sent }) => ({ ...sent, kind: topic ?? ('contact' as const) }));

/** The website of a trial, corrected. */
export const websiteSchema = z.object({
  trial: z.string().max(100),
  website: website(300).refine((text) => text !== '', 'Enter your website, for example bakery.ie.'),
});

/** The answer to one of the open questions of a trial. */
export const answerSchema = z.object({
  trial: z.string().max(100),
  question: line(MAX_ANSWER),
  answer: requiredLine(MAX_ANSWER, 'Type an answer first.'),
});
