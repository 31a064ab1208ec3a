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
  'id' | 'agentId' | 'conversationId' | 'kind' | 'slots' | 'state' | 'startsAt' | 'isWholeDay'
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

/** The inbox with its first conversation open: what was said, and what the owner taught since. */
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

/** Notifications on a phone. */
export type ScreenHandOver = {
  time: string;
  date: string;
  from: string;
  /** What waits, in a sentence. */
  summary: string;
  /** The request that is shown, and the buttons on it. */
  request: string;
  replies: readonly string[];
  /** The question that the agent could not answer, and the button on it. */
  question?: string;
  teach?: string;
};

/** An evening's questions, each with the line of the website that answers it, the request that was taken down, or neither. */
export type ScreenEvening = readonly { at: string; asked: string; quote?: string; noted?: string }[];

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
