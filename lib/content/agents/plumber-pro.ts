import type { Agent } from './agent';

export const plumberPro = {
  id: 3,
  name: 'Plumber Pro AI',
  slug: 'plumber-pro-ai',
  niche: 'Plumbing and heating',
  industry: 'construction',
  businessType: 'plumber',
  image: { glyph: 'wrench', tint: 'green' },
  popularity: 'Most Popular',
  seoKeywords: [
    'AI for plumbers',
    'plumber answering service in Ireland',
    'boiler service booking',
    'emergency plumber',
  ],
  description: 'Takes the burst-pipe call at two in the morning and the boiler service at lunch.',
  introduction:
    'AI for plumbers, trained on leaks, boilers and cylinders. Think of a plumber answering service in Ireland that also writes things down: it hears out the person looking for an emergency plumber at night, does the boiler service booking by day, and leaves you one list of jobs in the morning.',
  benefit: 'No call goes to voicemail while your hands are in a cylinder.',
  features: [
    'Walks people to their stopcock',
    'Asks for boiler make, age and fault code',
    'Books services by area, to save driving',
    'Quotes your call-out charge plainly',
    'Sends the day’s jobs as one list at seven',
  ],
  handsOver: 'A smell of gas: it gives the emergency number first and rings you second.',
  example: {
    question: 'No hot water and the boiler shows F28. Can someone come today?',
    answer:
      'F28 usually means the boiler cannot light. We have a slot between three and five today; the call-out charge is on our price list. Shall I book it, and what is your Eircode?',
  },
  questions: [
    {
      question: 'There is water coming through the ceiling. What do I do first?',
      answer:
        'Turn off the stopcock: it is usually under the kitchen sink, clockwise to close. Keep away from lights that are wet. I am ringing our fitter now. What is your Eircode?',
    },
    {
      question: 'How often should an oil boiler be serviced?',
      answer:
        'Once a year is what makers ask for, and most warranties depend on it. When was yours done last? I can offer you a morning next week.',
    },
  ],
  day: [
    { time: '07:00', text: 'Sends the day’s jobs as one list, in the order of the road.' },
    { time: '12:30', text: 'Books a boiler service in Gort beside the one already there on Wednesday.' },
    { time: '17:20', text: 'Follows up a quote for a bathroom that went quiet after a week.' },
    { time: '02:10', text: 'Walks a woman to her stopcock, then wakes the fitter who is on call.' },
  ],
} as const satisfies Agent;
