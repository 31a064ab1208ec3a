// Opens every source of the directory of niche research, and writes what it found into the file.
import { problems } from '@/lib/crawler/fetch/problem';
import { env } from '@/lib/env';
import { type Checked, checkDirectory } from '@/lib/niche-research/check-directory';
import { BUILT_IN_DIRECTORY } from '@/lib/niche-research/directory';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';

function describe(checked: Checked): string {
  if (checked.result === 'moved') return `Moved to ${checked.to}`;
  return checked.result === 'unanswered' ? problems[checked.reason] : problems['not-found'];
}

const counts = { opened: 0, missing: 0, moved: 0, unanswered: 0 };
const file = env.knowledge.directoryFile ?? BUILT_IN_DIRECTORY;
await checkDirectory(file, fetchOptions, ({ name, url }, checked) => {
  counts[checked.result] += 1;
  if (checked.result !== 'opened') console.log(`${name} (${url}): ${describe(checked)}`);
});
const { opened, missing, moved, unanswered } = counts;
console.log(
  `${opened} opened, ${missing} missing, ${moved} moved, ${unanswered} without an answer. Written to ${file}.`,
);
process.exit(0);
