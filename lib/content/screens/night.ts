import { plural } from '@/lib/text/plural';
import type { ScreenDiary, ScreenHandOver, ScreenLine, ScreenLog } from './screen';

/** What one customer wanted during a night, and what it became. */
type NightEvent = {
  who: string;
  /** When they wrote, as 22:10. */
  time: string;
  about: string;
  /** Something that the agent does not know and asks its owner. */
  isForOwner?: boolean;
  /** A booking that they asked for, on the day after the night. */
  booking?: { at: string; text: string };
};

/** One night of a made-up business: the list of events that all its screens show, those that wait for the owner first. */
export type Night = {
  /** The day after it: a column of the diary, and as the owner's phone writes it. */
  day: string;
  date: string;
  events: readonly NightEvent[];
};

function stateOf({ isForOwner, booking }: NightEvent): string {
  if (isForOwner) return 'Waiting for you';
  return booking ? 'Booking request' : 'Answered';
}

/** The inbox in the morning, with the first conversation open at `lines`. */
export const logOf = (
  { events }: Night,
  lines: readonly ScreenLine[],
  correction?: ScreenLog['correction'],
): ScreenLog => ({
  title: 'Conversations',
  days: events.map((event) => ({ ...event, state: stateOf(event) })),
  lines,
  correction,
});

/** The owner's phone in the morning, with what waits for them. */
export function handOverOf(
  { date, events }: Night,
  waiting: Pick<ScreenHandOver, 'question' | 'replies'>,
): ScreenHandOver {
  const requests = events.filter(({ booking }) => booking).length;
  const answers = events.filter(({ booking, isForOwner }) => !(booking || isForOwner)).length;
  const open = events.filter(({ isForOwner }) => isForOwner).length;
  return {
    time: '08:30',
    date,
    from: 'AI employee',
    summary: `While you were closed: ${plural(requests, 'request')}, ${plural(answers, 'answer')}, ${open} for you.`,
    ...waiting,
  };
}

/** Entries of the owner's own, by day and time. */
type OwnEntries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Some days of the diary: the owner's own entries, and those that were asked for during the night. */
export function diaryOf({ day, events }: Night, days: readonly string[], own: OwnEntries): ScreenDiary {
  const asked = new Map(
    events.flatMap(({ booking, time }) =>
      booking ? [[booking.at, { text: booking.text, takenAt: time }] as const] : [],
    ),
  );
  const times = new Set([...asked.keys(), ...Object.values(own).flatMap(Object.keys)]);
  const entryOf = (column: string, time: string) => {
    const text = own[column]?.[time];
    return (column === day ? asked.get(time) : undefined) ?? (text ? { text } : undefined);
  };
  return {
    days,
    mainDay: day,
    rows: [...times]
      .sort()
      .map((time) => ({ time, entries: Object.fromEntries(days.map((column) => [column, entryOf(column, time)])) })),
  };
}
