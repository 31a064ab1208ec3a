import type { EveningScene } from '@/lib/content/screens/evening-scene';
import { db } from '@/lib/db';
import { formatMoment } from '@/lib/format';
import type { ReadingPage } from '@/lib/generated/prisma/client';
import type { Greeting } from '@/lib/reader/answers/report/greeting';
import { type Report, suggestedQuestions } from '@/lib/reader/answers/report/report';
import { todaysHours } from '@/lib/reader/answers/stated/today';
import { eveningOf } from './evening';
import type { FoundPreview } from './find-preview';
import { describeProblem, describeSkipped } from './problems';
import { queuePosition } from './reading-queue';
import { describeSource, siteNameOf } from './reading-start';
import { PARTIAL } from './reading-store';

/**
 * `waiting` in the queue; `reading`; `ready`, with a report; or `failed`, with nothing to answer from.
 * In the state `reading`, there may already be a greeting, and questions are answered.
 */
export type PreviewState = 'waiting' | 'reading' | 'ready' | 'failed';

/** How many of the questions that customers ask a website answers. */
export type PreviewScore = {
  /** The business as it reads after "customers ask": `a restaurant`. */
  audience: string;
  asked: number;
  answered: number;
  half: number;
  unanswered: number;
  warnings: number;
};

/** A preview for its page and its events. Plain JSON. All text of pages is untrusted. */
export type PreviewView = {
  state: PreviewState;
  /** The website, as siteNameOf. */
  site: string;
  /** The queue position in the state `waiting`; 1 is next. */
  place?: number;
  /** Where the text comes from, a sentence; missing until a page is read. */
  source?: string;
  /** The pages read so far, in order, with what was found on each. */
  pages: { url: string; title: string; findings: string[] }[];
  /** Skipped pages, each with a short reason. */
  skipped: { url: string; reason: string }[];
  greeting?: Greeting;
  /** Today's opening hours in one line, if the website states them. */
  today?: string;
  /** An evening of customers' questions; empty until the website is read. */
  evening: EveningScene[];
  /** Questions that the website answers. */
  suggestions: string[];
  /** How many of the questions that customers ask the website answers. */
  score?: PreviewScore;
  /** Whether there are pages that were not read, in the state `ready`. */
  isPartial?: boolean;
  /** The reason in the state `failed`, a sentence. */
  problem?: string;
  /** While somebody adopts it: until when it is kept, in Irish time. */
  keptUntil?: string;
};

/** The report for the kind of business that the visitor chose; undefined until it is ready. */
export async function findReport({
  readingId,
  subject,
}: Pick<FoundPreview, 'readingId' | 'subject'>): Promise<Report | undefined> {
  const row = await db.readingReport.findUnique({ where: { readingId_subject: { readingId, subject } } });
  // Only storeReport writes the content.
  return row ? (row.content as unknown as Report) : undefined;
}

const listPages = (readingId: string) =>
  db.readingPage.findMany({
    where: { readingId },
    orderBy: { id: 'asc' },
    select: { url: true, title: true, findings: true, skipped: true },
  });

/** The figures of a report. */
export const scoreOf = ({ audience, asked, answered, half, unanswered, warnings }: Report): PreviewScore => ({
  audience,
  asked,
  answered: answered.length,
  half: half.length,
  unanswered: unanswered.length,
  warnings: warnings.length,
});

function skippedOf(pages: readonly Pick<ReadingPage, 'url' | 'skipped'>[]): PreviewView['skipped'] {
  return pages.flatMap(({ url, skipped }) => {
    const reason = skipped === null ? undefined : describeSkipped(skipped);
    return reason === undefined ? [] : [{ url, reason }];
  });
}

function stateOf({ reading }: FoundPreview, report: Report | undefined): Exclude<PreviewState, 'waiting'> {
  if (reading.status === 'failed') return 'failed';
  return reading.status === 'done' && report ? 'ready' : 'reading';
}

/** The greeting, from the pages read so far. */
export const greetingOf = ({ reading }: FoundPreview): Greeting | undefined =>
  // Only storeGreeting and finishReading write it.
  (reading.greeting as unknown as Greeting | null) ?? undefined;

/** Whether the limits of a reading left out pages of the website. */
export const isPartial = ({ reading }: FoundPreview): boolean => reading.problem === PARTIAL;

async function keptUntil(agentId: string): Promise<string | undefined> {
  const { _max } = await db.agentAdoption.aggregate({ where: { agentId }, _max: { expiresAt: true } });
  return _max.expiresAt ? formatMoment(_max.expiresAt) : undefined;
}

/** The current state of a preview. */
export async function viewPreview(preview: FoundPreview): Promise<PreviewView> {
  const { reading } = preview;
  const site = siteNameOf(reading.url);
  // Every open page polls this, so queries that cannot have a result yet are skipped.
  if (reading.status === 'queued')
    return {
      state: 'waiting',
      site,
      place: await queuePosition(reading),
      pages: [],
      skipped: [],
      evening: [],
      suggestions: [],
    };
  const report = reading.status === 'done' ? await findReport(preview) : undefined;
  const pages = await listPages(reading.id);
  const state = stateOf(preview, report);
  const first = pages.find(({ skipped }) => skipped === null);
  const greeting = greetingOf(preview);
  const speaker = { name: greeting?.name?.value, telephone: greeting?.telephone?.value };
  const evening = report ? eveningOf(report, speaker, greeting?.week) : [];
  return {
    state,
    site,
    source: first && describeSource(reading.url, first.url),
    pages: pages.flatMap(({ skipped, url, title, findings }) => (skipped === null ? [{ url, title, findings }] : [])),
    skipped: skippedOf(pages),
    greeting,
    today: todaysHours(greeting?.week ?? []),
    evening,
    suggestions: report
      ? suggestedQuestions(report).filter((one) => !evening.some(({ question }) => question === one))
      : [],
    score: report && scoreOf(report),
    isPartial: state === 'ready' && isPartial(preview),
    problem: state === 'failed' ? describeProblem(reading.problem ?? '') : undefined,
    keptUntil: await keptUntil(preview.id),
  };
}
