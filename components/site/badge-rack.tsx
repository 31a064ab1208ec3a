import type { Agent } from '@/lib/content/agents/agent';
import { AgentBadge } from './agent-badge';

const tilts = ['-rotate-3 translate-y-5', 'rotate-1', 'rotate-[5deg] translate-y-8'] as const;
const shown = ['Plumber Pro AI', 'Legal Expert AI', 'Travel Agent AI'];

/** Three badges on a rack. Decorative: the catalogue below lists all of them. */
export function BadgeRack({ agents }: { agents: readonly Agent[] }) {
  return (
    <div
      aria-hidden="true"
      className="hidden max-w-[32rem] grid-cols-3 gap-5 border-ink border-t-4 px-3 pt-4 pb-8 sm:grid"
    >
      {agents
        .filter((agent) => shown.includes(agent.name))
        .map((agent, index) => (
          <div key={agent.id} className={`origin-top ${tilts[index]}`}>
            <AgentBadge agent={agent} />
          </div>
        ))}
    </div>
  );
}
