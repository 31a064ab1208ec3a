import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { asks, clausesOf, isPast, tells } from '../understand/sentence';
import { countBesides, isBare, saysNothing } from './bare';
import { detailIn, inMonthOf, insteadOf, isSameDay, mentionsDetail, NUMBER_ALONE, rangeIn } from './details';
import { NAMELESS, needs, welcome, withMissing } from './needs';
import { refusalIn } from './refused';
import { besides, mayBeMoment, slotsIn, withoutDetails } from './slots';
import { REQUEST_LIMITS, type RequestKind, type SlotName, type Slots, type TakenRequest } from './taken-request';
import type { Visit } from './visits';

/** In words; a shorter one was meant for what was asked. */
const A_REMARK = 2;

/** What a sentence says besides the details that it gives: clauses that have none. */
function remarksIn(text: string, given: Slots): string[] {
  const values = Object.values(given);
  // `Better make it 30` of what is no slot
  const isCount = CORRECTS.test(text) && NUMBER_ALONE.test(text);
  if (saysNothing(besides(text, given)) && !(isCount && values.length === 0)) return [];
  if (values.length === 0) {
    // `Ring me after 5` has no slot in a complaint.
    const isSaid =
      isCount || NAMELESS.test(asWords(text)) || tells(text) || mentionsDetail(text) || countBesides(text) >= A_REMARK;
    return isSaid && !text.includes('@') ? [text] : [];
  }
  const clauses = text.split(/[,;.!?]\s+|\n+| (?:and|but) /u);
  return clauses.filter(
    (clause) => !values.some((value) => clause.includes(value) || value.includes(clause)) && !saysNothing(clause),
  );
}

/** Adds what somebody also said. */
export function addRemark(request: TakenRequest, ...remarks: readonly string[]): TakenRequest {
  const added = remarks.map((remark) => remark.slice(0, REQUEST_LIMITS.words).trim()).filter(Boolean);
  if (added.length === 0) return request;
  return { ...request, also: [...new Set([...(request.also ?? []), ...added])].slice(0, REQUEST_LIMITS.remarks) };
}

const COUNTS = /\b(?:that['’]?s|that is|we['’]?re|we are|us)\b/i;
const SUITS = /\b(?:ok|okay|suits?|work|free|possible|earlier|later|do|at)\b/i;
const MEANT = /\bmeant?\b/i;

/** What a number alone changes: `make it seven` the people, `I meant nine` what was given last, `8 then` the time. */
function changedByNumber({ slots, missing, asked }: TakenRequest, text: string): SlotName | undefined {
  const isCorrection = CORRECTS.test(text);
  if (!isCorrection && missing !== 'name' && missing !== undefined) return missing;
  const given = (Object.keys(slots) as SlotName[]).filter((slot) => slot === 'time' || slot === 'people');
  if (MEANT.test(text)) return given.at(-1) ?? missing;
  // `So that's four` counts, `would 8 be ok instead` asks for a time.
  const isCount = COUNTS.test(text) || (isCorrection && !SUITS.test(text));
  const [first, second] = isCount ? (['people', 'time'] as const) : (['time', 'people'] as const);
  // `Make it 20` of twelve rolls is no hour.
  if (isCount && slots.people === undefined && countsThings(withoutDetails(asked))) return undefined;
  return [first, second].find((slot) => given.includes(slot)) ?? 'time';
}

/** `12 sausage rolls` */
function countsThings(text: string): boolean {
  const found = NUMBER_ALONE.exec(text);
  return found !== null && /^ (?!years?\b)\p{L}{3}/u.test(text.slice(found.index + found[0].length));
}

/** `Actually make it 20`: another number of what is ordered. */
function recount({ kind, slots: { item } }: TakenRequest, text: string): Slots | undefined {
  const bare = text.split(CORRECTS).join(' ');
  const amount = NUMBER_ALONE.exec(bare)?.[0];
  const isOfItem = kind === 'order' && item !== undefined && CORRECTS.test(text) && !SUITS.test(text);
  // `Better make it 4 loaves` repeats what it is.
  const rest = item?.split(' ').reduce((left, word) => left.replace(word, ' '), bare.replace(amount ?? '', ' '));
  if (!isOfItem || amount === undefined || !isBare(rest ?? '')) return undefined;
  return NUMBER_ALONE.test(item) ? { item: item.replace(NUMBER_ALONE, amount) } : { quantity: amount };
}

