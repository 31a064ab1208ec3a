import { industryOfAgent } from '@/lib/industries';
import { slugify } from '@/lib/text/slug';
import type { Agent, AgentEntry, AtWork } from './agent';
import { clientsAtWork } from './at-work-clients';
import { localsAtWork } from './at-work-locals';
import { tradesAtWork } from './at-work-trades';
import { introductions } from './introductions';
import type { AgentName } from './names';
import { moreAgents } from './services';
import { firstAgents } from './trades';

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
