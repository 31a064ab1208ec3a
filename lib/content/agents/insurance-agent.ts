import type { Agent } from './agent';

export const insuranceAgent = {
  id: 13,
  name: 'Insurance Agent AI',
  slug: 'insurance-agent-ai',
  niche: 'Insurance brokers',
  industry: 'professional',
  image: { glyph: 'umbrella', tint: 'green' },
  popularity: '',
  seoKeywords: ['AI for insurance brokers', 'quote collection agent', 'renewal reminders', 'insurance chatbot'],
  description: 'Collects everything a quote needs in one sitting, and reminds before renewal.',
  introduction:
    'For brokers who’d like the form filled in before the call. It asks everything in one sitting, sends renewal reminders in good time, takes first notice of a claim, and books the call with a qualified adviser. The advice stays with you.',
  benefit: 'Advisers advise; the forms fill themselves in beforehand.',
  features: [
    'Asks the questions of each class of cover',
    'Checks documents for what is missing',
    'Reminds clients ahead of renewal',
    'Takes first notice of a claim',
    'Books a call with a qualified adviser',
  ],
  handsOver: 'Advice and recommendations: only your qualified people give them.',
  example: {
    question: 'Someone ran into my van. What now?',
    answer:
      'First, is everyone all right? I’ll take the details for the claim now: where and when it happened, and the other driver’s registration. It takes about five minutes.',
  },
  questions: [
    {
      question: 'Does my policy cover tools left in the van?',
      answer:
        'That depends on the wording, and I don’t guess at wordings. I have your policy number here: an adviser can go through it with you at half past two or at four.',
    },
    {
      question: 'My renewal went up. Why?',
      answer:
        'I’ll ask your adviser to go through it with you and look at alternatives. Has anything changed since last year: address, drivers, mileage?',
    },
  ],
  day: [
    { time: '08:50', text: 'Asks a haulier for the two driver details that hold up his quote.' },
    { time: '12:00', text: 'Reminds clients whose cover renews in four weeks.' },
    { time: '15:25', text: 'Takes first notice of a burst tank, with photos, and opens the claim.' },
    { time: '19:35', text: 'Books a call with a qualified adviser about income protection.' },
  ],
} as const satisfies Agent;
