import type { Agent } from './agent';

export const fitnessTrainer = {
  id: 10,
  name: 'Fitness Trainer AI',
  slug: 'fitness-trainer-ai',
  niche: 'Gyms and personal trainers',
  industry: 'other',
  image: { glyph: 'dumbbell', tint: 'brick' },
  popularity: 'Rising Star',
  seoKeywords: ['AI for gyms', 'personal trainer booking agent', 'class booking chatbot', 'gym membership questions'],
  description: 'Answers the January questions, and takes the request for the first session.',
  introduction:
    'For gyms, and for trainers who work alone. It takes class bookings before you’re up, answers membership questions without small print, and asks what you’d like to be able to do before a first session.',
  benefit: 'Trainers coach on the floor while the messages get an answer.',
  features: [
    'Takes bookings for classes and inductions',
    'Explains memberships without small print',
    'Asks what people would like to be able to do',
    'Says what’s on, and when',
    'Takes requests for freezes and cancellations',
  ],
  handsOver: 'Medical conditions, and members who are upset.',
  events: [
    {
      at: '05:50',
      question: 'I have not trained in ten years. Where do I start?',
      answer:
        'With an induction: forty minutes with a trainer, nobody watching. What would you like to be able to do, and which day suits?',
    },
    { at: '06:10', done: 'Takes a booking for the seven o’clock class.' },
    { at: '12:05', done: 'Explains the off-peak membership and takes a request for a tour on Saturday.' },
    { at: '17:30', done: 'Tells six people which classes are on tonight.' },
    { at: '21:15', done: 'Takes a request to freeze a membership for two months.' },
    {
      at: '21:20',
      question: 'Is there a joining fee?',
      answer:
        'No joining fee on the monthly plan. You pay the first month, €42, and a deposit for the fob. Would you like to see the place first?',
    },
    {
      at: '22:30',
      question: 'I have a bad knee. Is the Tuesday class all right for me?',
      answer:
        'That’s one for the trainer. I’ll ask for ten minutes with her before the class. What’s your name and number?',
    },
  ],
} as const satisfies Agent;
