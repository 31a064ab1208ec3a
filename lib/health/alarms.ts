import { isModelFailing } from '@/lib/agent/model/outcomes';
import { env } from '@/lib/env';
import { isLocalUrl } from '@/lib/env-values';
import { checkBucket } from '@/lib/images/check-bucket';
import { log } from '@/lib/log';
import { countDelayedMails } from '@/lib/mail/failures';
import { recentRelayProblem } from '@/lib/mail/relay';
import { serverBridge } from '@/lib/server-bridge';
import { plural } from '@/lib/text/plural';
import { HOUR_MS, MINUTE_MS, memoizeFor, SECOND_MS } from '@/lib/time';
import { findAddressProblem } from './address';
import { findCertificateProblem } from './certificate';
import { type Checks, runChecks } from './checks';
import { clockDifference } from './clock';
import { findWorkers, hoursSinceBackup } from './heartbeats';
import { checkWrites, describeLocks } from './writes';

/** What is wrong, and what an operator does about it: a sentence each. */
export type Problem = { what: string; remedy: string };

/** Everything that an operator has to act on, in the order of urgency, by what it is about; docs/operations.md says how. */
export const ALARMS = {
  'database unavailable': 'Database',
  'database read-only': 'Database',
  'tables locked': 'Locks',
  'migrations pending': 'Migrations',
  'no worker': 'Worker',
  'worker missing': 'Worker',
  'disk full': 'Disk',
  'disk nearly full': 'Disk',
  'mail server unavailable': 'Mail server',
  'mail delayed': 'Mail',
  'bucket unavailable': 'Images',
  'site unreachable': 'Address',
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
    what: 'The language model fails at most turns: customers get the rules’ answers.',
    remedy: 'Run npm run answers:model-test; look at ANSWERS_LLM_URL, its key and its timeout.',
  };
}

type Check = [Alarm, () => Promise<Problem | null>];

async function findLockProblem(): Promise<Problem | null> {
  return (await checkWrites()) === 'locked' ? describeLocks() : null;
}

/** Checks that ask other machines. */
const EXTERNAL: Check[] = [
  ['mail server unavailable', recentRelayProblem],
  ['bucket unavailable', memoizeFor(MINUTE_MS, async () => (env.s3 ? checkBucket(env.s3) : null))],
  ['site unreachable', memoizeFor(MINUTE_MS, () => findAddressProblem(env.siteUrl))],
  ['certificate expiring', memoizeFor(HOUR_MS, () => findCertificateProblem(env.siteUrl))],
  ['language model failing', findModelProblem],
];

/** Checks that need the database. */
const STORED: Check[] = [
  ['tables locked', findLockProblem],
  ['worker missing', findMissingWorker],
  ['mail delayed', findMailDelay],
  ['backup overdue', findBackupProblem],
  ['clock wrong', findClockProblem],
];

/** The findings that follow from the checks of readiness alone. */
export function findingsOf({ database, migrations, writes, jobs, disk }: Checks): Finding[] {
  const free = 'Free space: delete old backups and mail files; docs/operations.md, "Disk full".';
  const space: Finding[] =
    disk === 'full' || disk === 'nearly full'
      ? [{ alarm: `disk ${disk}`, what: `The disk is ${disk}.`, remedy: free }]
      : [];
  if (database !== 'ok')
    return [
      {
        alarm: 'database unavailable',
        ...(database === 'no connections'
          ? {
              what: 'The database accepts no more connections: others have used them up.',
              remedy: 'End idle ones (pg_stat_activity), or raise max_connections; docs/deployment.md, "Connections".',
            }
          : {
              what: 'The database does not respond to a query.',
              remedy: 'Start PostgreSQL, or correct DATABASE_URL; the site reconnects by itself.',
            }),
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
  if (writes === 'read-only')
    findings.push({
      alarm: 'database read-only',
      what: 'The database can be read but not written to: every form fails.',
      remedy:
        'Point DATABASE_URL at the primary after a failover; otherwise free or buy space at its provider, or switch off default_transaction_read_only.',
    });
  // Without writes, no worker can report.
  if (jobs === 'no worker' && writes === 'ok')
    findings.push({
      alarm: 'no worker',
      what: 'No worker processes jobs: mail waits.',
      remedy: 'Look for its exit in the log, and start the site or npm run worker.',
    });
  return [...findings, ...space];
}

/** Alarms that follow from a check of readiness, with that check and its results that say nothing about them. */
const UNKNOWN: Partial<Record<Alarm, (checks: Checks) => boolean>> = {
  'migrations pending': ({ migrations }) => migrations === 'unavailable',
  'database read-only': ({ writes }) => writes !== 'ok' && writes !== 'read-only',
  'no worker': ({ jobs, writes }) => jobs === 'unavailable' || writes !== 'ok',
  // The report of a worker is a write.
  'worker missing': ({ writes }) => writes !== 'ok',
  // Each process knows only about the questions that it has sent.
  'language model failing': () => env.answersModel !== undefined && serverBridge() === undefined,
  'disk full': ({ disk }) => disk === 'unavailable',
  'disk nearly full': ({ disk }) => disk === 'unavailable',
};

/** `unchecked`: alarms of which nothing is known at the moment, since what would tell is away itself. */
export type Inspection = { findings: Finding[]; unchecked: Set<Alarm> };

/** Everything that is wrong, in the order of `ALARMS`, and what could not be checked. Never rejects: what fails is logged. */
export async function inspect(): Promise<Inspection> {
  const checks = await runChecks();
  const hasTables = checks.migrations === 'ok';
  const names = Object.keys(ALARMS) as Alarm[];
  const unchecked = new Set([
    ...(hasTables ? [] : STORED.map(([alarm]) => alarm)),
    ...names.filter((alarm) => UNKNOWN[alarm]?.(checks)),
  ]);
  const due = [...EXTERNAL, ...STORED].filter(([alarm]) => !unchecked.has(alarm));
  const more = await Promise.all(
    due.map(async ([alarm, find]) => {
      const problem = await find().catch((error) => {
        log.warn({ err: error, alarm }, 'health check failed');
        unchecked.add(alarm);
        return null;
      });
      return problem ? [{ alarm, ...problem }] : [];
    }),
  );
  const findings = [...findingsOf(checks), ...more.flat()];
  // The certificate is that of the address.
  if (findings.some(({ alarm }) => alarm === 'site unreachable')) unchecked.add('certificate expiring');
  return { findings: findings.sort((a, b) => names.indexOf(a.alarm) - names.indexOf(b.alarm)), unchecked };
}

/** All findings; empty when nothing is wrong. */
export const listFindings = async (): Promise<Finding[]> => (await inspect()).findings;

/** All current alarms; empty when nothing is wrong. */
export const listAlarms = async (): Promise<Alarm[]> => (await listFindings()).map(({ alarm }) => alarm);
