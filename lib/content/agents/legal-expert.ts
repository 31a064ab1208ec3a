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
  events: [
    {
      at: '07:35',
      question: 'I am buying my first house. What do you charge?',
      answer:
        'We quote a fixed fee once we know the price and whether there’s a mortgage. May I take both, and ask our conveyancing solicitor for a quote?',
    },
    { at: '09:10', done: 'Takes the names on both sides of a sale, ready for the conflict check.' },
    { at: '12:50', done: 'Takes a request for a will, and lists what to bring.' },
    { at: '16:35', done: 'Passes on that a client asks whether the contract has arrived.' },
    {
      at: '17:50',
      question: 'How much for a simple will?',
      answer:
        '€180. If there’s a farm, a business or a second family, it needs a first meeting, which is €120. Shall I ask for one?',
    },
    {
      at: '21:05',
      question: 'I’ve been served with papers, and the date on them is tomorrow. What do I do?',
      answer:
        'A solicitor should see them at once, so I’m sending an urgent message now. What’s your name and number, and which court is on the first page? Please don’t reply to them yet.',
      done: 'Reads that a deadline falls tomorrow, and sends the partner an urgent message.',
    },
  ],
} as const satisfies Agent;
