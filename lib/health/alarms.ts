import { isModelFailing } from '@/lib/agent/write/outcomes';
import { env } from '@/lib/env';
import { isLocalUrl } from '@/lib/env-values';
import { checkBucket } from '@/lib/images/check-bucket';
import { log } from '@/lib/log';
import { countDelayedMails } from '@/lib/mail/failures';
import { recentRelayProblem } from '@/lib/mail/relay';
import { plural } from '@/lib/text/plural';
import { HOUR_MS, MINUTE_MS, memoizeFor, SECOND_MS } from '@/lib/time';
import { findCertificateProblem } from './certificate';
import { type Checks, runChecks } from './checks';
import { clockDifference } from './clock';
import { findWorkers, hoursSinceBackup } from './heartbeats';

/** What is wrong, and what an operator does about it: a sentence each. */
export type Problem = { what: string; remedy: string };

/** Everything that an operator has to act on, in the order of urgency, by what it is about; docs/operations.md says how. */
export const ALARMS = {
  'database unavailable': 'Database',
  'migrations pending': 'Migrations',
  'no worker': 'Worker',
  'worker missing': 'Worker',
  'disk full': 'Disk',
  'disk nearly full': 'Disk',
  'mail server unavailable': 'Mail server',
  'mail delayed': 'Mail',
  'bucket unavailable': 'Images',
  'certificate expiring': 'Certificate',
  'backup overdue': 'Backup',
  'clock wrong': 'Clock',
  'language model failing': 'Language model',
} as const;

export type Alarm = keyof typeof ALARMS;
export type Finding = Problem & { alarm: Alarm };

const MAX_CLOCK_DIFFERENCE_MS = 5 * SECOND_MS;

async function findBackupProblem(): Promise<Problem | null> {
  // A trial has nothing to lose.
  if (env.backupMaxAgeHours === 0 || isLocalUrl(env.siteUrl)) return null;
  const hours = await hoursSinceBackup();
  if (hours <= env.backupMaxAgeHours) return null;
  return {
    what: `There has been no backup for ${plural(Math.floor(hours), 'hour')}.`,
    remedy: 'Run npm run backup, and look at its timer: systemctl list-timers, or crontab -l.',
  };
}

async function findMailDelay(): Promise<Problem | null> {
  const delayed = await countDelayedMails();
  if (delayed === 0) return null;
  return {
    what: `${plural(delayed, 'mail has', 'mails have')} been waiting for more than ten minutes.`,
    remedy: 'Look at last_error of the queued mails; npm run mail:test says what is wrong with the mail server.',
  };
}

async function findClockProblem(): Promise<Problem | null> {
  const difference = await clockDifference();
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return null;
  return {
    what: `The clock of this machine is ${plural(Math.round(Math.abs(difference) / SECOND_MS), 'second')} ${difference > 0 ? 'ahead of' : 'behind'} that of the database.`,
    remedy: 'Synchronise both with NTP.',
  };
}

async function findMissingWorker(): Promise<Problem | null> {
  const { alive, missing } = await findWorkers();
  if (alive === 0 || missing.length === 0) return null;
  return {
    what: `${plural(missing.length, 'worker')} stopped reporting: ${missing.join(', ')}.`,
    remedy: 'Look for its exit in the log of that machine, and start it again.',
  };
}

async function findModelProblem(): Promise<Problem | null> {
  if (!isModelFailing()) return null;
  return {
    what: 'The language model fails at most questions: visitors get quotes alone.',
    remedy: 'Run npm run answers:model-test; look at ANSWERS_LLM_URL, its key and its timeout.',
  };
}

type Check = [Alarm, () => Promise<Problem | null>];

/** Checks that ask other machines. */
const EXTERNAL: Check[] = [
  ['mail server unavailable', recentRelayProblem],
  ['bucket unavailable', memoizeFor(MINUTE_MS, async () => (env.s3 ? checkBucket(env.s3) : null))],
  ['certificate expiring', memoizeFor(HOUR_MS, () => findCertificateProblem(env.siteUrl))],
  ['language model failing', findModelProblem],
];

/** Checks that need the database. */
const STORED: Check[] = [
  ['worker missing', findMissingWorker],
  ['mail delayed', findMailDelay],
  ['backup overdue', findBackupProblem],
  ['clock wrong', findClockProblem],
];

/** The findings that follow from the checks of readiness alone. */
export function findingsOf({ database, migrations, jobs, disk }: Checks): Finding[] {
  const free = 'Free space: delete old backups and mail files; docs/operations.md, "Disk full".';
  const space: Finding[] =
    disk === 'full' || disk === 'nearly full'
      ? [{ alarm: `disk ${disk}`, what: `The disk is ${disk}.`, remedy: free }]
      : [];
  if (database !== 'ok')
    return [
      {
        alarm: 'database unavailable',
        what: 'The database does not respond to a query.',
        remedy: 'Start PostgreSQL, or correct DATABASE_URL; the site reconnects by itself.',
      },
      ...space,
    ];
  const findings: Finding[] = [];
  if (migrations === 'pending')
    findings.push({
      alarm: 'migrations pending',
      what: 'The database is empty, or was created by an older version.',
      remedy: 'Restart one instance, or run npm run db:migrate.',
    });
  if (jobs === 'no worker')
    findings.push({
      alarm: 'no worker',
      what: 'No worker processes jobs: mail waits.',
      remedy: 'Look for its exit in the log, and start the site or npm run worker.',
    });
  return [...findings, ...space];
}

/** Everything that is wrong, in the order of `ALARMS`; empty when nothing is. Never rejects: what cannot be checked is logged. */
export async function listFindings(): Promise<Finding[]> {
  const checks = await runChecks();
  const more = await Promise.all(
    [...EXTERNAL, ...(checks.migrations === 'ok' ? STORED : [])].map(async ([alarm, find]) => {
      const problem = await find().catch((error) => {
        log.warn({ err: error, alarm }, 'health check failed');
        return null;
      });
      return problem ? [{ alarm, ...problem }] : [];
    }),
  );
  const order = Object.keys(ALARMS);
  return [...findingsOf(checks), ...more.flat()].sort((a, b) => order.indexOf(a.alarm) - order.indexOf(b.alarm));
}

/** All current alarms; empty when nothing is wrong. */
export const listAlarms = async (): Promise<Alarm[]> => (await listFindings()).map(({ alarm }) => alarm);
