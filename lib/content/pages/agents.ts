import { offer } from '@/lib/content/offer';

/** The copy of the owner's pages: the list of agents, and the start of one. */
export const agentsPage = {
  title: 'My agents',
  none: {
    text: 'You don’t have an agent yet. Type in your website: seconds later you’ll be talking to one that has read it, and you can take it over.',
    button: 'Meet my agent',
  },
  wish: {
    title: (domain: string) => `The agent for ${domain} is waiting for you`,
    text: (until: string) =>
      `It was prepared for your address in another browser. If that was you, take it over. If not, it’s deleted on ${until}.`,
    take: 'Take this agent over',
    decline: 'Not mine',
  },
  states: {
    draft: 'Draft',
    trial: 'On trial',
    client: 'Live',
    ended: 'Ended',
  } as Record<string, string>,
  paused: 'Paused',
  deleted: 'Deleted',
  undo: 'Undo: bring it back',
  notices: {
    deleted: {
      title: 'The agent is deleted',
      text: 'Its chat is closed, and the button will be gone within five minutes. You can undo this for seven days.',
    },
    left: { title: 'You have left', text: 'You won’t see this agent or get e-mails about it any more.' },
    declined: { title: 'You have declined', text: 'The invitation no longer works.' },
  } as Record<string, { title: string; text: string }>,
  clock: {
    draft: (until: string) =>
      `Only you can talk to it. It goes live when its line is on your website. A draft that doesn’t is deleted on ${until}.`,
    trial: (until: string) =>
      `It answers your customers. The trial of ${offer.trialDays} days ends by itself on ${until}. Nothing is charged. Then the button disappears from your website, and you can read and export everything for another 30 days.`,
    client: () => 'It answers your customers.',
    ended: (until: string) =>
      `It’s off your website and takes messages on its own page. You can read and export everything until ${until}, when it’s erased.`,
    /** While it is paused. */
    pausedTrial: (until: string) => `The trial clock keeps running, and ends by itself on ${until}.`,
    pausedByOwner: 'It’s paused: there’s no button on your website, and its page takes messages.',
    pausedByUs: (address: string) =>
      `We’ve paused it while we make sure it speaks for your business. Nothing is lost. To speed things up, write to us at ${address}.`,
    deleted: (until: string) =>
      `It’s deleted: off your website, with its chat closed. You can undo that until ${until}, when it’s erased.`,
  },
  next: {
    title: 'What’s next',
    install: {
      title: 'Put it on your website',
      text: 'One line, a link or a QR code. A check tells you whether it’s there.',
    },
    teach: { title: 'Teach it', text: 'Answers your website doesn’t give, in your own words.' },
    try: {
      title: 'Talk to it',
      text: 'On its own page, as your customers will. Don’t type personal data into a draft.',
    },
  },
  reading: {
    running: 'We’re reading your whole website now, up to 300 pages. Until that’s done, it answers from the preview.',
    done: (moment: string) => `Your website was last read on ${moment}. We read it again every week.`,
    failed: (moment: string) =>
      `We couldn’t read your website on ${moment} and will try again. Until then it answers from the last reading.`,
  },
} as const;

