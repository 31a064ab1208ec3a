import { fork, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './cli-output.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The installed command-line tools, by the script of each. */
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  prisma: 'prisma/build/index.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
};

/** Where the bundled TypeScript programs are (bundle.mjs). */
export const PROGRAMS = join(ROOT, 'dist');

/** Node's options for a bundled program that ends: errors name lines of the source. For services, lib/log.ts does that. */
const PROGRAM_OPTIONS = ['--enable-source-maps'];

const module = (path) => join(ROOT, 'node_modules', path);
const preload = (name) => ['--import', pathToFileURL(join(ROOT, 'scripts/support', name)).href];

// Turns off Next's telemetry.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** Starts a Node program that exits with this process, even after kill -9. Options as for `fork`. */
export function startNode(script, args, options = {}) {
  const { execArgv = [] } = options;
  return fork(script, args, { cwd: ROOT, ...options, execArgv: [...preload('die-with-parent.mjs'), ...execArgv] });
}

/** The file of a bundled program. */
export const programFile = (name) => join(PROGRAMS, `${name}.mjs`);

/** Starts an installed tool, like `startNode`. */
export const startTool = (name, args, options) => startNode(module(TOOLS[name]), args, options);

/**
 * Collects the output of a child process. Resolves with its output and its exit code, or the signal that ended it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ echo?: Echo }} options
 * @returns {Promise<{ code: number | null, signal?: NodeJS.Signals | null, output: string }>}
 */
function finished(child, { echo } = {}) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        echo?.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output: output.trim() }));
  });
}

/** @type {import('node:child_process').StdioOptions} */
const PIPES = ['ignore', 'pipe', 'pipe', 'ipc'];

/** Runs a program. Resolves with its exit code and output; 127 if it does not exist. */
export const run = (command, args) =>
  finished(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })).catch((error) => ({
    code: 127,
    output: error.message,
  }));

/**
 * Runs a tool. Resolves with its exit code and output, which is also written to the stream `echo`.
 * @typedef {{ write: (chunk: string) => unknown }} Echo
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: Echo, priority?: number }} options as for `setPriority` of Node
 */
export function runTool(name, args, { env = process.env, echo, priority } = {}) {
  const child = startTool(name, args, { env, stdio: PIPES });
  if (child.pid && priority) setPriority(child.pid, Math.max(getPriority(), priority));
  return finished(child, { echo });
}

/** Matches the error of lib/env.ts in the output of a program: its message, followed by a stack trace. */
const SETTINGS_ERROR = /^EnvironmentError: (.+?)\n {4}at /ms;

/**
 * Runs a bundled program (`write-backup`), like `runTool`. If the settings are invalid, the output consists of their problems
 * only.
 */
export async function runProgram(name, args = [], { env = process.env } = {}) {
  const ended = await finished(startNode(programFile(name), args, { env, stdio: PIPES, execArgv: PROGRAM_OPTIONS }));
  return { ...ended, output: SETTINGS_ERROR.exec(ended.output)?.[1] ?? ended.output };
}

/**
 * The end of the output of a process that failed or, if it printed nothing, how it ended: the kernel kills without a message.
 * @param {{ code: number | null, signal?: NodeJS.Signals | null, output: string }} ended
 */
export function howItFailed({ code, signal, output }) {
  const ending = signal ? `was ended by ${signal}` : `exited with code ${code}`;
  return stripVTControlCharacters(output).slice(-4000) || `It printed nothing and ${ending}.`;
}

/** Resolves with the output of a finished process. @throws Failure with the output if the exit code is not 0 */
async function orFail(what, ending) {
  const ended = await ending;
  if (ended.code !== 0) throw new Failure(`${what} failed:\n\n${howItFailed(ended)}`);
  return ended.output;
}

/** Runs a bundled program and resolves with its output. @throws Failure with the output, which is a message for the operator */
export async function programOutput(name, args, options) {
  const ended = await runProgram(name, args, options);
  if (ended.code !== 0) throw new Failure(ended.output || `The program ${name} failed. ${howItFailed(ended)}`);
  return ended.output;
}

/** Runs a tool quietly. @throws Failure with its output if it fails */
export const runQuietly = (what, name, args, options) => orFail(what, runTool(name, args, options));

/**
 * Calls a function of a module of this folder in a process of its own: a script that serves afterwards keeps none of its memory.
 * @throws Failure with its output if it fails
 */
export const callApart = (what, module, name, argument) =>
  orFail(what, finished(startNode(join(ROOT, 'scripts/support/call.mjs'), [module, name, argument], { stdio: PIPES })));

/** Runs npm quietly. @throws Failure with its output if it fails */
export const runNpm = (what, args) =>
  orFail(
    what,
    finished(spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })),
  );
