import { z } from 'zod';
import { tools } from '@/lib/content/tools';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatDate } from '@/lib/format';
import type { Composer } from '@/lib/mail/deliver';
import type { EmailContent } from '@/lib/mail/email-template';
import { greeting } from '@/lib/mail/greeting';
import type { MailKind } from '@/lib/mail/outbox';
import type { ChangedFact, ChangedPage, StoredDifference } from '@/lib/scraper-runs/run-difference';
import { shortLine } from '@/lib/text/one-line';

const MAX_FACTS = 20;
const MAX_PAGES = 10;

const detailsSchema = z.object({ runId: z.uuid(), reason: z.string().default('') });

const runUrl = (runId: string) => `${env.siteUrl}${tools.website.path}?run=${runId}&tab=results`;
const SWITCH_OFF = 'To stop this, open the run with the link above and switch off “Read again every week”.';

/** "Price, Men’s cut: was €25, now €28 (https://…)" */
function factLine({ label, about, was, is, urls }: ChangedFact): string {
  const name = about ? `${label}, ${shortLine(about)}` : label;
  const values = [
    was && `was ${shortLine(was)}`,
    is && `${was ? 'now' : 'new:'} ${shortLine(is)}`,
    !is && 'no longer stated',
  ];
  return `${name}: ${values.filter(Boolean).join(', ')} (${urls[0] ?? ''})`;
}

const pageLine = ({ url, title }: ChangedPage) => (title ? `${shortLine(title)} (${url})` : url);

/** A list under a heading; nothing for an empty one. */
function listLines(heading: string, lines: readonly string[], total: number, max: number): string[] {
  if (total === 0) return [];
  const shown = lines.slice(0, max);
  const rest = total > shown.length ? [`and ${total - shown.length} more`] : [];
  return [[`${heading} (${total}):`, ...[...shown, ...rest].map((line) => `• ${line}`)].join('\n')];
}

const runOf = (runId: string) =>
  db.scraperRun.findFirst({
    where: { id: runId, deletedAt: null },
    include: { difference: true, user: { select: { displayName: true } } },
  });

/** What has changed. Nothing if the run was deleted before the mail was sent. */
const composeChanges: Composer = async (mail): Promise<EmailContent | undefined> => {
  const run = await runOf(detailsSchema.parse(mail.details).runId);
  if (!run?.difference) return undefined;
  // Only finishRepetitions writes it.
  const { counts, changes } = run.difference.content as StoredDifference;
  const pages = (heading: string, kind: 'added' | 'gone' | 'changed') =>
    listLines(heading, changes[kind].map(pageLine), counts[kind], MAX_PAGES);
  return {
    subject: `What has changed on ${run.subject}`,
    greeting: greeting(run.user.displayName),
    paragraphs: [
      `You asked us to check ${run.subject} every week. We read it again on ${formatDate(run.createdAt)} and compared it with the previous run.`,
      ...listLines('Facts that changed', changes.facts.map(factLine), counts.facts, MAX_FACTS),
      ...pages('New pages', 'added'),
      ...pages('Removed pages', 'gone'),
      ...pages('Changed pages', 'changed'),
    ],
    action: { label: 'See all changes', url: runUrl(run.id) },
    notes: [`If nothing changes in a week, we send nothing. ${SWITCH_OFF}`],
  };
};

const composeFailed: Composer = async (mail): Promise<EmailContent | undefined> => {
  const { runId, reason } = detailsSchema.parse(mail.details);
  const run = await runOf(runId);
  if (!run) return undefined;
  return {
    subject: `We could not read ${run.subject} this week`,
    greeting: greeting(run.user.displayName),
    paragraphs: [
      `You asked us to read ${run.subject} every week. This week that did not work: ${reason}`,
      'We will try again next week. The results of earlier runs are kept.',
    ],
    action: { label: 'Open the last run', url: runUrl(run.id) },
    notes: [SWITCH_OFF],
  };
};

const composeEnded: Composer = async (mail): Promise<EmailContent | undefined> => {
  const { runId, reason } = detailsSchema.parse(mail.details);
  const run = await runOf(runId);
  if (!run) return undefined;
  return {
    subject: `We no longer read ${run.subject} every week`,
    greeting: greeting(run.user.displayName),
    paragraphs: [
      `You asked us to read ${run.subject} every week. That has failed three times in a row, so we have switched it off. The last problem: ${reason}`,
      'The results of earlier runs are kept. You can switch it on again from the last run.',
    ],
    action: { label: 'Open the last run', url: runUrl(run.id) },
    notes: [],
  };
};

/** The e-mails about websites that are read every week, by kind. */
export const weeklyRunEmails = {
  website_changes: composeChanges,
  weekly_run_failed: composeFailed,
  weekly_run_ended: composeEnded,
} satisfies Partial<Record<MailKind, Composer>>;
