import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** Files that take long by themselves, most of the time for processes that start and end. */
const LONG = [
  // Loads the site's modules anew, with settings of its own: in a worker that has loaded none.
  'health/database-faults',
  'backup/backup',
  'backup/commands',
  'agent-preview/previews',
  'scripts',
  'scraper-runs/killed-worker',
  'worker/database-outage',
  'agent-preview/hostile-sites',
  'mail/outbox',
]
  .map((name) => `/tests/integration/${name}.test.ts`)
  .concat('/tests/unit/support/growth.test.ts');

/** Files that take long by themselves come first, so that no worker is left with one at the end. @param {string} file */
function turnOf(file) {
  const place = LONG.findIndex((end) => file.endsWith(end));
  return place < 0 ? LONG.length : place;
}

/**
 * Files that can share what a worker has loaded follow each other: Vitest starts a new worker for another environment, and mocks drop
 * all modules (unit-setup.ts).
 * @param {string} file
 */
function kindOf(file) {
  const text = readFileSync(file, 'utf8');
  return (text.startsWith('// @vitest-environment') ? 2 : 0) + (text.includes('vi.mock(') ? 1 : 0);
}

/** The order of the test files, the same on every machine: Vitest's own depends on the times of an earlier run. */
export class Sequencer extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = (await super.sort(files)).map((file) => ({
      file,
      rank: turnOf(file.moduleId) * 10 + kindOf(file.moduleId),
    }));
    return sorted.sort((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}
