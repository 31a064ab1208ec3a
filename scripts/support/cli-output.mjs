// Console output of the scripts: one line per step with its duration, and one sentence for an expected failure.
import { ERROR, INFO, isJsonLog, logLine } from './json-log.mjs';

/** An expected failure: `message` is the one sentence to print. */
export class Failure extends Error {}

/** The time since `started` (performance.now()), like "1.2 s". */
export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** How often a step that takes long says that it still runs. */
const PROGRESS_MS = 10_000;

/** Runs a step and prints its name, every ten seconds how long it has been running, its result and its duration. */
export async function step(name, work) {
  const started = performance.now();
  const report = (level, result) => {
    if (isJsonLog()) process.stdout.write(logLine(level, `start: ${name}: ${result}`));
    else console.log(level === INFO ? `${result} (${secondsSince(started)})` : result);
  };
  if (!isJsonLog()) process.stdout.write(`  ${name} … `);
  const progress = setInterval(() => {
    if (!isJsonLog()) process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s … `);
  }, PROGRESS_MS);
  try {
    const note = await work();
    report(INFO, typeof note === 'string' ? note : 'done');
  } catch (error) {
    report(ERROR, 'failed');
    throw error;
  } finally {
    clearInterval(progress);
  }
}

const REASONS = {
  EACCES: 'cannot be written to: permission denied',
  EPERM: 'cannot be written to: permission denied',
  EROFS: 'cannot be written to: the disk is read-only',
  ENOSPC: 'cannot be written to: the disk is full',
};

/** The message to print for an error: one sentence if the cause is known, otherwise the stack trace. */
function explain(error) {
  if (error instanceof Failure) return error.message;
  // Of node:util's parseArgs. The first sentence of the message names the option; others advise on notation.
  if (String(error.code).startsWith('ERR_PARSE_ARGS_')) return `${error.message.split(/[.\n]\s?/)[0]}.`;
  if (error.path && REASONS[error.code]) return `${error.path} ${REASONS[error.code]}.`;
  return error.stack ?? String(error);
}

/** Control characters that move a terminal's cursor or change its title: a message may quote the name of a foreign file. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** Runs a script's main function. An expected failure prints one sentence and exits with code 1, without a stack trace. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${explain(error).replaceAll(CONTROL, '\ufffd')}`);
    process.exit(1);
  }
}
