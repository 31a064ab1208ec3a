import type { Agent } from '@/lib/content/agents/agent';
import { agents } from '@/lib/content/agents/catalogue';
import type { ClaimId } from '@/lib/content/claims';

/** Headings and fixed sentences of an agent's own page. */
export const agentPage = {
  greeting: 'Hello, I’m the AI assistant here.',
  introduction: 'Who it’s for',
  features: 'What it does',
  day: { title: 'A day on the job', note: 'One day, as an example.' },
  questions: {
    title: 'From evening to morning',
    greeting: 'Hello, I’m the AI assistant here. Ask me anything, or ask for a person.',
    caption: 'An example we wrote. Yours answers from your own prices and documents.',
  },
  handsOver: 'What it hands to a person',
  handsOverAlways: 'And always: anyone who asks for one.',
  price: { title: 'What it costs', text: 'One price for every agent in the catalogue, everything included.' },
  others: 'Colleagues',
  ask: { website: 'Ask it now, on your own website', button: 'Ask it' },
  closing: { title: 'Let it take tonight’s messages', text: 'Live in days. Free to try. No contract.' },
  all: `All ${agents.length} agents`,
} as const;

/** The bespoke agent takes longer to set up than those of the catalogue. */
const setupClaim = (agent: Agent): ClaimId =>
  agent.slug === 'bespoke-solutions-ai' ? 'bespokeSetupTime' : 'standardSetupTime';

/** The lines of the quotation on an agent's page. */
export function agentTerms(agent: Agent): readonly { label: string; claim: ClaimId }[] {
  return [
    { label: 'Set-up and training, once', claim: 'setupFee' },
    { label: 'Each month', claim: 'monthlyPrice' },
    { label: 'Live within', claim: setupClaim(agent) },
    { label: 'Free trial first', claim: 'trialDays' },
  ];
}

/** Path of the trial form for an agent: the form has its industry selected and stores the agent with the lead. */
export const agentTrialPath = (agent: Pick<Agent, 'slug' | 'industry'>): string =>
  `/free-trial?agent=${agent.slug}&industry=${agent.industry}`;

/** Path of an agent's own page. */
export const agentPath = (agent: Pick<Agent, 'slug'>): string => `/ai-chatbots/${agent.slug}`;

const MAX_COLLEAGUES = 4;

/** Agents to look at next: those of the same industry first, then the following ones of the catalogue. */
export function colleaguesOf(agent: Agent): readonly Agent[] {
  const others = agents.filter((other) => other.id !== agent.id);
  const near = others.filter((other) => other.industry === agent.industry);
  const following = [...others.filter((other) => other.id > agent.id), ...others];
  return [...new Set([...near, ...following])].slice(0, MAX_COLLEAGUES);
}
