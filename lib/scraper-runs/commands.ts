import { checkAddress } from '@/lib/crawler/fetch/ssrf-guard';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma, ScraperRun } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { pagesOf, planKnowledge } from '@/lib/niche-research/plan';
import type { NicheRunRequest } from '@/lib/niche-research/schema';
import { scraperLimits } from '@/lib/rate-limits/policies';
import { DAY_MS } from '@/lib/time';
import { fetchOptions } from '@/lib/website-scraper/crawler-options';
import type { RunRequest } from '@/lib/website-scraper/schema';
import { type RunSubject, viewRun } from './run-view';

type Tx = Prisma.TransactionClient;

/** A run, or why there is none: the address cannot be read, or the user has reached a limit. */
export type Started = { ok: true; run: ScraperRun } | { ok: false; kind: 'address' | 'limit'; message: string };

const limited = (message: string) => ({ ok: false, kind: 'limit', message }) as const;

/** Pages that a user may still have read today. Runs under way count with all that they may take. */
async function pagesLeft(tx: Tx, userId: string): Promise<number> {
  const runs = await tx.scraperRun.findMany({
    where: { userId, createdAt: { gt: new Date(Date.now() - scraperLimits().pages.windowMs) } },
    select: { pagesTaken: true, pageLimit: true, finishedAt: true },
  });
  const used = runs.reduce((sum, run) => sum + (run.finishedAt ? run.pagesTaken : run.pageLimit), 0);
  return scraperLimits().pages.points - used;
}

/** What a run of any kind is made of. */
type NewRun = RunSubject & { subject: string; pages: number; earlierRunId?: string };

/** Adds a run and its job within the limits of its user: both exist, or neither. */
function addRun(userId: string, { kind, subject, settings, pages, earlierRunId }: NewRun): Promise<Started> {
  return db.$transaction(async (tx): Promise<Started> => {
    // Two requests at the same moment would both see a free place.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`scraper ${userId}`}))`;
    const underWay = await tx.scraperRun.count({ where: { userId, finishedAt: null, deletedAt: null } });
    if (underWay >= scraperLimits().concurrentRuns) {
      return limited(
        `You have ${underWay} runs under way, which is the most at once. Wait for one to end, or cancel it.`,
      );
    }
    const left = await pagesLeft(tx, userId);
    if (left <= 0) {
      return limited(
        `You have had ${scraperLimits().pages.points.toLocaleString('en-IE')} pages read within a day, which is the limit. Try again tomorrow.`,
      );
    }
    const run = await tx.scraperRun.create({
      data: { userId, kind, subject, settings, pageLimit: Math.min(pages, left), earlierRunId },
    });
    await enqueue(tx, 'crawl', { runId: run.id });
    return { ok: true, run };
  });
}

/** Starts a run of the website scraper. */
export async function startRun(userId: string, request: RunRequest, earlierRunId?: string): Promise<Started> {
  const { url, kind, ...settings } = request;
  const checked = checkAddress(url, fetchOptions);
  if (!checked.ok) return { ok: false, kind: 'address', message: checked.message };
  const wanted = settings.maxPages === 'unlimited' ? env.scraper.maxPages : Number(settings.maxPages);
  const pages = Math.min(wanted, env.scraper.maxPages);
  return addRun(userId, { kind, subject: url, settings, pages, earlierRunId });
}

/** Starts a run of a niche scraper. */
export function startNicheRun(userId: string, { kind, niche, options, format }: NicheRunRequest): Promise<Started> {
  const pages = kind === 'premium' ? Number(options.maxPages) : pagesOf(planKnowledge(niche, options));
  return addRun(userId, { kind, subject: niche, settings: { options, format }, pages });
}

/** Starts a run with the settings of an earlier one. Pages of a website that have not changed since are not fetched again. */
export async function repeatRun(userId: string, runId: string): Promise<Started | undefined> {
  const run = await findRun(userId, runId);
  if (!run) return undefined;
  const { kind, settings, subject } = viewRun(run);
  return kind === 'website'
    ? startRun(userId, { ...settings, kind, url: subject }, run.id)
    : startNicheRun(userId, { kind, niche: subject, ...settings });
}

/** A user's own run; undefined for those of others, as for those that are not. */
export async function findRun(userId: string, runId: string): Promise<ScraperRun | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(runId)) return undefined;
  return (await db.scraperRun.findFirst({ where: { id: runId, userId, deletedAt: null } })) ?? undefined;
}

/** Ends a run early; what was read is kept. One that is over stays as it is. */
export async function cancelRun(userId: string, runId: string): Promise<ScraperRun | undefined> {
  const run = await findRun(userId, runId);
  if (!run) return undefined;
  await db.scraperRun.updateMany({
    where: { id: run.id, status: { in: ['queued', 'running'] } },
    // The worker notices that the run is no longer its own, and leaves it.
    data: { status: 'cancelled', finishedAt: new Date(), leaseOwner: null, leaseUntil: null },
  });
  return findRun(userId, runId);
}

/** Deletes a run with everything that was read. False when there is none. */
export async function deleteRun(userId: string, runId: string): Promise<boolean> {
  const run = await cancelRun(userId, runId);
  if (!run) return false;
  await db.$transaction([
    // The row goes with the next clean-up: until then it counts towards the pages of the day.
    db.scraperRun.update({
      where: { id: run.id },
      data: { deletedAt: new Date(), subject: '', settings: {}, home: null, currentUrl: null },
    }),
    db.scraperAddress.deleteMany({ where: { runId: run.id } }),
    db.scraperPage.deleteMany({ where: { runId: run.id } }),
    db.knowledgeItem.deleteMany({ where: { runId: run.id } }),
  ]);
  return true;
}

/** Removes the rows of deleted runs that no longer count. */
export async function removeDeletedRuns(): Promise<void> {
  const before = new Date(Date.now() - DAY_MS);
  await db.scraperRun.deleteMany({ where: { deletedAt: { lt: before }, createdAt: { lt: before } } });
}
