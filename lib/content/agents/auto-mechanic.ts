import type { Agent } from './agent';

export const autoMechanic = {
  id: 6,
  name: 'Auto Mechanic AI',
  slug: 'auto-mechanic-ai',
  niche: 'Garages and tyre centres',
  industry: 'automotive',
  image: { glyph: 'car', tint: 'sky' },
  popularity: '',
  seoKeywords: ['AI for garages', 'car service booking agent', 'NCT preparation booking', 'mechanic chatbot'],
  description: 'Turns “it makes a noise” into a booking with the registration and the likely job.',
  introduction:
    'For garages whose messages come in while the car is up on the ramp. It asks for the registration first, fills the ramp by length of job, books the check before the NCT, and explains your menu prices. It never guesses at a diagnosis.',
  benefit: 'The ramp is planned the evening before, and customers know when to collect.',
  features: [
    'Asks make, year, registration and mileage',
    'Books services, tyres and NCT checks',
    'Explains your menu prices',
    'Lets owners know when the car is ready',
    'Chases approval for extra work',
  ],
  handsOver: 'Brakes, steering and warning lights: a mechanic rings before the car is driven.',
  example: {
    question: 'How much is a full service on a 2016 Golf diesel?',
    answer:
      'The full service for that engine is on our price menu, with oil and all filters. It takes about half a day. Would Tuesday or Thursday suit?',
  },
  questions: [
    {
      question: 'My NCT is on Friday week. Can you look it over before?',
      answer:
        'We can. A pre-NCT check takes about an hour and leaves you time for repairs. Would Monday at nine suit? I’ll need the registration.',
    },
    {
      question: 'The engine light came on. Can I keep driving?',
      answer:
        'If it’s flashing or red, pull over when it’s safe and ring the garage. If it’s steady and amber, I’ll ask one of our mechanics to ring you today, before any long drive. What’s your number?',
    },
  ],
  day: [
    { time: '08:10', text: 'Lets two owners know that their cars are up on the ramp.' },
    { time: '10:45', text: 'Gets approval for new front pads before the wheel goes back on.' },
    { time: '16:30', text: 'Tells an owner that the car is ready and what it came to.' },
    { time: '21:25', text: 'Books a pre-NCT check with registration, mileage and the test date.' },
  ],
} as const satisfies Agent;
