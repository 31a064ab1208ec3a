'use server';

import { redirect } from 'next/navigation';
import { readDraft, storeDrafts, storeUnread } from '@/lib/agents/preview/draft';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { subjectOf } from '@/lib/agents/preview/subject';
import { findAgent } from '@/lib/content/agents/catalogue';
import { consent } from '@/lib/content/consent';
import { db } from '@/lib/db';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { log } from '@/lib/log';
import { recipientKey } from '@/lib/rate-limits/keys';
import { countMail } from '@/lib/rate-limits/limit-mails';
import { consume, rateLimitMessage, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { readAttribution } from './attribution';
import { type LeadSubmission, storeLead } from './commands';
import { type LeadField, leadFieldList } from './fields';
import { answerSchema, contactSchema, freeTrialSchema, websiteSchema } from './schema';
import { spamReasonsOf } from './spam';
import { findTrialStart, openQuestions, replaceWebsite, storeAnswer, trialStartPath } from './trial-start';

/** The pages that have a lead form. The hidden field is only trusted if it names one of them. */
const formPages = ['/', '/free-trial', '/contact', '/meet-your-agent'];
const pageOf = (page: string | undefined, fallback: string) => (page && formPages.includes(page) ? page : fallback);

/** The types of fields in which people write sentences. */
const writtenTypes: readonly LeadField['type'][] = ['name', 'text', 'lines'];

type Stored = { id: string; isNew: boolean; isOwn: boolean; isHeld: boolean };

async function store(
  form: LeadSubmission,
  values: Record<string, string>,
  onStored?: (lead: Stored) => Promise<void>,
): Promise<Outcome> {
  const { ip } = await currentClientInfo();
  const limited = await consume({ leadRejectedByIp: ip });
  if (limited) return { rejected: rateLimitMessage(limited) };
  const text = leadFieldList()
    .filter(([, { type }]) => writtenTypes.includes(type))
    .flatMap(([name]) => form[name] ?? [])
    .join('\n');
  // Many forms in a short time are stored as possible spam; only a flood is rejected. What others send with an address counts for them.
  const keys = { leadByIp: ip, leadByEmailAndIp: `${recipientKey(form.email)} ${ip}` };
  const spamReasons = spamReasonsOf({
    honeypot: values.extra,
    formToken: values.formToken,
    hasScript: values.script === '1',
    isOverRate: Boolean(await consume(keys)),
    text,
  });
  const mail = spamReasons.length > 0 ? undefined : await countMail('lead_confirmation', form.email);
  const counted = mail && !mail.limited ? mail.keys : {};
  const lead = await refundOnError({ leadRejectedByIp: ip, ...keys, ...counted }, () =>
    storeLead(form, {
      origin: readAttribution(values),
      spamReasons,
      isConfirmed: !mail?.limited,
      senders: values.formToken ? [ip, values.formToken] : [ip],
    }),
  );
  await onStored?.({ ...lead, isHeld: spamReasons.length > 0 });
}

/**
 * Has the website of a trial request read for a first draft of its agent. The request stands whatever comes of that.
 * @returns whether it is read
 */
async function startDraft(leadId: string, { businessUrl, industry, agent }: LeadSubmission): Promise<boolean> {
  if (!businessUrl) return false;
  try {
    const subject = subjectOf({ industry, agent });
    const start = { website: businessUrl, subject, form: leadId };
    const started = await startPreview(start, await currentClientInfo());
    if (!started.ok) {
      if (started.problem) await storeUnread(leadId, started.problem);
      return false;
    }
    await db.agent.update({ where: { previewId: started.id }, data: { leadId } });
    // Somebody may have had the same website read just before.
    await storeDrafts({ previewId: started.id });
    return true;
  } catch (error) {
    log.error({ err: error, lead: leadId }, 'the draft of a trial could not be started');
    return false;
  }
}

/**
 * Stores a request for a free trial. `values.next` of the result is the page on which the trial begins, for its sender: to who types the
 * same elsewhere, only the confirmation names it. `values.isRead` says whether its website is read.
 */
export async function requestTrial(_previous: FormState, form: FormData): Promise<FormState> {
  let next = '';
  let isRead = false;
  const state = await handleForm(freeTrialSchema, form, async (request, values) => {
    const page = pageOf(values.page, '/free-trial');
    const agent = findAgent(values.agent ?? '')?.slug;
    const trial = { ...request, agent, kind: 'free_trial', consentVersion: consent.freeTrial.version, page } as const;
    return store(trial, values, async ({ id, isNew, isOwn, isHeld }) => {
      if (isOwn) next = trialStartPath(id);
      isRead = isNew && !isHeld && (await startDraft(id, trial));
    });
  });
  return { ...state, values: { ...state.values, next, isRead: isRead ? '1' : '' } };
}

/** Stores the answer to an open question of a trial. */
export async function answerQuestion(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(answerSchema, form, async ({ trial: token, question, answer }) => {
    const limited = await consume({ agentChangeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const trial = await findTrialStart(token);
    if (!trial || !openQuestions(trial).includes(question)) return { rejected: 'This question is no longer open.' };
    await storeAnswer(trial.id, question, answer);
  });
}

/** Corrects the website of a trial that could not be read, and has it read again. */
export async function correctWebsite(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(websiteSchema, form, async ({ trial: token, website }) => {
    const client = await currentClientInfo();
    const limited = await consume({ agentChangeByIp: client.ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const trial = await findTrialStart(token);
    if (!trial || readDraft(trial.draft)) return { rejected: 'This website has been read already.' };
    const { industry, agent } = trial;
    const subject = subjectOf({ industry: industry ?? undefined, agent: agent ?? undefined });
    const started = await startPreview({ website, subject, isFresh: true }, client);
    if (!started.ok && started.field) return { errors: { website: started.message } };
    await replaceWebsite(trial.id, website, started.ok ? started.id : undefined);
    if (!started.ok) return { rejected: `We have the new address. ${started.message}` };
    redirect(trialStartPath(trial.id));
  });
}

/** Stores a message from the contact form. */
export async function sendMessage(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(contactSchema, form, async (message, values) => {
    const page = pageOf(values.page, '/contact');
    return store({ ...message, consentVersion: consent.contact.version, page }, values);
  });
}
