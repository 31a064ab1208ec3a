import type { Agent } from './agent';

export const businessConsultant = {
  id: 19,
  name: 'Business Consultant AI',
  slug: 'business-consultant-ai',
  niche: 'Consultants and coaches',
  industry: 'professional',
  image: { glyph: 'chart', tint: 'sky' },
  popularity: '',
  seoKeywords: [
    'AI for consultants',
    'discovery call booking agent',
    'consultancy lead qualification',
    'AI for business coaches',
  ],
  description: 'Finds out whether you can help before you pick up the phone.',
  introduction:
    'For consultants and coaches who want fewer and better first calls. It asks about size, problem and timing before it takes a request for a call, and leaves you the conversation to read before you ring.',
  benefit: 'You know why they came before you ring.',
  features: [
    'Asks about size, problem and timing',
    'Takes requests for discovery calls',
    'Shows your case notes and rates',
    'Leaves you the whole conversation to read first',
    'Says kindly what you don’t do',
  ],
  handsOver: 'Fees beyond your rate card, and scope.',
  events: [
    {
      at: '07:45',
      question: 'Have you worked with family businesses?',
      answer:
        'Yes, and there are three case notes on our website. Is it about handing over, growing, or something that is stuck?',
    },
    { at: '08:15', done: 'Answers what your rate card says about half days.' },
    { at: '12:25', done: 'Tells a student kindly that you don’t do placements.' },
    { at: '16:10', done: 'Passes on a question about a proposal, with name and number.' },
    {
      at: '18:10',
      question: 'What does a day of your time cost?',
      answer: 'A one-day review is €900, and a follow-up day €750. The first call is free. What’s the problem?',
    },
    {
      at: '20:05',
      question: 'We are twelve people and drowning in admin. Is that something you do?',
      answer:
        'It is. Two questions so that the call is useful: where does most of the time go, and have you tried to fix it before?',
    },
    { at: '21:50', done: 'Takes a request for a discovery call from a manufacturer in Tullamore.' },
  ],
} as const satisfies Agent;
