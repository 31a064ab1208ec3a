import { Link } from '@/components/ui/link';
import { agentsPage } from '@/lib/content/pages/agents';
import { formatMoment } from '@/lib/format';
import type { Agent } from '@/lib/generated/prisma/client';
import { labelOf } from '@/lib/text/label';

/** The state of an agent in a word. */
export const stateLabel = ({ state, isPaused }: Pick<Agent, 'state' | 'isPaused'>): string =>
  isPaused ? agentsPage.paused : labelOf(agentsPage.states, state);

/** What the state means, and when it ends. */
export const clockOf = ({ state, endsAt, expiresAt }: Pick<Agent, 'state' | 'endsAt' | 'expiresAt'>): string => {
  const until = state === 'trial' ? endsAt : expiresAt;
  return agentsPage.clock[state]?.(until ? formatMoment(until) : 'a day that we tell you') ?? '';
};

/** An agent in the list of one's agents. */
export function AgentRow({ agent }: { agent: Agent }) {
  return (
    <li className="relative grid gap-1 rounded-sheet border border-line bg-card p-5 hover:border-brand">
      <h2 className="text-h3 wrap-anywhere">
        <Link href={`/agents/${agent.id}`} className="after:absolute after:inset-0" prefetch={false}>
          {agent.name}
        </Link>
      </h2>
      <p className="text-muted wrap-anywhere">
        {agent.domain} · {stateLabel(agent)}
      </p>
      <p className="max-w-[60ch] text-base">{clockOf(agent)}</p>
    </li>
  );
}
