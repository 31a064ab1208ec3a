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
    lead: 'Like it? Put it on your website: one line of code, or a link to share. In the morning you see what it did.',
    website: 'The chat on your website, in your colours.',
    morning: 'Half past eight: what came in, and what it asks you.',
  },
  small: 'What we read, and how long we keep it',
  steps: {
    title: 'What happens next',
    items: [
      {
        title: 'We read your website',
        text: 'Contact details, prices, hours and services first. You see each page as it is read, and what we found on it.',
      },
      {
        title: 'You ask what customers ask',
        text: 'Each answer is a quote from one of your pages. A near match is labelled as one. What your website doesn’t say goes on a list.',
      },
      {
        title: 'You get the list',
        text: 'Which questions your website answers, which it doesn’t, and what is out of date: to print, to download, and as a FAQ page to fill in.',
      },
    ],
  },
  closing: {
    title: 'Like what you heard?',
    text: 'Put it on your website, free for the length of the trial. Or have us set it up for you.',
  },
} as const;
