import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ERROR } from './json-log.mjs';

/** How many characters of the output are kept. */
const KEPT_CHARACTERS = 16_000;
/** The last output may arrive after the exit. It is not waited for longer: a process of the child's own may hold the pipe open. */
const LAST_OUTPUT_MS = 100;

const ERROR_LINE = /^(?:Uncaught )?(?:\w*Error\b|FATAL ERROR|PANIC\b)/;

/** The error in a line of output, which may be JSON of lib/log.ts; undefined if it holds no error. */
function errorIn(line) {
  if (!line.startsWith('{')) return ERROR_LINE.test(line) ? line : undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR ? (err?.message ?? msg) : undefined;
  } catch {
    return undefined;
  }
}

/** The last error in the output of a process, in one line; undefined if it reported none. */
export function lastErrorIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.map((line) => errorIn(line.trim())?.split('\n')[0]).findLast(Boolean);
}

/**
 * Resolves when a child process has exited, with a phrase for messages: 'was ended by SIGKILL', 'exited with code 1 (Error: …)'.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export async function exitOf(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    });
  const closed = once(child, 'close');
  const [code, signal] = await once(child, 'exit');
  await Promise.race([closed, sleep(LAST_OUTPUT_MS)]);
  const ending = signal ? `was ended by ${signal}` : `exited with code ${code}`;
  // Nothing that the process printed is the reason of a kill.
  const error = signal === 'SIGKILL' ? undefined : lastErrorIn(output);
  return error ? `${ending} (${error})` : ending;
}
