import { z } from 'zod';

/** What the agent takes down for a person. With us one arranges a consultation or a demo, with a business everything else. */
export const requestKinds = [
  'booking',
  'callback',
  'complaint',
  'emergency',
  'lost',
  'order',
  'consultation',
  'demo',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What a request consists of. `until` is the last day, or how many nights; `item` is what is ordered, `quantity` how much of it. */
export const slotNames = [
  'item',
  'quantity',
  'day',
  'until',
  'time',
  'people',
  'reason',
  'name',
  'address',
  'email',
  'contact',
] as const;
export type SlotName = (typeof slotNames)[number];

/** In characters: of a slot, of what began the request or was added to it, and in how many remarks. */
export const REQUEST_LIMITS = { value: 100, words: 300, remarks: 10 } as const;

const words = z.string().trim().min(1).max(REQUEST_LIMITS.words);

/** A request from which nothing is missing, as it is passed on and stored: what it is and what it says, all in the customer's words. */
export const takenRequestSchema = z.strictObject({
  kind: z.enum(requestKinds),
  /** The customer's sentence that began it. */
  asked: words,
  slots: z.partialRecord(z.enum(slotNames), z.string().trim().min(1).max(REQUEST_LIMITS.value)).readonly(),
  /** What the customer also said, for the person who reads it. */
  also: z.array(words).max(REQUEST_LIMITS.remarks).readonly().optional(),
});

/** A request as far as it was taken down; complete when nothing is missing. Plain JSON. */
export interface TakenRequest extends z.infer<typeof takenRequestSchema> {
  /** What the agent asks for next. */
  missing?: SlotName;
}

/** Each in the customer's words. */
export type Slots = Partial<Record<SlotName, string>>;

/** Whether a request is one for a meeting with us. */
export const isMeeting = ({ kind }: Pick<TakenRequest, 'kind'>): boolean => kind === 'consultation' || kind === 'demo';
