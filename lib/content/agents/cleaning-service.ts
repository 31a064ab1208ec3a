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
  events: [
    {
      at: '06:45',
      question: 'Can I skip next week?',
      answer: 'With two days’ notice there is no charge. I’ll pass it on. What name is it under?',
      done: 'Takes a message from a client who wants to skip a week.',
    },
    { at: '11:30', done: 'Takes down an end-of-tenancy clean: rooms, oven and windows.' },
    { at: '15:10', done: 'Takes a complaint about a shower in full, and passes it to you.' },
    {
      at: '19:10',
      question: 'Do you bring your own products?',
      answer:
        'We do, and a vacuum. If you’d like unscented ones, I’ll put that on your request. What day is the clean?',
      done: 'Says which products you bring, and takes a wish for unscented ones.',
    },
    {
      at: '20:30',
      question: 'Three-bed house, end of tenancy, next Thursday?',
      answer:
        'I’ll ask for Thursday. An end-of-tenancy clean is from €220, and the oven €60. Should the oven be done too?',
    },
  ],
} as const satisfies Agent;
