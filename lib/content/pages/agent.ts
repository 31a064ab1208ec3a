import type { Agent } from '@/lib/content/agents/agent';
import { agents } from '@/lib/content/agents/catalogue';
import type { ClaimId } from '@/lib/content/claims';
import { offer } from '@/lib/content/offer';
import type { PageMeta } from '@/lib/seo/metadata';

/** Headings and fixed sentences of an agent's own page. */
export const agentPage = {
  introduction: 'Who it is for',
  features: 'What it does',
  day: { title: 'A day on the job', note: 'An illustration of one day.' },
  questions: {
    title: 'What customers ask it',
    lead: 'Examples written by us, to show the tone and where it stops. Yours answers from your own prices and papers.',
    customer: 'Customer',
  },
  handsOver: 'What it hands to a person',
  handsOverAlways: 'And always: anyone who asks for one.',
  price: { title: 'What it costs', text: 'One price for every agent of the catalogue, with everything it does.' },
  others: 'Colleagues',
  all: `All ${agents.length} agents`,
} as const;

/** Set-up time goes by what is set up: the bespoke agent has its own. */
const setupClaim = (agent: Agent): ClaimId =>
  agent.slug === 'bespoke-solutions-ai' ? 'bespokeSetupTime' : 'standardSetupTime';

/** The lines of the quotation on an agent's page. */
export function agentTerms(agent: Agent): readonly { label: string; claim: ClaimId; price?: true }[] {
  return [
    { label: 'Set-up and training, once', claim: 'setupFee', price: true },
    { label: 'Each month', claim: 'monthlyPrice', price: true },
    { label: 'Live within', claim: setupClaim(agent) },
    { label: 'Free trial first', claim: 'trialDays' },
  ];
}

/** The claims an agent's page makes; each carries a footnote mark. */
export function agentClaims(agent: Agent): readonly ClaimId[] {
  return agentTerms(agent).map((term) => term.claim);
}

export const agentPath = (agent: Pick<Agent, 'slug'>): string => `/ai-chatbots/${agent.slug}`;

/** Characters that a search result shows of a description. */
const SNIPPET = 155;

/** What search engines and link previews are told about an agent's page. */
export function agentMeta(agent: Agent): PageMeta {
  const both = `${agent.description} ${agent.benefit}`;
  return {
    path: agentPath(agent),
    title: `${agent.name}: an AI employee for ${agent.niche.charAt(0).toLowerCase()}${agent.niche.slice(1)}`,
    description: both.length <= SNIPPET ? both : agent.description,
    keywords: agent.seoKeywords,
  };
}

const MAX_COLLEAGUES = 4;

/** Agents to look at next: those of the same industry first, then the following ones of the catalogue. */
export function colleaguesOf(agent: Agent): readonly Agent[] {
  const others = agents.filter((other) => other.id !== agent.id);
  const near = others.filter((other) => other.industry === agent.industry);
  const following = [...others.filter((other) => other.id > agent.id), ...others];
  return [...new Set([...near, ...following])].slice(0, MAX_COLLEAGUES);
}

/** For the structured data: amounts in cents. */
export function agentService(agent: Agent) {
  return {
    name: agent.name,
    description: agent.description,
    path: agentPath(agent),
    setupCents: offer.setupCents,
    monthlyCents: offer.monthlyCents,
  };
}
