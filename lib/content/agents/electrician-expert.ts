import type { Agent } from './agent';

export const electricianExpert = {
  id: 2,
  name: 'Electrician Expert AI',
  slug: 'electrician-expert-ai',
  niche: 'Electrical contractors',
  industry: 'construction',
  businessType: 'electrician',
  image: { glyph: 'zap', tint: 'marigold' },
  popularity: 'High Demand',
  seoKeywords: ['AI for electricians', 'electrician booking agent', 'emergency electrician', 'EV charger enquiries'],
  description: 'Sorts a dead socket from a dangerous one, and books the right visit for each.',
  introduction:
    'AI for electricians has one duty before all others: to tell danger from inconvenience. Somebody who needs an emergency electrician is asked about smoke and sparks, and you are rung. For everything else it is an electrician booking agent: inspections fit around rewires, and EV charger enquiries arrive with photos of the fuse board.',
  benefit: 'Call-outs arrive sorted by urgency, with the Eircode and photos already there.',
  features: [
    'Asks the safety questions first',
    'Tells an emergency from a next-week job',
    'Collects photos of the fuse board',
    'Books rewires, chargers and inspections by length',
    'Explains what a completion certificate is',
  ],
  handsOver: 'Anything with smoke, sparks or a shock goes straight to your on-call phone.',
  example: {
    question: 'There is a burning smell from the fuse board. What do I do?',
    answer:
      'Switch off at the main switch if you can reach it safely and keep away from the board. I am ringing the on-call electrician now. What is your Eircode?',
  },
  questions: [
    {
      question: 'Half the sockets downstairs are dead. Is it urgent?',
      answer:
        'Is there any heat, smell or buzzing? If not, leave the tripped switch off and unplug what was running. I can put you in tomorrow between eight and ten.',
    },
    {
      question: 'Do I get a cert for the new board?',
      answer:
        'Yes. You get a completion certificate when the work is tested, and a copy by e-mail for your insurer or for a sale.',
    },
  ],
  day: [
    { time: '07:40', text: 'Moves a fuse-board job in Nenagh to Thursday, because the apprentice is out.' },
    { time: '11:15', text: 'Collects two photos and an Eircode for a car charger, and books the survey.' },
    { time: '18:50', text: 'Explains to a landlord what a periodic inspection covers and sends your price list.' },
    { time: '22:05', text: 'Hears “burning smell”, gives the safety steps and rings your on-call phone.' },
  ],
} as const satisfies Agent;
