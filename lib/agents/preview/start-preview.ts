import { randomUUID } from 'node:crypto';
import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import { checkUrl } from '@/lib/crawler/fetch/ssrf-guard';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma, SiteReading } from '@/lib/generated/prisma/client';
import { widerNetworksOf } from '@/lib/http/client-network';
import { policies } from '@/lib/rate-limits/policies';
import { consume, isCounted, rateLimitMessage, refund } from '@/lib/rate-limits/rate-limiter';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';
import { sign } from '@/lib/signing';
import { endsWithin, within } from '@/lib/time';
import { HOST_WINDOW_MS, KNOWN_NETWORKS_SHARE, LOST_AFTER_MS, PREVIEW_LIFETIME_MS } from '../policy';
import { countEvents, readingsToday } from './counts';
import { lockStarts } from './lock-starts';
import { readStart, siteNameOf } from './reading-start';
import { industryOf, type StoredSubject } from './subject';

/**
 * The id of the new preview, or why there is none, as a sentence for the visitor. `field` is the form field it is about,
 * `problem` what is wrong with the address.
 */
export type StartedPreview =
  | { ok: true; id: string }
  | { ok: false; field?: 'website'; problem?: ProblemKind; message: string };

type Tx = Prisma.TransactionClient;

const rejected = (message: string) => ({ ok: false, message, isNew: false }) as const;

const messages = {
  off: 'Agent previews aren’t available at the moment.',
  busy: 'We’re still reading another website for you. Wait until we have finished, or delete that preview first.',
  limited: `We read up to ${policies.agentPreviewByIp.points} websites an hour, and ${policies.agentPreviewDailyByIp.points} a day, for one visitor.`,
  repeated: 'You’ve had this website read several times within the hour.',
  network: 'We’ve read many websites for your network today.',
  daily:
    'We’ve read as many websites as we can for today. Please come back tomorrow. You can still ask about us below.',
};

/** The key of a visitor, by network address. */
const visitorKeyOf = (ip: string): string => sign('agent-preview', `visitor ${ip}`);

/** An unfinished preview, if there is one. */
const findActive = (tx: Tx, { reading, ...preview }: Prisma.AgentWhereInput) =>
  tx.agent.findFirst({
    where: {
      ...preview,
      state: 'preview',
      expiresAt: endsWithin(PREVIEW_LIFETIME_MS),
      reading: {
        ...reading,
        status: { in: ['queued', 'running'] },
        createdAt: within(4 * LOST_AFTER_MS),
      } as Prisma.SiteReadingWhereInput,
    },
    select: { id: true },
  });

type Request = {
  /** Where the reading starts, as the crawler takes it. */
  url: string;
  siteKey: string;
  visitorKey: string;
  subject: StoredSubject;
  /** What one form, and no other, was sent with. */
  form: string;
  /** Whether to read the website again although it was read within its half hour. */
  isFresh: boolean;
  /** The number of readings a day, of all visitors together, up to which this visitor gets one. */
  dailyLimit: number;
};

/**
 * The reading that the website already has within its half hour, or a new one at the end of the queue. A failed one is only
 * reused for the same URL, so that a corrected URL is tried. One that was interrupted on our side is not shared.
 */
async function findOrCreateReading(
  tx: Tx,
  { url, siteKey, subject, isFresh, dailyLimit }: Request,
): Promise<SiteReading | string> {
  const recent = isFresh
    ? null
    : await tx.siteReading.findFirst({
        where: {
          hostKey: siteKey,
          createdAt: within(HOST_WINDOW_MS),
          OR: [{ status: { not: 'failed' } }, { url, OR: [{ problem: null }, { problem: { not: 'interrupted' } }] }],
        },
        orderBy: { createdAt: 'desc' },
      });
  if (recent) return recent;
  if ((await readingsToday(tx)) >= dailyLimit) return messages.daily;
  await countEvents([{ event: 'reading', industry: industryOf(subject) }], tx);
  return tx.siteReading.create({ data: { url, hostKey: siteKey } });
}

