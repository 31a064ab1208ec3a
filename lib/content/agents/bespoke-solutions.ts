import type { Agent } from './agent';

export const bespokeSolutions = {
  id: 20,
  name: 'Bespoke Solutions AI',
  slug: 'bespoke-solutions-ai',
  niche: 'Work that fits no badge',
  industry: 'other',
  image: { glyph: 'puzzle', tint: 'marigold' },
  popularity: 'Unlimited',
  seoKeywords: ['bespoke AI agent in Ireland', 'custom AI employee', 'AI process automation', 'AI agent integration'],
  description: 'Built around a process of your own: parts, permits, deliveries, members, whatever it is you do.',
  introduction:
    'For the job that’s in nobody’s catalogue. It begins with a workshop: we map the process with you, build an AI employee around it, and test it on your own cases. It pays where the same steps come back every day. Software has to be able to read your systems; if it can’t, we tell you first.',
  benefit: 'The job you thought nobody could take off your hands.',
  features: [
    'A workshop to map the process',
    'Connections to the systems you use',
    'Its own tests, written with you',
    'More than one language',
    'A person who knows your case',
  ],
  handsOver: 'Whatever you decide. It’s written down before we start.',
  events: [
    {
      at: '06:55',
      question: 'Could you scaffold around a bay window?',
      answer:
        'I have no price for that shape, so I’ll ask the yard to ring you. How high is it, and what’s your number?',
      done: 'Leaves you one question: a customer wants a price for a shape you haven’t built.',
    },
    { at: '07:15', done: 'Takes an order for a scaffold tower, with the site and the Eircode.' },
    { at: '10:20', done: 'Asks for the delivery times that suit the site.' },
    { at: '14:45', done: 'Takes a request to extend a hire that ends on Friday.' },
    {
      at: '18:20',
      question: 'Can we keep the mixer another week?',
      answer: 'I’ll ask for you. Another week is €60. What name is the hire under?',
    },
    {
      at: '19:30',
      question: 'Have you a scaffold tower for Friday, delivered to Gort?',
      answer:
        'A tower is €85 a week, and delivery €40. I’ll ask the yard about Friday. What’s the Eircode of the site?',
    },
  ],
} as const satisfies Agent;
