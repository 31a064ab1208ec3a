import type { Agent } from './agent';

export const petCare = {
  id: 15,
  name: 'Pet Care AI',
  slug: 'pet-care-ai',
  niche: 'Vets, groomers and kennels',
  industry: 'other',
  image: { glyph: 'paw', tint: 'brick' },
  popularity: '',
  seoKeywords: ['AI for vets in Ireland', 'dog groomer booking agent', 'kennel booking', 'pet care AI'],
  description: 'Books the groom, the jab and the kennel, and knows when to say “come in now”.',
  introduction:
    'AI for vets in Ireland, for the desk and not for the diagnosis. The same pet care AI is a dog groomer booking agent that asks for size and treatment, and checks vaccination before a kennel booking. What sounds urgent goes straight to the vet on duty.',
  benefit: 'The desk is calm, even on a bank-holiday Friday.',
  features: [
    'Books by animal, size and treatment',
    'Checks vaccination before boarding',
    'Asks the urgent questions in order',
    'Reminds owners of boosters',
    'Sends aftercare notes',
  ],
  handsOver: 'Anything that sounds urgent, straight to the vet on duty.',
  example: {
    question: 'My dog ate a bar of dark chocolate. Is that bad?',
    answer:
      'It can be. I am ringing the vet on duty now. What does your dog weigh, how much was it, and when did it happen?',
  },
  questions: [
    {
      question: 'How much is a full groom for a cockapoo?',
      answer:
        'It goes by size and coat, so I give you the range from our list and the groomer confirms it when she sees him. Is he used to being groomed?',
    },
    {
      question: 'Can my cat stay with you for the August weekend?',
      answer:
        'There are two places left in the cattery. I need her vaccination date and whether she takes medicine. Shall I hold one until tomorrow evening?',
    },
  ],
  day: [
    { time: '08:20', text: 'Books four boosters that fell due this week.' },
    { time: '11:50', text: 'Asks a boarding client for the vaccination card before the bank holiday.' },
    { time: '16:40', text: 'Sends the aftercare note for a spaniel that came home from surgery.' },
    { time: '20:25', text: 'Hears “cannot breathe well”, stops booking, and rings the vet on duty.' },
  ],
} as const satisfies Agent;
