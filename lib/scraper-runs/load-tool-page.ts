import { requireUser } from '@/lib/auth/guard/current-user';
import { type ToolKind, tools } from '@/lib/content/tools';
import { findRun } from './commands';
import { listRuns, readProgress } from './queries';

/**
 * What a tool's page shows to its user: the run that `?run=` names, if it is one of this tool, and the history. Who is not
 * signed in is sent to sign in and comes back to the same run.
 */
export async function openTool(kind: ToolKind, { run: wanted }: Record<string, string | string[] | undefined>) {
  const { path } = tools[kind];
  const runId = typeof wanted === 'string' ? wanted : undefined;
  const user = await requireUser(runId ? `${path}?run=${encodeURIComponent(runId)}` : path);
  const run = runId ? await findRun(user.id, runId) : undefined;
  return {
    opened: run?.kind === kind ? await readProgress(run) : undefined,
    history: await listRuns(user.id, 1),
  };
}
