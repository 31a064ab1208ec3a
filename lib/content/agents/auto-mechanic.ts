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
    'For garages whose messages come in while the car is up on the ramp. It asks for the registration first, takes the request for the check before the NCT, and explains your menu prices. It never guesses at a diagnosis.',
  benefit: 'Requests come in with the registration and the job, ready for you to plan the ramp.',
  features: [
    'Asks make, year, registration and mileage',
    'Takes bookings for services, tyres and NCT checks',
    'Explains your menu prices',
    'Says when you open and where to leave the key',
    'Takes down what the car is doing, in the owner’s words',
  ],
  handsOver: 'Brakes, steering and warning lights: a mechanic rings before the car is driven.',
  example: {
    question: 'How much is a full service on a 2016 Golf diesel?',
    answer:
      'A full service on a diesel is €240, with oil and all filters. It takes about half a day. Which day should I ask for?',
  },
  questions: [
    {
      question: 'My NCT is on Friday week. Can you look it over before?',
      answer:
        'We can. A pre-NCT check is €45, takes about an hour, and leaves you time for repairs. I’ll ask for Monday at nine. What’s the registration?',
    },
    {
      question: 'The engine light came on. Can I keep driving?',
      answer:
        'If it’s flashing or red, pull over when it’s safe and ring the garage. If it’s steady and amber, I’ll ask one of our mechanics to ring you today, before any long drive. What’s your number?',
    },
  ],
  day: [
    { time: '08:10', text: 'Tells two owners when you open and where to leave the key.' },
    { time: '10:45', text: 'Explains what front pads cost on your price menu.' },
    { time: '16:30', text: 'Passes on that an owner wants to know whether the car is ready.' },
    { time: '21:25', text: 'Takes down a pre-NCT check with registration, mileage and the test date.' },
  ],
} as const satisfies Agent;
