import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Lead } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { queueMail } from '@/lib/mail/outbox';
import { toDublin } from '@/lib/text/dublin-time';
import { labelOf } from '@/lib/text/label';
import { shortLine } from '@/lib/text/one-line';
import { type SpamReason, spamReasonText } from './spam';

/** Irish time. */
const DIGEST_TIME = '08:00';
const MAX_LISTED = 25;

const detailsSchema = z.object({ day: z.iso.date(), leadIds: z.array(z.uuid()), total: z.int() });

/** Only programs do this: the others come first, since a flood of bots must not hide a customer. */
const certainReasons: readonly string[] = ['honeypot', 'forged_token'] satisfies SpamReason[];
const isCertain = ({ spamReasons }: Pick<Lead, 'spamReasons'>) =>
  Number(spamReasons.some((reason) => certainReasons.includes(reason)));

type Held = Pick<Lead, 'createdAt' | 'spamReasons'>;
/** Those that may be customers first, then by time, newest first. */
const byLikelihood = (a: Held, b: Held) => isCertain(a) - isCertain(b) || b.createdAt.getTime() - a.createdAt.getTime();

/**
 * Queues one mail a day to the team about leads that are held as possible spam, if there are new ones. Runs every few minutes, so that
 * a worker that was away at eight o'clock makes up for it; any number of workers may run it at once.
 * @returns how many leads it reports
 */
export async function reportHeldLeads(now = new Date()): Promise<number> {
  const [day, time = ''] = toDublin(now).split('T');
  if (time < DIGEST_TIME) return 0;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('held_leads', 0))`;
    const today = { kind: 'held_leads', details: { path: ['day'], equals: day } };
    if (await tx.mail.findFirst({ where: today, select: { id: true } })) return 0;
    const held = await tx.lead.updateManyAndReturn({
      where: { isSpam: true, reportedAt: null, anonymisedAt: null },
      data: { reportedAt: now },
      select: { id: true, createdAt: true, spamReasons: true },
    });
    if (held.length === 0) return 0;
    const listed = held.sort(byLikelihood).slice(0, MAX_LISTED);
    const details = { day, leadIds: listed.map(({ id }) => id), total: held.length };
    await queueMail(tx, { kind: 'held_leads', recipient: env.leads.email, details });
    return held.length;
  });
}

function leadText(lead: Lead): string {
  const reasons = lead.spamReasons.map((reason) => labelOf(spamReasonText, reason));
  return [
    `${shortLine(lead.name)} (${shortLine(lead.email)}), ${formatMoment(lead.createdAt)}`,
    lead.businessName && `Business: ${shortLine(lead.businessName)}`,
    lead.message && `Message: ${shortLine(lead.message)}`,
    `Held because: ${reasons.join('; ')}`,
    `Open and release: ${env.siteUrl}/leads-admin/${lead.id}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Lists what is still held. The links need a signed-in admin, and only the button of the page releases: mail scanners open links. */
export const composeHeldLeads: Composer = async (mail) => {
  const { leadIds, total } = detailsSchema.parse(mail.details);
  const leads = await db.lead.findMany({ where: { id: { in: leadIds }, isSpam: true, anonymisedAt: null } });
  const more = total - leadIds.length;
  if (leads.length === 0 && more === 0) return undefined;
  return {
    subject: total === 1 ? 'One lead is held as possible spam' : `${total} leads are held as possible spam`,
    greeting: 'We haven’t answered any of these. If one is real, open it and press the button.',
    paragraphs: [
      ...leads.sort(byLikelihood).map(leadText),
      ...(more > 0 ? [`And ${more} more, which the list shows.`] : []),
    ],
    action: { label: 'See all of them', url: `${env.siteUrl}/leads-admin?spam=1` },
    notes: ['You get this e-mail at most once a day, and only when there are new ones.'],
    isUnsigned: true,
  };
};
