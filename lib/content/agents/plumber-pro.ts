import type { Agent } from './agent';

export const plumberPro = {
  id: 3,
  name: 'Plumber Pro AI',
  slug: 'plumber-pro-ai',
  niche: 'Plumbing and heating',
  industry: 'construction',
  image: { glyph: 'wrench', tint: 'sage' },
  popularity: 'Most Popular',
  seoKeywords: [
    'AI for plumbers',
    'AI receptionist for plumbers in Ireland',
    'boiler service booking',
    'emergency plumber',
  ],
  description: 'Replies to the burst-pipe message at two in the morning and takes the boiler service at lunch.',
  introduction:
    'For when both hands are in a hot press. It asks what’s leaking, where the stopcock is and what the Eircode is, gives your emergency number, and sends you the job. By day it takes down each boiler service booking, and in the morning they’re on one list.',
  benefit: 'Messages get an answer while your hands are full.',
  features: [
    'Walks people to their stopcock',
    'Asks for boiler make, age and fault code',
    'Takes bookings with the Eircode',
    'Quotes your call-out charge plainly',
    'Has the night’s requests on one list by morning',
  ],
  handsOver: 'A smell of gas: it gives the gas emergency number first, then sends you an urgent message.',
  events: [
    {
      at: '06:40',
      question: 'No hot water and the boiler shows F28. Can someone come today?',
      answer:
        'F28 usually means the boiler can’t light. I’ll ask for a visit today: a call-out is €95 for the first hour. What’s your Eircode and phone number?',
    },
    { at: '07:00', done: 'Has what came in overnight on one list.' },
    { at: '12:30', done: 'Takes down a boiler service in Gort, with the make and the Eircode.' },
    { at: '17:20', done: 'Passes on a question about a bathroom quote.' },
    {
      at: '19:15',
      question: 'How often should an oil boiler be serviced?',
      answer:
        'Once a year is what manufacturers recommend, and most warranties depend on it. Ours is €110. When was yours last done, and which week suits?',
    },
    {
      at: '02:10',
      question: 'There’s water coming through the ceiling. What do I do first?',
      answer:
        'Turn off the stopcock: it’s usually under the kitchen sink, and closes clockwise. Keep away from any wet lights or sockets. Then ring our emergency number, 020 915 0123. I’m sending our fitter an urgent message as well: what’s your Eircode and phone number?',
      done: 'Talks a customer through closing the stopcock, gives your emergency number and sends the fitter an urgent message.',
    },
  ],
} as const satisfies Agent;
