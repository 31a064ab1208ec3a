'use server';

import type { FormState } from '@/lib/form-state';
import { handleForm } from '@/lib/validated-form';
import { storeLead } from './commands';
import { consent } from './consent';
import { contactSchema, freeTrialSchema } from './schema';

/** Paths that carry a lead form. What the hidden field says is only believed when it is one of them. */
const formPages = ['/', '/free-trial', '/contact'];
const pageOf = (page: string | undefined, fallback: string) => (page && formPages.includes(page) ? page : fallback);

/** Stores a request for a free trial. */
export async function requestTrial(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(freeTrialSchema, form, async (request, values) => {
    await storeLead({
      ...request,
      kind: 'free_trial',
      consentVersion: consent.freeTrial.version,
      page: pageOf(values.page, '/free-trial'),
    });
  });
}

/** Stores a message from the contact form. */
export async function sendMessage(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(contactSchema, form, async (message, values) => {
    await storeLead({
      ...message,
      kind: 'contact',
      consentVersion: consent.contact.version,
      page: pageOf(values.page, '/contact'),
    });
  });
}
