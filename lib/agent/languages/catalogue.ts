import type { RequestKind, SlotName } from '../requests/taken-request';

/** A sentence with what the agent knows. */
type With = (value: string) => string;

/** All that the agent says in words of its own. Each sentence is whole, and no value in it has to be declined. */
export interface Catalogue {
  greeting: (name?: string) => string;
  thanks: string;
  goodbye: string;
  identity: (name?: string) => string;
  abuse: string;
  /** Of a business for animals, before `danger`. */
  vet: string;
  danger: string;
  /** Its telephone number. */
  orRing: With;
  /** Its telephone number, in an emergency. */
  ringNow: With;
  urgent: string;
  /** What the agent asks for, and again where the answer held none. */
  ask: Record<SlotName, string>;
  partOfDay: string;
  again: Partial<Record<SlotName, string>>;
  opening: Record<RequestKind, string>;
  /** What it is, as a word. */
  noun: Record<RequestKind, string>;
  /** Before a question that was asked already; a noun. */
  backTo: With;
  /** The business is closed at that time; its hours on that day. */
  closedThen: With;
  otherDay: string;
  /** A date, and the day of the week that it is. */
  fallsOn: (date: string, weekday: string) => string;
  otherTime: string;
  leftAsItWas: With;
  sorry: string;
  keptForThem: string;
  /** What changed, while the rest is asked for. */
  readBack: With;
  noted: With;
  changed: With;
  added: With;
  shallISend: string;
  untilConfirmed: string;
  numberToo: string;
  getBack: string;
  notes: string;
  nothingYet: string;
  marked: string;
  inYourWords: With;
  quotationMarks: readonly [string, string];
  range: (from: string, to: string) => string;
  /** A number of people in a note, as `formatPeople` or the customer wrote it. */
  forPeople: With;
  countPeople: (count: number) => string;
  whatToChange: string;
  good: string;
  pressBelow: string;
  /** After emoji, punctuation and the like. */
  unclear: string;
  noProblem: string;
  thanksForPraise: string;
  keptToo: string;
  thanksForTelling: string;
  dropped: string;
  otherPart: string;
  sayPerson: string;
  notLookedUp: string;
  /** What goes above quotes, by how sure the agent is; quotes stay in the language of the website. */
  quoted: { answer: string; likely: string; prices: string; taught: string };
  silent: string;
  /** Below a fact, about the lines that prove it. */
  asItStands: string;
  /** A sentence that it could not follow, and what it can do. */
  notFollowed: string;
  openNow: string;
  closedNow: string;
  openingHours: With;
  closed: string;
  allDay: string;
  byAppointment: string;
  /** Opens at a time, and the end is not stated. */
  from: With;
  noHolidayHours: string;
  telephone: With;
  email: With;
  address: With;
  partsOfDay: Record<'morning' | 'afternoon' | 'evening' | 'tonight' | 'noon', string>;
}
