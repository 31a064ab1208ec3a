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
  example: {
    question: 'We rent scaffolding. Could it check stock and book a lorry?',
    answer:
      'If your stock list and the lorry diary can be read by software, yes. We’d map it with you first and tell you honestly if it isn’t worth it.',
  },
  questions: [
    {
      question: 'Our members renew by paper form. Could it do that?',
      answer:
        'It can take the renewal on your website, ask for whatever is missing, and pass it to your office. The form itself can stay.',
    },
    {
      question: 'What if our system is fifteen years old?',
      answer:
        'Then we look at it first. If it can export a file, that’s often enough. If it can’t, we say so before you pay anything.',
    },
  ],
  day: [
    { time: '07:15', text: 'Takes an order for a scaffold tower, with the site and the Eircode.' },
    { time: '10:20', text: 'Asks for the delivery times that suit the site.' },
    { time: '14:45', text: 'Takes a request to extend a hire that ends on Friday.' },
    { time: '18:30', text: 'Leaves you one question: a customer wants a price for a shape you haven’t built.' },
  ],
} as const satisfies Agent;
