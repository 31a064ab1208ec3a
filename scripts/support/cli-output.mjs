// What the scripts print: one line a step with its duration, and one sentence when something stands in the way.

/** An expected failure: `message` is the one sentence the person reads. */
export class Failure extends Error {}

export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Runs one step and prints its name, what it has to say, and how long it took. */
export async function step(name, work) {
  const started = performance.now();
  process.stdout.write(`  ${name} … `);
  try {
    const note = await work();
    console.log(`${typeof note === 'string' ? note : 'done'} (${secondsSince(started)})`);
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

const REASONS = {
  EACCES: 'cannot be written to: permission denied',
  EPERM: 'cannot be written to: permission denied',
  EROFS: 'cannot be written to: the disk is read-only',
  ENOSPC: 'cannot be written to: the disk is full',
};

/** What a person can be told about an error: a sentence where the cause is known, else the whole stack. */
function explain(error) {
  if (error instanceof Failure) return error.message;
  if (error.path && REASONS[error.code]) return `${error.path} ${REASONS[error.code]}.`;
  return error.stack ?? String(error);
}

/** Runs a script's main function; an expected failure ends it with one sentence and exit code 1, without a stack trace. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exit(1);
  }
}
