import { asWords, countWords, hasPhrase } from '../phrases';
import { detailIn } from './details';
import { isMeeting, type RequestKind, type SlotName, type TakenRequest } from './taken-request';
import type { Visit } from './visits';

/** What the agent needs to know for each kind, in the order in which it asks. */
const slotsOf: Record<RequestKind, readonly SlotName[]> = {
  booking: ['day', 'time', 'people', 'name', 'address', 'contact'],
  callback: ['name', 'contact'],
  complaint: ['name', 'contact'],
  emergency: ['name', 'address', 'contact'],
  lost: ['name', 'contact'],
  order: ['item', 'day', 'name', 'contact'],
  consultation: ['day', 'time', 'name', 'email'],
  demo: ['day', 'time', 'name', 'email'],
};
/** What it also takes down where it is said. */
export const welcome: Record<RequestKind, readonly SlotName[]> = {
  booking: ['until', 'time', 'people', 'contact'],
  callback: ['reason', 'day', 'time', 'address'],
  complaint: ['address'],
  emergency: ['day', 'time'],
  lost: [],
  order: ['quantity', 'day', 'time', 'address'],
  consultation: ['contact'],
  demo: ['contact'],
};

/** At a dentist’s, `at dinner` is when a crown came off. */
const MEAL = / (?:dinner|lunch|brunch|breakfast|meal|night) /g;
/** A day that needs no time. */
const AT_ONCE = /^(?:(?:right )?now|straight away|asap|as soon as possible)$/i;
/** In `tomorrow night` nobody stays the night, and `4 Church View` views nothing. */
function withoutDay(text: string): string {
  const day = detailIn('day', text) ?? '';
  return text
    .replace(`${day} night`, ' ')
    .replace(day, ' ')
    .replace(detailIn('address', text) ?? '', ' ');
}

/** `For a week from 12 August` */
const SPAN = / for (?:a|one|two|three|\d+) (?:weeks?|days|weekend) /;
/** `I don't want my name used` */
export const NAMELESS = / (?:no|not|t|without) (?:\w+ ){0,4}(?:name (?!is )|who i am )| anonymous/;

/** In words; a longer remark is about something else. */
const A_THING = 3;

export function needs({ kind, asked, slots, also = [] }: TakenRequest, visit: Visit): readonly SlotName[] {
  // `I'll take it` of a double room
  const things = also.filter((said) => countWords(asWords(said)) <= A_THING);
  const words = asWords([withoutDay(asked), ...things].join(' '));
  const isOrder = hasPhrase(words, 'withoutTime');
  // Who asks for an appointment may come themselves.
  const isCallOut = visit === 'callOut' && !(kind === 'booking' && hasPhrase(words, 'plainBookings'));
  const isNameless = !isMeeting({ kind }) && [asked, ...also].some((said) => NAMELESS.test(asWords(said)));
  const isNeeded: Partial<Record<SlotName, boolean>> = {
    time:
      isMeeting({ kind }) ||
      !(
        isOrder ||
        SPAN.test(words) ||
        slots.until !== undefined ||
        visit === 'stay' ||
        visit === 'callOut' ||
        AT_ONCE.test(slots.day ?? '')
      ),
    people:
      (visit !== 'callOut' && hasPhrase(visit === 'appointment' ? words.replace(MEAL, ' ') : words, 'forPeople')) ||
      (!isOrder && (visit === 'table' || visit === 'stay')),
    address: isCallOut,
    contact: kind !== 'booking' || isCallOut || isNameless,
    name: !isNameless,
    // A dish is for a day; a voucher or a shirt is for whenever it is there.
    day: kind !== 'order' || visit !== 'appointment',
    ...(kind === 'emergency' && { address: visit === 'callOut' }),
  };
  return slotsOf[kind].filter((slot) => isNeeded[slot] ?? true);
}

/** A request with what the agent has to ask for next. */
export const withMissing = (request: TakenRequest, visit: Visit): TakenRequest => ({
  ...request,
  missing: needs(request, visit).find((slot) => request.slots[slot] === undefined),
});