/** The details of a sentence. */
function detailsIn(request: TakenRequest, text: string, visit: Visit, isFirst: boolean): Slots {
  const wanted: readonly SlotName[] = [...needs(request, visit), ...welcome[request.kind], 'name'];
  if (isFirst) return slotsIn(text, wanted, request.missing, false);
  const counted = recount(request, text);
  if (counted) return counted;
  const bare = CORRECTS.test(text) ? text.split(CORRECTS).join(' ') : text;
  const given = slotsIn(bare, wanted, request.missing, true);
  if (Object.keys(given).length > 0) return given;
  const changed = slotsIn(bare, wanted, changedByNumber(request, text), true);
  const { missing } = request;
  const isLeft = Object.keys(changed).length === 0 && (missing === 'day' || missing === 'time') && mayBeMoment(text);
  return isLeft ? { [missing]: text.trim() } : changed;
}

/** Slots with those that a sentence gives, which stand last, in its order. */
function withLatest(slots: Slots, given: Slots, text: string): Slots {
  const kept = Object.entries(slots).filter(([slot]) => given[slot as SlotName] === undefined);
  const inOrder = Object.entries(given).sort(([, one], [, other]) => text.indexOf(one) - text.indexOf(other));
  const added = inOrder.map(([slot, value]) => {
    // `The 21st` instead of the 14th of August is of that month.
    const dated = slot === 'day' || slot === 'until' ? inMonthOf(value, slots[slot] ?? '') : value;
    const whole = slot === 'day' ? insteadOf(dated, slots.day ?? '') : dated;
    return [slot, whole.slice(0, REQUEST_LIMITS.value).trim()];
  });
  return Object.fromEntries([...kept, ...added]);
}

/** A request with the details that a sentence gives; those it had change only on a word of change, or by a bare detail. */
function fill(request: TakenRequest, text: string, visit: Visit, how: 'first' | 'next' | 'refusing'): TakenRequest {
  const isFirst = how === 'first';
  const read = detailsIn(request, text, visit, isFirst);
  const given = how === 'next' ? asEnd(request, read, text) : read;
  const isChange =
    how === 'refusing' ||
    (!isFirst && (mayChange(text, given) || isMoment(given, text) || isClearer(request.slots, given, text)));
  // `We were in on Thursday` names no day to come.
  const isOver = !isChange && (isFirst ? request.kind === 'emergency' && tells(text) : isPast(text));
  const taken = (Object.entries(given) as [SlotName, string][]).filter(
    ([slot]) =>
      isChange ||
      (slot === 'contact' && isContactAlone(given, text)) ||
      (request.slots[slot] === undefined && !(isOver && OF_VISITS.has(slot))),
  );
  const slots = withLatest(request.slots, Object.fromEntries(taken), text);
  const told = how === 'refusing' ? text.split(CORRECTS).join(' ') : text;
  const remarks = isFirst || recount(request, text) ? [] : remarksIn(told, Object.fromEntries(taken));
  // A name that another one replaces was something else, such as a townland.
  const was = taken.some(([slot]) => slot === 'name') && !CORRECTS.test(text) ? request.slots.name : undefined;
  const filled = addRemark({ ...request, slots }, ...(was ? [was] : []), ...remarks);
  return withMissing(filled, visit);
}

/** `Thursday at 5 then, in the other clinic`: a day with its time, and nothing told, is another wish. */
const isMoment = ({ day, time }: Slots, text: string): boolean =>
  day !== undefined && time !== undefined && !asks(text) && !tells(text) && !isPast(text);

/** `Ok 9.30 so. It's a golf` says which time of the morning. */
function isClearer({ time: before }: Slots, { time, ...others }: Slots, text: string): boolean {
  if (before === undefined || time === undefined || Object.keys(others).length > 0 || !/\d/.test(time)) return false;
  const clause = clausesOf(text).find((one) => one.includes(time)) ?? text;
  return !/\d/.test(before) && !asks(text) && isBare(besides(clause, { time }));
}

/** Begins a request with the sentence that asks for it. */
export function beginRequest(kind: RequestKind, asked: string, visit: Visit = 'appointment'): TakenRequest {
  const { rest } = refusalIn(asked);
  // Whoever only cancels says which day.
  const said = kind === 'callback' && detailIn('day', rest) === undefined ? asked : rest;
  // Moved from Monday to Thursday, it is on Thursday.
  const isMoved = kind === 'callback' && hasPhrase(asWords(said), 'instructions');
  const text = isMoved ? said.replace(rangeIn(said)?.said ?? '', ' ') : said;
  return fill({ kind, asked, slots: {} }, text, visit, 'first');
}

