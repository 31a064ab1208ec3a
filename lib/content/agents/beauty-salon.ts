import type { Agent } from './agent';

export const beautySalon = {
  id: 5,
  name: 'Beauty Salon AI',
  slug: 'beauty-salon-ai',
  niche: 'Hair and beauty salons',
  industry: 'salon',
  image: { glyph: 'scissors', tint: 'sand' },
  popularity: 'High Demand',
  seoKeywords: ['AI for hair salons', 'salon booking agent', 'beauty appointment', 'salon enquiries'],
  description: 'Takes bookings between clients, and asks about the patch test first.',
  introduction:
    'For salons where nobody can type with colour on their hands. It takes the beauty appointment while you work: which treatment, which stylist, which day, and whether there’s been a patch test. You say yes in one tap.',
  benefit: 'Fewer gaps in the column, and nobody puts down the dryer to reply to a message.',
  features: [
    'Takes bookings by treatment, stylist and day',
    'Asks about patch tests in good time',
    'Takes changes and cancellations',
    'Explains treatments, and how long they take',
    'Says how to buy a gift voucher',
  ],
  handsOver: 'Reactions to a treatment, and anything about medication.',
  events: [
    {
      at: '07:10',
      question: 'A blow-dry today, after work?',
      answer: 'I’ll ask the salon. What time are you free, and what name will I put on it?',
    },
    { at: '09:05', done: 'Takes a cancellation for two o’clock, and tells you at once.' },
    { at: '12:40', done: 'Takes a request for a patch test two days before a first tint.' },
    {
      at: '19:20',
      question: 'How long does a balayage take?',
      answer:
        'About three hours with cut and blow-dry, longer on very dark hair. Is there colour in it now, and which day suits you?',
      done: 'Explains how long a balayage takes, and asks which day suits.',
    },
    {
      at: '21:35',
      question: 'Can Aoife do a full head of colour on Friday?',
      answer: 'I’ll ask for Aoife on Friday. What time suits, and have you had a patch test with us?',
    },
    { at: '22:30', done: 'Tells a man who has just remembered how to buy a gift voucher.' },
  ],
} as const satisfies Agent;
