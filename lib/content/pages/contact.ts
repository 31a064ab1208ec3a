import { figure } from '@/lib/content/figures';
import { env } from '@/lib/env';

export const contact = {
  /** Only who is named is a person to talk to. */
  title: env.contactPerson ? 'Talk to a person' : 'Talk to us',
  lead: 'You’ll hear from a person within one working day.',
  formTitle: 'Write to us',
  details: env.contactAddress || env.company.office ? 'Where to find us' : 'How to reach us',
  labels: { email: 'E-mail', phone: 'Phone', address: 'Address', hours: 'Hours' },
  hours: 'Monday to Friday, nine to half past five, Irish time',
  next: {
    title: 'What happens next',
    inbox: 'Your e-mail',
    picture: 'An example: a message in the evening, and its answer.',
    demo: 'If you asked for a demo, we build it from your own website and show it to you. The demo is free, and takes half an hour of your time.',
  },
  trial: {
    title: 'Would you rather just try it?',
    text: `${figure('trialDays')}, free, and you needn’t talk to anyone first.`,
    link: { label: 'Go to the free trial', href: '/free-trial' },
  },
} as const;
