import { SITE_TASK } from '@/lib/crawler/pool/limits';
import { runTask } from '@/lib/crawler/pool/pool';
import { createSpender } from '@/lib/crawler/pool/turns';
import type { Greeting } from '@/lib/reader/answers/report/greeting';
import type { Report } from '@/lib/reader/answers/report/report';
import type { ReportTask, SiteReport } from '@/lib/reader/answers/report/site-tasks';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { countEvents } from './counts';
import { storeDrafts } from './draft';
import { loadAnswerPages, storeReport } from './reading-store';
import { industryOf, readSubject, type StoredSubject } from './subject';

/** In lines of all pages. An index of as many takes 100 ms. */
const LARGE_SITE = 2_000;
const optionsFor = (pages: readonly AnswerPage[]) => ({
  isLarge: pages.reduce((lines, { blocks }) => lines + blocks.length, 0) > LARGE_SITE,
});

/** The greeting from the pages read so far. @throws TaskLimitError */
export const greetFrom = (pages: readonly AnswerPage[]): Promise<Greeting> =>
  runTask(createSpender(), 'greet', pages, SITE_TASK, optionsFor(pages));

/** The greeting and the report from all pages. @throws TaskLimitError */
export function reportFrom(pages: readonly AnswerPage[], subject: StoredSubject): Promise<SiteReport> {
  const task: ReportTask = { pages, subject: readSubject(subject) };
  return runTask(createSpender(), 'report', task, SITE_TASK, optionsFor(pages));
}

/** Counts the unanswered questions of a website by kind of business. */
export const countGaps = (subject: StoredSubject, { unanswered }: Report): Promise<void> =>
  countEvents(unanswered.map(({ intent }) => ({ event: 'gap', industry: industryOf(subject), intent })));

/** Creates the report of a finished reading for another kind of business. */
export async function makeReport(readingId: string, subject: StoredSubject): Promise<void> {
  const { report } = await reportFrom(await loadAnswerPages(readingId), subject);
  await storeReport(readingId, subject, report);
  await storeDrafts({ readingId });
}
