import { offer } from '@/lib/content/offer';

/** The copy of the owner's pages: the list of agents, and the start of one. */
export const agentsPage = {
  title: 'My agents',
  none: {
    text: 'You don’t have an agent yet. Type your website: seconds later you talk to one that has read it, and can take it over.',
    button: 'Meet my agent',
  },
  wish: {
    title: (domain: string) => `The agent of ${domain} waits for you`,
    text: (until: string) =>
      `It was prepared in another browser, for your address. Take it over if that was you. Otherwise it is deleted on ${until}.`,
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
      text: 'Its chat is closed, and its button is gone within five minutes. You can undo this for seven days.',
    },
    left: { title: 'You have left', text: 'You no longer see this agent, and get no more e-mails about it.' },
    declined: { title: 'You have declined', text: 'The invitation no longer works.' },
  } as Record<string, { title: string; text: string }>,
  clock: {
    draft: (until: string) =>
      `Only you can talk to it. It goes live when its line is on your website. A draft that doesn’t is deleted on ${until}.`,
    trial: (until: string) =>
      `It answers your customers. The trial of ${offer.trialDays} days ends by itself on ${until}. Nothing is charged. Then the button goes from your website, and you can read and export everything for 30 days more.`,
    client: () => 'It answers your customers.',
    ended: (until: string) =>
      `It is off your website and takes messages on its own page. You can read and export everything until ${until}. Then it is erased.`,
    /** While it is paused. */
    pausedTrial: (until: string) => `The trial goes on meanwhile, and ends by itself on ${until}.`,
    pausedByOwner: 'It is paused: no button on your website, and its page takes messages.',
    pausedByUs: (address: string) =>
      `We have paused it until we have made sure that it speaks for your business. Nothing is lost; write to us at ${address} and it goes faster.`,
    deleted: (until: string) =>
      `It is deleted: off your website, its chat closed. Until ${until}, you can undo that. Then it is erased.`,
  },
  next: {
    title: 'What’s next',
    install: {
      title: 'Put it on your website',
      text: 'One line, a link or a QR code. A check says whether it is there.',
    },
    teach: { title: 'Teach it', text: 'Answers that your website leaves open, in your own words.' },
    try: {
      title: 'Talk to it',
      text: 'On its own page, as your customers will. Don’t type personal data into a draft.',
    },
  },
  reading: {
    running: 'We’re reading your whole website now, up to 300 pages. Until that is done, it answers from the preview.',
    done: (moment: string) => `Your website was last read on ${moment}. It is read again every week.`,
    failed: (moment: string) =>
      `We couldn’t read your website on ${moment} and will try again. It answers from the reading before.`,
  },
} as const;

/** The copy of the page on which an agent goes live. */
export const installPage = {
  title: 'Put it on your website',
  lead: 'Paste one line, press the check, and it is live. You don’t need a developer for that.',
  ended:
    'This agent has ended, so there is nothing to put on a website. You can take its line out: it does nothing any more.',
  notices: {
    live: {
      title: 'Your agent is live',
      text: `The trial of ${offer.trialDays} days has begun. It ends by itself, and nothing is charged.`,
    },
    control: {
      title: 'The website is proved to be yours',
      text: 'You can share the link now, or put the line on your website.',
    },
    code: { title: 'The code is on its way', text: 'Type it below. It is valid for 15 minutes.' },
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
      'The editors of website builders show pages inside a frame of their own. There you see a link in place of the chat: on the published website it is the chat.',
  },
  check: {
    title: '2. The check',
    text: 'We look at your start page and a few others, as your robots.txt allows. Once we find the line, your agent is live.',
    button: 'Check my website',
  },
  code: {
    title: 'No access to the website?',
    text: 'Prove with a code that the domain is yours: we send it to an address of exactly this domain. Then share the link of your agent.',
    address: 'E-mail address at your domain',
    send: 'Send the code',
    code: 'The eight digits',
    confirm: 'Confirm',
    sent: (address: string) => `Sent to ${address}.`,
    proved: {
      line: 'Proved by the line on your website.',
      code: 'Proved by a code.',
      us: 'Proved by our people.',
    } as Record<string, string>,
  },
  link: {
    title: 'Link and QR code',
    text: 'Your agent has a page of its own: for your e-mail signature, your Google profile, a sticker on the door.',
    label: 'The link of your agent',
    notLive: 'Until it is live, only you can open it.',
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
