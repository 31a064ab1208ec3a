import type { Lead } from '@/lib/generated/prisma/client';
import { industries } from '@/lib/industries';

/** The lead forms. Their names are also the prefixes of the ids of their fields. */
export type LeadForm = 'trial' | 'contact';

export type LeadField = {
  /** What the team reads in mails, CSV file and admin page, and visitors too unless there is a `formLabel`. */
  label: string;
  formLabel?: string;
  /** How it is typed, checked and shown. `name` needs a letter or digit; `lines` may have several lines; `agent` is hidden. */
  type: 'name' | 'text' | 'email' | 'tel' | 'url' | 'choice' | 'lines' | 'agent';
  /** The forms that ask for it. */
  forms: Partial<Record<LeadForm, 'required' | 'optional'>>;
  /** Characters. The page has no maxlength, which would silently truncate what is pasted. */
  max?: number;
  /** What a form says when a required field is empty. */
  missing?: string;
  hint?: Partial<Record<LeadForm, string>>;
  /** The token of HTML's autofill. */
  autoComplete?: string;
  /** The values of a `choice` with their labels. */
  choices?: Readonly<Record<string, string>>;
  /** Whether it says nothing about a person and remains for statistics after the retention period. */
  isStatistic?: true;
};

/**
 * Every field of a lead that a visitor fills in, by its column, in the order of the forms. Forms, validation, mails, CSV file, webhook,
 * admin page, search and retention are derived from it.
 */
export const leadFields = {
  name: {
    label: 'Name',
    type: 'name',
    forms: { trial: 'required', contact: 'required' },
    max: 120,
    missing: 'Enter your name.',
    autoComplete: 'name',
  },
  email: {
    label: 'E-mail',
    type: 'email',
    forms: { trial: 'required', contact: 'required' },
    autoComplete: 'email',
  },
  businessName: {
    label: 'Business',
    formLabel: 'Business name',
    type: 'name',
    forms: { trial: 'required', contact: 'optional' },
    max: 160,
    missing: 'Enter the name of your business.',
    autoComplete: 'organization',
  },
  businessUrl: {
    label: 'Website',
    type: 'url',
    forms: { trial: 'optional', contact: 'optional' },
    max: 300,
    hint: {
      trial: 'Optional. We read it before we set anything up.',
      contact: 'Optional, for example bakery.ie',
    },
    autoComplete: 'url',
  },
  phone: {
    label: 'Phone',
    formLabel: 'Phone (optional)',
    type: 'tel',
    forms: { trial: 'optional', contact: 'optional' },
    max: 40,
    autoComplete: 'tel',
  },
  industry: {
    label: 'Industry',
    type: 'choice',
    forms: { trial: 'required' },
    missing: 'Choose the closest industry.',
    choices: industries,
    isStatistic: true,
  },
  agent: { label: 'Agent', type: 'agent', forms: {}, isStatistic: true },
  message: {
    label: 'Message',
    type: 'lines',
    forms: { contact: 'required' },
    max: 5000,
    missing: 'Tell us what you would like to know.',
  },
} as const satisfies Partial<Record<keyof Lead, LeadField>>;

export type LeadFieldName = keyof typeof leadFields;

/** All fields with their columns. */
export const leadFieldList = (): [name: LeadFieldName, field: LeadField][] =>
  Object.entries(leadFields) as [LeadFieldName, LeadField][];

/** The fields of a form, in order. */
export const fieldsOf = (form: LeadForm) => leadFieldList().filter(([, { forms }]) => forms[form]);

/** The labels of a form's fields, by name, for its list of errors. */
export const labelsOf = (form: LeadForm): Record<string, string> =>
  Object.fromEntries(fieldsOf(form).map(([name, { label, formLabel = label }]) => [name, formLabel]));

/** The names of the fields that identify a person or their business. */
export const personalFields = (): LeadFieldName[] =>
  leadFieldList()
    .filter(([, { isStatistic }]) => !isStatistic)
    .map(([name]) => name);
