import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** How a script ended and all that it said; no code when it was killed. */
export type Ended = { code: number | null; output: string };

/** Starts one of our scripts, with no database but the one that `env` names, in this project or a copy of it in `folder`. */
export function startScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  folder = '.',
): { child: ChildProcess; ended: Promise<Ended> } {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(folder, 'scripts', script), ...args], { env: { ...inherited, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) };
}

export const runScript = (
  script: string,
  args: string[],
  env: Record<string, string>,
  folder?: string,
): Promise<Ended> => startScript(script, args, env, folder).ended;
