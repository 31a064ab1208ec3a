// Prints a line for each thing that can raise an alarm, and exits with 1 if something is wrong.
import { ALARMS, inspect } from '@/lib/health/alarms';
import { findStartProblems } from '@/lib/health/settings';

const REMEDY = '.env.example lists what each setting accepts.';
const settings = findStartProblems(process.env).map((what) => ({ subject: 'Settings', what, remedy: REMEDY }));
const { findings, unchecked } = await inspect();
const found = findings.map((finding) => ({ subject: ALARMS[finding.alarm], ...finding }));
const notChecked = new Set([...unchecked].map((alarm) => ALARMS[alarm] as string));
for (const subject of new Set(['Settings', ...Object.values(ALARMS)])) {
  const wrong = [...settings, ...found].filter((finding) => finding.subject === subject);
  const isChecked = !notChecked.has(subject);
  if (wrong.length === 0)
    console.log(`${isChecked ? 'ok    ' : '  –   '} ${subject}${isChecked ? '' : ': not checked'}`);
  for (const { what, remedy } of wrong) console.log(`WRONG  ${subject}: ${what}\n       ${remedy}`);
}
process.exit(settings.length + found.length > 0 ? 1 : 0);
