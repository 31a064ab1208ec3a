import { agents } from '@/lib/content/agents/catalogue';
import { type ClaimId, claims } from '@/lib/content/claims';
import { setupTimes } from '@/lib/content/offer';
import { env } from '@/lib/env';

export const comparison = {
  title: 'Beside the other ways to do it',
  lead: 'Kinds of product, not names: features change monthly, kinds do not.',
  columns: ['AI Super Employee', 'Do-it-yourself chatbot', 'Agency project'],
  rows: [
    { label: 'Who sets it up', cells: ['We do, by hand', 'You do', 'They do'] },
    { label: 'Ready in', cells: [setupTimes.standard, 'As long as you need', 'Weeks to months'] },
    { label: 'Trained for your trade', cells: [`Yes, ${agents.length} trades`, 'No', 'If you pay for it'] },
    { label: 'Books and quotes', cells: ['Yes', 'With add-ons', 'Yes'] },
    { label: 'Hands over to a person', cells: ['Yes, with the conversation', 'Sometimes', 'If specified'] },
    {
      label: 'Price',
      cells: [`${claims.monthlyPrice.display} a month`, 'Low, plus your time', 'High, and per change'],
    },
    { label: 'Contract', cells: ['None, monthly', 'Monthly or yearly', 'Usually yearly'] },
    {
      label: 'Better for you if',
      cells: ['You want it done and looked after', 'You like to tinker', 'You need a system of your own'],
    },
  ],
};

export const pricing = {
  title: 'What it costs',
  lead: `Set out like a quotation, because it is one. Prices are ${env.priceVatNote}.`,
  small: {
    name: 'Small Business',
    lines: [
      { label: 'Set-up and training, once', claim: 'setupFee' },
      { label: 'One agent, all channels, per month', claim: 'monthlyPrice' },
      { label: 'A year of the subscription', claim: 'yearlyPrice' },
      { label: 'First year, all in', claim: 'firstYearPrice' },
    ] satisfies { label: string; claim: ClaimId }[],
    worth: `In the first month alone that is training, support and set-up worth ${claims.worthFirstMonth.display}. Beside one salary the first year costs ${claims.firstYearSaving.display} less.`,
    included: [
      'Customer service',
      'Sales conversations',
      'Lead capture and follow-up',
      'Appointment booking',
      'SEO help from real questions',
      'A weekly note of advice',
      'Website, e-mail and social channels',
      'Training on your documents',
      'Hand-over to your people',
      'Conversation log and export',
      `${claims.lifetimeUpdates.display} updates`,
      'Support from a named person',
    ],
    terms: [
      `Free trial: ${claims.trialDays.display}, no payment details`,
      `${claims.guaranteeDays.display} money-back guarantee`,
      'No contracts, cancel anytime',
    ],
  },
  large: {
    name: 'Large Business',
    price: 'Custom',
    text: 'Several sites, systems to connect, or a process of your own. We look at it with you and send a fixed quotation.',
    link: { label: 'Ask for a quotation', href: '/contact' },
  },
};

export const blogTeasers = {
  title: 'From the blog',
  items: [
    { slug: 'ai-transforming-irish-small-businesses-2024', highlight: 'What changed, and what did not' },
    { slug: 'ai-automation-guide-irish-restaurants', highlight: 'Start with the phone, not the kitchen' },
    { slug: 'roi-calculator-ai-success-irish-business', highlight: 'Five numbers and a pencil' },
  ],
};

export const trial = {
  title: 'Try it on your own customers',
  lead: `We set up an agent for your business within ${claims.trialSetupTime.display}. Then you have ${claims.trialDays.display} with it, free.`,
};

export const closing = {
  title: 'The phone will ring again tonight',
  text: 'Let somebody answer it. Start with the trial, or talk to a person first.',
  secondary: { label: 'Talk to us', href: '/contact' },
  agents: { label: 'Meet the agents', href: '/ai-chatbots' },
};
