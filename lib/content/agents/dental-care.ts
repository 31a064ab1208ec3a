import type { Agent } from './agent';

export const dentalCare = {
  id: 7,
  name: 'Dental Care AI',
  slug: 'dental-care-ai',
  niche: 'Dental practices',
  industry: 'healthcare',
  image: { glyph: 'smile', tint: 'green' },
  popularity: 'High Demand',
  seoKeywords: ['AI for dentists in Ireland', 'dental receptionist', 'dental appointment', 'patient recall'],
  description: 'Takes appointment requests, even on a sore Sunday night.',
  introduction:
    'For the front desk, not for the chair. It covers the hours when reception is busy or at home, explains your fees, and takes the request with everything reception will ask. Clinical questions go to you.',
  benefit: 'Reception looks after the patient at the desk instead of the inbox.',
  features: [
    'Takes requests for check-ups, hygienist and emergencies',
    'Explains your fees and payment plans',
    'Says when to ring at once, in your words',
    'Says what to bring to the first visit',
    'Marks what is urgent',
  ],
  handsOver: 'Clinical advice of any kind. It takes the request; it doesn’t diagnose.',
  events: [
    {
      at: '06:50',
      question: 'My filling fell out and it hurts. Can I be seen today?',
      answer:
        'I’ll ask for an urgent time today: what’s your name and number? If your face swells or you feel feverish, don’t wait for us: ring 020 917 0160, our out-of-hours number.',
    },
    { at: '08:35', done: 'Takes a cancellation for nine o’clock, and tells reception at once.' },
    { at: '11:00', done: 'Tells three new patients what to bring to a first visit.' },
    { at: '16:20', done: 'Explains what a check-up costs and how often you advise one.' },
    {
      at: '18:30',
      question: 'What does a filling cost?',
      answer:
        'From €95. The dentist gives you a written estimate after the check-up, before anything starts. A check-up is €55. Shall I ask for one?',
    },
    {
      at: '20:10',
      question: 'Do you take medical cards?',
      answer:
        'We do, for the examination and treatments the scheme covers. Bring the card and photo ID. Shall I ask for an examination first?',
    },
    { at: '21:40', done: 'Says when to ring at once, and marks the request urgent.' },
  ],
} as const satisfies Agent;
