import { countDelayedMails } from '@/lib/mail/failures';
import { type Checks, runChecks } from './checks';

/** Something that an operator has to act on; docs/operations.md says how. */
export type Alarm =
  | 'database unavailable'
  | 'migrations pending'
  | 'no worker'
  | 'mail delayed'
  | 'disk nearly full'
  | 'disk full';

/** The alarms that follow from the checks alone. */
export function alarmsOf({ database, migrations, jobs, disk }: Checks): Alarm[] {
  const space: Alarm[] = disk === 'full' || disk === 'nearly full' ? [`disk ${disk}`] : [];
  if (database !== 'ok') return ['database unavailable', ...space];
  return [
    ...(migrations === 'pending' ? (['migrations pending'] as const) : []),
    ...(jobs === 'no worker' ? (['no worker'] as const) : []),
    ...space,
  ];
}

/** All current alarms; empty when nothing is wrong. */
export async function listAlarms(): Promise<Alarm[]> {
  const alarms = alarmsOf(await runChecks());
  if (alarms.includes('database unavailable')) return alarms;
  const delayed = await countDelayedMails().catch(() => 0);
  return delayed > 0 ? [...alarms, 'mail delayed'] : alarms;
}
