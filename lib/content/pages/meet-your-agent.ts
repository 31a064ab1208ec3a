import { offer } from '@/lib/content/offer';
import { previewPromise } from '@/lib/content/preview-promise';

const { minutes, pages, seconds } = previewPromise;

/** The copy of /meet-your-agent. */
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
  start: {
    title: 'Shall we read this website?',
    lead: 'Check the address, and tell us what kind of business it is if you like.',
  },
  aboutUs: {
    title: 'Or ask about us',
    lead: 'The same agent has read our own website. It answers in our own words, or tells you our website doesn’t say.',
    agent: 'Our agent',
    detail: 'Answers from this website',
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

/** The copy of a preview: conversation, progress and report. */
export const agentPreview = {
  hello: (name = '') => `Hello${name && ', '}${name}.`,
  reading: 'I’m reading your website.',
  read: (count: number) => (count === 1 ? 'I’ve read your website: one page.' : `I’ve read your ${count} pages.`),
  who: 'I’m an AI agent. I answer your customers in your own words, and show where they stand.',
  tiers: {
    answer: 'Your website says',
    likely: 'I think this is it. Please check:',
    nearest: 'I’m not sure. The nearest I found on your website:',
    silent: 'That’s not on your website. I’d take their number and ask you.',
    taught: 'You told me',
  },
  ownTiers: {
    answer: 'Our website says',
    likely: 'I think this is it. Please check:',
    nearest: 'I’m not sure. The nearest I found on our website:',
    silent: 'That’s not on our website. Ask a person: they reply within one working day.',
    taught: '',
  },
  evening: {
    title: 'Here’s one evening: your customers ask, and I answer from your website.',
    message: 'The note I leave you, to confirm in the morning.',
    lost: 'Without an agent, this customer is gone.',
    done: ({ answered, asked, audience }: { answered: number; asked: number; audience: string }) =>
      `That was one evening. In all, your website answers ${answered} of the ${asked} questions customers ask ${audience}. Now you: ask me one.`,
  },
  gap: {
    label: 'Answer it, and I’ll know:',
    placeholder: 'Your answer',
    button: 'Save',
    youSaid: 'You said:',
    done: 'I’ll say so from now on, and it comes with you into the trial.',
  },
  keep: `Keep this agent: ${offer.trialDays} days free`,
  adopt: `Put it on my website: ${offer.trialDays} days free`,
  setUpByUs: 'Or have us set it up for you',
  kept: (until: string) =>
    `Somebody is taking this agent over. We keep it until the link in the confirmation e-mail expires: ${until}.`,
  placeholder: 'Ask as a customer would',
  warning: 'Worth checking',
  markupHours: (hours: string) => `Your page tells search engines: ${hours}.`,
  findings: {
    title: (count: number) => (count === 1 ? 'One thing to put right first' : `${count} things to put right first`),
    lead: 'A customer who reads one line and then the other rings somebody else.',
    others: 'Numbers and addresses that may not be yours',
  },
  add: 'Add to my to-do list',
  added: 'On your to-do list.',
  suggestions: 'Your website can answer these:',
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
  readAgain: 'I’ve changed it: read it again',
  forget: 'Delete this website’s data now',
  report: 'See the full report',
  states: {
    waiting: (place: number) =>
      place === 1 ? 'Your website is next to be read.' : `Your website is number ${place} in the queue.`,
    reading: 'Reading your website…',
    ready: 'Your agent has read your website.',
    failed: 'We couldn’t make an agent from your website.',
  },
  gone: {
    title: 'This preview has ended',
    text: `A preview is deleted after ${minutes} minutes, or when you delete it yourself. You can have the website read again.`,
  },
  trial: {
    title: 'Start your free trial',
    lead: (site: string) =>
      `We filled in what ${site} says. Check it, change what you like, and add your name and e-mail.`,
    note: {
      label: 'Questions for your agent to learn',
      hint: 'Change or delete what you like.',
      consent: 'Send these questions with my request, so that you can prepare the agent.',
    },
  },
  title: (name: string) => `AI agent of ${name}`,
  failedTitle: (site: string) => `No agent from ${site} yet`,
  waitingHelp: `A website takes up to ${seconds} seconds. This page changes when it’s your turn.`,
  partial: `We stopped at our limit of ${pages} pages or ${seconds} seconds. Pages we didn’t read may answer more of these questions.`,
  another: 'Try another address',
  failedHelp: 'You can still see how an agent answers: ask it about us.',
} as const;
