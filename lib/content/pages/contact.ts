import { claims } from '@/lib/content/claims';

export const contact = {
  title: 'Talk to a person',
  lead: 'Ask for a custom demo, a price for a larger team, or an honest opinion on whether you need this at all.',
  formTitle: 'Write to us',
  details: 'Other ways to reach us',
  labels: { email: 'E-mail', phone: 'Phone', office: 'Office', hours: 'Hours' },
  hours: 'Monday to Friday, nine to half past five, Irish time',
  next: {
    title: 'What happens next',
    steps: [
      'Your message is stored and lands with the person who will answer it.',
      'You hear back within one working day, usually sooner, from a person with a name.',
      'If you asked for a demo, we build it from your own website and show it to you. That takes half an hour of your time.',
    ],
  },
  trial: {
    title: 'Rather just try it?',
    text: `The trial runs for ${claims.trialDays.display} and needs no conversation first.`,
    link: { label: 'Go to the free trial', href: '/free-trial' },
  },
} as const;

export const contactClaims = ['trialDays'] as const;
