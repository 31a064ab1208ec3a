import type { SkippedPage } from '@/lib/crawler/crawl/store';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Greeting } from '@/lib/reader/answers/report/greeting';
import type { Report } from '@/lib/reader/answers/report/report';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

/** Thrown when a worker writes to a reading that was deleted, or handed to another worker, in the meantime. */
export class ReadingLostError extends Error {}

/** The right to write to a reading: the attempt that a worker has begun. */
export type ReadingClaim = { id: string; attempts: number };

// Prisma's input type does not accept interfaces; all of these are plain JSON.
const toJson = (value: object) => stripInvalidCharsDeep(value) as Prisma.InputJsonObject;

// A worker that is busy reading would hold a transaction open while it reads, and the embedded database serves one at a time.
// Each write below is therefore a single statement.

/** @throws ReadingLostError when no row was written because the claim is no longer valid */
function confirmWritten(count: number, { id }: ReadingClaim): void {
  if (count === 0) throw new ReadingLostError(id);
}

/** Updates a reading. */
async function updateReading(claim: ReadingClaim, data: Prisma.SiteReadingUpdateManyMutationInput): Promise<void> {
  const { id, attempts } = claim;
  const { count } = await db.siteReading.updateMany({ where: { id, attempts, status: 'running' }, data });
  confirmWritten(count, claim);
}

/** Selects the row of a claimed reading and locks it, so that a concurrent deletion is detected. */
const claimed = ({ id, attempts }: ReadingClaim) =>
  Prisma.sql`SELECT id FROM site_readings WHERE id = ${id}::uuid AND attempts = ${attempts} AND status = 'running' FOR UPDATE`;

/** Deletes what a worker stored before it died. */
export async function discardEarlierAttempt(claim: ReadingClaim): Promise<void> {
  await updateReading(claim, { greeting: Prisma.DbNull });
  await db.$executeRaw`DELETE FROM reading_pages WHERE reading_id IN (${claimed(claim)})`;
}

/** Requeues a reading at its old position, because its worker is shutting down. */
export const releaseReading = ({ id, attempts }: ReadingClaim): Promise<unknown> =>
  db.siteReading.updateMany({
    where: { id, attempts, status: 'running' },
    data: { status: 'queued', attempts: { decrement: 1 } },
  });

/** Says that a reading is alive, so that no other worker claims it. */
export const reportReading = (claim: ReadingClaim): Promise<unknown> =>
  db.$executeRaw`UPDATE site_readings SET started_at = now() WHERE id IN (${claimed(claim)})`;

/** Stores a page with its findings. */
export async function storePage(claim: ReadingClaim, page: AnswerPage, findings: string[]): Promise<void> {
  const { url, title } = stripInvalidCharsDeep({ url: page.url, title: page.title });
  const count = await db.$executeRaw`
    INSERT INTO reading_pages (reading_id, url, title, found, content)
    SELECT id, ${url}, ${title}, ${findings}, ${toJson(page)}::jsonb FROM (${claimed(claim)}) AS reading`;
  confirmWritten(count, claim);
}

/** Stores that a page was not read, and why. */
export async function storeSkippedPage(claim: ReadingClaim, { url, kind }: SkippedPage): Promise<void> {
  const count = await db.$executeRaw`
    INSERT INTO reading_pages (reading_id, url, title, skipped)
    SELECT id, ${url}, '', ${kind} FROM (${claimed(claim)}) AS reading`;
  confirmWritten(count, claim);
}

/** Stores the greeting, as far as the pages read so far allow one. */
export const storeGreeting = (claim: ReadingClaim, greeting: Greeting): Promise<void> =>
  updateReading(claim, { greeting: toJson(greeting) });

/** Keeps a reading for the visitors who have it already: its start page leads to another website. */
export const stopSharing = (claim: ReadingClaim): Promise<void> =>
  updateReading(claim, { hostKey: `only ${claim.id}` });

/** Stored as the problem of a finished reading whose limits left out pages. */
export const PARTIAL = 'partial';

/** Ends a reading with its report, in one step: a reading that is done has a report for the visitor who started it. */
export async function finishReading(
  claim: ReadingClaim,
  greeting: Greeting,
  { subject, report, isPartial }: { subject: string; report: Report; isPartial: boolean },
): Promise<void> {
  const finished = await db.$queryRaw<object[]>`
    WITH finished AS (
      UPDATE site_readings SET status = 'done', greeting = ${toJson(greeting)}::jsonb, finished_at = ${new Date()},
        problem = ${isPartial ? PARTIAL : null}
      WHERE id IN (${claimed(claim)}) RETURNING id
    ), reported AS (
      INSERT INTO reading_reports (reading_id, subject, content)
      SELECT id, ${subject}, ${toJson(report)}::jsonb FROM finished ON CONFLICT DO NOTHING
    )
    SELECT id FROM finished`;
  confirmWritten(finished.length, claim);
}

/** Ends a reading with a problem. */
export const failReading = (claim: ReadingClaim, problem: string): Promise<void> =>
  updateReading(claim, { status: 'failed', problem, finishedAt: new Date() });

/** Stores a report of a finished reading; one that is there already stays. */
export async function storeReport(readingId: string, subject: string, report: Report): Promise<void> {
  await db.readingReport.createMany({
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