/** The copy of the page on which an agent goes live. */
export const installPage = {
  title: 'Put it on your website',
  lead: 'Paste in one line, press the check, and it’s live. You don’t need a developer.',
  ended:
    'This agent has ended, so there’s nothing to put on a website. You can take its line out: it no longer does anything.',
  notices: {
    live: {
      title: 'Your agent is live',
      text: `The trial of ${offer.trialDays} days has begun. It ends by itself, and nothing is charged.`,
    },
    control: {
      title: 'We’ve confirmed the website is yours',
      text: 'You can share the link now, or put the line on your website.',
    },
    code: { title: 'The code is on its way', text: 'Type it below. It works for 15 minutes.' },
  } as Record<string, { title: string; text: string }>,
  /** Where to go once it is live. */
  next: { website: 'See it on your website', chat: 'See its own page', inbox: 'Open the inbox' },
  line: {
    title: '1. The line',
    text: 'It goes into every page, at the very end. It loads after your page, weighs 3 KB and sets no cookie; the chat itself loads when somebody opens it. If somebody else looks after your website, send them the line: they’ll know what to do.',
    label: 'The line for your website',
    plain: 'My website has a strict Content-Security-Policy',
    plainText: 'Use this form of the line, and add these two directives to the policy. Nothing else is needed.',
    plainLabel: 'The line without inline script',
    policyLabel: 'The two directives',
    ancestors:
      'Website builders show your page inside a frame while you edit. There you’ll see a link instead of the chat; on the published website it’s the chat.',
  },
  check: {
    title: '2. The check',
    text: 'We look at your start page and a few others, as your robots.txt allows. As soon as we find the line, your agent is live.',
    button: 'Check my website',
  },
  code: {
    title: 'No access to the website?',
    text: 'Show us the domain is yours with a code, which we send to an address at exactly this domain. Then share your agent’s link.',
    address: 'E-mail address at your domain',
    send: 'Send the code',
    code: 'The eight digits',
    confirm: 'Confirm',
    sent: (address: string) => `Sent to ${address}.`,
    proved: {
      line: 'Proved by the line on your website.',
      code: 'Proved by a code.',
      us: 'Proved by us.',
    } as Record<string, string>,
  },
  link: {
    title: 'Link and QR code',
    text: 'Your agent has a page of its own: for your e-mail signature, your Google profile, a sticker on the door.',
    label: 'Your agent’s link',
    notLive: 'Until it’s live, only you can open it.',
    share: 'Share the link',
    shareText: 'This starts the trial without the line on the website.',
    qr: 'QR code of the link',
    download: 'Download the QR code (SVG)',
  },
  steps: {
    title: 'Where the line goes. My website is made with…',
    items: [
      {
        name: 'WordPress',
        steps: [
          'Open Plugins › Add New, search for WPCode, press Install Now and then Activate. It’s free; on WordPress.com, it takes a plan that has plug-ins.',
          'Open Code Snippets › Header & Footer, paste the line into the box Footer and press Save Changes.',
          'If you have a plug-in that makes pages faster, such as WP Rocket or LiteSpeed Cache, empty its cache.',
        ],
      },
      {
        name: 'Wix',
        steps: [
          'Open the Settings of your website and search them for Custom Code. It takes a paid plan and a domain of your own.',
          'Press Add Custom Code and paste the line. Choose All pages, and as its place Body – end.',
          'Press Apply, and publish your website.',
        ],
      },
      {
        name: 'Squarespace',
        steps: [
          'Open the Settings of your website and search them for Code Injection. The cheapest plans don’t have it.',
          'Paste the line into the box Footer and press Save.',
        ],
      },
      {
        name: 'Shopify',
        steps: [
          'Open Online Store › Themes, press the three dots beside your theme, and then Edit code.',
          'Open the file theme.liquid, in the folder layout, and look for </body>, almost at its end.',
          'Paste the line just above that and press Save.',
        ],
      },
      {
        name: 'Plain HTML, or anything else',
        steps: [
          'In each page, or in the footer that all of them share, look for </body>, almost at the end.',
          'Paste the line just above that, and upload what you’ve changed.',
        ],
      },
    ],
  },
  privacy: {
    title: 'For your own privacy page',
    text: 'Your customers should know who answers. Change what you like.',
    label: 'A paragraph for your privacy page',
    paragraph: (us: string, days: number) =>
      `Our website has a chat in which an AI agent answers. It is run for us by ${us}, as our processor (Article 28 GDPR). When you write to it, your messages, their time, and what you tell it about yourself are stored so that we can answer you (Article 6(1)(b) and (f) GDPR). They are deleted ${days} days after your last message, or at once when you press “Delete this conversation”. The chat sets no cookie; while it is open, your browser’s session storage keeps the key of your conversation until you close the tab.`,
  },
} as const;
