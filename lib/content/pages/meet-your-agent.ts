import { previewPromise } from '@/lib/content/preview-promise';

const { minutes, pages } = previewPromise;

/** The copy of /meet-your-agent and of the chat about us, which other pages have too. */
export const meetYourAgent = {
  title: 'Meet your own agent',
  lead: 'Enter your website. Seconds later you’re talking to an agent that has read it. Every answer is a quote from your own pages, with the link.',
  bounds: `We read up to ${pages} public pages. It takes seconds. No account, no e\u2011mail.`,
  privacy: `What we read is deleted after ${minutes} minutes, or as soon as you delete it.`,
  crawler: { before: 'Who is reading? ', label: 'SuperEmployeeBot', href: '/crawler' },
  forgotten: 'Done. Everything we read of your website has been deleted.',
  labels: { website: 'Your website', industry: 'Kind of business', question: 'Your question' },
  placeholder: 'bakery.ie',
  industryHint: 'Optional. So we ask what your customers ask.',
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
  start: {
    title: 'Shall we read this website?',
    lead: 'Check the address, and tell us what kind of business it is if you like.',
  },
  aboutUs: {
    title: 'Or ask about us',
    lead: 'The same agent has read our own website. It answers in our own words, or tells you our website doesn’t say.',
    agent: 'Our agent',
    detail: 'Answers from this website',
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
    greeting:
      'Hello, I’m an AI assistant. I answer from this website, in its own words, and say so when it doesn’t have the answer.',
  },
} as const;
