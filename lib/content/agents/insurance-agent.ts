import type { Agent } from './agent';

export const insuranceAgent = {
  id: 13,
  name: 'Insurance Agent AI',
  slug: 'insurance-agent-ai',
  niche: 'Insurance brokers',
  industry: 'professional',
  image: { glyph: 'umbrella', tint: 'green' },
  popularity: '',
  seoKeywords: ['AI for insurance brokers', 'quote collection agent', 'insurance quote enquiries', 'insurance chatbot'],
  description: 'Collects everything a quote needs in one sitting.',
  introduction:
    'For brokers who’d like the form filled in before the call. It asks everything in one sitting, takes first notice of a claim, and takes the request for a call with a qualified adviser. The advice stays with you.',
  benefit: 'Advisers advise, with the details already in front of them.',
  features: [
    'Asks the questions of each class of cover',
    'Says which documents you need',
    'Takes questions about a renewal',
    'Takes first notice of a claim',
    'Takes requests for a call with a qualified adviser',
  ],
  handsOver: 'Advice and recommendations: only your qualified people give them.',
  events: [
    {
      at: '08:10',
      question: 'Does my policy cover tools left in the van?',
      answer:
        'That depends on the wording, and I don’t guess at wordings. An adviser can go through it with you: what’s your name, and when should they ring?',
    },
    { at: '08:50', done: 'Tells a haulier which driver details a quote needs.' },
    { at: '12:00', done: 'Takes a question about a renewal, and when to ring back.' },
    { at: '15:25', done: 'Takes first notice of a burst tank, and marks it urgent.' },
    {
      at: '18:45',
      question: 'Someone ran into my van. What now?',
      answer:
        'If anybody is hurt, ring 112 first. I’ll take the details for the claim now: where and when it happened, and the other driver’s registration. Our claims line is 020 918 0155, day and night.',
    },
    { at: '19:35', done: 'Takes a request for a call about income protection.' },
    {
      at: '20:25',
      question: 'My renewal went up. Why?',
      answer:
        'I’ll ask your adviser to go through it with you and look at alternatives. Has anything changed since last year: address, drivers, mileage?',
    },
  ],
} as const satisfies Agent;
