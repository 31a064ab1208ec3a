import type { Agent } from './agent';

export const accountant = {
  id: 11,
  name: 'Accountant AI',
  slug: 'accountant-ai',
  niche: 'Accountants and bookkeepers',
  industry: 'professional',
  image: { glyph: 'calculator', tint: 'sage' },
  popularity: 'Tax Season',
  seoKeywords: ['AI for accountants in Ireland', 'AI for bookkeepers', 'document chasing', 'tax return enquiries'],
  description: 'Chases the missing invoices, and answers “when is it due?” for the hundredth time.',
  introduction:
    'For practices where half the day goes on asking for the same bank statement. It chases by name and by month, books meetings into the right diary, and answers “when is it due?” with the dates you gave it. Tax advice stays with you.',
  benefit: 'October becomes a month with evenings in it.',
  features: [
    'Knows the filing dates you give it',
    'Asks clients for missing documents by name',
    'Books year-end and payroll meetings',
    'Explains your packages',
    'Tells sole traders what to bring',
  ],
  handsOver: 'Tax advice and anything from Revenue with a date on it.',
  example: {
    question: 'What do you still need from me for the return?',
    answer:
      'Two things: the bank statement for June and the receipt for the van. You can photograph both and send them here.',
  },
  questions: [
    {
      question: 'When is my return due?',
      answer:
        'The date is in your client letter, and we ask for the papers six weeks before it. We’re still missing two things. Shall I list them?',
    },
    {
      question: 'I got a letter from Revenue.',
      answer:
        'Please photograph all pages and send them here. If there’s a date on it, I’ll put it in front of your accountant today and ask her to ring you.',
    },
  ],
  day: [
    { time: '09:00', text: 'Asks seven clients for the one document each that is still missing.' },
    { time: '13:30', text: 'Books a payroll set-up with a café that is taking on its first two people.' },
    { time: '17:15', text: 'Explains to a sole trader which package covers VAT returns.' },
    { time: '20:45', text: 'Files eleven photographed receipts under the right client, and doubts one.' },
  ],
} as const satisfies Agent;
