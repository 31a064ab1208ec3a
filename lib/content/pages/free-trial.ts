import { type ClaimId, claims } from '@/lib/content/claims';

export const freeTrial = {
  title: `${claims.trialDays.display} with an AI employee, free`,
  lead: 'On your own website, with your own customers. No payment details, and it ends by itself.',
  formTitle: 'Tell us about your business',
};

export const trialSteps = {
  title: 'How it works',
  steps: [
    {
      when: 'Two minutes',
      title: 'You fill in the form',
      text: 'Name, e-mail, business and trade. The website address helps, if you have one.',
    },
    {
      when: `Within ${claims.trialSetupTime.display}`,
      title: 'We set it up',
      text: 'We read your website, choose the agent for your trade, and send you a link to try it in private.',
    },
    {
      when: claims.trialDays.display,
      title: 'It works for you',
      text: 'The days start when it goes live, not when you fill in the form. You can read every conversation.',
    },
    {
      when: 'After that',
      title: 'It stops',
      text: 'By itself. If you want to keep it, you say so. If not, you do nothing.',
    },
  ],
};

export const trialIncluded = {
  title: 'Included in the trial',
  items: [
    'One agent from the catalogue, trained on your website',
    'Chat on your website, or a private page if you have none',
    'Answers at any hour, every day of the trial',
    'Leads and booking requests sent to your e-mail',
    'Every conversation to read, and yours to keep',
    'A person to change what you do not like',
  ],
  notTitle: 'Not in the trial',
  notItems: [
    'Connections to your booking system or shop; these come with the subscription',
    'The AI Calling Agent, which is not out yet',
  ],
};

export const trialCosts = {
  title: 'And if you keep it',
  labels: { setup: 'Set-up, once', monthly: 'Each month', guarantee: 'Money back within' },
  text: 'No contract. Cancel at the end of any month.',
};

export const trialMarked: readonly ClaimId[] = ['setupFee', 'monthlyPrice', 'guaranteeDays'];
export const trialClaims: readonly ClaimId[] = ['trialDays', 'trialSetupTime', ...trialMarked];
