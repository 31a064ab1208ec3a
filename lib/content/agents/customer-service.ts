import type { Agent } from './agent';

export const customerService = {
  id: 1,
  name: 'Customer Service AI',
  slug: 'customer-service-ai',
  niche: 'Any business with customers',
  industry: 'retail',
  image: { glyph: 'headset', tint: 'green' },
  popularity: 'Must Have',
  seoKeywords: ['AI customer service in Ireland', 'customer support agent', 'live chat', 'AI helpdesk'],
  description: 'Answers the questions you answer every day: opening hours, orders, returns, where to park.',
  introduction:
    'For businesses that never had the staff for a help desk. It answers live chat at any hour, from your own documents. When it doesn’t know, it asks one of you instead of sending people in circles.',
  benefit: 'Your team stops repeating itself and deals with the conversations that need a person.',
  features: [
    'Answers from your own website and documents',
    'Takes an order number and passes the question on',
    'Takes a complaint politely and in full',
    'Hands over to a person with the whole conversation',
    'Keeps a list of questions it couldn’t answer',
  ],
  handsOver: 'Refunds, and complaints that need a decision.',
  events: [
    {
      at: '07:40',
      question: 'Is there a real person I can talk to?',
      answer:
        'Of course. The shop opens at nine, and I’ll tell them you’re waiting. Would you like a reply here, or a call? Then leave me your number.',
    },
    { at: '08:55', done: 'Tells three people that the shop opens at nine and where to park.' },
    { at: '13:20', done: 'Takes an order number from a customer who is waiting, and asks you where it is.' },
    { at: '17:45', done: 'Takes a complaint in full and puts it on the manager’s desk with the order number.' },
    {
      at: '21:05',
      question: 'My order was due yesterday, and it’s a birthday present.',
      answer:
        'I’m sorry it’s late. What’s the order number, and a number for you? I’ll ask the shop to look first thing.',
    },
    {
      at: '23:10',
      question: 'Can I return something without the receipt?',
      answer:
        'Yes, if you paid by card. Unused items can come back within 28 days. Tell me the day and roughly what it cost, and the shop will look for it.',
      done: 'Says that unused items can come back within 28 days, even without the receipt.',
    },
  ],
} as const satisfies Agent;
