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

/** A conversation in the log: `correction` is what the owner writes under a line. */
export type ScreenLog = {
  title: string;
  days: readonly { who: string; time: string; about: string; state: string; isForOwner?: boolean }[];
  lines: readonly ScreenLine[];
  correction?: { button: string; text: string; done: string };
};

/** The weekly note: how often people asked for what, and what is missing, with a button to answer it. */
export type ScreenNote = {
  to: string;
  subject: string;
  asked: readonly { topic: string; times: number }[];
  missing: string;
  offer: string;
};

/** A week of a diary. `takenAt` is when the agent took the request; other entries are the owner's own. */
export type ScreenDiary = {
  days: readonly string[];
  /** The one day that fits on a phone. */
  mainDay: string;
  rows: readonly {
    time: string;
    entries: Readonly<Record<string, { text: string; takenAt?: string } | undefined>>;
  }[];
};

/** Notifications on a phone: the first is the one that waits for an answer. */
export type ScreenHandOver = {
  time: string;
  date: string;
  from: string;
  summary: string;
  question: string;
  replies: readonly string[];
};

/** An evening's questions, each with the line of the website that answers it, the request that was taken down, or neither. */
export type ScreenEvening = readonly { at: string; asked: string; quote?: string; noted?: string }[];

export const screenLabels = {
  agent: 'AI assistant',
  legend: 'In yellow: asked for while it was closed, at the time shown.',
  taken: 'asked',
} as const;
