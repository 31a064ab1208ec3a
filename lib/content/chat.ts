import type { RequestKind, SlotName } from '@/lib/agent/requests/taken-request';

/** The labels of an answer, wherever it is shown: components/chat. For browsers, so it imports types alone. */
export const answerCopy = {
  inPlace: 'In its place on the page',
  showOnPage: 'Show on the page',
  told: 'As the business says',
  proof: 'Where the website says so',
  more: (places: number) => (places === 1 ? 'Show one more passage' : `Show ${places} more passages`),
} as const;

/** Under the name of the business, while the agent answers. */
export const agentSubtitle = 'AI agent';

/** Stands above every conversation, apart from the greeting, which the business words itself (Art. 50 of the AI Act). */
export const aiSentence = (domain: string): string =>
  `You’re writing to an AI agent. It answers from ${domain} and shows where it read it. It can be wrong.`;

/** What stands above an answer that a business gives its customers, by how sure it is. */
export const customerTiers = {
  answer: 'Our website says',
  likely: 'I think this is it. Please check:',
  nearest: 'I’m not sure. The nearest I found on our website:',
  silent: 'That’s not on our website. Leave your name and number, and we’ll get back to you.',
  taught: '',
} as const;

/** The note that is taken down of a request. */
export const requestCopy = {
  titles: {
    booking: 'Booking request',
    callback: 'Call-back',
    complaint: 'Message for a person',
    emergency: 'Urgent',
    lost: 'Lost property',
    order: 'Order',
    consultation: 'Consultation',
    demo: 'Demo',
  } satisfies Record<RequestKind, string>,
  slots: {
    item: 'What',
    quantity: 'How many',
    day: 'Day',
    until: 'Until',
    time: 'Time',
    people: 'People',
    reason: 'About',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    contact: 'Contact',
  } satisfies Record<SlotName, string>,
  toConfirm: 'Passed on. It’s a request until a person confirms it.',
  toAnswer: 'Passed on. A person will get back to you.',
} as const;
