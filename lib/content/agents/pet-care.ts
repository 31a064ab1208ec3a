import type { Agent } from './agent';

export const petCare = {
  id: 15,
  name: 'Pet Care AI',
  slug: 'pet-care-ai',
  niche: 'Vets, groomers and kennels',
  industry: 'other',
  image: { glyph: 'paw', tint: 'sand' },
  popularity: '',
  seoKeywords: ['AI for vets in Ireland', 'dog groomer booking agent', 'kennel booking', 'pet care AI'],
  description: 'Takes bookings for the groom, the jab and the kennel, and knows what can’t wait.',
  introduction:
    'For vets, groomers and kennels: the front desk, not the diagnosis. It asks for size and treatment before a groom, and for the vaccination card before a kennel. Anything that sounds urgent goes to the vet on duty as an urgent message, and the owner gets the emergency number.',
  benefit: 'The desk is calm, even on a bank-holiday Friday.',
  features: [
    'Takes bookings by animal, size and treatment',
    'Asks about vaccination before boarding',
    'Asks the urgent questions in order',
    'Says when boosters are due',
    'Explains your aftercare advice',
  ],
  handsOver:
    'Anything that sounds urgent: the owner gets your emergency number, and the vet on duty an urgent message.',
  events: [
    {
      at: '07:25',
      question: 'Can my cat stay with you for the August weekend?',
      answer: 'I’ll ask for a place in the cattery. When was she vaccinated, and does she take any medicine?',
    },
    { at: '08:20', done: 'Takes four requests for boosters.' },
    { at: '11:50', done: 'Tells a boarding client to bring the vaccination card.' },
    { at: '16:40', done: 'Shows the aftercare page to the owner of a spaniel.' },
    {
      at: '19:30',
      question: 'How much is a full groom for a cockapoo?',
      answer:
        'From €50, depending on size and coat. The groomer confirms it when she sees him. Is he used to being groomed, and which day suits?',
    },
    {
      at: '20:25',
      done: 'Reads “can’t breathe well”, stops booking, gives the emergency number and alerts the vet on duty.',
    },
    {
      at: '23:05',
      question: 'My dog ate a bar of dark chocolate. Is that bad?',
      answer:
        'It can be. Please ring our emergency line now: 020 916 0144. While you do, tell me your dog’s weight, how much it ate and when, and I’ll send that to the vet on duty.',
    },
  ],
} as const satisfies Agent;
