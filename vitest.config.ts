import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { slowness } from './tests/support/machine-speed.mjs';
import { Sequencer } from './tests/support/sequencer.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
// Limits that only end what hangs, so no test sets its own.
const SECOND = 1_000 * (await slowness());

export default defineConfig({
  resolve: { alias: { '@/': root } },
  test: {
    silent: 'passed-only',
    globalSetup: 'tests/support/generated-files.ts',
    env: { LOG_LEVEL: 'silent', NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3) },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: Sequencer },
    testTimeout: 300 * SECOND,
    hookTimeout: 300 * SECOND,
    expect: { poll: { timeout: 60 * SECOND } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: 'tests/support/unit-setup.ts',
          // Loading the modules anew for each file would take longer than the tests.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // As above; the files of a worker share its connections too.
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          setupFiles: 'tests/support/integration-setup.ts',
          // Each file empties the database first, so each worker has one of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
