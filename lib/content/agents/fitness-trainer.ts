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
  example: {
    question: 'I have a bad knee. Is the Tuesday class all right for me?',
    answer:
      'Our trainer can adapt it, but let us check first: I can ask for a ten-minute chat before the class. Does a quarter to six work?',
  },
  questions: [
    {
      question: 'Is there a joining fee?',
      answer:
        'No joining fee on the monthly plan. You pay the first month, €42, and a deposit for the fob. Would you like to see the place first?',
    },
    {
      question: 'I have not trained in ten years. Where do I start?',
      answer: 'With an induction: forty minutes with a trainer, nobody watching. What would you like to be able to do?',
    },
  ],
  day: [
    { time: '06:10', text: 'Takes a booking for the seven o’clock class.' },
    { time: '12:05', text: 'Explains the off-peak membership and takes a request for a tour on Saturday.' },
    { time: '17:30', text: 'Tells six people which classes are on tonight.' },
    { time: '21:15', text: 'Takes a request to freeze a membership for a broken wrist.' },
  ],
} as const satisfies Agent;
