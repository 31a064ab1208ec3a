import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The exit code and output of a script; no code if it was killed. */
export type Ended = { code: number | null; output: string };

/** Runs a script in this project, or in a copy of it in `folder`, on the database in `env` only. */
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
