import { figure } from '@/lib/content/figures';

export const contact = {
  title: 'Talk to a person',
  lead: 'Ask for a custom demo, a price for a larger team, or an honest opinion on whether you need this at all.',
  formTitle: 'Write to us',
  agent: 'Or ask our agent now',
  details: 'Other ways to reach us',
  labels: { email: 'E-mail', phone: 'Phone', address: 'Address', hours: 'Hours' },
  hours: 'Monday to Friday, nine to half past five, Irish time',
  next: {
    title: 'What happens next',
    steps: [
      'We save your message and pass it to the person who will answer it.',
      'A person replies within one working day.',
      'If you asked for a demo, we build it from your own website and show it to you. That takes half an hour of your time.',
    ],
  },
  trial: {
    title: 'Rather just try it?',
    text: `The trial runs for ${figure('trialDays')} and needs no conversation first.`,
    link: { label: 'Go to the free trial', href: '/free-trial' },
  },
} as const;
