import { countDelayedMails } from '@/lib/mail/failures';
import { type Checks, runChecks } from './checks';

/** Something that an operator has to act on; docs/operations.md says how. */
export type Alarm = 'database away' | 'migrations missing' | 'no worker' | 'mail late';

/** The alarms that follow from the checks alone. */
export function alarmsOf({ database, migrations, jobs }: Checks): Alarm[] {
  if (database !== 'ok') return ['database away'];
  return [
    ...(migrations === 'behind' ? (['migrations missing'] as const) : []),
    ...(jobs === 'no worker' ? (['no worker'] as const) : []),
  ];
}

/** All current alarms; empty when nothing is wrong. */
export async function listAlarms(): Promise<Alarm[]> {
  const alarms = alarmsOf(await runChecks());
  if (alarms.includes('database away')) return alarms;
  const delayed = await countDelayedMails().catch(() => 0);
  return delayed > 0 ? [...alarms, 'mail late'] : alarms;
}
