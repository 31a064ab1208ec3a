import { createHash } from 'node:crypto';
import { LARGE_RUN, SITE_TASK } from '@/lib/crawler/pool/limits';
import { runTask, TaskLimitError } from '@/lib/crawler/pool/pool';
import { createSpender } from '@/lib/crawler/pool/turns';
import { db } from '@/lib/db';
import type { Prisma, SiteReading } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import type { SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { isOutdated, readStoredFacts } from '@/lib/reader/facts/stored-facts';
import { type RunChanges, toStoredDifference } from '@/lib/scraper-runs/run-difference';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';
import type { Comparison, Snapshot } from '@/lib/website-scraper/difference';
import { loadAnswerPages } from '../preview/reading-store';
import { listSaid } from './said';

const toJson = (value: object) => stripInvalidCharsDeep(value) as Prisma.InputJsonObject;

/** The facts that the pages of a finished reading state, computed once. @throws TaskLimitError */
export async function factsOfReading(readingId: string): Promise<SiteFacts | undefined> {
  const reading = await db.siteReading.findUnique({ where: { id: readingId }, select: { facts: true, status: true } });
  // Only this function writes them.
  if (reading?.facts) return reading.facts as unknown as SiteFacts;
  if (reading?.status !== 'done') return undefined;
  const pages = await loadAnswerPages(readingId);
  const options = { isLarge: pages.length > LARGE_RUN };
  const facts = await runTask<SiteFacts>(createSpender(), 'collectFacts', pages, SITE_TASK, options);
  await db.siteReading.updateMany({ where: { id: readingId }, data: { facts: toJson(facts) } });
  return facts;
}

const digestOf = ({ title, blocks }: AnswerPage): string =>
  createHash('sha256')
    .update([title, ...blocks.map(({ text }) => text)].join('\n'))
    .digest('base64url');

/** So many skipped pages are listed; the others are not known. */
const MAX_SKIPPED = 30;

type Finished = Pick<SiteReading, 'id' | 'status' | 'problem'>;

async function snapshotOf({ id, status, problem }: Finished): Promise<Snapshot> {
  const pages = await loadAnswerPages(id);
  const skipped = await db.readingPage.findMany({
    where: { readingId: id, skipped: { not: null } },
    select: { url: true, skipped: true },
  });
  return {
    pages: pages.map((page) => ({
      url: page.url,
      title: page.title,
      contentType: page.contentType,
      language: page.language,
      facts: readStoredFacts(page.facts),
      content: digestOf(page),
      isWhole: true,
      isOutdated: isOutdated(page.facts),
    })),
    others: new Map(skipped.map((one) => [one.url, { reason: one.skipped ?? undefined }])),
    isComplete: status === 'done' && problem === null && skipped.length < MAX_SKIPPED,
  };
}

/** Stores with a reading of an agent's website what has changed since the one before. What takes too long to compare is left out. */
export async function noteChanges(agentId: string, before: Finished, after: Finished): Promise<void> {
  const said = await listSaid(agentId);
  try {
    const task: Comparison = { before: await snapshotOf(before), after: await snapshotOf(after), said };
    const options = { isLarge: task.after.pages.length > LARGE_RUN };
    const changes = await runTask<RunChanges>(createSpender(), 'compareRuns', task, SITE_TASK, options);
    const data = { changes: toJson(toStoredDifference(changes)) };
    await db.siteReading.updateMany({ where: { id: after.id }, data });
  } catch (error) {
    if (!(error instanceof TaskLimitError)) throw error;
    log.warn({ agent: agentId }, 'the readings of a website took too long to compare');
  }
}
