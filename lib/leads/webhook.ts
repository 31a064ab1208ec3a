import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Lead } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import { signWebhook } from '@/lib/signing';
import { SECOND_MS } from '@/lib/time';
import { leadFieldList } from './fields';
import { readLead } from './unions';

const TIMEOUT_MS = 10 * SECOND_MS;

/** The JSON that the CRM gets. */
export const webhookPayload = (lead: Lead) => ({
  id: lead.id,
  kind: readLead(lead).kind,
  createdAt: lead.createdAt,
  ...Object.fromEntries(leadFieldList().map(([name]) => [name, lead[name]])),
  page: lead.page,
  landingPage: lead.landingPage,
  referrerHost: lead.referrerHost,
  campaign: lead.campaign,
});

async function post(lead: Lead, url: string, secret: string): Promise<void> {
  const body = JSON.stringify(webhookPayload(lead));
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': lead.id,
      'X-Signature': signWebhook(body, secret, Math.floor(Date.now() / SECOND_MS)),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CRM responded with status ${response.status}.`);
}

/** Posts a lead to LEADS_WEBHOOK_URL, once. @throws if the CRM does not accept it, so that the job is retried */
export async function deliverWebhook(leadId: string): Promise<void> {
  const { webhookUrl, webhookSecret } = env.leads;
  const lead = await db.lead.findUnique({ where: { id: leadId } });
  if (!lead || lead.webhookSentAt || lead.anonymisedAt || !webhookUrl || !webhookSecret) return;
  try {
    await post(lead, webhookUrl, webhookSecret);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await db.lead.updateMany({ where: { id: leadId }, data: { webhookError: reason } });
    log.warn({ lead: leadId, reason }, 'lead webhook failed');
    throw error;
  }
  await db.lead.updateMany({ where: { id: leadId }, data: { webhookSentAt: new Date(), webhookError: null } });
}
