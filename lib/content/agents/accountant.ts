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
  description: 'Takes new enquiries properly, and answers “when is it due?” for the hundredth time.',
  introduction:
    'For practices whose clients ask the same thing every October. It answers “when is it due?” with the dates you gave it, lists the papers you need, and asks for a meeting with the right person. Tax advice stays with you.',
  benefit: 'October becomes a month with evenings in it.',
  features: [
    'Knows the filing dates you give it',
    'Lists the papers you need for a return',
    'Takes requests for year-end and payroll meetings',
    'Explains your packages',
    'Tells sole traders what to bring',
  ],
  handsOver: 'Tax advice and anything from Revenue with a date on it.',
  example: {
    question: 'What do you need from me for the return?',
    answer:
      'Bank statements for the year, sales and purchase invoices, and receipts. The full list is on our website. Shall I ask somebody to go through it with you?',
  },
  questions: [
    {
      question: 'When is my return due?',
      answer: 'On 31 October, and we ask for the papers by 19 September. Shall I list what we need?',
    },
    {
      question: 'I got a letter from Revenue.',
      answer:
        'An accountant should read it, above all if there’s a date on it. What date is that, and what’s your number? I’ll pass it on as urgent.',
    },
  ],
  day: [
    { time: '09:00', text: 'Tells seven clients which papers a return needs.' },
    { time: '13:30', text: 'Takes a request for a payroll meeting from a café that is hiring its first two people.' },
    { time: '17:15', text: 'Explains to a sole trader which package covers VAT returns.' },
    { time: '20:45', text: 'Takes down a letter from Revenue, with its date, and marks it urgent.' },
  ],
} as const satisfies Agent;