/** A request and what a sentence says without the days that it refuses; a refused day is taken out of the request. */
function withoutRefused(
  request: TakenRequest,
  said: string,
): { request: TakenRequest; text: string; how: 'next' | 'refusing' } {
  const { day, ...others } = request.slots;
  const { days, rest } = refusalIn(said, request.slots.until === undefined ? day : undefined);
  if (days.length === 0) return { request, text: said, how: 'next' };
  const isGone = day !== undefined && days.some((one) => isSameDay(one, day)) && detailIn('day', rest) === undefined;
  // `After all`
  const text = isGone && saysNothing(rest) ? '' : rest.replace(/^[\s,.;:-]+/, '').trim();
  return { request: isGone ? { ...request, slots: others } : request, text, how: asks(text) ? 'next' : 'refusing' };
}

/** True for a sentence that ends the request which is being taken down. */
export const dropsRequest = (text: string): boolean => {
  const words = asWords(text);
  if (hasPhrase(words, 'certainDroppings')) return true;
  return !asks(text) && hasPhrase(words, 'droppings') && countWords(without(words, phrasesOf('droppings'))) <= 2;
};

/** Whether a sentence agrees with what the agent has noted, or refuses it, and says nothing else. */
export function judgementIn(text: string): 'yes' | 'no' | undefined {
  const words = asWords(text);
  if (hasPhrase(words, 'refusals') && countWords(without(words, phrasesOf('refusals', 'fillers'))) === 0) return 'no';
  return hasPhrase(words, 'agreements') && saysNothing(without(words, phrasesOf('thanks'))) ? 'yes' : undefined;
}

/** `Can you make it 3pm?` changes, other questions ask about something else. */
const CHANGES_IN_QUESTION =
  /\b(?:can|could|would) (?:you|ye|we|i|it|that)\b.*\b(?:make|change|move|switch|push|later|earlier)\b/i;
const CORRECTS =
  /\b(?:make (?:it|that|us)|leave it (?=at|for)|of us now|change|move|switch|actually|instead|i (?:mean|meant)|rather|wrong|should be|not (?:on )?[a-z]+day)\b|^(?:(?:oh|ah),? )?(?:no(?! (?!it|wait|sorry|not|on|at|for|the|mon|tue|wed|thu|fri|sat|sun)\p{L})|sorry|oops|wait)\b(?:[, ]+(?:no|sorry|wait)\b)*/iu;
const NAMES_ITSELF = /\b(?:name|under)\b/i;
const OF_VISITS: ReadonlySet<SlotName> = new Set(['day', 'until', 'time', 'people']);
/** What a change may say besides, in words: `my sister is coming so five of us`. */
const MAX_BESIDES = 3;

/** Whether one clause has both the details and the word of change. */
const isApart = (text: string, given: Slots): boolean =>
  clausesOf(text).some(
    (clause) => CORRECTS.test(clause) && Object.values(given).every((value) => clause.includes(value)),
  );

/** Whether what a sentence gives replaces what was given before. */
export function mayChange(text: string, given: Slots): boolean {
  if (asks(text)) return CHANGES_IN_QUESTION.test(text) || proposes(text, given);
  // `We were four on Friday, actually` is of the past.
  const rest = besides(text, given);
  if (!CORRECTS.test(text)) return isBare(rest);
  // `4 of us actually, one dropped out`
  const said = clausesOf(rest).filter((clause) => CORRECTS.test(clause));
  const changed = said.length > 0 && isApart(text, given) ? said.join(', ') : rest;
  const isOfPast = isPast(changed) && !/\b(?:i meant|wrong)\b/i.test(text);
  return !isOfPast && countBesides(changed.replace(CORRECTS, ' ')) <= MAX_BESIDES;
}

const FROM = /\b(?:from|start\p{L}*|arriv\p{L}*)\b/iu;
/** Whether a day alone is given for a stay from one to another. */
const isOneOfTwo = ({ slots: { until = 'night' } }: TakenRequest, given: Slots, text: string): boolean =>
  given.day !== undefined && given.until === undefined && !/night/i.test(until) && !FROM.test(text);
