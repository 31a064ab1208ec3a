import { openSite } from '@/lib/answers/answer';
import { type Report, reportOn } from '@/lib/answers/report';
import { countEvents } from './counts';
import { loadAnswerPages, storeReport } from './reading-store';
import { industryOf, readSubject, type StoredSubject } from './subject';

/** Counts the unanswered questions of a website by kind of business. */
export const countGaps = (subject: StoredSubject, { unanswered }: Report): Promise<void> =>
  countEvents(unanswered.map(({ intent }) => ({ event: 'gap', industry: industryOf(subject), intent })));

/** Creates the report of a finished reading for another kind of business. */
export async function makeReport(readingId: string, subject: StoredSubject): Promise<void> {
  const pages = await loadAnswerPages(readingId);
  await storeReport(readingId, subject, reportOn(openSite(pages), readSubject(subject)));
}
