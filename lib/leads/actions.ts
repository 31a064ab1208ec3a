'use server';

import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume } from '@/lib/rate-limits/limits';
import { readAttribution } from './attribution';
import { type LeadSubmission, storeLead } from './commands';
import { consent } from './consent';
import { contactSchema, freeTrialSchema } from './schema';
import { type SpamReason, spamReasonsOf } from './spam';

/** Paths that carry a lead form. What the hidden field says is only believed when it is one of them. */
const formPages = ['/', '/free-trial', '/contact'];
const pageOf = (page: string | undefined, fallback: string) => (page && formPages.includes(page) ? page : fallback);

/** Many forms in short time are kept aside rather than refused: behind one address there may be a whole town hall. */
async function rateReasons(email: string): Promise<SpamReason[]> {
  const { ip } = await currentClientInfo();
  return (await consume({ leadByIp: ip, leadByEmail: email.toLowerCase() })) ? ['rate'] : [];
}

async function store(form: LeadSubmission, values: Record<string, string>): Promise<void> {
  const text = [form.name, form.businessName, form.message].filter(Boolean).join('\n');
  const found = spamReasonsOf({
    trap: values.extra,
    ticket: values.ticket,
    hasScript: values.script === '1',
    text,
  });
  const spamReasons = [...found, ...(await rateReasons(form.email))];
  await storeLead(form, { origin: readAttribution(values), spamReasons });
}

/** Stores a request for a free trial. */
export async function requestTrial(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(freeTrialSchema, form, async (request, values) => {
    const page = pageOf(values.page, '/free-trial');
    await store({ ...request, kind: 'free_trial', consentVersion: consent.freeTrial.version, page }, values);
  });
}

/** Stores a message from the contact form. */
export async function sendMessage(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(contactSchema, form, async (message, values) => {
    const page = pageOf(values.page, '/contact');
    await store({ ...message, kind: 'contact', consentVersion: consent.contact.version, page }, values);
  });
}
