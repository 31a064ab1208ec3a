import type { Agent } from '@/lib/content/agents/agent';
import { offer } from '@/lib/content/offer';
import { agentPath } from '@/lib/content/pages/agent';
import type { PageMeta } from '@/lib/pages';

/** How many characters of a description search results show. */
const SNIPPET = 155;

/** The metadata of an agent's page for search engines and link previews. */
export function agentMeta(agent: Agent): PageMeta {
  const both = `${agent.description} ${agent.benefit}`;
  return {
    path: agentPath(agent),
    title: `${agent.name}: an AI employee for ${agent.niche.charAt(0).toLowerCase()}${agent.niche.slice(1)}`,
    description: both.length <= SNIPPET ? both : agent.description,
    keywords: agent.seoKeywords,
  };
}

/** An agent's offer for its structured data. Amounts in cents. */
export function agentService(agent: Agent) {
  return {
    name: agent.name,
    description: agent.description,
    path: agentPath(agent),
    setupCents: offer.setupCents,
    monthlyCents: offer.monthlyCents,
  };
}
