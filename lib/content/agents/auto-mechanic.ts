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
  events: [
    {
      at: '07:20',
      question: 'How much is a timing belt?',
      answer: 'From €390, depending on the car. What’s the registration, and which day suits you?',
    },
    { at: '08:10', done: 'Tells two owners when you open and where to leave the key.' },
    { at: '10:45', done: 'Explains what front pads cost on your price menu.' },
    { at: '16:30', done: 'Passes on that an owner wants to know whether the car is ready.' },
    {
      at: '19:20',
      question: 'The engine light came on. Can I keep driving?',
      answer:
        'If it’s flashing or red, stop where it’s safe and switch off. If it’s steady and amber, take no long trips. I’ll ask a mechanic to ring you before you drive on: what’s the registration, and your number?',
    },
    {
      at: '21:25',
      question: 'My NCT is on Friday week. Can you look it over before?',
      answer:
        'A pre-NCT check is €45, takes about an hour, and leaves time for repairs. Which day suits, and what are the registration and the mileage?',
      done: 'Takes down a pre-NCT check with registration, mileage and the test date.',
    },
  ],
} as const satisfies Agent;
