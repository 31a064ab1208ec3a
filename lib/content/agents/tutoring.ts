import type { Agent } from './agent';

export const tutoring = {
  id: 18,
  name: 'Tutoring AI',
  slug: 'tutoring-ai',
  niche: 'Grinds, schools and training',
  industry: 'education',
  image: { glyph: 'book', tint: 'brick' },
  popularity: '',
  seoKeywords: ['AI for tutors in Ireland', 'grinds booking agent', 'training centre chatbot', 'course enquiries'],
  description: 'Matches students and tutors, and keeps parents in the picture.',
  introduction:
    'For one kitchen table or a whole school. It asks subject, level and exam year, answers course enquiries and keeps the timetable. Parents get a note after each lesson.',
  benefit: 'More teaching, less texting.',
  features: [
    'Asks subject, level and exam year',
    'Matches tutor and timetable',
    'Books and moves lessons',
    'Sends parents a note after each lesson',
    'Explains courses and fees',
  ],
  handsOver: 'Anything about a child’s welfare.',
  example: {
    question: 'Do you have higher-level maths for sixth year?',
    answer: 'We do, on Mondays and Wednesdays after school and online on Saturdays. Which topics are giving trouble?',
  },
  questions: [
    {
      question: 'Is it one to one or in a group?',
      answer:
        'Both. One to one is by the hour, groups are never more than six. For the orals, one to one suits best. Which exam year is it?',
    },
    {
      question: 'Can we have the lesson notes sent to us both?',
      answer: 'Certainly. Give me the second e-mail address and I’ll send the note to both of you after each lesson.',
    },
  ],
  day: [
    { time: '09:30', text: 'Moves a lesson that clashes with a match, with the tutor’s agreement.' },
    { time: '14:00', text: 'Matches a Junior Cycle student who needs Irish with a tutor who has Thursdays.' },
    { time: '18:45', text: 'Sends parents a two-line note after each lesson.' },
    { time: '22:20', text: 'Explains the Easter revision course and takes a deposit by link.' },
  ],
} as const satisfies Agent;
