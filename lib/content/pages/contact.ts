import { figure } from '@/lib/content/figures';
import type { ScreenHandOver } from '@/lib/content/screens/screen';

export const contact = {
  title: 'Talk to a person',
  lead: 'You’ll hear from a person within one working day.',
  picture: 'How your message reaches us: on a phone, in the morning.',
  formTitle: 'Write to us',
  agent: 'Or ask our agent now',
  details: 'Other ways to reach us',
  labels: { email: 'E-mail', phone: 'Phone', address: 'Address', hours: 'Hours' },
  hours: 'Monday to Friday, nine to half past five, Irish time',
  next: {
    title: 'What happens next',
    steps: [
      'You’ll hear from a person within one working day.',
      'If you asked for a demo, we build it from your own website and show it to you. The demo is free, and takes half an hour of your time.',
    ],
  },
  trial: {
    title: 'Rather just try it?',
    text: `${figure('trialDays')}, free, and you needn’t talk to anyone first.`,
    link: { label: 'Go to the free trial', href: '/free-trial' },
  },
} as const;

/** The drawn phone of the team: a message from the form, made up. */
export const contactHandOver: ScreenHandOver = {
  time: '09:00',
  date: 'Monday',
  from: 'Contact form',
  summary: 'A bakery in Ennis would like a custom demo.',
  request: '“We bake at four, so mornings are hard. Could you show us how it takes cake orders?”',
  replies: ['Reply', 'Read their website'],
};
