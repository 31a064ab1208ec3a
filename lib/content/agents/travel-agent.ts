import type { Agent } from './agent';

export const travelAgent = {
  id: 14,
  name: 'Travel Agent AI',
  slug: 'travel-agent-ai',
  niche: 'Travel agents and tour operators',
  industry: 'other',
  image: { glyph: 'plane', tint: 'marigold' },
  popularity: 'Rising Star',
  seoKeywords: ['AI for travel agents', 'holiday enquiry agent', 'tour operator chatbot', 'travel booking'],
  description: 'Turns “somewhere warm in May” into three trips worth talking about.',
  introduction:
    'For travel agents who sell trips they know. It asks for dates, budget, airport and who’s coming, and answers on baggage and transfers from your own rules. The booking itself, and every payment, stays with you.',
  benefit: 'Enquiries made at midnight have an answer at midnight.',
  features: [
    'Asks dates, budget, airport and who is coming',
    'Quotes your own offers',
    'Explains baggage and transfer rules',
    'Answers at the hours when clients are away',
    'Says what your terms say about passports and balances',
  ],
  handsOver: 'Payments, visas, and trouble on the road.',
  events: [
    {
      at: '05:35',
      question: 'Our flight was cancelled. What now?',
      answer:
        'I’m sorry. The out-of-hours number is in your travel documents if you need somebody at once. Give me your name and number and I’ll pass it on as urgent. Keep the airline’s message and any receipts.',
    },
    { at: '09:45', done: 'Says what your terms say about passports that run out soon.' },
    { at: '13:40', done: 'Finds three self-catering weeks among your offers, within the budget that was named.' },
    { at: '18:20', done: 'Tells four clients when a balance is due.' },
    {
      at: '18:40',
      question: 'What hand baggage do we get?',
      answer:
        'It depends on your fare. The sizes, and what a larger bag costs, are on our baggage page. Are you travelling with a baby?',
    },
    {
      at: '21:15',
      question: 'Two adults, two children, a week in July from Shannon?',
      answer:
        'From Shannon we have seven nights in Lanzarote from €540, or the Algarve from €610. What’s your budget, and how old are the children?',
    },
    { at: '23:30', done: 'Takes a message from a client in a hotel lobby in Faro, and marks it urgent.' },
  ],
} as const satisfies Agent;
