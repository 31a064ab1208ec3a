import { previewPromise } from '@/lib/content/preview-promise';

/** The copy of /meet-your-agent around its form. Not in meet-your-agent.ts, which the home page sends to browsers. */
export const meetLanding = {
  lead: 'Enter your website. Seconds later you’re talking to an agent that has read it. Every answer is a quote from your own pages, with the link.',
  bounds: `We read up to ${previewPromise.pages} public pages. It takes seconds. No account, no e\u2011mail.`,
  crawler: { before: 'Who is reading? ', label: 'SuperEmployeeBot', href: '/crawler' },
  forgotten: 'Done. Everything we read of your website has been deleted.',
  industryHint: 'Optional. Helps us ask the right questions.',
  start: {
    title: 'Shall we read this website?',
    lead: 'Check the address, and tell us what kind of business it is if you like.',
  },
  /** The evening that is played beside the form. */
  sample: {
    name: 'Parnell Street Bakery',
    detail: 'While it’s closed',
    caption: 'An example: a bakery’s evening, as its owner sees it. Yours answers from your own website.',
  },
  tonight: {
    title: 'On your website tonight',
    lead: 'Like it? Put it on your website: one line of code, or a link to share. In the morning you’ll see what it did.',
    website: 'The chat on your website, in your colours.',
    morning: 'Half past eight: what came in, and what it needs to ask you.',
  },
  small: 'What we read, and how long we keep it',
  steps: {
    title: 'What happens next',
    items: [
      {
        title: 'We read your website',
        text: 'Contact details, prices, hours and services first. You see each page as we read it, and what we found there.',
      },
      {
        title: 'You ask what customers ask',
        text: 'Each answer is a quote from one of your pages. A near match is labelled as one. What your website doesn’t say goes on a list.',
      },
      {
        title: 'You get the list',
        text: 'Which questions your website answers, which it doesn’t, and what’s out of date: to print, download, or fill in as a FAQ page.',
      },
    ],
  },
  closing: {
    title: 'Like what you heard?',
    text: 'Put it on your website, free for the length of the trial. Or have us set it up for you.',
  },
} as const;
