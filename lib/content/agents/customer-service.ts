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
  handsOver: 'Refunds above your limit, and complaints that need a decision.',
  example: {
    question: 'I ordered on Tuesday. Is it on the way?',
    answer:
      'Orders take two to three working days, so it should be with you tomorrow. If you give me the order number, I’ll ask the shop to check.',
  },
  questions: [
    {
      question: 'Can I return something without the receipt?',
      answer:
        'If you paid by card we can usually find it. Tell me the day and roughly what it cost. Unused items can come back within 28 days.',
    },
    {
      question: 'Is there a real person I can talk to?',
      answer:
        'Yes. The shop is staffed until six. I’ve told them you’re here, and somebody can join us in this chat, or ring you tomorrow from nine. Which would you like?',
    },
  ],
  day: [
    { time: '08:55', text: 'Tells three people that the shop opens at nine and where to park.' },
    { time: '13:20', text: 'Takes an order number from a customer who is waiting, and asks you where it is.' },
    { time: '17:45', text: 'Takes a complaint in full and puts it on the manager’s desk with the order number.' },
    { time: '23:10', text: 'Explains the returns policy and where to find the label.' },
  ],
} as const satisfies Agent;
