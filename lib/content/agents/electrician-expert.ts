import type { Agent } from './agent';

export const electricianExpert = {
  id: 2,
  name: 'Electrician Expert AI',
  slug: 'electrician-expert-ai',
  niche: 'Electrical contractors',
  industry: 'construction',
  image: { glyph: 'zap', tint: 'night' },
  popularity: 'High Demand',
  seoKeywords: ['AI for electricians', 'electrician booking agent', 'emergency electrician', 'EV charger enquiries'],
  description: 'Sorts a dead socket from a dangerous one, and takes down the right visit for each.',
  introduction:
    'For electricians, who can’t read messages up a ladder. Its first duty is telling danger from inconvenience: it asks about smoke and sparks, gives your emergency number, and sends you an urgent message. The rest of the day it takes requests for inspections and rewires, and asks what a car-charger survey needs.',
  benefit: 'Call-outs arrive sorted by urgency, with the Eircode and a number already there.',
  features: [
    'Asks the safety questions first',
    'Tells an emergency from a next-week job',
    'Asks what’s on the fuse board',
    'Takes requests for rewires, chargers and inspections',
    'Explains what a completion certificate is',
  ],
  handsOver:
    'Smoke, sparks or a shock: it gives the safety steps and your emergency number, and sends an urgent message to whoever is on call.',
  events: [
    {
      at: '07:15',
      question: 'Do I get a cert for the new board?',
      answer:
        'Yes. You get a completion certificate once the work is tested, and a copy by e-mail for your insurer or if you sell.',
    },
    { at: '07:40', done: 'Takes a request to move a fuse-board job in Nenagh to Thursday.' },
    { at: '11:15', done: 'Takes down a car-charger survey, with the Eircode and the make of car.' },
    { at: '18:50', done: 'Explains to a landlord what a periodic inspection covers and shows your prices.' },
    {
      at: '20:40',
      question: 'Half the sockets downstairs are dead. Is it urgent?',
      answer:
        'If there’s any heat, smell or buzzing, ring 020 914 0187 now. If not, leave the tripped switch off and unplug whatever was running. I’ll ask for a visit: what’s your Eircode, and which day suits?',
    },
    {
      at: '22:05',
      question: 'There is a burning smell from the fuse board. What do I do?',
      answer:
        'If you can reach the main switch safely, turn it off, then keep away from the board. If you see flames, get out and ring 999 or 112. Please ring our emergency number now: 020 914 0187. I’m sending our on-call electrician an urgent message too: what’s your Eircode and phone number?',
      done: 'Reads “burning smell”, gives the safety steps and your emergency number, and sends you an urgent message.',
    },
  ],
} as const satisfies Agent;
