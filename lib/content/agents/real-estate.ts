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
  description: 'Answers every enquiry on a listing within minutes, and arranges the viewings.',
  introduction:
    'For agents who lose Sunday night’s enquiries. It knows the BER, the size and the charges of each listing, and books viewings area by area. For lettings, it collects references before anyone drives out.',
  benefit: 'The Sunday-night enquiries have an answer before Monday’s meeting.',
  features: [
    'Knows BER, size, charges and viewing times of each listing',
    'Asks buyers about funding and timing',
    'Groups viewings by area',
    'Collects tenants’ references',
    'Books valuations with sellers',
  ],
  handsOver: 'Offers and negotiation: your negotiator gets them at once.',
  example: {
    question: 'Is the house in Ennis still for sale, and what is the BER?',
    answer:
      'It is, and it has a B3 rating. There are viewings on Thursday at five and Saturday at eleven. Which suits you?',
  },
  questions: [
    {
      question: 'What are the management fees on the apartment?',
      answer:
        'The yearly charge is on the listing and covers insurance, bins and the lift. I can send you the last statement. Are you buying to live there?',
    },
    {
      question: 'Has anybody made an offer?',
      answer:
        'Our negotiator answers that one, so that every buyer hears the same. I’ve asked her to ring you today. What time suits?',
    },
  ],
  day: [
    { time: '08:45', text: 'Confirms Saturday’s viewings and closes the gap between two of them.' },
    { time: '12:15', text: 'Answers nine enquiries on a new listing, and notes who is sale-agreed elsewhere.' },
    { time: '17:05', text: 'Reminds a tenant which references are still missing.' },
    { time: '22:50', text: 'Books a valuation in Kilrush for a seller who writes late.' },
  ],
} as const satisfies Agent;
