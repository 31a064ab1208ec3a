import type { CustomerRequest } from '@/lib/generated/prisma/client';

/** A message of a drawn conversation. */
export type ScreenLine = { from: 'agent' | 'customer'; text: string };

/** A made-up business and its website, as the drawn screens show it. */
export type ScreenBusiness = {
  name: string;
  address: string;
  /** What the website says while nobody is there. */
  status: string;
  list: { title: string; lines: readonly (readonly [name: string, price: string])[] };
  hours: readonly (readonly [days: string, times: string])[];
};

/** A conversation in a chat window, with the time on the clock. */
export type ScreenChat = { time: string; lines: readonly ScreenLine[] };

/** A request as the desk's components take it. */
export type ScreenRequest = Pick<
  CustomerRequest,
  'id' | 'agentId' | 'conversationId' | 'kind' | 'asked' | 'slots' | 'also' | 'state' | 'startsAt' | 'isWholeDay'
> & {
  /** When the customer asked for it, as 22:10, if that was during the night. */
  askedAt?: string;
};

/** A conversation in the inbox. */
export type ScreenConversation = {
  name: string;
  time: string;
  words: string;
  request?: ScreenRequest;
  /** Whether it waits for the owner. */
  waits: boolean;
};

/** The inbox with the first conversation that waits open: what was said, and what the owner taught since. */
export type ScreenLog = {
  /** What stands in the window's bar. */
  title: string;
  conversations: readonly ScreenConversation[];
  lines: readonly ScreenLine[];
  taught?: { by: string; at: string; answer: string };
};

/** The weekly note: what was asked, by how many, and what the agent could not answer. */
export type ScreenNote = {
  business: string;
  asked: readonly { question: string; askers: number }[];
  open: readonly { question: string; askers: number }[];
};

/** Some days of the diary, in UTC; those that the night filled have an `askedAt`. */
export type ScreenDiary = {
  days: readonly { name: string; entries: readonly ScreenRequest[] }[];
  /** The one day that fits on a phone. */
  mainDay: string;
};

/** Today on the owner's phone: what waits, the requests in the order in which they came, and the questions without an answer. */
export type ScreenToday = {
  time: string;
  day: string;
  /** What waits, in a sentence. */
  waits: string;
  /** Each with the day and time that it is for. */
  requests: readonly (ScreenRequest & { when: string })[];
  questions: readonly { question: string; askers: number }[];
};

/** An answer, and the owner's own that is being typed below it. */
export type ScreenCorrection = { asked: string; answered: string; typed: string };

/** What was done, and when. */
export type ScreenSteps = { title: string; steps: readonly { at: string; done: string }[] };

/** E-mails in the order in which they come. `did`: it tells what the agent did. */
export type ScreenMails = readonly { at: string; subject: string; words: string; did?: true }[];

/** A telephone call: what was said, and at which second of it. */
export type ScreenCall = { from: string; time: string; lines: readonly (ScreenLine & { at: string })[] };

export const screenLabels = {
  agent: 'AI assistant',
  asked: (time: string) => `asked ${time}`,
} as const;
