/** The copy of the page on which a trial begins. */
export const trialStart = {
  title: 'This is the start of your agent',
  reading: (site: string) => `A first draft is reading ${site}. A few seconds more…`,
  read: (site: string) => `A first draft has read ${site}`,
  score: (answered: number, asked: number, audience: string) =>
    `It can answer ${answered} of the ${asked} questions that customers ask ${audience}. Ask it yourself: it says only what your website says.`,
  unread: {
    title: 'Your agent starts from you',
    text: 'You gave us no website, so the first things it knows are the ones you tell it.',
    later: (site: string) => `We haven’t read ${site} yet. Until we have, it knows what you tell it.`,
  },
  failed: {
    title: (site: string) => `We couldn’t read ${site}`,
    text: 'Is the address right? Correct it, or try again. Until we can read it, your agent starts from what you tell it.',
    label: 'Your website',
    submit: 'Read it again',
  },
  talk: 'Talk to it',
  again: 'Have it read again and talk to it',
  questions: {
    title: 'What it doesn’t know yet',
    text: 'One line each is enough. It knows your answers before it goes live.',
    none: 'Your website answers everything we asked. There’s nothing to add.',
    answer: 'Your answer',
    save: 'Save',
    change: 'Change',
    saved: 'Saved. We have it.',
  },
  next: 'What happens next',
} as const;
