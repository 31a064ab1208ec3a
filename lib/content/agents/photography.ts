import type { Agent } from './agent';

export const photography = {
  id: 16,
  name: 'Photography AI',
  slug: 'photography-ai',
  niche: 'Photographers and studios',
  industry: 'other',
  image: { glyph: 'camera', tint: 'night' },
  popularity: '',
  seoKeywords: [
    'AI for photographers',
    'wedding photographer enquiries',
    'studio booking chatbot',
    'photography packages',
  ],
  description: 'Takes the date and explains your packages while you’re behind the camera.',
  introduction:
    'For photographers, who can’t type with a camera in their hands. Couples get an answer at once, your packages are explained as you wrote them, and you get the date, the place and the number of guests.',
  benefit: 'Couples who write on Saturday don’t wait until Tuesday.',
  features: [
    'Takes the date, for you to confirm',
    'Explains packages, albums and usage',
    'Takes the details of the day',
    'Says how a date is held',
    'Asks about the must-have shots',
  ],
  handsOver: 'Special prices and commercial licences.',
  events: [
    {
      at: '07:50',
      question: 'Do you do passport photos for a baby?',
      answer:
        'We do, by appointment. Bring a plain white blanket and a fed baby, and it takes ten minutes. Which day suits?',
    },
    { at: '10:10', done: 'Takes a request for a June date, with the venue.' },
    { at: '14:25', done: 'Explains to a bakery what usage rights come with product shots.' },
    { at: '18:05', done: 'Explains to a couple how a deposit holds their date.' },
    {
      at: '19:45',
      question: 'When do we get the pictures?',
      answer:
        'A first set within a week, and the full gallery within six. If you need one for the thank-you cards sooner, say which.',
    },
    { at: '22:15', done: 'Takes down who’s to be in the group pictures, granny first.' },
    {
      at: '22:20',
      question: 'Are you free on the second Saturday of August?',
      answer:
        'I’ll ask about that Saturday. A half day is €950, a full day €1,600. Where’s the ceremony, and roughly how many guests?',
    },
  ],
} as const satisfies Agent;
