import type { ClaimId } from '@/lib/content/claims';
import { repeatedFigure } from '@/lib/content/figures';
import { env } from '@/lib/env';

export const pricing = {
  title: 'What it costs',
  lead: `All prices are ${env.priceVatNote}.`,
  small: {
    name: 'Small Business',
    lines: [
      { label: 'Set-up and training, once', claim: 'setupFee' },
      { label: 'One agent, all channels, per month', claim: 'monthlyPrice' },
      { label: 'A year of the subscription', claim: 'yearlyPrice' },
      { label: 'First year, all in', claim: 'firstYearPrice' },
    ] satisfies { label: string; claim: ClaimId }[],
    worth: `Bought one by one, the set-up, a month’s training and a month’s support would cost ${repeatedFigure('worthFirstMonth')}. Your first month, with set-up and the agent’s own work, is ${repeatedFigure('firstMonthPrice')}.`,
    worthNote: {
      about: 'What the parts would cost one by one',
      claims: ['worthFirstMonth', 'worthSetup', 'worthTraining', 'worthSupport', 'firstMonthPrice'] as const,
    },
    includedTitle: 'Everything included',
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
      `${repeatedFigure('lifetimeUpdates')} updates`,
      'Support from a named person',
    ],
    terms: [
      `Free trial: ${repeatedFigure('trialDays')}, no payment details`,
      `${repeatedFigure('guaranteeDays')} money-back guarantee`,
      'No contracts, cancel anytime',
    ],
  },
  large: {
    name: 'Large Business',
    price: 'Custom',
    text: 'Several sites, or systems to connect? We’ll send a fixed quotation.',
    link: { label: 'Ask for a quotation', href: '/contact' },
  },
};
