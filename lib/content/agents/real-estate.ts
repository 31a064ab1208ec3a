import type { Agent } from './agent';

export const realEstate = {
  id: 8,
  name: 'Real Estate AI',
  slug: 'real-estate-ai',
  niche: 'Estate and letting agents',
  industry: 'professional',
  image: { glyph: 'house', tint: 'marigold' },
  popularity: '',
  seoKeywords: [
    'AI for estate agents in Ireland',
    'property enquiry agent',
    'viewing booking',
    'AI for letting agents',
  ],
  description: 'Answers every enquiry on a listing at once, and takes the viewing requests.',
  introduction:
    'For agents who lose Sunday night’s enquiries. It knows the BER, the size and the charges of each listing, and takes requests for viewings. For lettings, it says which references you need before anyone drives out.',
  benefit: 'Sunday night’s enquiries have an answer on Sunday night.',
  features: [
    'Knows BER, size, charges and viewing times of each listing',
    'Asks buyers about funding and timing',
    'Takes requests for viewings',
    'Says which references tenants need',
    'Takes requests for valuations',
  ],
  handsOver: 'Offers and negotiation: your negotiator gets them at once.',
  events: [
    {
      at: '08:20',
      question: 'Has anybody made an offer?',
      answer:
        'Our negotiator answers that one, so that every buyer hears the same. I’ll ask her to ring you. What’s your number, and what time suits?',
    },
    { at: '08:45', done: 'Tells three people when Saturday’s viewings are.' },
    { at: '12:15', done: 'Answers nine enquiries on a new listing, and notes who has funding.' },
    { at: '17:05', done: 'Tells a tenant which references you need.' },
    {
      at: '18:50',
      question: 'Is the two-bed apartment still to let?',
      answer:
        'It is, at €1,350 a month. We need a reference from your employer and one from your last landlord. Shall I ask for a viewing?',
    },
    {
      at: '20:15',
      question: 'Is the house in Ennis still for sale, and what is the BER?',
      answer:
        'It is, and it has a B3 rating. There are viewings on Thursday at five and Saturday at eleven. Which will I ask for?',
    },
    { at: '22:50', done: 'Takes a request for a valuation in Kilrush from a seller who writes late.' },
  ],
} as const satisfies Agent;
