import { asWords, countWords, hasPhrase, type ListName, phrasesOf, without } from '../phrases';
import { type Detail, detailIn } from './details';

/** What the agent takes down for a person. */
export type RequestKind = 'booking' | 'callback' | 'complaint' | 'meeting';
export type SlotName = 'day' | 'time' | 'people' | 'name' | 'email' | 'contact';

/** A request as far as it was taken down; complete when nothing is missing. Plain JSON. */
export interface TakenRequest {
  kind: RequestKind;
  /** The customer's sentence that began it. */
  asked: string;
  /** In the customer's words. */
  slots: Partial<Record<SlotName, string>>;
  /** What the agent asks for next. */
  missing?: SlotName;
}

const slotsOf: Record<RequestKind, readonly SlotName[]> = {
  booking: ['day', 'time', 'people', 'name'],
  callback: ['name', 'contact'],
  complaint: ['name', 'contact'],
  meeting: ['day', 'time', 'name', 'email'],
};

const MAX_VALUE = 60;

/** A day that needs no time. */
const AT_ONCE = /^(?:(?:right )?now|straight away|asap|as soon as possible)$/i;

const needs = ({ kind, asked, slots }: TakenRequest): readonly SlotName[] => {
  const words = asWords(asked);
  return slotsOf[kind].filter(
    (slot) =>
      (slot !== 'people' || hasPhrase(words, 'forPeople')) &&
      (slot !== 'time' || kind !== 'booking' || !(hasPhrase(words, 'withoutTime') || AT_ONCE.test(slots.day ?? ''))),
  );
};

/** What goes before a name: `it's for Murphy`. */
const NAME_BEFORE =
  /^(?:(?:hi|hello|yes|ok|sure|and|so)[,.! ]+)*(?:(?:my|the) name(?:'s| is)|name(?: is|:)|i'm|i am|this is|it's|its|it is|under|for|put it under|call me|in the name of)\s+/i;
const NAME_INSIDE =
  /\b(?:my name is|name is|my name's|under the name(?: of)?|in the name of|under)\s+(\p{L}[\p{L}'’ -]{1,40})/iu;
const MAX_NAME_WORDS = 4;
/** A name beside a telephone number or an e-mail address: `Mary Kelly, 087 123 4567`. */
const NAME_ALONE = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}[\s,.:;–-]*$/u;

const NUMBER_ALONE = /^\D{0,12}\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

