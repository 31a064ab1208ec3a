import { Plus } from '@/components/ui/icons';
import type { Agent } from '@/lib/content/agents/agent';
import { AgentBadge } from './agent-badge';
import { AgentHoverCard } from './agent-hover-card';

function AgentDetails({ agent }: { agent: Agent }) {
  return (
    <div className="text-base">
      <p className="font-semibold">{agent.description}</p>
      <ul className="mt-3 list-disc flex flex-col gap-1 pl-5 marker:text-muted">
        {agent.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-3 border-line border-t pt-3">{agent.benefit}</p>
      <p className="mt-2 text-muted">Hands over: {agent.handsOver}</p>
    </div>
  );
}

/** An agent of the catalogue: the badge links to its page, and its details open next to or below it. */
export function AgentCard({ agent }: { agent: Agent }) {
  return (
    <AgentHoverCard
      href={`/ai-chatbots/${agent.slug}`}
      details={<AgentDetails agent={agent} />}
      foldLabel={
        <>
          <Plus className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-45 motion-reduce:transition-none" />
          <span>
            What it does<span className="sr-only">: {agent.name}</span>
          </span>
        </>
      }
    >
      <AgentBadge agent={agent} />
    </AgentHoverCard>
  );
}
