import { Failure } from './cli-output.mjs';
import { startNode } from './run.mjs';

/** So many characters of what it said go along when a service fails to start. */
const LAST_WORDS = 4_000;

/** How long a service may take to end what is under way before it is ended. */
const PATIENCE_MS = 10_000;

/**
 * Starts one of our long-running TypeScript programs in a process of its own and waits until it says that it is ready. What it
 * prints goes to `output`; with `quietStart`, until then only what it prints as errors.
 * @param {string} name for people: "web server"
 * @param {string} script
 * @param {{ args?: string[], env: NodeJS.ProcessEnv, nodeOptions?: string[], quietStart?: boolean, output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }> }} options
 * @returns {Promise<{ exited: Promise<number>, stop: () => Promise<number>, kill: () => Promise<number> }>}
 */
export async function startService(
  name,
  script,
  { args = [], env, nodeOptions = [], quietStart = false, output = process },
) {
  // Not by the tsx command: that is a parent of its own, whose child would survive when it is killed.
  const child = startNode(script, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...nodeOptions, '--import', 'tsx'],
  });
  let show = !quietStart;
  let said = '';
  const hear = (chunk) => {
    said = (said + chunk).slice(-LAST_WORDS);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.stdout.on('data', (chunk) => show && output.stdout.write(chunk));
  child.stderr.on('data', (chunk) => output.stderr.write(chunk));
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve) => child.once('message', resolve));
  // Closed, not only exited: by then all that it said has arrived.
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))).then((code) => {
    // Where it goes to the terminal, it stands there already.
    const words = output === process ? '' : `\n${said}`;
    throw new Failure(`The ${name} ended with code ${code} before it was ready.${words}`);
  });
  await Promise.race([ready, ended]);
  show = true;
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
    return exited;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { exited, stop, kill };
}
