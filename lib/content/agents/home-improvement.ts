import type { Agent } from './agent';

export const homeImprovement = {
  id: 12,
  name: 'Home Improvement AI',
  slug: 'home-improvement-ai',
  niche: 'Builders, kitchens, windows, insulation',
  industry: 'construction',
  image: { glyph: 'hammer', tint: 'sky' },
  popularity: '',
  seoKeywords: [
    'AI for builders in Ireland',
    'kitchen quote requests',
    'home renovation chatbot',
    'insulation enquiries',
  ],
  description: 'Finds out what the job is, before anyone drives an hour to look at it.',
  introduction:
    'For builders who’d rather build than answer messages. It collects measurements and photos for a kitchen, asks politely for the budget of a renovation, and sorts insulation enquiries by county before a site visit is booked.',
  benefit: 'You visit the jobs you want, and every quote gets its follow-up.',
  features: [
    'Asks room, measurements and budget range',
    'Collects photos and drawings',
    'Explains your lead times',
    'Books site visits by county',
    'Follows up on quotes after a week',
  ],
  handsOver: 'Prices, structural questions and anything about planning permission.',
  example: {
    question: 'Roughly what would a small extension cost?',
    answer:
      'That depends on size, ground and finish, so I won’t guess at a price. If you send the measurements and two photos, our estimator can ring you tomorrow with a range.',
  },
  questions: [
    {
      question: 'Is there still a grant for insulation?',
      answer:
        'Grants change, so I won’t quote one from memory: the SEAI website has the current list. Our surveyor can tell you which ones your house might qualify for. Shall I book a visit?',
    },
    {
      question: 'How long would new windows take?',
      answer:
        'The current lead time from survey to fitting is on our website, and fitting them in a three-bed house takes about two days. How many windows are there?',
    },
  ],
  day: [
    { time: '08:30', text: 'Rearranges two site visits so that both Ennis houses are on one morning.' },
    { time: '13:05', text: 'Asks a couple for room sizes, photos and a budget range for a kitchen.' },
    { time: '16:00', text: 'Follows up four quotes that are a week old, politely and once.' },
    { time: '20:40', text: 'Explains your lead time for windows and what happens on survey day.' },
  ],
} as const satisfies Agent;
