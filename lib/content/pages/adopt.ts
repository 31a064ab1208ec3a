import { offer } from '@/lib/content/offer';

/** The copy of the page on which a visitor takes over the agent of their website. */
export const adopt = {
  title: 'Put it on my website',
  lead: (site: string) =>
    `The agent for ${site} becomes yours, with everything typed so far. Next you’ll get the line for your website. It’s free for ${offer.trialDays} days from when it goes live, and nothing is charged.`,
  button: 'Take this agent over',
  signUpButton: 'Take it over and confirm my e-mail',
  signedInAs: 'You’re signed in as',
  haveAccount: { text: 'Have an account?', link: 'Sign in first' },
  accept: {
    before: 'I accept the ',
    link: 'processor’s terms',
    after: ' for my business: what you may do with my customers’ words, and what you may not.',
  },
  noScript:
    'This needs JavaScript, to show that you’re the one who began the preview. Switch it on and enter your website again, or have us set your agent up.',
  notYours: {
    title: 'This tab didn’t begin the preview',
    text: 'Anyone with the link can look at a preview, but only the browser tab it began in can take the agent over. Carry on there, or enter your website again here: it takes seconds.',
    link: 'Enter my website again',
  },
  setUpByUs: 'Have us set it up instead',
  sent: {
    title: 'Check your email',
    text: 'Open the link in our e-mail and the agent is yours. We’ll keep it as it is until then.',
  },
  unread: 'We couldn’t read this website, so there’s no agent to take over.',
} as const;
