import type { Agent } from './agent';

export const cleaningService = {
  id: 17,
  name: 'Cleaning Service AI',
  slug: 'cleaning-service-ai',
  niche: 'Domestic and office cleaning',
  industry: 'other',
  image: { glyph: 'spray', tint: 'sage' },
  popularity: '',
  seoKeywords: [
    'AI for cleaning companies',
    'cleaning quote agent',
    'office cleaning enquiries',
    'domestic cleaning booking',
  ],
  description: 'Prices a clean from rooms and extras, and keeps the rota honest.',
  introduction:
    'For cleaning companies with more messages than hands. It prices by rooms and extras from your own list, asks offices how often and how large, and puts each home into the rota with the alarm and key instructions.',
  benefit: 'Quotes leave in a minute, and Monday’s rota is right on Friday.',
  features: [
    'Prices by rooms, extras and frequency',
    'Books one-off and weekly cleans',
    'Takes alarm and key instructions safely',
    'Swaps cleaners when one is sick',
    'Asks how it went',
  ],
  handsOver: 'Damage, lost keys and complaints.',
  example: {
    question: 'Three-bed house, end of tenancy, next Thursday?',
    answer:
      'We can do Thursday from nine. With the oven and the inside of the windows it takes two people about five hours. Shall I send you the price?',
  },
  questions: [
    {
      question: 'Do you bring your own products?',
      answer:
        'We do, and a vacuum. If anyone in the house is sensitive to scent, tell us and we’ll bring unscented ones.',
    },
    {
      question: 'Can I skip next week?',
      answer: 'You can. With two days’ notice there is no charge. Shall I keep your Tuesday at ten for the week after?',
    },
  ],
  day: [
    { time: '06:45', text: 'Swaps a cleaner who rang in sick and tells the client who is coming.' },
    { time: '11:30', text: 'Prices an end-of-tenancy clean from rooms, oven and windows.' },
    { time: '15:10', text: 'Asks last week’s new clients how it went. One says the shower; you get that.' },
    { time: '19:55', text: 'Takes down alarm and key instructions, and keeps them out of the e-mail.' },
  ],
} as const satisfies Agent;
