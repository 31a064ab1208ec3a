import type { Category } from './categories';

type CategoryCopy = {
  /** The page's h1. */
  heading: string;
  /** What its articles are about. Every keyword occurs verbatim in the heading or the lead. */
  lead: string;
  title: string;
  description: string;
  keywords: readonly string[];
};

/** The heading, lead and metadata of each category's page. */
export const categoryCopy: Record<Category, CategoryCopy> = {
  Business: {
    heading: 'Business with an AI colleague',
    lead: 'AI for small business owners who have a till to close tonight: what changes in the daily work, what stays yours, and how to start without a consultant.',
    title: 'AI for small business owners',
    description:
      'Articles on AI in the daily work of a small business: what changes, what stays yours, and how to begin without a consultant.',
    keywords: ['AI for small business owners', 'AI colleague'],
  },
  AI: {
    heading: 'AI, explained for owners',
    lead: 'How AI agents for business work, in plain English: what a language model knows, why it sometimes makes things up, and what safeguards it needs before it talks to a customer.',
    title: 'AI agents for business, explained',
    description:
      'Articles on how AI works, in plain English: what a language model knows, where it goes wrong, and what keeps it honest.',
    keywords: ['AI agents for business', 'language model'],
  },
  Automation: {
    heading: 'Automation worth having',
    lead: 'Small business automation that gives back hours: which steps to hand over first, which to leave alone, and how to tell before you pay for it.',
    title: 'Small business automation',
    description:
      'Articles on automation in a small business: the steps to hand over first, those to leave alone, and how to tell which is which.',
    keywords: ['small business automation'],
  },
  Marketing: {
    heading: 'Marketing that answers',
    lead: 'AI marketing for small businesses starts with the questions that customers ask. How to turn them into pages and replies that people find, and how to follow up on a lead without being a nuisance.',
    title: 'AI marketing for small businesses',
    description:
      'Articles on marketing with AI: turn what customers ask into pages that are found, and follow up on leads without being a nuisance.',
    keywords: ['AI marketing for small businesses', 'follow up on a lead'],
  },
  'Case Studies': {
    heading: 'Case studies and worked examples',
    lead: 'An AI receptionist example is worth more than a promise. Where a business is invented the article says so; a client’s figures appear only when the client agrees.',
    title: 'AI case studies and worked examples',
    description:
      'Worked examples of AI in a business, hour by hour. Invented businesses are named as such; no client’s figures without consent.',
    keywords: ['case studies', 'AI receptionist example'],
  },
  'Business Strategy': {
    heading: 'Strategy for small firms',
    lead: 'An AI strategy for small business fits on one page: what to try this month, what to wait for, and what to ask before anything is signed.',
    title: 'AI strategy for small business',
    description:
      'Articles on planning for AI in a small firm: what to try this month, what to wait for, and what to ask before you sign.',
    keywords: ['AI strategy for small business'],
  },
  'Customer Service': {
    heading: 'Customer service after hours',
    lead: 'AI customer service that people do not mind: after-hours customer service, a tone that sounds like you, and a hand-over to a person who already knows the story.',
    title: 'AI customer service, done well',
    description:
      'Articles on customer service with AI: answering after hours, keeping your own tone, and handing over to a person at the right moment.',
    keywords: ['AI customer service', 'after-hours customer service'],
  },
  Manufacturing: {
    heading: 'AI for small manufacturers',
    lead: 'AI in manufacturing, for plants where everybody knows everybody: quotes, drawings, delivery dates and the papers around the shop floor.',
    title: 'AI for small manufacturers in Ireland',
    description:
      'Articles on AI in a small plant: quotes, drawings, delivery dates and paperwork, and what to leave alone on the shop floor.',
    keywords: ['AI for small manufacturers', 'AI in manufacturing'],
  },
  Restaurant: {
    heading: 'AI for restaurants',
    lead: 'AI for restaurants, cafés and pubs in Ireland: table bookings, allergens, no-shows and reviews, in the order in which they pay for themselves.',
    title: 'AI for restaurants, cafés and pubs',
    description:
      'Articles on AI for restaurants, cafés and pubs in Ireland: table bookings, allergens, no-shows and reviews, in a sensible order.',
    keywords: ['AI for restaurants', 'table bookings', 'no-shows'],
  },
  'Industry Insights': {
    heading: 'Rules and news for your trade',
    lead: 'The EU AI Act, GDPR and what is changing in Irish trades and professions, read for you and boiled down to what a small business has to do.',
    title: 'The EU AI Act and your industry',
    description:
      'Articles on the EU AI Act, GDPR and what is changing in Irish trades: what a small business has to do, on one page each.',
    keywords: ['EU AI Act', 'GDPR'],
  },
  'Financial Planning': {
    heading: 'Does it pay?',
    lead: 'The cost of AI for a small business, and its return on investment, worked out with a pencil: your own numbers, an honest margin of error, and the point at which to stop.',
    title: 'What AI costs, and whether it pays',
    description:
      'Articles on the cost and return of AI in a small business: sums to do with your own numbers and an honest margin of error.',
    keywords: ['cost of AI for a small business', 'return on investment'],
  },
  'Tool Reviews': {
    heading: 'Choosing tools',
    lead: 'How to choose an AI tool without a feature table: tests that you can run yourself in the evening, and how to read the answers. AI tool reviews are worth what their method is worth, so the method comes first.',
    title: 'AI tool reviews and how to choose',
    description:
      'Articles on choosing AI tools: tests you can run yourself, how to read the answers, and what to ask a seller, ourselves included.',
    keywords: ['choose an AI tool', 'AI tool reviews'],
  },
};
