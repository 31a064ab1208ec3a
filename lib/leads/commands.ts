import { createHash } from 'node:crypto';
import { previewPromise } from '@/lib/content/preview-promise';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { queueMails } from '@/lib/mail/outbox';
import { deleteEmailFiles } from '@/lib/mail/transport';
import { consume, isCounted } from '@/lib/rate-limits/rate-limiter';
import { foldAccents } from '@/lib/text/fold-accents';
import { DAY_MS, within } from '@/lib/time';
import type { LeadAttribution } from './attribution';
import { type LeadFieldName, personalFields } from './fields';
import type { SpamReason } from './spam';
import type { LeadKind, LeadStatus } from './unions';

/** An equal submission within this time is the same lead. */
const DUPLICATE_WINDOW_MS = DAY_MS;

/** The confirmation of a trial waits this long, so that it can say what the website answers. */
const READING_SECONDS = 3 * previewPromise.seconds;

/** A submitted form. */
export type LeadSubmission = { name: string; email: string } & Partial<Record<LeadFieldName, string>> & {
    kind: LeadKind;
    consentVersion: string;
    /** Path of the page with the form. */
    page: string;
  };

/** What is known about a submission besides the form itself. */
export type LeadContext = {
  origin: LeadAttribution;
  spamReasons: readonly SpamReason[];
  /** Whether the sender gets a mail, true by default: not an address that has had too many. */
  isConfirmed?: boolean;
  /** What the sender is recognised by: the network and the token of the form. */
  senders?: readonly string[];
};

const noContext: LeadContext = { origin: { campaign: {}, source: 'direct' }, spamReasons: [] };

/** A hash of everything that a person typed, by which equal submissions are recognised. */
function fingerprintOf({ page: _page, agent: _agent, ...sent }: LeadSubmission): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(sent).sort()))
    .digest('hex');
}

const searchTextOf = (form: LeadSubmission) =>
  foldAccents(
    personalFields()
      .map((name) => form[name])
      .filter(Boolean)
      .join('\n'),
  );

/** Queues the e-mails to sender, if any, and team and the webhook, in the transaction of the lead. */
async function notify(
  tx: Prisma.TransactionClient,
  leadId: string,
  email: string | undefined,
  afterSeconds?: number,
): Promise<void> {
  await queueMails(tx, [
    ...(email ? [{ kind: 'lead_confirmation', recipient: email.toLowerCase(), leadId, afterSeconds } as const] : []),
    { kind: 'lead_notification', recipient: env.leads.email, leadId },
  ]);
  if (env.leads.webhookUrl) await enqueue(tx, 'leadWebhook', { leadId });
}

/** Whether one of these sent a lead first. */
async function isSender(tx: Prisma.TransactionClient, leadId: string, senders: readonly string[]): Promise<boolean> {
  for (const sender of senders) if (await isCounted({ trialBySender: `${leadId} ${sender}` }, tx)) return true;
  return false;
}

/**
 * Releases a lead from quarantine. Its e-mails are queued if it was held since it came in: one that somebody marked as spam later
 * has had them. False if it is not in quarantine.
 */
async function release(tx: Prisma.TransactionClient, id: string, isConfirmed = true): Promise<boolean> {
  const held = await tx.lead.findFirst({ where: { id, isSpam: true }, select: { email: true, spamReasons: true } });
  if (!held) return false;
  const { count } = await tx.lead.updateMany({ where: { id, isSpam: true }, data: { isSpam: false, spamReasons: [] } });
  // Of two simultaneous requests only one releases it.
  if (count > 0 && held.spamReasons.length > 0) await notify(tx, id, isConfirmed ? held.email : undefined);
  return count > 0;
}

/**
 * Stores a lead with its e-mails, idempotently: a double click, a reload or a retry after a lost response finds the existing
 * lead. Possible spam is stored too, in quarantine and without e-mails; the same lead sent again without anything suspicious
 * releases it.
 * @returns the lead's id, whether it is new, and whether it is this sender's: somebody else may have typed the same
 */
export async function storeLead(
  form: LeadSubmission,
  { origin, spamReasons, isConfirmed = true, senders = [] }: LeadContext = noContext,
): Promise<{ id: string; isNew: boolean; isOwn: boolean }> {
  const fingerprint = fingerprintOf(form);
  return db.$transaction(async (tx) => {
    // Serialises equal submissions until the transaction ends; different ones do not wait for each other.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`;
    const known = await tx.lead.findFirst({
      where: { fingerprint, createdAt: within(DUPLICATE_WINDOW_MS) },
      select: { id: true, spamReasons: true },
    });
    const isSpam = spamReasons.length > 0;
    if (known && !isSpam && known.spamReasons.length > 0) await release(tx, known.id, isConfirmed);
    if (known) return { id: known.id, isNew: false, isOwn: await isSender(tx, known.id, senders) };
    const { id } = await tx.lead.create({
      data: {
        ...form,
        ...origin,
        fingerprint,
        isSpam,
        spamReasons: [...spamReasons],
        searchText: searchTextOf(form),
        consentAt: new Date(),
      },
      select: { id: true },
    });
    const isRead = form.kind === 'free_trial' && form.businessUrl && env.agentPreviewsADay > 0;
    if (!isSpam) await notify(tx, id, isConfirmed ? form.email : undefined, isRead ? READING_SECONDS : undefined);
    for (const sender of senders) await consume({ trialBySender: `${id} ${sender}` }, tx);
    return { id, isNew: true, isOwn: true };
  });
}

/** Releases a lead from quarantine, with the e-mails that it has not had. False if it was not in quarantine. */
export const releaseLead = (id: string): Promise<boolean> => db.$transaction((tx) => release(tx, id));

/** Puts a lead into quarantine. */
export async function quarantineLead(id: string): Promise<void> {
  await db.lead.updateMany({ where: { id }, data: { isSpam: true, reportedAt: new Date() } });
}

/** Changes a lead's status and records who did, once, however often it is set. False if there is no such lead. */
export async function setLeadStatus(id: string, status: LeadStatus, author: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({ where: { id }, select: { status: true } });
    if (!lead) return false;
    if (lead.status === status) return true;
    await tx.lead.update({ where: { id }, data: { status } });
    await tx.leadStatusChange.create({ data: { leadId: id, from: lead.status, to: status, author } });
    return true;
  });
}

/** Says which admin sees to a lead, and on which day next. False if there is no such lead or no such admin. */
export async function planLead(id: string, ownerId: string | null, dueOn: Date | null): Promise<boolean> {
  if (ownerId && !(await db.userRole.findUnique({ where: { userId: ownerId, role: 'admin' } }))) return false;
  const { count } = await db.lead.updateMany({ where: { id }, data: { ownerId, dueOn } });
  return count > 0;
}

/** Adds a note to a lead. False if there is no such lead. */
export async function addNote(id: string, text: string, author: string): Promise<boolean> {
  if (!(await db.lead.findUnique({ where: { id }, select: { id: true } }))) return false;
  await db.leadNote.create({ data: { leadId: id, text, author } });
  return true;
}

/** Deletes a lead with its notes, history and e-mails, including e-mail files and those of digests that list it. */
export async function deleteLead(id: string): Promise<void> {
  const digests = { kind: 'held_leads', details: { path: ['leadIds'], array_contains: [id] } };
  const mails = await db.mail.findMany({ where: { OR: [{ leadId: id }, digests] }, select: { id: true } });
  await db.lead.deleteMany({ where: { id } });
  await deleteEmailFiles(mails.map((mail) => mail.id));
}
