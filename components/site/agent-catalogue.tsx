import type { Agent } from '@/lib/content/agents/agent';
import { AgentCard } from './agent-card';

type AgentGroup = { title: string; text: string; agents: readonly Agent[] };

/** The catalogue: all agents as badges, grouped by workplace. */
export function AgentCatalogue({ groups }: { groups: readonly AgentGroup[] }) {
  return (
    <div className="flex flex-col gap-16">
      {groups.map((group) => (
        <div key={group.title} className="grid gap-x-10 gap-y-6 border-ink border-t-2 pt-5 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h3 className="text-h3">{group.title}</h3>
            <p className="mt-1 max-w-[36ch] text-muted">{group.text}</p>
          </div>
          <ul
            className={`grid grid-cols-2 gap-4 has-[details[open]]:items-start sm:gap-5 lg:col-span-9 ${group.agents.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}
          >
            {group.agents.map((agent) => (
              <li key={agent.id} className="flex flex-col">
                <AgentCard agent={agent} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
