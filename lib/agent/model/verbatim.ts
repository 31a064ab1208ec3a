import { countBesides, leavesOpen } from '../requests/bare';
import { detailIn, monthIn, rangeIn } from '../requests/details';
import { phoneIn } from '../requests/reach';
import { slotsIn } from '../requests/slots';
import { REQUEST_LIMITS, type RequestKind, type SlotName, type Slots } from '../requests/taken-request';
import { isPraise } from '../understand/feeling';
import { asks, clausesOf, isPast, tells } from '../understand/sentence';
import type { ModelTurn } from './model-turn';

/** Compares as typed, but for capitals and quotation marks. Of the same length as the text. */
const plain = (text: string): string =>
  text
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, ' ')
    .toLowerCase();

const isLetterOrDigit = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a text has words, as whole words; -1 if it has not. */
function placeOf(words: string, text: string): number {
  const [said, all] = [plain(words), plain(text)];
  if (said === '' || all.length !== text.length) return -1;
  for (let at = all.indexOf(said); at >= 0; at = all.indexOf(said, at + 1)) {
    const isWhole =
      !(isLetterOrDigit(all[at - 1]) && isLetterOrDigit(said[0])) &&
      !(isLetterOrDigit(all[at + said.length]) && isLetterOrDigit(said.at(-1)));
    if (isWhole) return at;
  }
  return -1;
}

