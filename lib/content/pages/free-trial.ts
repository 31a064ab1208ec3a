import { repeatedFigure } from '@/lib/content/figures';

export const freeTrial = {
  title: `${repeatedFigure('trialDays')} with an AI employee, free`,
  lead: 'On your own website, with your own customers. No payment details, and it ends by itself.',
  formTitle: 'Tell us about your business',
  self: { label: 'Or put it live yourself, tonight', href: '/meet-your-agent' },
  mails: 'Your e-mail',
  picture: 'An example: a bakery’s trial, as it arrives by e-mail.',
};

export const trialSteps = {
  title: 'How it works',
  steps: [
    {
      when: 'Two minutes',
      title: 'You fill in the form',
      text: 'Name, e-mail, business and industry. Your website helps, if you have one.',
    },
    {
      when: `Within ${repeatedFigure('trialSetupTime')}`,
      title: 'We set it up',
      text: 'We read your website, choose the agent for your trade, and send you a link to try it privately. You needn’t wait: you can put a first version live yourself.',
    },
    {
      when: repeatedFigure('trialDays'),
      title: 'It works for you',
      text: 'The clock starts when it goes live, not when you fill in the form. You can read every conversation.',
    },
    {
      when: 'After that',
      title: 'It stops',
      text: 'If you want to keep it, tell us. If not, do nothing.',
    },
  ],
};

export const trialIncluded = {
  title: 'Included in the trial',
  items: [
    'One agent from the catalogue, trained on your website',
    'Chat on your website, or a private page if you have none',
    'Answers at any hour, every day of the trial',
    'Leads and booking requests sent to your e-mail, to accept in one tap',
    'Every conversation, yours to read and keep',
    'A person to change what you don’t like',
  ],
  notTitle: 'Not in the trial',
  notItems: [
    'Connections to your booking system or shop; these come with the subscription',
    'The AI Calling Agent, which isn’t out yet',
  ],
};

export const trialCosts = {
  title: 'And if you keep it',
  labels: { setup: 'Set-up, once', monthly: 'Each month', guarantee: 'Money-back guarantee' },
  text: 'No contract. Cancel at the end of any month.',
  note: {
    about: 'What the trial and the subscription cost',
    claims: ['setupFee', 'monthlyPrice', 'guaranteeDays', 'trialDays', 'trialSetupTime'] as const,
  },
};
