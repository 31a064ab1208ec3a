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
  events: [
    {
      at: '10:30',
      question: 'We have to cancel tonight, sorry. It’s under Byrne.',
      answer: 'Thanks for telling us. I’ll pass it on now. Would you like to ask for another evening?',
      done: 'Takes a cancellation for tonight, and tells you at once.',
    },
    { at: '17:50', done: 'Answers the allergen question from your chart while the kitchen is flat out.' },
    { at: '19:40', done: 'Takes down that a party of four is running twenty minutes late.' },
    {
      at: '22:15',
      question: 'Do you have high chairs, and can we bring a buggy?',
      answer:
        'We have four high chairs, and there’s a ramp at the side door. Shall I ask for a table? Then tell me the day, the time and how many you are.',
    },
    {
      at: '23:20',
      question: 'Table for six on Saturday at eight? One of us is coeliac.',
      answer:
        'I’ll ask for Saturday at eight, with a note to the kitchen: one coeliac. Our allergen chart shows which mains are made without gluten. What name is it under?',
    },
    { at: '23:55', done: 'Takes a communion enquiry for twenty-two and shows the set menu.' },
  ],
} as const satisfies Agent;