/** `Make that the 12th` of a stay from the third to the tenth is its end. */
function asEnd(request: TakenRequest, given: Slots, text: string): Slots {
  const { day, ...others } = given;
  return day !== undefined && isOneOfTwo(request, given, text) ? { ...others, until: day } : given;
}
/** `Would the 12th suit?` may be either, which the person asks. */
const mayBeEither = (request: TakenRequest, given: Slots, text: string): boolean =>
  asks(text) && !CHANGES_IN_QUESTION.test(text) && isOneOfTwo(request, given, text) && mayChange(text, given);

/** Whether a sentence gives another day or time where the last one was not taken: it replaces what is noted, however it is said. */
const isOther = (given: Slots, text: string): boolean =>
  (given.day !== undefined || given.time !== undefined) && !asks(text) && !isPast(text);

/** Whether a part of a sentence is a number or an address to be reached at, and nothing else: `its 086 556 1209`. */
const isContactAlone = ({ contact }: Slots, text: string): boolean =>
  contact !== undefined &&
  !asks(text) &&
  clausesOf(text).some((clause) => clause.includes(contact) && isBare(besides(clause, { contact })));

/**
 * A request that was complete, with what the customer's next sentence changes in it; undefined if it changes nothing.
 * @param refused that the last day or time was not taken, and the day whose time it was
 */
export function amendRequest(
  before: TakenRequest,
  said: string,
  visit: Visit,
  refused?: { day?: string },
): TakenRequest | undefined {
  const { request, text, how } = withoutRefused(before, said);
  const found = detailsIn(request, text, visit, false);
  // `5 then`, after the hours of another day were said
  const isOfOther = refused?.day !== undefined && found.time !== undefined && found.day === undefined;
  const read = isOfOther ? { ...found, day: refused.day } : found;
  if (mayBeEither(request, read, text)) return addRemark(request, text);
  const given = how === 'next' ? asEnd(request, read, text) : read;
  if (!NAMES_ITSELF.test(text) && request.slots.name !== undefined) delete given.name;
  const isChanged = Object.entries(given).some(([slot, value]) => request.slots[slot as SlotName] !== value);
  const isProposed = refused !== undefined && isOther(given, text);
  if (isChanged && (how === 'refusing' || isProposed || isContactAlone(given, text) || mayChange(text, given))) {
    const changed = { ...request, slots: withLatest(request.slots, given, text) };
    return withMissing(isProposed ? addRemark(changed, ...remarksIn(text, given)) : changed, visit);
  }
  return request === before ? undefined : withMissing(addRemark(request, said), visit);
}

/** True for a sentence with what the agent asked for: `morning` is then no greeting. */
export const givesMissing = (request: TakenRequest, text: string, visit: Visit): boolean => {
  const { missing } = request;
  if (missing === undefined || missing === 'name') return false;
  const said = refusalIn(text, request.slots.day).rest;
  const slots = slotsIn(said, needs(request, visit), missing, true);
  return slots[missing] !== undefined && (!asks(said) || proposes(said, slots));
};

/** `Could we come an hour later?` */
export const asksToChange = (text: string): boolean => CHANGES_IN_QUESTION.test(text);

const MODAL = / (?:would|could|can|is|about) /;
/** `Would Friday at 8 suit?` gives what it asks about. */
const proposes = (text: string, given: Slots): boolean =>
  Object.keys(given).length > 0 &&
  isBare(besides(text.split(CORRECTS).join(' '), given)) &&
  (MODAL.test(asWords(text)) || text.endsWith('?')) &&
  clausesOf(text).filter((clause) => !saysNothing(clause)).length <= 1;

/**
 * Continues a request with what the customer's next sentence gives or tells. The request itself, unchanged, if the sentence has nothing, and
 * undefined for a question about something else.
 */
export function continueRequest(before: TakenRequest, said: string, visit: Visit): TakenRequest | undefined {
  const { missing } = before;
  if (missing === undefined) return undefined;
  const { request, text, how } = withoutRefused(before, said);
  if (text === '' || (request !== before && Object.keys(detailsIn(request, text, visit, false)).length === 0))
    return withMissing(addRemark(request, said), visit);
  const given = detailsIn(request, text, visit, false);
  if (mayBeEither(request, given, text)) return addRemark(request, text);
  // `Can we do 5 instead?`
  const isChange = Object.keys(given).length > 0 && mayChange(text, given);
  if (asks(text) && !givesMissing(request, text, visit) && !isChange) return undefined;
  const filled = fill(request, text, visit, how);
  const isSame = JSON.stringify([filled.slots, filled.also]) === JSON.stringify([before.slots, before.also]);
  return isSame ? before : filled;
}
