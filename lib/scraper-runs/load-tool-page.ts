import { requireUser } from '@/lib/auth/guard/current-user';
import { type ToolKind, tools } from '@/lib/content/tools';
import { findRun } from './find-run';
import { listRuns, readProgress } from './queries';
import type { RunKinds } from './run-kind';

type SearchParams = Record<string, string | string[] | undefined>;

/**
 * The data of a tool's page: the run named by `?run=`, if it is one of this tool, and the history. Visitors who are not signed in
 * are redirected to sign in and return to the same run.
 */
export async function loadToolPage(kind: ToolKind, { run: param }: SearchParams, kinds: RunKinds) {
  const { path } = tools[kind];
  const runId = typeof param === 'string' ? param : undefined;
  const user = await requireUser(runId ? `${path}?run=${encodeURIComponent(runId)}` : path);
  const run = runId ? await findRun(user.id, runId) : undefined;
  return {
    opened: run?.kind === kind ? await readProgress(run, kinds) : undefined,
    history: await listRuns(user.id, 1, kinds),
  };
}
