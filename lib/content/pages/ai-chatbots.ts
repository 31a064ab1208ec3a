import type { Agent } from '@/lib/content/agents/agent';
import { agents } from '@/lib/content/agents/catalogue';
import type { ClaimId } from '@/lib/content/claims';
import { figure } from '@/lib/content/figures';
import type { Industry } from '@/lib/industries';
import { agentPath } from './agent';

export const catalogue = {
  title: `${agents.length} colleagues, one for your trade`,
  lead: `AI agents for plumbers, restaurants, dentists and the rest of the street. Each has ${figure('trainingHours')} of training in its line of work before it meets a customer. Then it learns your business.`,
  picture: 'A plumber’s website before it opens.',
};

export const staffBoard = {
  title: 'The staff board',
  lead: 'Open a badge to see what it does.',
  labels: { label: 'What the labels mean', href: '/claims#labels' },
};

const groups: readonly { title: string; text: string; industries: readonly Industry[] }[] = [
  {
    title: 'Homes and workshops',
    text: 'Call-outs, quotes, and the day’s jobs in the right order.',
    industries: ['construction', 'automotive'],
  },
  {
    title: 'Counter, table, chair',
    text: 'Bookings, orders and the same ten questions.',
    industries: ['restaurant', 'salon', 'retail', 'education'],
  },
  {
    title: 'Practices and offices',
    text: 'First enquiries, papers and deadlines. Advice stays with you.',
    industries: ['healthcare', 'professional'],
  },
  { title: 'Everyone else', text: 'Including the one we build around what only you do.', industries: ['other'] },
];

/** The catalogue as the page groups it: every agent once, in the order of its id within a group. */
export const agentGroups: readonly { title: string; text: string; agents: readonly Agent[] }[] = groups.map(
  (group) => ({
    ...group,
    agents: agents.filter((agent) => group.industries.includes(agent.industry)),
  }),
);

/** Names and pages of the agents in the order in which the page shows them. */
export const agentsInOrder = agentGroups.flatMap((group) =>
  group.agents.map((agent) => ({ name: agent.name, path: agentPath(agent) })),
);

export const customisation = {
  title: 'Trained for the trade, then for you',
  lead: 'A good temp reads everything in the office before the first shift. So does this one.',
  columns: ['It comes with', 'You add'],
  rows: [
    {
      label: 'Words',
      cells: ['The terms of your trade, and what customers call them', 'Your names, your tone, your fadas'],
    },
    {
      label: 'Questions',
      cells: ['The ones to ask first, in the right order', 'The three that tell you whether it’s a good job'],
    },
    { label: 'Answers', cells: ['How things are usually done', 'Your prices, hours, area, policies and documents'] },
    { label: 'Limits', cells: ['What nobody in your trade should answer in a chat', 'Your own “ask me first”'] },
    { label: 'Diary', cells: ['What to ask before a booking', 'Your yes or no, and your calendar'] },
  ],
} as const;

export const benefits = {
  title: 'What you notice first',
  picture: 'What the plumber’s website didn’t say: taught once, known from then on.',
  items: [
    {
      title: 'The evening enquiries are answered',
      text: 'People look for a plumber after dinner. They write to three. The first to answer has a head start.',
    },
    {
      title: 'You’re interrupted less',
      text: 'People who only want your opening hours get them in the chat, and what does reach you comes with a name, a number and a reason.',
    },
    {
      title: 'Nothing is lost between people',
      text: 'Every conversation is kept, word for word. The next person reads it instead of asking again.',
    },
    {
      title: 'You hear what’s missing',
      text: 'It keeps a list of the questions it couldn’t answer: a good start for your next website.',
    },
  ],
};

export const howItWorks = {
  title: 'How it works',
  steps: [
    {
      when: 'Day one',
      title: 'You choose',
      text: 'An agent from the catalogue, or a chat with us about a bespoke one.',
    },
    {
      when: 'The same day',
      title: 'It learns',
      text: 'From your website, price list and documents, and your answers to a few questions.',
    },
    {
      when: `Within ${figure('standardSetupTime')}`,
      title: 'You test it',
      text: 'Ask it the awkward questions. We correct what’s wrong before a customer sees it.',
    },
    {
      when: 'Then',
      title: 'It starts',
      text: 'You watch the first conversations and change anything you like.',
    },
  ],
};

export const chatbotResults = {
  title: 'What we aim for',
  items: [
    { claim: 'leadIncrease', text: 'more leads, where evening enquiries used to go unanswered' },
    { claim: 'staffTimeSaved', text: 'less staff time spent on routine questions' },
    { claim: 'bookingSuccess', text: 'of booking requests that end in a booking' },
    { claim: 'responseTime', text: 'to a first answer to a short question in chat' },
  ] satisfies { claim: ClaimId; text: string }[],
};

export const chatbotsClosing = {
  title: 'Not sure which one?',
  text: 'Tell us what you do in the trial form. We’ll pick the agent and set it up for you to try.',
  link: { label: 'Describe something unusual', href: '/contact' },
};
