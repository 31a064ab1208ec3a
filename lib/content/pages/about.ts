import { claims } from '@/lib/content/claims';

export const about = {
  title: 'We hire out staff that happen to be software',
  lead: 'A small company in Ireland that sets up AI employees for other small companies, one at a time.',
};

export const mission = {
  title: 'What we are here for',
  text: 'A business of four people should be as easy to reach as a business of four hundred. Not by working longer, and not by a wall of menus and “your call is important to us”, but because somebody competent answers.',
};

/** How we work: told as a way of working, since a history is worth little to a customer. */
export const story = {
  title: 'How we came to work this way',
  paragraphs: [
    'Most chatbots are sold as software. You get a log-in, a video and an empty box to fill. The people who need one most are the ones with no evening left to fill it.',
    'So we turned it around. You get an employee, and we do what an employer does: choose it, train it, check its work, and answer for it. You do what you would do with any new colleague. You tell it how things are done here, and you correct it in the first week.',
    'That is slower for us than selling log-ins. It is also the reason that it works in a kitchen in August and in an accountant’s office in October.',
  ],
};

export const values = {
  title: 'What we hold ourselves to',
  items: [
    {
      term: 'Say what it is',
      text: 'It tells customers that it is an AI, in the first sentence. Nobody is to find out later.',
    },
    { term: 'Say when it does not know', text: 'A wrong answer costs a customer more than a late one. It asks.' },
    { term: 'Show the sum', text: 'Every figure on this site has its formula or the word “illustrative” beside it.' },
    {
      term: 'Let people go',
      text: `No contract, ${claims.guaranteeDays.display} money back, and your data in a file when you leave.`,
    },
    {
      term: 'Keep jobs human',
      text: 'We take the evenings and the repetition. Most owners keep their people, and so would we.',
    },
  ],
};

export const wontDo = {
  title: 'What we will not do',
  items: [
    'Write reviews, or answer them as if we were you.',
    'Ring or write to people who did not ask for it.',
    'Give medical, legal or financial advice through an agent.',
    'Publish a client’s name or numbers without a written yes.',
  ],
};

export const aboutClosing = {
  title: 'The best way to know us is to try one',
  text: `${claims.trialDays.display}, free, no payment details. You talk to the same person from the first message to the last.`,
  link: { label: 'Or write to us first', href: '/contact' },
};

export const aboutClaims = ['guaranteeDays', 'trialDays'] as const;
