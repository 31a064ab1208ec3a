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
  description: 'Checks your dates and explains your packages while you’re behind the camera.',
  introduction:
    'For photographers, who can’t type with a camera in their hands. Couples hear at once whether their date is free, your packages are explained as you wrote them, and the contract goes out with the deposit link.',
  benefit: 'Couples who write on Saturday don’t wait until Tuesday.',
  features: [
    'Checks dates against your calendar',
    'Explains packages, albums and usage',
    'Takes the details of the day',
    'Sends contract and deposit link',
    'Collects the must-have shots',
  ],
  handsOver: 'Special prices and commercial licences.',
  example: {
    question: 'Are you free on the second Saturday of August?',
    answer:
      'That Saturday is free. May I ask where the ceremony is, and roughly how many guests? Then I can tell you which package fits.',
  },
  questions: [
    {
      question: 'When do we get the pictures?',
      answer:
        'A first set within a week, the full gallery in the time our contract gives. If you need one for the thank-you cards sooner, say which.',
    },
    {
      question: 'Do you do passport photos for a baby?',
      answer:
        'We do, and before noon you don’t need an appointment. Bring a plain white blanket and a fed baby, and it takes ten minutes.',
    },
  ],
  day: [
    { time: '10:10', text: 'Checks a June date against your calendar and holds it for a week.' },
    { time: '14:25', text: 'Explains to a bakery what usage rights come with product shots.' },
    { time: '18:05', text: 'Sends contract and deposit link to the couple who said yes.' },
    { time: '22:15', text: 'Collects the names for the group pictures, granny first.' },
  ],
} as const satisfies Agent;
