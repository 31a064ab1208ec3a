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
  description: 'Looks after the appointment book and calms a sore Sunday night.',
  introduction:
    'For the front desk, not for the chair. It covers the hours when reception is busy or at home, knows how long each appointment takes, and recalls patients by message. Clinical questions go to you.',
  benefit: 'Reception looks after the patient at the desk instead of the inbox.',
  features: [
    'Books check-ups, hygienist and emergencies by length',
    'Explains your fees and payment plans',
    'Asks about pain, swelling and bleeding in order',
    'Sends forms before the first visit',
    'Recalls patients who are due',
  ],
  handsOver: 'Clinical advice of any kind. It books; it doesn’t diagnose.',
  example: {
    question: 'My filling fell out and it hurts. Can I be seen today?',
    answer:
      'I’m sorry to hear that. Do you have a fever, or any swelling in your face? We keep two urgent times today, at half past twelve and five.',
  },
  questions: [
    {
      question: 'Do you take medical cards?',
      answer:
        'We do, for the examination and treatments the scheme covers. Bring the card and photo ID. Shall I book the examination first?',
    },
    {
      question: 'What does a crown cost?',
      answer:
        'Our fee list has the range, and the dentist gives you a written estimate after the examination, before anything starts. Would you like to come in for one?',
    },
  ],
  day: [
    { time: '08:35', text: 'Fills the nine o’clock that cancelled overnight from the short-notice list.' },
    { time: '11:00', text: 'Sends the medical history form to tomorrow’s three new patients.' },
    { time: '16:20', text: 'Recalls patients who are seven months from their last check-up.' },
    { time: '21:40', text: 'Asks about pain and swelling in order, and holds the first urgent time.' },
  ],
} as const satisfies Agent;
