const number = (value: number) => value.toLocaleString('en-IE');

/** What the chat says in our own words. */
export const copy = {
  person: (name: string) => `${name} answers you now`,
  nobody: 'Takes messages',
  takesMessages: ({ name, people }: { name: string; people: string }) =>
    `Nobody answers here at the moment. ${people && `${people} `}Leave a message with your name and number: ${name} will read it.`,
  draft: 'Only you and your colleagues see this agent. Please don’t enter anybody’s personal data.',
  log: 'Conversation',
  suggestions: 'For example:',
  label: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  count: (length: number, max: number) => `${number(length)} of ${number(max)} characters`,
  tooLong: (length: number, max: number) =>
    `That’s ${number(length)} characters. A message has at most ${number(max)}: please shorten it, or send it in two.`,
  sending: 'Sending…',
  waiting: 'Waiting for the one before',
  notSent: 'Not sent',
  again: 'Try again',
  notStored: 'Your browser keeps nothing for this page, so this conversation ends when you leave it.',
  gone: 'This agent is no longer here. Nothing more can be sent.',
  erased: 'Your conversation is deleted.',
  reported: 'Thank you. We’ll look into it. If the agent is on trial, it’s paused until then.',
  about: {
    open: 'About this chat',
    business: (name: string) => `An AI agent answers here for ${name}.`,
    website: 'Their website',
    processor: (processor: string, name: string) => `${processor} runs it for ${name}.`,
    kept: (days: number) => `A conversation is kept for ${days} days after its last message, and then erased.`,
    privacy: 'Privacy',
    erase: 'Delete this conversation',
    eraseLead:
      'Everything you and they wrote here is deleted at once, for both of you. If they’ve accepted a booking, their diary keeps when it is and for how many.',
    eraseButton: 'Delete it for good',
    report: 'Not your business? Tell us',
    reportLead: 'If this agent speaks for a business without its consent, tell us and we’ll look into it.',
    reportLabel: 'What is wrong? (optional)',
    reportButton: 'Tell us',
  },
} as const;
