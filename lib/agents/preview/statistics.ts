import { db } from '@/lib/db';
import { type Industry, industries } from '@/lib/industries';
import { findIntent } from '@/lib/reader/answers/question/intents';
import { DAY_MS } from '@/lib/time';
import { type PreviewEvent, previewEvents, today } from './counts';

const DAYS = 30;
const MAX_OPEN_QUESTIONS = 12;

/** The figures of agent previews of the last 30 days, without any text of visitors. */
export type PreviewStatistics = {
  totals: Record<PreviewEvent, number>;
  /** By the kind of business that visitors chose; "Not said" if they chose none. */
  industries: { label: string; readings: number; questions: number; silent: number }[];
  /**
   * The questions that websites leave unanswered most often, by industry: counted once per report and once per unanswered
   * question.
   */
  openQuestions: { label: string; question: string; count: number }[];
};

type Row = { event: string; industry: string; intent: string; count: number };

const labelOf = (industry: string): string =>
  Object.hasOwn(industries, industry) ? industries[industry as Industry] : 'Not said';

const sumOf = (rows: readonly Row[], events: readonly PreviewEvent[]): number =>
  rows.filter(({ event }) => events.some((one) => one === event)).reduce((sum, { count }) => sum + count, 0);

function industriesOf(rows: readonly Row[]): PreviewStatistics['industries'] {
  const names = [...new Set(rows.map(({ industry }) => industry))];
  return names
    .map((name) => {
      const own = rows.filter(({ industry }) => industry === name);
      return {
        label: labelOf(name),
        readings: sumOf(own, ['reading']),
        questions: sumOf(own, ['answer', 'nearest', 'silent']),
        silent: sumOf(own, ['silent']),
      };
    })
    .filter(({ readings, questions }) => readings + questions > 0)
    .sort((a, b) => b.readings - a.readings);
}

function openQuestionsOf(rows: readonly Row[]): PreviewStatistics['openQuestions'] {
  const counts = new Map<string, Omit<Row, 'event'>>();
  for (const { event, industry, intent, count } of rows) {
    if ((event !== 'gap' && event !== 'silent') || intent === '') continue;
    const key = `${industry} ${intent}`;
    counts.set(key, { industry, intent, count: count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_OPEN_QUESTIONS)
    .map(({ industry, intent, count }) => ({
      label: labelOf(industry),
      question: findIntent(intent)?.question ?? intent,
      count,
    }));
}

/** Reads the figures of agent previews of the last 30 days. */
export async function readPreviewStatistics(now = new Date()): Promise<PreviewStatistics> {
  const rows = await db.previewCount.groupBy({
    by: ['event', 'industry', 'intent'],
    where: { day: { gt: today(new Date(now.getTime() - DAYS * DAY_MS)) } },
    _sum: { count: true },
  });
  const counted = rows.map(({ _sum, ...row }) => ({ ...row, count: _sum.count ?? 0 }));
  return {
    totals: Object.fromEntries(previewEvents.map((event) => [event, sumOf(counted, [event])])) as Record<
      PreviewEvent,
      number
    >,
    industries: industriesOf(counted),
    openQuestions: openQuestionsOf(counted),
  };
}
