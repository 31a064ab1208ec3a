import { figure } from '@/lib/content/figures';

export const about = {
  title: 'Good staff are hard to find. We build them.',
  lead: 'A small company in Ireland that sets up AI employees for other small companies, one at a time.',
  picture: 'You correct it once, and it remembers: a dental practice in its first week.',
};

export const mission = {
  title: 'What we’re here for',
  text: 'A business of four people should be as easy to reach as a business of four hundred. Not by working longer hours, and not behind a wall of menus and “your call is important to us”, but because something competent answers, and asks you when it doesn’t know.',
};

/** How we work, rather than a company history. */
export const story = {
  title: 'Why we work this way',
  picture: 'An example: how a dentist’s agent was set up.',
  paragraphs: [
    'Most chatbots are sold as software. You get a log-in, a video and an empty box to fill. The people who need one most are the ones with no evening left to fill it.',
    'So we turned it around. You get an employee, and we do what an employer does: choose it, train it, check its work and answer for it. You do what you’d do with any new colleague. You tell it how things are done here, and you correct it in the first week.',
    'It’s slower than selling log-ins. It’s also why it works: somebody has read your website.',
  ],
};

export const values = {
  title: 'What we hold ourselves to',
  items: [
    {
      term: 'Say what it is',
      text: 'It tells customers that it’s an AI in its first sentence, so nobody finds out later.',
    },
    { term: 'Say when it doesn’t know', text: 'A wrong answer loses a customer. “I’ll ask” doesn’t.' },
    {
      term: 'Show the sum',
      text: 'Every figure we claim on this site has a note that says what kind of figure it is and where it comes from.',
    },
    {
      term: 'Make leaving easy',
      text: `No contract, your money back within ${figure('guaranteeDays')}, and your data in a file when you leave.`,
    },
    {
      term: 'Keep jobs human',
      text: 'We take the evenings and the repetition. The work that needs a person stays with your people.',
    },
  ],
};

export const wontDo = {
  title: 'What we won’t do',
  items: [
    'Write reviews, or reply to them as if we were you.',
    'Contact anyone who hasn’t asked us to.',
    'Give medical, legal or financial advice through an agent.',
    'Publish a client’s name or figures without written consent.',
  ],
};

export const contactPerson = {
  title: (name: string) => `Your contact: ${name}`,
  text: 'The person who answers when you write to us.',
};

export const aboutClosing = {
  title: 'The best way to get to know us is to try an agent',
  text: `${figure('trialDays')}, free, no payment details.`,
  link: { label: 'Or write to us first', href: '/contact' },
};
