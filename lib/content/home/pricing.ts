import type { ClaimId } from '@/lib/content/claims';
import { repeatedFigure } from '@/lib/content/figures';
import { env } from '@/lib/env';

export const pricing = {
  title: 'What it costs',
  small: {
    name: 'Small Business',
    price: 'monthlyPrice',
    unit: `a month, ${env.priceVatNote}`,
    setup: `${repeatedFigure('setupFee')} once, to set up`,
    sums: [
      { label: 'A year', claim: 'yearlyPrice' },
      { label: 'First year, all in', claim: 'firstYearPrice' },
    ] satisfies { label: string; claim: ClaimId }[],
    note: {
      about: 'What the price includes, and what its parts would cost one by one',
      claims: [
        'yearlyPrice',
        'firstYearPrice',
        'worthFirstMonth',
        'worthSetup',
        'worthTraining',
        'worthSupport',
      ] as const,
    },
    includedTitle: 'Everything included',
    included: [
      'Customer service',
      'Sales conversations',
      'Leads with a name and a number',
      'Booking requests',
      'A draft FAQ page from what people ask',
      'A weekly note of advice',
      'Chat on your website, and a link to share',
      'Training on your documents',
      'Hand-over to your people',
      'Conversation log and export',
      `${repeatedFigure('lifetimeUpdates')} updates`,
      'Support',
    ],
    terms: [`${repeatedFigure('guaranteeDays')} money-back guarantee`, 'No contracts, cancel anytime'],
  },
  large: {
    name: 'Large Business',
    text: 'Custom.',
    link: { label: 'Ask for a quotation', href: '/contact' },
  },
} as const;
