import type { RequestKind, SlotName } from '@/lib/agent/requests/taken-request';
import { agentDay } from '@/lib/content/pages/agent-day';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { ScreenConversation, ScreenDiary, ScreenLine, ScreenLog, ScreenRequest, ScreenToday } from './screen';

/**
 * What a booking is, and at which hour of its day, as 13:00; `on` another day than that after the night. `asked` is the sentence that
 * began it, `also` what the customer said besides.
 */
type Booking = {
  at: string;
  on?: string;
  slots: Partial<Record<SlotName, string>>;
  kind?: RequestKind;
  asked?: string;
  also?: string[];
};

/** What one customer wanted during a night. */
type NightEvent = {
  who: string;
  /** When they wrote, as 22:10. */
  time: string;
  words: string;
  /** A question that the agent has no answer to. */
  isOpen?: boolean;
  /** A request for the day after the night. */
  booking?: Booking;
};

/** One night of a made-up business: the events that all its screens show, in their order. Of those with a question left open, the first is the one that screens open. */
export type Night = {
  /** The day after it. */
  day: string;
  events: readonly NightEvent[];
};

/** Any day: drawn screens show hours alone. */
const DATE = '2026-01-02';

const requestOf = (
  { at, slots, kind = 'booking', asked = '', also = [] }: Booking,
  state: string,
  askedAt?: string,
): ScreenRequest => ({
  id: `${at} ${slots.name ?? ''}`,
  agentId: '',
  conversationId: null,
  kind,
  asked,
  slots,
  also,
  state,
  startsAt: new Date(`${DATE}T${at}:00Z`),
  isWholeDay: false,
  askedAt,
});

/** The night's conversations as the inbox lists them. */
export const conversationsOf = ({ events }: Night): ScreenConversation[] =>
  events.map(({ who, time, words, isOpen = false, booking }) => ({
    name: who,
    time,
    words,
    request: booking && requestOf(booking, 'requested'),
    waits: isOpen,
  }));

/** The inbox in the morning, with a conversation open at `lines`. */
export const logOf = (night: Night, lines: readonly ScreenLine[], taught: ScreenLog['taught']): ScreenLog => ({
  title: agentDesk.inbox.title,
  conversations: conversationsOf(night),
  lines,
  taught,
});

/** The owner's phone in the morning. */
export function todayOf({ day, events }: Night): ScreenToday {
  const bookings = events.flatMap(({ booking }) => booking ?? []);
  const open = events.filter(({ isOpen }) => isOpen);
  return {
    time: '08:30',
    day,
    waits: agentDay.today.waits({ requests: bookings.length, waiting: 0, questions: open.length }),
    requests: bookings.map((one) => ({ ...requestOf(one, 'requested'), when: `${one.on ?? day}, ${one.at}` })),
    questions: open.map(({ words }) => ({ question: words, askers: 1 })),
  };
}

/** Days of the diary once all is accepted: earlier ones, and the day that the night filled. */
export const diaryOf = (
  { day, events }: Night,
  earlier: readonly { name: string; bookings: readonly Booking[] }[],
): ScreenDiary => ({
  mainDay: day,
  days: [
    ...earlier.map(({ name, bookings }) => ({ name, entries: bookings.map((one) => requestOf(one, 'accepted')) })),
    {
      name: day,
      entries: events
        .flatMap(({ booking, time }) => (booking ? [requestOf(booking, 'accepted', time)] : []))
        .sort((a, b) => Number(a.startsAt) - Number(b.startsAt)),
    },
  ],
});
