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
    'For builders who’d rather build than answer messages. It asks for the measurements of a kitchen, politely for the budget of a renovation, and where an insulation enquiry comes from, before it takes a request for a site visit.',
  benefit: 'You visit the jobs you want, and you know them before you drive.',
  features: [
    'Asks room, measurements and budget range',
    'Asks whether there are drawings',
    'Explains your lead times',
    'Takes requests for site visits',
    'Says which counties you work in',
  ],
  handsOver: 'Prices, structural questions and anything about planning permission.',
  events: [
    {
      at: '07:10',
      question: 'Is there still a grant for insulation?',
      answer:
        'Grants change, so I won’t quote one from memory: the SEAI website has the current list. Our surveyor can tell you which ones your house might qualify for. Shall I ask for a visit?',
    },
    { at: '08:30', done: 'Takes requests for two site visits in Ennis.' },
    { at: '13:05', done: 'Asks a couple for room sizes and a budget range for a kitchen.' },
    { at: '16:00', done: 'Passes on a question about a quote, with the name and the job.' },
    {
      at: '20:40',
      question: 'How long would new windows take?',
      answer:
        'About six weeks from survey to fitting, and two days to fit them in a three-bed house. How many windows are there?',
      done: 'Explains your lead time for windows, and asks how many there are.',
    },
    {
      at: '21:50',
      question: 'Roughly what would a small extension cost?',
      answer:
        'That depends on size, ground and finish, so I won’t guess at a price. A site visit and a quote are free. What are the measurements, and your number?',
    },
  ],
} as const satisfies Agent;
