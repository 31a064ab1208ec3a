import { slugify } from '@/lib/text/slug';
import type { Agent, AgentEntry, AtWork } from './agents/agent';
import { clientsAtWork } from './agents/at-work-clients';
import { localsAtWork } from './agents/at-work-locals';
import { tradesAtWork } from './agents/at-work-trades';
import { introductions } from './agents/introductions';
import type { AgentName } from './agents/names';
import { moreAgents } from './agents/services';
import { firstAgents } from './agents/trades';
import { industryOfAgent } from './industries';

const entries: readonly AgentEntry[] = [...firstAgents, ...moreAgents];

const atWork: Record<AgentName, AtWork> = { ...tradesAtWork, ...localsAtWork, ...clientsAtWork };

/** The catalogue: twenty agents, ids 1 to 20. */
export const agents: readonly Agent[] = entries.map((entry, index) => ({
  ...entry,
  ...atWork[entry.name],
  ...introductions[entry.name],
  industry: industryOfAgent[entry.name],
  id: index + 1,
  slug: slugify(entry.name),
}));

/** The agent whose page has this slug, if there is one. */
export function findAgent(slug: string): Agent | undefined {
  return agents.find((agent) => agent.slug === slug);
}
