import type { Greeting } from '@/lib/answers/greeting';
import type { AnswerPage } from '@/lib/answers/page';
import type { Report } from '@/lib/answers/report';
import type { SkippedPage } from '@/lib/crawler/crawl/store';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

/** Thrown when a worker writes to a reading that was deleted, or handed to another worker, in the meantime. */
export class ReadingLostError extends Error {}

/** The right to write to a reading: the attempt that a worker has begun. */
export type ReadingClaim = { id: string; attempts: number };

// Prisma's input type does not accept interfaces; all of these are plain JSON.
const toJson = (value: object) => stripInvalidCharsDeep(value) as Prisma.InputJsonObject;

/**
 * Updates a reading and, in the same transaction, what belongs to it.
 * @throws ReadingLostError when the claim is no longer valid; nothing is written then
 */
async function writeToReading(
  { id, attempts }: ReadingClaim,
  data: Prisma.SiteReadingUpdateManyMutationInput,
  write: (tx: Prisma.TransactionClient) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await db.$transaction(async (tx) => {
    // The update locks the row, so that a concurrent deletion is detected.
    const { count } = await tx.siteReading.updateMany({
      where: { id, attempts, status: 'running' },
      data: { ...data, attempts },
    });
    if (count === 0) throw new ReadingLostError(id);
    await write(tx);
  });
}

/** Deletes what a worker stored before it died. */
export const discardEarlierAttempt = (claim: ReadingClaim): Promise<void> =>
  writeToReading(claim, { greeting: Prisma.DbNull }, (tx) =>
    tx.readingPage.deleteMany({ where: { readingId: claim.id } }),
  );

/** Requeues a reading at its old position, because its worker is shutting down. */
export const releaseReading = ({ id, attempts }: ReadingClaim): Promise<unknown> =>
  db.siteReading.updateMany({
    where: { id, attempts, status: 'running' },
    data: { status: 'queued', attempts: { decrement: 1 } },
  });

/** Stores a page with its findings. */
export const storePage = (claim: ReadingClaim, page: AnswerPage, findings: string[]): Promise<void> =>
  writeToReading(claim, {}, (tx) =>
    tx.readingPage.create({
      data: {
        readingId: claim.id,
        url: stripInvalidCharsDeep(page.url),
        title: stripInvalidCharsDeep(page.title),
        findings,
        content: toJson(page),
      },
    }),
  );

/** Stores that a page was not read, and why. */
export const storeSkippedPage = (claim: ReadingClaim, { url, kind }: SkippedPage): Promise<void> =>
  writeToReading(claim, {}, (tx) =>
    tx.readingPage.create({ data: { readingId: claim.id, url, title: '', skipped: kind } }),
  );

/** Stores the greeting, as far as the pages read so far allow one. */
export const storeGreeting = (claim: ReadingClaim, greeting: Greeting): Promise<void> =>
  writeToReading(claim, { greeting: toJson(greeting) });

/** Ends a reading with its report, in one step: a reading that is done has a report for the visitor who started it. */
export const finishReading = (
  claim: ReadingClaim,
  greeting: Greeting,
  { subject, report }: { subject: string; report: Report },
): Promise<void> =>
  writeToReading(claim, { status: 'done', greeting: toJson(greeting), finishedAt: new Date() }, (tx) =>
    storeReport(claim.id, subject, report, tx),
  );

/** Ends a reading with a problem. */
export const failReading = (claim: ReadingClaim, problem: string): Promise<void> =>
  writeToReading(claim, { status: 'failed', problem, finishedAt: new Date() });

/** Stores a report of a finished reading; one that is there already stays. */
export async function storeReport(
  readingId: string,
  subject: string,
  report: Report,
  tx: Prisma.TransactionClient = db,
): Promise<void> {
  await tx.readingReport.createMany({
    data: [{ readingId, subject, content: toJson(report) }],
    skipDuplicates: true,
  });
}

/** The pages of a reading in the order in which they were read. */
export async function loadAnswerPages(readingId: string): Promise<AnswerPage[]> {
  const rows = await db.readingPage.findMany({
    where: { readingId, skipped: null },
    orderBy: { id: 'asc' },
    select: { content: true },
  });
  // Only storePage writes the content.
  return rows.map(({ content }) => content as unknown as AnswerPage);
}
