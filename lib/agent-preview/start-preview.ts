import { randomBytes } from 'node:crypto';
import { checkUrl } from '@/lib/crawler/fetch/ssrf-guard';
import { normalUrl } from '@/lib/crawler/frontier/normal-url';
import { siteName } from '@/lib/crawler/frontier/site-path';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma, SiteReading } from '@/lib/generated/prisma/client';
import { policies } from '@/lib/rate-limits/policies';
import { consume, rateLimitMessage, refund } from '@/lib/rate-limits/rate-limiter';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';
import { sign } from '@/lib/signing';
import { plural } from '@/lib/text/plural';
import { endsWithin, MINUTE_MS, within } from '@/lib/time';
import { countEvents, readingsToday } from './counts';
import { HOST_WINDOW_MS, LOST_AFTER_MS, PREVIEW_LIFETIME_MS } from './policy';
import { industryOf, type StoredSubject } from './subject';

/** The id of the new preview, or why there is none, as a sentence for the visitor. `field` is the form field it is about. */
export type StartedPreview = { ok: true; id: string } | { ok: false; field?: 'website'; message: string };

type Tx = Prisma.TransactionClient;

const rejected = (message: string) => ({ ok: false, message, isNew: false }) as const;

const messages = {
  off: 'Agent previews are not available at the moment.',
  busy: 'We are still reading another website for you. Wait until we have finished, or delete that preview first.',
  limited: `We read up to ${policies.agentPreviewByIp.points} websites an hour, and ${policies.agentPreviewDailyByIp.points} a day, for one visitor.`,
  daily:
    'We have read as many websites as we can for today. Please come back tomorrow. You can still ask about us below.',
  forgotten: (minutes: number) =>
    `This website was read a short while ago and its data deleted. To limit the load on it, it can be read again in ${minutes === 1 ? 'a minute' : plural(minutes, 'minute')}.`,
};

/** The key that readings of one website share: `www.` makes no difference, nor does the path except on a host of many websites. */
const siteKeyOf = (typed: URL): string => sign('agent-preview', `host ${siteName(new URL(normalUrl(typed)))}`);

/** The key of a visitor, by network address. */
const visitorKeyOf = (ip: string): string => sign('agent-preview', `visitor ${ip}`);

/** The unfinished preview of the visitor, if there is one. */
const findActive = (tx: Tx, visitorKey: string) =>
  tx.agentPreview.findFirst({
    where: {
      visitorKey,
      expiresAt: endsWithin(PREVIEW_LIFETIME_MS),
      reading: {
        status: { in: ['queued', 'running'] },
        createdAt: within(4 * LOST_AFTER_MS),
      },
    },
    include: { reading: { select: { hostKey: true } } },
  });

type Request = { url: string; siteKey: string; visitorKey: string; subject: StoredSubject };

/**
 * The reading that the website already has within its half hour, or a new one at the end of the queue. A failed one is only
 * reused for the same URL, so that a corrected URL is tried. One that was interrupted on our side is not shared.
 */
async function findOrCreateReading(tx: Tx, { url, siteKey, subject }: Request): Promise<SiteReading | string> {
  const recent = await tx.siteReading.findFirst({
    where: {
      hostKey: siteKey,
      createdAt: within(HOST_WINDOW_MS),
      OR: [
        { status: { not: 'failed' } },
        { url: { in: ['', url] }, OR: [{ problem: null }, { problem: { not: 'interrupted' } }] },
      ],
    },
    orderBy: { createdAt: 'desc' },
  });
  if (recent?.url) return recent;
  if (recent) {
    const left = recent.createdAt.getTime() + HOST_WINDOW_MS - Date.now();
    return messages.forgotten(Math.max(1, Math.ceil(left / MINUTE_MS)));
  }
  if ((await readingsToday(tx)) >= env.agentPreviewsADay) return messages.daily;
  await countEvents([{ event: 'reading', industry: industryOf(subject) }], tx);
  return tx.siteReading.create({ data: { url, hostKey: siteKey } });
}

/** `isNew` is false for a form that was submitted twice. */
function createPreview(request: Request): Promise<StartedPreview & { isNew: boolean }> {
  const { visitorKey, siteKey, subject } = request;
  return db.$transaction(async (tx) => {
    // One start at a time: two simultaneous ones would both pass the checks.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('agent-preview'))`;
    const active = await findActive(tx, visitorKey);
    // A form that was submitted twice creates one preview.
    if (active?.reading.hostKey === siteKey && active.subject === subject)
      return { ok: true, id: active.id, isNew: false } as const;
    if (active) return rejected(messages.busy);
    const reading = await findOrCreateReading(tx, request);
    if (typeof reading === 'string') return rejected(reading);
    const expiresAt = new Date(reading.createdAt.getTime() + PREVIEW_LIFETIME_MS);
    const id = randomBytes(32).toString('base64url');
    await tx.agentPreview.create({ data: { id, readingId: reading.id, subject, visitorKey, expiresAt } });
    return { ok: true, id, isNew: true } as const;
  });
}

/**
 * Starts a preview of the agent of a website within all limits: one at a time, three an hour and ten a day for each visitor; one
 * reading per website in thirty minutes, which visitors share; and the operator's total for the day.
 */
export async function startPreview(
  { website, subject }: { website: string; subject: StoredSubject },
  { ip }: { ip: string },
): Promise<StartedPreview> {
  if (env.agentPreviewsADay === 0) return rejected(messages.off);
  const checked = checkUrl(website, fetchOptions);
  if (!checked.ok) return { ok: false, field: 'website', message: checked.message };
  const keys = { agentPreviewByIp: ip, agentPreviewDailyByIp: ip };
  const limited = await consume(keys);
  if (limited) return rejected(rateLimitMessage(limited, messages.limited));
  const siteKey = siteKeyOf(checked.url);
  const started = await createPreview({ url: website, siteKey, visitorKey: visitorKeyOf(ip), subject });
  if (!started.isNew) await refund(keys);
  return started;
}
