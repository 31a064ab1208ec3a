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
  description: 'Asks what a student needs, and answers the parents.',
  introduction:
    'For one kitchen table or a whole school. It asks subject, level and exam year, answers course enquiries and takes requests for lessons. Parents get an answer in the evening, when they have time to ask.',
  benefit: 'More teaching, less texting.',
  features: [
    'Asks subject, level and exam year',
    'Says who teaches what, and when',
    'Takes requests for lessons, and changes',
    'Answers parents in the evening',
    'Explains courses and fees',
  ],
  handsOver: 'Anything about a child’s welfare.',
  events: [
    {
      at: '08:05',
      question: 'Can we have the lesson notes sent to us both?',
      answer: 'I’ll ask your tutor. What’s the second e-mail address, and the student’s name?',
    },
    { at: '09:30', done: 'Takes a request to move a lesson that clashes with a match.' },
    { at: '16:10', done: 'Tells a Junior Cycle student which tutor has Irish on Thursdays.' },
    { at: '18:45', done: 'Tells a parent what a term of grinds costs.' },
    {
      at: '21:50',
      question: 'Do you have higher-level maths for sixth year?',
      answer: 'We do, on Mondays and Wednesdays after school and online on Saturdays. Which topics are giving trouble?',
    },
    { at: '22:20', done: 'Explains the Easter revision course and takes down a name.' },
    {
      at: '22:40',
      question: 'Is it one to one or in a group?',
      answer:
        'Both. One to one is €40 an hour for maths. A small group, never more than six, is €20. Which exam year is it?',
    },
  ],
} as const satisfies Agent;
