import { Plus } from 'lucide-react';
import type { Agent } from '@/lib/site/agents/agent';
import { AgentBadge } from './agent-badge';
import { AgentHoverCard } from './agent-hover-card';

function AgentDetails({ agent }: { agent: Agent }) {
  return (
    <div className="text-base">
      <p className="font-semibold">{agent.description}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-muted">
        {agent.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-3 border-line border-t pt-3">{agent.benefit}</p>
      <p className="mt-2 text-muted">Hands over: {agent.handsOver}</p>
    </div>
  );
}

/**
 * An agent of the catalogue: the badge links to its page and shows the details beside it. Where nothing can hover, or without
 * script, the same details fold out under the badge.
 */
export function AgentCard({ agent }: { agent: Agent }) {
  return (
    <>
      <div className="grow">
        <AgentHoverCard href={`/ai-chatbots/${agent.slug}`} details={<AgentDetails agent={agent} />}>
          <AgentBadge agent={agent} />
        </AgentHoverCard>
      </div>
      <details className="group mt-1 hidden [@media(hover:none)]:block [@media(scripting:none)]:block">
        <summary className="flex min-h-11 list-none items-center gap-2 text-base text-brand">
          <Plus aria-hidden="true" className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-45" />
          <span>
            What it does<span className="sr-only">: {agent.name}</span>
          </span>
        </summary>
        <AgentDetails agent={agent} />
      </details>
    </>
  );
}
