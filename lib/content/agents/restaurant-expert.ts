import type { Agent } from './agent';

export const restaurantExpert = {
  id: 4,
  name: 'Restaurant Expert AI',
  slug: 'restaurant-expert-ai',
  niche: 'Restaurants, cafés and pubs',
  industry: 'restaurant',
  image: { glyph: 'utensils', tint: 'brick' },
  popularity: 'Most Popular',
  seoKeywords: ['AI restaurant bookings', 'table reservation agent', 'restaurant chatbot', 'AI for cafés'],
  description: 'Books tables, explains the menu, and reads your allergen chart.',
  introduction:
    'For places whose guests would rather message than ring. It fills the tables you have, answers allergen questions from your chart and nothing else, and tells the kitchen.',
  benefit: 'Tables fill while you’re on the pass.',
  features: [
    'Takes bookings to your table plan',
    'Answers from your allergen chart, never from memory',
    'Takes deposits for large parties by link',
    'Handles communion and Christmas menus',
    'Offers the next free time when you’re full',
  ],
  handsOver: 'Severe allergies and private hire: the manager gets the conversation.',
  example: {
    question: 'Table for six on Saturday at eight? One of us is coeliac.',
    answer:
      'I’ll put in the request for Saturday at eight. Nine of our mains are made without gluten, and I’ll tell the kitchen. What name is it under?',
  },
  questions: [
    {
      question: 'Do you have high chairs, and can we bring a buggy?',
      answer:
        'We have four high chairs and there is a ramp at the side door. I’ll note both so you get a table with room. How many of you are coming?',
    },
    {
      question: 'We are running twenty minutes late. Is that all right?',
      answer:
        'Thanks for letting us know. I’ve told the team and your table is held. It’s booked again at half past nine, so you have it until then.',
    },
  ],
  day: [
    { time: '10:30', text: 'Confirms tonight’s tables and offers a cancelled one to the waiting list.' },
    { time: '13:15', text: 'Answers the allergen question from your chart while the kitchen is flat out.' },
    { time: '19:40', text: 'Says you’re full at eight and books the table for half past nine instead.' },
    { time: '23:55', text: 'Takes a communion enquiry for twenty-two and sends the set menu.' },
  ],
} as const satisfies Agent;
