import { polledEvents } from '@/lib/http/polled-events';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { versionOf } from './queries';

/**
 * `change` with what an agent's conversations and requests have come to, whenever that changes. All desks of an agent share one query a
 * second. Ends with `gone` in place of an event that somebody is no longer allowed to hear: the removal of a member is a change, and so is the deletion of
 * the agent.
 */
export async function* deskEvents(
  agentId: string,
  isAllowed: () => Promise<boolean>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const events = polledEvents(
    {
      key: `desk ${agentId}`,
      read: async () => ({ name: 'change', data: { version: await versionOf(agentId) }, isOver: false }),
      intervalMs: SECOND_MS,
      maxMs: 5 * MINUTE_MS,
    },
    signal,
  );
  for await (const event of events) {
    if (!(await isAllowed())) return yield 'event: gone\ndata: {}\n\n';
    yield event;
  }
}
