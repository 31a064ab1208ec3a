import type { Agent } from './agent';

export const restaurantExpert = {
  id: 4,
  name: 'Restaurant Expert AI',
  slug: 'restaurant-expert-ai',
  niche: 'Restaurants, cafés and pubs',
  industry: 'restaurant',
  businessType: 'restaurant',
  image: { glyph: 'utensils', tint: 'brick' },
  popularity: 'Most Popular',
  seoKeywords: ['AI restaurant bookings', 'table reservation agent', 'restaurant chatbot', 'AI for cafés'],
  description: 'Books tables, explains the menu, and knows which dishes hold which allergens.',
  introduction:
    'AI restaurant bookings that respect your table plan. It is a table reservation agent when the phone would ring in the middle of service, a restaurant chatbot that answers on allergens from your chart and nothing else, and AI for cafés and pubs that only want hours and menu answered.',
  benefit: 'The phone stops ringing in the middle of service, and tables still fill.',
  features: [
    'Takes bookings to your table plan',
    'Answers from your allergen chart, never from memory',
    'Takes deposits for large parties by link',
    'Handles communion and Christmas menus',
    'Offers the next free time when you are full',
  ],
  handsOver: 'Severe allergies and private hire: the manager gets the conversation.',
  example: {
    question: 'Table for six on Saturday at eight? One of us is coeliac.',
    answer:
      'Saturday at eight is free for six. Nine of our mains are made without gluten; our allergen chart has the details, and the kitchen will have your note. Which name shall I book?',
  },
  questions: [
    {
      question: 'Do you have high chairs, and can we bring a buggy?',
      answer:
        'We have four high chairs and there is a ramp at the side door. I will note both, so that you get a table with room. For how many?',
    },
    {
      question: 'We are running twenty minutes late. Is that all right?',
      answer:
        'Thanks for saying. I have told the floor, and your table is held. It is booked again at half past nine, so you have it until then.',
    },
  ],
  day: [
    { time: '10:30', text: 'Confirms tonight’s tables and lets the waiting list have one that was cancelled.' },
    { time: '13:15', text: 'Answers the allergen question from your chart while the kitchen is flat out.' },
    { time: '19:40', text: 'Says you are full at eight and fills the table at half past nine.' },
    { time: '23:55', text: 'Takes a communion enquiry for twenty-two and sends the set menu.' },
  ],
} as const satisfies Agent;
