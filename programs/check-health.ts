// Prints a line for each thing that can raise an alarm, and exits with 1 if something is wrong.
import { ALARMS, listFindings } from '@/lib/health/alarms';
import { findStartProblems } from '@/lib/health/settings';

const REMEDY = '.env.example lists what each setting accepts.';
/** What cannot be read from a database that is away, or has no tables yet. */
const STORED: readonly string[] = ['Migrations', 'Worker', 'Mail', 'Backup', 'Clock'];

const settings = findStartProblems(process.env).map((what) => ({ subject: 'Settings', what, remedy: REMEDY }));
const found = (await listFindings()).map((finding) => ({ subject: ALARMS[finding.alarm], ...finding }));
const hasTables = !found.some(({ subject }) => subject === 'Database' || subject === 'Migrations');
for (const subject of new Set(['Settings', ...Object.values(ALARMS)])) {
  const wrong = [...settings, ...found].filter((finding) => finding.subject === subject);
  const isChecked = hasTables || !STORED.includes(subject);
  if (wrong.length === 0)
    console.log(`${isChecked ? 'ok    ' : '  –   '} ${subject}${isChecked ? '' : ': not checked'}`);
  for (const { what, remedy } of wrong) console.log(`WRONG  ${subject}: ${what}\n       ${remedy}`);
}
process.exit(settings.length + found.length > 0 ? 1 : 0);
