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
  description: 'Takes table bookings, explains the menu, and reads your allergen chart.',
  introduction:
    'For places whose guests would rather message than ring. It takes the booking, answers allergen questions from your chart and nothing else, and passes on what the kitchen should know.',
  benefit: 'Tables fill while you’re on the pass.',
  features: [
    'Takes bookings for you to accept in one tap',
    'Answers from your allergen chart, never from memory',
    'Explains your deposit for large parties',
    'Handles communion and Christmas menus',
    'Takes changes and late arrivals',
  ],
  handsOver: 'Severe allergies and private hire: the manager gets the conversation.',
  example: {
    question: 'Table for six on Saturday at eight? One of us is coeliac.',
    answer:
      'I’ll put in the request for Saturday at eight. Our allergen chart shows which mains are made without gluten, and I’ll tell the kitchen. What name is it under?',
  },
  questions: [
    {
      question: 'Do you have high chairs, and can we bring a buggy?',
      answer:
        'We have four high chairs and there is a ramp at the side door. I’ll note both with your request. How many of you are coming?',
    },
    {
      question: 'We are running twenty minutes late. Is that all right?',
      answer: 'Thanks for letting us know. I’ll tell the team now. What name is the table under?',
    },
  ],
  day: [
    { time: '10:30', text: 'Takes a cancellation for tonight, and tells you at once.' },
    { time: '13:15', text: 'Answers the allergen question from your chart while the kitchen is flat out.' },
    { time: '19:40', text: 'Takes down that a party of four is running twenty minutes late.' },
    { time: '23:55', text: 'Takes a communion enquiry for twenty-two and shows the set menu.' },
  ],
} as const satisfies Agent;
