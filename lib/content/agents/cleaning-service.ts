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
  description: 'Takes the rooms, the extras and the day, and shows your prices.',
  introduction:
    'For cleaning companies with more messages than hands. It asks for rooms and extras, explains your own price list, asks offices how often and how large, and passes each request on with everything you need to price it.',
  benefit: 'Requests come in complete, so a quote takes you a minute.',
  features: [
    'Asks for rooms, extras and frequency',
    'Takes requests for one-off and weekly cleans',
    'Explains what’s included, and what’s extra',
    'Takes changes, and a week to skip',
    'Takes a complaint in full',
  ],
  handsOver: 'Damage, lost keys and complaints.',
  example: {
    question: 'Three-bed house, end of tenancy, next Thursday?',
    answer:
      'I’ll ask for Thursday. An end-of-tenancy clean is from €220, and the oven €60. Should the oven be done too?',
  },
  questions: [
    {
      question: 'Do you bring your own products?',
      answer:
        'We do, and a vacuum. If anyone in the house is sensitive to scent, tell us and we’ll bring unscented ones.',
    },
    {
      question: 'Can I skip next week?',
      answer: 'With two days’ notice there is no charge. I’ll pass it on. What name is it under?',
    },
  ],
  day: [
    { time: '06:45', text: 'Takes a message from a client who needs a different day.' },
    { time: '11:30', text: 'Takes down an end-of-tenancy clean: rooms, oven and windows.' },
    { time: '15:10', text: 'Takes a complaint about a shower in full, and passes it to you.' },
    { time: '19:55', text: 'Says which products you bring, and what’s extra.' },
  ],
} as const satisfies Agent;
