// The parts of npm test. Each resolves with how many checks passed and how many failed. An extra part runs only if it is named.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Failure } from '../../scripts/support/cli-output.mjs';
import { build, generate, isBuilt } from '../../scripts/support/prepare.mjs';
import { runTool } from '../../scripts/support/run.mjs';
import { provideBrowser, provideOtherBrowsers } from './browser.mjs';
import { findPostgres, PACKAGED, providePostgres } from './postgres-server.mjs';
import { provideMigratedDatabase } from './temporary-database.mjs';
import { RENDER_TIMEOUT_MS, startTestSite } from './test-site.mjs';

const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A tool that says yes or no counts as one check. */
const check = async (name, args, output) => one((await runTool(name, args, { echo: output })).code === 0);

/**
 * Runs a test runner that writes a JSON report. A runner that fails without naming a test counts as one failure. Temporary
 * files, including those of browsers and killed processes, are deleted afterwards.
 * @param {{ env?: Record<string, string | undefined>, priority?: number }} options of `runTool`
 */
async function count(name, args, read, output, options = {}) {
  const { env, priority } = options;
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Tests that run as root start PostgreSQL as its own account, in this folder.
  chmodSync(folder, 0o711);
  const report = join(folder, 'report.json');
  try {
    const { code } = await runTool(name, args(report), {
      env: {
        ...process.env,
        RENDER_TIMEOUT_MS,
        TMPDIR: folder,
        TEMP: folder,
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      echo: output,
      priority,
    });
    const { passed, failed, times } = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')), output)
      : { ...one(false), times: [] };
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, times };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      title: `${basename(name)} › ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length, times };
}

/** The tests of a report, which nests them in suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function readPlaywright(report, output) {
  const { stats, errors } = report;
  const specs = specsOf(report).map((spec) => ({ ...spec, title: `${spec.file} › ${spec.title}` }));
  // They only passed on a retry.
  for (const { title, tests } of specs)
    if (tests.some(({ status }) => status === 'flaky')) output.write(`Flaky, to be fixed: ${title}\n`);
  const times = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, seconds: duration / 1000 }))),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, times };
}

const vitest = (project, extra, output, options) =>
  count(
    'vitest',
    (file) => [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...extra,
    ],
    readVitest,
    output,
    options,
  );

/** As for `setPriority` of Node: a third of the processor time that others get. */
const BELOW_OTHERS = 5;

let generating;

/** Generates what is missing, once for all parts of a run. */
const generated = () => {
  generating ??= generate();
  return generating;
};

async function integration(extra, output, env) {
  await generated();
  await provideMigratedDatabase();
  return vitest('integration', extra, output, { env });
}

/** Backs up and restores with each version of PostgreSQL that is not tested otherwise. */
async function otherVersions(extra, output) {
  const total = { passed: 0, failed: 0 };
  for (const version of PACKAGED) {
    output.write(`\nPostgreSQL ${version}\n`);
    const env = { POSTGRES_BIN: await providePostgres(version) };
    const { passed, failed } = await integration(['tests/integration/backup', ...extra], output, env);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

async function types(output) {
  await generated();
  const typegen = await runTool('next', ['typegen']);
  if (typegen.code !== 0) output.write(`${typegen.output}\n`);
  const projects = ['tsconfig.json', 'tsconfig.scripts.json'];
  const results = await Promise.all(
    projects.map((project) => check('tsc', ['--noEmit', '--project', project], output)),
  );
  return {
    passed: results.filter(({ passed }) => passed).length,
    failed: results.filter(({ failed }) => failed).length,
  };
}

async function endToEnd(provideBrowsers, extra, output, env = {}) {
  if (!isBuilt()) throw new Failure('Not run: these tests need the built site, and there is none.');
  await provideBrowsers(output);
  const site = await startTestSite();
  try {
    const siteEnv = {
      BASE_URL: site.url,
      DATABASE_URL: site.databaseUrl,
      MAIL_FOLDER: site.mailFolder,
      SITE_LOG: site.logFile,
      FIXTURE_PORT: String(site.fixturePort),
      NICHE_PORT: String(site.nichePort),
      PREVIEW_PORT: String(site.previewPort),
    };
    const result = await count('playwright', () => ['test', '--reporter=list,json', ...extra], readPlaywright, output, {
      env: { ...env, ...siteEnv },
    });
    if (result.failed > 0) output.write(`\nLast output of the site:\n${site.log.join('').slice(-3000)}\n`);
    return result;
  } finally {
    await site.stop();
  }
}

export const parts = {
  lint: { title: 'Lint (Biome)', work: (_extra, output) => check('biome', ['check', '.'], output) },
  // Generating the types of the routes and a build write the same files.
  types: { title: 'Types (tsc)', after: 'build', work: (_extra, output) => types(output) },
  knip: { title: 'Unused code (knip)', work: (_extra, output) => check('knip', [], output) },
  unit: {
    title: 'Unit tests',
    async work(extra, output) {
      await generated();
      // They wait for nothing but the processor: the tests at the same time, which wait for each other too, go first.
      return vitest('unit', extra, output, { priority: BELOW_OTHERS });
    },
  },
  integration: {
    title: 'Integration tests',
    work(extra, output) {
      if (!process.env.DATABASE_URL && !findPostgres())
        output.write('Skipped for want of PostgreSQL (Debian: postgresql): some tests of backups\n');
      return integration(extra, output);
    },
  },
  postgres: { title: 'Backups on PostgreSQL 16 to 18', isExtra: true, work: otherVersions },
  build: {
    title: 'Build',
    work: async () => {
      await generated();
      await build(process.env);
      return one(true);
    },
  },
  e2e: { title: 'End-to-end tests', work: (extra, output) => endToEnd(provideBrowser, extra, output) },
  browsers: {
    title: 'Firefox and WebKit',
    isExtra: true,
    // Node 20 has a WebSocket only behind this option.
    work: (extra, output) =>
      endToEnd(provideOtherBrowsers, extra, output, {
        OTHER_BROWSERS: 'true',
        NODE_OPTIONS: '--experimental-websocket',
      }),
  },
};

/**
 * The parts in their order. Both sequences run at the same time: tests of running processes wait as often as they compute, and unit
 * tests, which only compute, take what these leave of the processor.
 */
export const sequences = [
  ['lint', 'knip', 'build', 'integration', 'postgres', 'e2e', 'browsers'],
  ['unit', 'types'],
];
