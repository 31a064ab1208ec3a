import { offer } from '@/lib/content/offer';
import { previewPromise } from '@/lib/content/preview-promise';

const { minutes, pages, seconds } = previewPromise;

/** The copy of a preview: conversation, progress and report. Not in meet-your-agent.ts, which the home page sends to browsers. */
const tiers = {
  answer: 'Your website says',
  likely: 'I think this is it. Please check:',
  nearest: 'I’m not sure. The nearest I found on your website:',
  silent: 'That’s not on your website. I’d take their number and ask you.',
  taught: 'You told me',
} as const;

export const agentPreview = {
  privacy: `What we read is deleted after ${minutes} minutes, or as soon as you delete it.`,
  hello: (name = '') => `Hello${name && ', '}${name}.`,
  reading: 'I’m reading your website.',
  read: (count: number) => (count === 1 ? 'I’ve read your website: one page.' : `I’ve read your ${count} pages.`),
  who: 'I’m an AI agent. I answer your customers in your own words, and show where they stand.',
  readSome: (count: number) =>
    `I’ve read ${count === 1 ? 'one page' : `${count} pages`} of your website. I didn’t get through all of it, so there may be answers I haven’t seen.`,
  tiers,
  /** Where pages were not read, nothing is said about what the website does not have. */
  partialTiers: { ...tiers, silent: 'I haven’t found that in what I read. I’d take their number and ask you.' },
  evening: {
    title: 'Here’s one evening: your customers ask, and I answer from your website.',
    message: 'The note I leave you, to confirm in the morning.',
    lost: 'Without an agent, you’d never have known.',
    done: (
      { answered, asked, audience }: { answered: number; asked: number; audience: string },
      isPartial: boolean | undefined,
    ) =>
      `That was one evening. In all, ${isPartial ? 'what I’ve read' : 'your website'} answers ${answered} of the ${asked} questions customers ask ${audience}. Now you: ask me one.`,
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
  readAgain: 'I’ve changed it: read it again',
  tryAgain: 'Read it again',
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
  title: (name: string) => `AI agent for ${name}`,
  failedTitle: (site: string) => `No agent from ${site} yet`,
  waitingHelp: `A website takes up to ${seconds} seconds. This page changes when it’s your turn.`,
  partial: `We didn’t get through every page: we read at most ${pages}, for at most ${seconds} seconds. Pages we didn’t read may answer more of these questions.`,
  another: 'Try another address',
  failedHelp: 'You can still see how an agent answers: ask it about us.',
} as const;
