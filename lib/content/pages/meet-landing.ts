/** The copy of /meet-your-agent below its form. Not in meet-your-agent.ts, which the home page sends to browsers. */
export const meetLanding = {
  /** The evening that is played beside the form. */
  sample: {
    name: 'Parnell Street Bakery',
    detail: 'While it’s closed',
    caption: 'An example: one evening of a bakery. Yours answers from your own website.',
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