function nameIn(text: string, isAsked: boolean, isOpen: boolean): string | undefined {
  const inside = NAME_INSIDE.exec(text)?.[1]?.split(/\s+(?:and|for|at|on|please)\b|,/i)[0];
  if (inside) return inside.trim();
  const words = withoutContacts(text);
  if (!isAsked && ((words === text.trim() && !isOpen) || !NAME_ALONE.test(words))) return undefined;
  if (isQuestion(words) || NUMBER_ALONE.test(words) || detailIn('day', words)) return undefined;
  const name = words
    .replace(NAME_BEFORE, '')
    .replace(/[,.]?\s*(?:please|thanks|thank you|cheers)?[.!]*$/i, '')
    .split(',')[0]
    ?.trim();
  if (!name || hasPhrase(asWords(name), 'notInNames')) return undefined;
  return /^\p{L}[\p{L}'’. -]*$/u.test(name) && name.split(/\s+/).length <= MAX_NAME_WORDS ? name : undefined;
}

function valueIn(slot: SlotName, text: string, isAsked: boolean, isOpen = false): string | undefined {
  if (slot === 'name') return nameIn(text, isAsked, isOpen);
  const found = detailOf(slot, text);
  if (found || !isAsked) return found;
  if (slot === 'people' || slot === 'time') {
    const number = NUMBER_ALONE.exec(withoutContacts(text))?.[1];
    if (number) return number;
  }
  const isVague = (slot === 'day' || slot === 'time') && !isQuestion(text) && hasPhrase(asWords(text), 'vagueTimes');
  return isVague ? text.trim() : undefined;
}

/** The digits of a telephone number are no time. */
const detailOf = (slot: Exclude<SlotName, 'name'>, text: string): string | undefined =>
  detailIn(slot satisfies Detail, slot === 'email' || slot === 'contact' ? text : withoutContacts(text));

/** A text without telephone number and e-mail address. */
const withoutContacts = (text: string): string =>
  [phoneIn(text), detailIn('email', text)]
    .reduce<string>((rest, contact) => (contact ? rest.replace(contact, ' ') : rest), text)
    .trim();

const MIN_DIGITS = 7;
/** A telephone number, which is taken down whether it was asked for or not. */
function phoneIn(text: string): string | undefined {
  const found = detailIn('phone', text);
  return found && found.replace(/\D/g, '').length >= MIN_DIGITS ? found : undefined;
}

function fill(request: TakenRequest, text: string): TakenRequest {
  const slots = { ...request.slots };
  for (const slot of needs(request)) {
    const current = slots[slot];
    const corrected = current !== undefined && mayCorrect(text) && slot !== 'name' ? detailOf(slot, text) : undefined;
    const value = corrected ?? current ?? valueIn(slot, text, slot === request.missing, request.missing !== undefined);
    if (value !== undefined) slots[slot] = value.slice(0, MAX_VALUE);
  }
  slots.contact ??= phoneIn(text);
  slots.email ??= detailIn('email', text);
  return { ...request, slots, missing: needs({ ...request, slots }).find((slot) => slots[slot] === undefined) };
}

/** Begins a request with the sentence that asks for it. */
export const beginRequest = (kind: RequestKind, asked: string): TakenRequest => fill({ kind, asked, slots: {} }, asked);

/** True for a sentence that ends the request which is being taken down. */
export const dropsRequest = (text: string): boolean => {
  const words = asWords(text);
  if (hasPhrase(words, 'certainDroppings')) return true;
  return !isQuestion(text) && hasPhrase(words, 'droppings') && countWords(without(words, phrasesOf('droppings'))) <= 2;
};

const saysOnly = (words: string, what: ListName, ...around: readonly ListName[]): boolean =>
  hasPhrase(words, what) && countWords(without(words, phrasesOf(what, ...around))) === 0;

/** Whether a sentence agrees with what the agent has noted, or refuses it, and says nothing else. */
export function judgementIn(text: string): 'yes' | 'no' | undefined {
  const words = asWords(text);
  if (saysOnly(words, 'refusals', 'fillers')) return 'no';
  return saysOnly(words, 'agreements', 'aroundAgreements', 'fillers', 'thanks') ? 'yes' : undefined;
}

/** `Can you make it 3pm?` corrects, other questions ask about something else. */
const mayCorrect = (text: string): boolean => !isQuestion(text) || CHANGE.test(text);
const CHANGE = /^(?:can|could) (?:you|we|i)\b.*\b(?:make|change|move|do)\b/i;

/** An e-mail address to reach the customer at, unless it is asked for on its own. */
const newEmail = (request: TakenRequest, text: string): string | undefined =>
  needs(request).includes('email') ? undefined : detailIn('email', text);

/** A request that was complete, with what the customer's next sentence changes in it; undefined if it changes nothing. */
export function amendRequest(request: TakenRequest, text: string): TakenRequest | undefined {
  if (!mayCorrect(text)) return undefined;
  const changes = [...needs(request), 'contact' as const].flatMap((slot) => {
    const value = slot === 'contact' ? (phoneIn(text) ?? newEmail(request, text)) : valueIn(slot, text, false);
    return value === undefined || value === request.slots[slot] ? [] : [[slot, value.slice(0, MAX_VALUE)]];
  });
  return changes.length > 0 ? { ...request, slots: { ...request.slots, ...Object.fromEntries(changes) } } : undefined;
}

const questionStarts = phrasesOf('questionStarts');
const isQuestion = (text: string): boolean =>
  text.includes('?') || questionStarts.some((one) => asWords(text).startsWith(` ${one} `));

/** True for a sentence with what the agent asked for: `morning` is then no greeting. */
export const givesMissing = ({ missing }: TakenRequest, text: string): boolean =>
  missing !== undefined && missing !== 'name' && !isQuestion(text) && valueIn(missing, text, true) !== undefined;

/**
 * Continues a request with the details in the customer's next sentence. The request itself, unchanged, if the sentence has none of them, and
 * undefined for a question about something else.
 */
export function continueRequest(request: TakenRequest, text: string): TakenRequest | undefined {
  const { missing } = request;
  if (missing === undefined) return undefined;
  const filled = fill(request, text);
  const names = Object.keys(filled.slots) as SlotName[];
  if (names.some((name) => filled.slots[name] !== request.slots[name])) return filled;
  // What was not given is asked for again.
  return isQuestion(text) ? undefined : request;
}