/** `isNew` is false for a form that was submitted twice. */
function createPreview(request: Request): Promise<StartedPreview & { isNew: boolean }> {
  const { visitorKey, siteKey, subject, form, isFresh } = request;
  const formId = sign('agent-preview', `form ${visitorKey} ${siteKey} ${subject} ${form}`);
  return db.$transaction(async (tx) => {
    // One start at a time: two simultaneous ones would both pass the checks.
    await lockStarts(tx);
    // A form that was submitted twice creates one preview. Somebody else behind the same address gets another one.
    if (await findActive(tx, { previewId: formId })) return { ok: true, id: formId, isNew: false } as const;
    const isOther = isFresh ? undefined : { hostKey: { not: siteKey } };
    if (await findActive(tx, { visitorKey, reading: isOther })) return rejected(messages.busy);
    const reading = await findOrCreateReading(tx, request);
    if (typeof reading === 'string') return rejected(reading);
    const expiresAt = new Date(reading.createdAt.getTime() + PREVIEW_LIFETIME_MS);
    const isUsed = await tx.agent.findUnique({ where: { previewId: formId }, select: { id: true } });
    const id = isUsed ? sign('agent-preview', `form ${formId} ${randomUUID()}`) : formId;
    const domain = siteNameOf(reading.url);
    await tx.agent.create({
      data: { previewId: id, readingId: reading.id, subject, visitorKey, expiresAt, domain, website: reading.url },
    });
    return { ok: true, id, isNew: true } as const;
  });
}

/** What a start is counted under: by visitor, by website of a visitor, and by the networks around the visitor. */
function keysOf(ip: string, site: string) {
  const { subnet, block } = widerNetworksOf(ip);
  return {
    repeat: { agentRepeatByIp: `${ip} ${site}` },
    website: { agentPreviewByIp: ip, agentPreviewDailyByIp: ip },
    networks: { agentReadingDailyByIp: ip, agentReadingDailyBySubnet: subnet, agentReadingDailyByBlock: block },
  };
}

/** Counts a start. `refund` takes it back; `isNewcomer` says that nobody in the visitor's network has had a website read today. */
async function countStart(ip: string, site: string) {
  const { repeat, website, networks } = keysOf(ip, site);
  const known = await isCounted(repeat);
  const isNewcomer = !(await isCounted({ agentReadingDailyByBlock: networks.agentReadingDailyByBlock }));
  // Reading the same website again after mending it is not reading another one.
  const steps = [
    ...(known ? [] : [[website, messages.limited] as const]),
    [repeat, messages.repeated] as const,
    [networks, messages.network] as const,
  ];
  for (const [keys, reason] of steps) {
    const limited = await consume(keys);
    if (limited) return { ok: false, message: rateLimitMessage(limited, reason) } as const;
  }
  const counted = { ...(known ? {} : website), ...repeat, ...networks };
  return { ok: true, isNewcomer, refund: () => refund(counted) } as const;
}

/**
 * Starts a preview of the agent of a website within all limits: one at a time, three websites an hour and ten a day for each visitor,
 * however often each; and the operator's total for the day, the last of which is for networks that have had nothing read yet.
 * `form` is the token of the form that was sent. Visitors who name a website by its home page share one reading in thirty minutes, unless one `isFresh`.
 */
export async function startPreview(
  {
    website,
    subject,
    form = randomUUID(),
    isFresh = false,
  }: { website: string; subject: StoredSubject; form?: string; isFresh?: boolean },
  { ip }: { ip: string },
): Promise<StartedPreview> {
  const total = env.agentPreviewsADay;
  if (total === 0) return rejected(messages.off);
  const checked = checkUrl(website, fetchOptions);
  if (!checked.ok) return { ok: false, field: 'website', problem: checked.kind, message: checked.message };
  const { host, url, isHome } = readStart(website, checked.url);
  const counted = await countStart(ip, host);
  if (!counted.ok) return rejected(counted.message);
  const visitorKey = visitorKeyOf(ip);
  // What one visitor's path or query makes a website say is nothing that another visitor should hear.
  const siteKey = sign('agent-preview', isHome ? `home of ${host}` : `of ${visitorKey} ${url}`);
  const dailyLimit = counted.isNewcomer ? total : Math.ceil(total * KNOWN_NETWORKS_SHARE);
  const started = await createPreview({ url, siteKey, visitorKey, subject, form, isFresh, dailyLimit });
  if (!started.isNew) await counted.refund();
  return started;
}
