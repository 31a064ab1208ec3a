import type { Agent } from './agent';

export const beautySalon = {
  id: 5,
  name: 'Beauty Salon AI',
  slug: 'beauty-salon-ai',
  niche: 'Hair and beauty salons',
  industry: 'salon',
  image: { glyph: 'scissors', tint: 'sand' },
  popularity: 'High Demand',
  seoKeywords: ['AI for hair salons', 'salon booking agent', 'beauty appointment', 'salon reminders'],
  description: 'Fills the diary between clients, and reminds the ones who forget.',
  introduction:
    'For salons where nobody can type with colour on their hands. It knows a colour takes longer than a cut, books each chair from your website or Instagram, and sends reminders the day before, so fewer slots stay empty.',
  benefit: 'Fewer gaps in the column, and nobody puts down the dryer to reply to a message.',
  features: [
    'Books by treatment, stylist and length',
    'Asks about patch tests in good time',
    'Offers cancelled slots to the waiting list',
    'Reminds clients the day before',
    'Sells gift vouchers before Christmas',
  ],
  handsOver: 'Reactions to a treatment, and anything about medication.',
  example: {
    question: 'Can Aoife do a full head of colour on Friday?',
    answer:
      'Aoife has two and a half hours from eleven on Friday. Have you had a patch test with us in the last six months?',
  },
  questions: [
    {
      question: 'How long does a balayage take?',
      answer:
        'About three hours with cut and blow-dry, longer on very dark hair. Is there colour in it now? Then I can find you the right length of appointment.',
    },
    {
      question: 'I have to cancel tomorrow, sorry!',
      answer:
        'No harm done. Our notice period is a day, so there’s no charge if I cancel it now. Shall I look for a new time, or leave it with you?',
    },
  ],
  day: [
    { time: '09:05', text: 'Offers a cancelled colour at two to the waiting list. The second one takes it.' },
    { time: '12:40', text: 'Books a patch test two days before a first tint.' },
    { time: '18:15', text: 'Reminds tomorrow’s clients, and moves one who had forgotten.' },
    { time: '22:30', text: 'Sells a gift voucher to a man who has just remembered.' },
  ],
} as const satisfies Agent;
