import { polledEvents } from '@/lib/http/polled-events';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { versionOf } from './queries';

/** `change` with what an agent's conversations and requests have come to, whenever that changes. All desks of an agent share one query a second. */
export const deskEvents = (agentId: string, signal: AbortSignal): AsyncGenerator<string> =>
  polledEvents(
    {
      key: `desk ${agentId}`,
      read: async () => ({ name: 'change', data: { version: await versionOf(agentId) }, isOver: false }),
      intervalMs: SECOND_MS,
      maxMs: 5 * MINUTE_MS,
    },
    signal,
  );
