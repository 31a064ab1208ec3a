/** The copy of /meet-your-agent, and of every chat with questions. */
export const meetYourAgent = {
  title: 'Meet your own agent',
  labels: { website: 'Your website', industry: 'Kind of business', question: 'Your question' },
  placeholder: 'bakery.ie',
  button: 'Meet my agent',
  ask: 'Ask',
  queue: {
    asking: 'One moment…',
    waiting: 'Waiting for the answer before it',
    stopped: 'Not asked yet',
    queued: (count: number) =>
      count === 1
        ? 'Your question is waiting. We’ll ask it after the one before.'
        : `${count} questions are waiting. We’ll ask them one after the other.`,
    again: 'Ask again',
  },
} as const;

/** What stands around the chat about us. */
export const aboutUs = {
  title: 'Or ask about us',
  lead: 'The same agent has read our own website. It answers in our own words, or tells you our website doesn’t say.',
  agent: 'Our agent',
  detail: 'Answers from this website',
  greeting:
    'Hello, I’m an AI assistant. I answer from this website, in its own words, and say so when it doesn’t have the answer.',
} as const;

/** The copy of the chat about us, which is part of the script of several pages. */
export const ownChat = {
  tiers: {
    answer: 'Our website says',
    likely: 'I think this is it. Please check:',
    nearest: 'I’m not sure. The nearest I found on our website:',
    silent: 'That’s not on our website. Ask a person: they reply within one working day.',
    taught: '',
  },
  suggestions: 'For example:',
  questions: ['What does it cost?', 'How does the free trial work?', 'Book a consultation'],
  placeholder: 'What does it cost?',
  meeting: {
    send: (topic: string) => `Ask for ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`,
    done: (email: string) => `Sent. One of us writes to ${email} within one working day.`,
    byForm: 'Send it with the contact form',
  },
  person: 'Ask a person',
} as const;
