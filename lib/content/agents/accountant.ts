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
  events: [
    {
      at: '07:55',
      question: 'I got a letter from Revenue.',
      answer:
        'An accountant should read it, above all if there’s a date on it. What date is that, and what’s your number? I’ll pass it on as urgent.',
      done: 'Takes down a letter from Revenue, with its date, and marks it urgent.',
    },
    { at: '09:00', done: 'Tells seven clients which papers a return needs.' },
    { at: '13:30', done: 'Takes a request for a payroll meeting from a café that is hiring its first two people.' },
    { at: '17:15', done: 'Explains to a sole trader which package covers VAT returns.' },
    {
      at: '19:05',
      question: 'When is my return due?',
      answer: 'On 31 October, and we ask for the papers by 19 September. Shall I list what we need?',
    },
    {
      at: '22:40',
      question: 'I went self-employed in March. Do I have to register for VAT?',
      answer:
        'One of our accountants should answer that. I can ask for a first meeting, which is free. What kind of work do you do?',
    },
  ],
} as const satisfies Agent;
