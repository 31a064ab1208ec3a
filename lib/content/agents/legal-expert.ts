import type { Agent } from './agent';

export const legalExpert = {
  id: 9,
  name: 'Legal Expert AI',
  slug: 'legal-expert-ai',
  niche: 'Solicitors’ practices',
  industry: 'professional',
  image: { glyph: 'scale', tint: 'night' },
  popularity: '',
  seoKeywords: [
    'AI for solicitors in Ireland',
    'legal intake agent',
    'law firm chatbot',
    'solicitor appointment booking',
  ],
  description: 'Takes the first enquiry properly, so the first meeting can get straight to the matter.',
  introduction:
    'For firms whose clients write in the evening. It gathers, and never advises: it asks for the matter, the deadline and the names for the conflict check, explains how you quote, and ends with a request for an appointment and the list of papers to bring.',
  benefit: 'New clients get an answer while you’re in court.',
  features: [
    'Asks which area of law and what deadline',
    'Collects names for the conflict check',
    'Explains how fees are quoted',
    'Takes requests for a consultation',
    'Lists the papers to bring',
  ],
  handsOver: 'Legal advice, always. It gathers, and you advise.',
  example: {
    question: 'I am buying my first house. What do you charge?',
    answer:
      'We quote a fixed fee for a purchase once we know the price and whether there is a mortgage. May I take those, and ask for twenty minutes with our conveyancing solicitor?',
  },
  questions: [
    {
      question: 'I’ve been served with papers. What do I do?',
      answer:
        'Papers carry deadlines, so a solicitor should see them at once. When did you get them, and which court is on the first page? Please don’t reply to them yet.',
    },
    {
      question: 'How much for a simple will?',
      answer: '€180. If there’s a farm, a business or a second family, it needs a first meeting. Shall I ask for one?',
    },
  ],
  day: [
    { time: '09:10', text: 'Takes the names on both sides of a sale, ready for the conflict check.' },
    { time: '12:50', text: 'Takes a request for a will, and lists what to bring.' },
    { time: '16:35', text: 'Passes on that a client asks whether the contract has arrived.' },
    { time: '21:05', text: 'Reads that a deadline falls tomorrow, and sends the partner an urgent message.' },
  ],
} as const satisfies Agent;
