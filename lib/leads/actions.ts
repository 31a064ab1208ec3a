'use server';

import { findAgent } from '@/lib/content/agents/catalogue';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume, rateLimitMessage, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { readAttribution } from './attribution';
import { type LeadSubmission, storeLead } from './commands';
import { consent } from './consent';
import { contactSchema, freeTrialSchema } from './schema';
import { spamReasonsOf } from './spam';

/** The pages that have a lead form. The hidden field is only trusted if it names one of them. */
const formPages = ['/', '/free-trial', '/contact', '/meet-your-agent'];
const pageOf = (page: string | undefined, fallback: string) => (page && formPages.includes(page) ? page : fallback);

async function store(form: LeadSubmission, values: Record<string, string>): Promise<Outcome> {
  const { ip } = await currentClientInfo();
  const limited = await consume({ leadRejectedByIp: ip });
  if (limited) return { rejected: rateLimitMessage(limited) };
  const text = [form.name, form.businessName, form.message].filter(Boolean).join('\n');
  // Many forms in a short time are stored as possible spam; only a flood is rejected.
  const recipient = recipientKey(form.email);
  const keys = { leadByIp: ip, leadByEmail: recipient, emailByRecipientDaily: recipient };
  const spamReasons = spamReasonsOf({
    honeypot: values.extra,
    formToken: values.formToken,
    hasScript: values.script === '1',
    isOverRate: Boolean(await consume(keys)),
    text,
  });
  await refundOnError({ leadRejectedByIp: ip, ...keys }, () =>
    storeLead(form, { origin: readAttribution(values), spamReasons }),
  );
}

/** Stores a request for a free trial. */
export async function requestTrial(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(freeTrialSchema, form, async (request, values) => {
    const page = pageOf(values.page, '/free-trial');
    const agent = findAgent(values.agent ?? '')?.slug;
    return store({ ...request, agent, kind: 'free_trial', consentVersion: consent.freeTrial.version, page }, values);
  });
}

/** Stores a message from the contact form. */
export async function sendMessage(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(contactSchema, form, async (message, values) => {
    const page = pageOf(values.page, '/contact');
    return store({ ...message, consentVersion: consent.contact.version, page }, values);
  });
}
