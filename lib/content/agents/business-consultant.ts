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
  description: 'Finds out whether you can help before it fills your diary.',
  introduction:
    'For consultants and coaches who want fewer and better first calls. It asks about size, problem and timing before it opens the diary, qualifies by your own rules, and leaves you a brief to read before you ring.',
  benefit: 'Every first call is with someone you can help, and you know why they came.',
  features: [
    'Asks about size, problem and timing',
    'Books discovery calls that fit',
    'Sends your case notes and rates',
    'Prepares a one-page brief before each call',
    'Follows up on proposals',
  ],
  handsOver: 'Fees beyond your rate card, and scope.',
  example: {
    question: 'We are twelve people and drowning in admin. Is that something you do?',
    answer:
      'It is. Two questions so that the call is useful: where does most of the time go, and have you tried to fix it before?',
  },
  questions: [
    {
      question: 'What does a day of your time cost?',
      answer:
        'The day rate is on the rate card, which I can send now. Most work starts with a half-day to see whether there is a job to do. What is the problem?',
    },
    {
      question: 'Have you worked with family businesses?',
      answer:
        'Yes, and there are three case notes I can share. Is it about handing over, growing, or something that is stuck?',
    },
  ],
  day: [
    { time: '08:15', text: 'Sends you a page on the two people you meet today: size, problem, what they tried.' },
    { time: '12:25', text: 'Tells a student kindly that you don’t do placements.' },
    { time: '16:10', text: 'Follows up a proposal that was due an answer on Monday.' },
    { time: '21:50', text: 'Books a discovery call with a manufacturer in Tullamore.' },
  ],
} as const satisfies Agent;