const NEGATED =
  /(?:\b(?:not|no|never|except|but not|instead of|rather than|other than|no longer)|n['’]t(?: do| make| come)?)(?: (?:on|at|the|for|this|a|be))? ?$/i;
/** Before a value, in characters. */
const BEFORE = 40;

const DAY_LIKE =
  /\d(?:st|nd|rd|th)\b|\d[/.]\d|\b(?:days?|weeks?|weekends?|months?|tonight|tomorrow|today|now|christmas|easter|asap)\b/i;
const TIME_LIKE =
  /\d|\b(?:morning|afternoon|evening|lunch|noon|midday|midnight|early|late|after|before|o'?clock|half|quarter)\b/i;
const NUMBER_LIKE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|couple|dozen)\b/i;
/** `One of us is coeliac` counts no guests. */
const OF_SOME =
  /^(?: of (?:us|them|the \p{L}+))? (?:is|has|have|need|needs|can|can't|don't|do|does|eats?|prefers?|will need)\b/iu;

/** Questions that are no wishes: `would Saturday cost extra` names no day to come. */
const ASKS_OTHERWISE = /\b(?:(?:how|what)(?! about)|when|where|who|why|which|open|opens|closed?|hours)\b/i;
const OF_PRICES = /\b(?:costs?|prices?|charges?|pay|dear(?:er)?|extra|cheaper|how much)\b/i;

/** `dad's 70th` is no day of a month. */
const NO_DAY = /^(?:the )?(?:3[2-9]|[4-9]\d)(?:st|nd|rd|th)$/i;
const CAPITALS = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;
const OF_DAYTIME = /\b(?:mornings?|afternoons?|evenings?|times?|hours?)\b/i;
const OF_PEOPLE = /\b(?:us|people|persons?|adults?|guests?|kids?|children|group|party|gang|family|couple|dozen)\b/i;
const UNTIL = /\b(?:until|till|til|to|through|leaving|back)(?: on)?(?: the)? ?$/i;
const LASTS = /^(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (?:nights?|days?|weeks?)$/i;
const BARE_NUMBER = /^\d{1,2}$/;

/** Two names of places, or one of a street. */
const PLACES = /\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{1,20}){0,3},? (?:\p{Lu}|Co\.)/u;
const STREET = /\b(?:road|rd|street|st|avenue|ave|lane|drive|park|terrace|close|square|quay)\b/i;

interface Place {
  value: string;
  text: string;
  at: number;
  /** The clause of the message that has it. */
  clause: string;
}

const has = (detail: Parameters<typeof detailIn>[0], { value, text }: Place): boolean => {
  if (detailIn(detail, value) !== undefined) return true;
  const found = detailIn(detail, text);
  return found !== undefined && (placeOf(value, found) >= 0 || placeOf(found, value) >= 0);
};

/** `Whenever suits` */
const isOpen = ({ value, clause }: Place): boolean => leavesOpen(value) && leavesOpen(clause);

/** Whether the rules read the words as something else. */
const isOther = (place: Place, ...details: Parameters<typeof detailIn>[0][]): boolean =>
  details.some((detail) => plain(detailIn(detail, place.text) ?? '') === plain(place.value));

/** Whether words may be what a model takes them for. */
const mayBe: Record<SlotName, (place: Place, missing: SlotName | undefined) => boolean> = {
  day: (place, missing) => {
    if (NO_DAY.test(place.value)) return false;
    if (has('day', place) || monthIn(place.value) !== undefined) return true;
    if (isOpen(place) && !OF_DAYTIME.test(place.value)) return true;
    const isNumber = BARE_NUMBER.test(place.value) && missing !== 'day';
    return DAY_LIKE.test(place.value) && !isNumber && !isOther(place, 'time', 'people', 'phone');
  },
  until: (place) => {
    const isLast = UNTIL.test(place.text.slice(Math.max(0, place.at - BEFORE), place.at)) && has('day', place);
    return isLast || LASTS.test(place.value) || (rangeIn(place.text)?.until ?? '') === place.value;
  },
  time: (place) => {
    if (has('time', place) || isOpen(place)) return true;
    const isHour = !BARE_NUMBER.test(place.value) || Number(place.value) <= 12;
    return TIME_LIKE.test(place.value) && isHour && !isOther(place, 'day', 'people', 'phone');
  },
  people: (place, missing) => {
    const after = place.text.slice(place.at + place.value.length);
    if (
      phoneIn(place.value) !== undefined ||
      !NUMBER_LIKE.test(place.value) ||
      OF_SOME.test(after) ||
      isOther(place, 'day', 'time', 'phone')
    )
      return false;
    return has('people', place) || missing === 'people' || OF_PEOPLE.test(place.value);
  },
  name: ({ value, text }, missing) => {
    const read = slotsIn(value, ['name'], 'name', true).name;
    if (read === undefined || plain(read) !== plain(value)) return false;
    const own = slotsIn(text, ['name', 'contact', 'email'], missing, true);
    if (own.name !== undefined && placeOf(value, own.name) >= 0) return true;
    const isAsked = missing === 'name' || own.contact !== undefined || own.email !== undefined;
    return isAsked && CAPITALS.test(value) && !asks(text);
  },
  address: (place, missing) => {
    if (has('address', place)) return true;
    const isElse = (['day', 'time', 'people'] as const).some((detail) => detailIn(detail, place.value) !== undefined);
    if (isElse || tells(place.value) || asks(place.text) || !/\p{L}{3}/u.test(place.value)) return false;
    return PLACES.test(place.value) || STREET.test(place.value) || (missing === 'address' && place.value.includes(' '));
  },
  item: (place) =>
    /\p{L}{3}/u.test(place.value) && !tells(place.value) && !isOther(place, 'day', 'time', 'people', 'phone'),
  quantity: (place) => NUMBER_LIKE.test(place.value) && !isOther(place, 'day', 'time', 'phone'),
  // What a message is about is on the note in the customer's own sentence.
  reason: () => false,
  email: ({ value }) => detailIn('email', value) !== undefined,
  contact: ({ value }) => (phoneIn(value) ?? detailIn('email', value)) !== undefined,
};

/** Whether a detail is negated, or one of a visit is of the past. */
function isRefused(slot: SlotName, { text, at, clause }: Place): boolean {
  if (NEGATED.test(text.slice(Math.max(0, at - BEFORE), at))) return true;
  return OF_VISITS.has(slot) && isPast(clause);
}

/** Words of a detail that are no part of it: a clause that has one is more than that. */
const MAX_BESIDES = 1;
function saysMore(value: string): boolean {
  const rest = (['day', 'time', 'people'] as const).reduce(
    (left, detail) => left.replace(detailIn(detail, left) ?? '', ' '),
    value,
  );
  return countBesides(rest) > MAX_BESIDES;
}

/** Whether words are a part of a telephone number or an e-mail address, or have one. */
function isOfContact(slot: SlotName, { value, text }: Place): boolean {
  if (slot === 'contact' || slot === 'email') return false;
  return [phoneIn(text), detailIn('email', text)].some(
    (contact) => contact && (contact.includes(value) || value.includes(contact)),
  );
}

/** How the rules see the message: as a wish, as what continues a request, or as neither. */
export type Seen = 'wish' | 'continued' | 'neither';

/** Whether a message has a detail of a visit only negated, of the past or in a question: `not on Thursday`, `I was in on Thursday`. */
export function isDenied(slot: SlotName, value: string, text: string, seen: Seen): boolean {
  const place = OF_VISITS.has(slot) ? findPlace(value, [text]) : undefined;
  return place !== undefined && (isRefused(slot, place) || (seen !== 'wish' && isBeside(place, seen)));
}

/** `Gorgeous chowder on Sunday` and `would Saturday cost extra` name no day to come. */
const isBeside = (place: Place, seen: Seen): boolean =>
  asksOtherwise(place) || (seen === 'neither' && !asks(place.text) && isPraise(place.text));

const asksOtherwise = ({ clause }: Place): boolean =>
  OF_PRICES.test(clause) || (asks(clause) && ASKS_OTHERWISE.test(clause));

const OF_VISITS: ReadonlySet<SlotName> = new Set(['day', 'until', 'time', 'people']);

/** What the customer's own messages bear out of the slots that a model proposes. */
export interface Verified {
  slots: Slots;
  /** Words for the person, from the message itself. */
  remarks: string[];
}

/**
 * The slots of a model that stand word for word in a message of the customer and may be what they are called: none that is negated, of the
 * past, or in a question. `earlier` are the messages since the last request.
 */
export function verified(
  { act, request }: ModelTurn,
  kind: RequestKind,
  text: string,
  earlier: readonly string[],
  { missing, seen }: { missing: SlotName | undefined; seen: Seen },
): Verified {
  const { what, note, contact, quantity, ...proposed } = request?.slots ?? {};
  const slots: Slots = {};
  const email = contact?.includes('@');
  const all = {
    ...proposed,
    ...(kind === 'order' && { ...(what && { item: what }), ...(quantity && { quantity }) }),
    ...(contact && { [email ? 'email' : 'contact']: contact }),
  };
  for (const [slot, value] of Object.entries(all) as [SlotName, string][]) {
    const place = findPlace(value, [text, ...earlier.toReversed()]);
    if (!place || value.length > REQUEST_LIMITS.value || isRefused(slot, place) || isOfContact(slot, place)) continue;
    if (OF_VISITS.has(slot) && saysMore(place.value)) continue;
    if ((OF_VISITS.has(slot) && isBeside(place, seen)) || (act !== 'request' && asks(place.clause))) continue;
    if (mayBe[slot](place, place.text === text ? missing : undefined)) slots[slot] = place.value;
  }
  const remarks = [what, note].flatMap((words) => {
    const at = words === undefined ? -1 : placeOf(words, text);
    return words === undefined || at < 0 || countBesides(words) === 0 ? [] : [text.slice(at, at + words.length)];
  });
  return { slots, remarks };
}

function findPlace(value: string, messages: readonly string[]): Place | undefined {
  for (const text of messages) {
    const at = placeOf(value, text);
    if (at < 0) continue;
    const found = text.slice(at, at + value.length);
    return { value: found, text, at, clause: clausesOf(text).find((clause) => clause.includes(found)) ?? text };
  }
  return undefined;
}
