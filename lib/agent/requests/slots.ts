import { lexicon } from '../lexicon';
import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { asks, clausesOf, saysLittle, tells } from '../understand/sentence';
import { isEnglishWord, isProperName } from '../understand/spelling';
import { daysOfWeekIn, detailIn, hourAfterDay, monthIn, rangeIn } from './details';
import { type SlotName, type Slots, slotNames } from './taken-request';

/** What goes before a name: `it's for Murphy`. */
const NAME_BEFORE =
  /^(?:(?:hi|hello|yes|ok|sure|and|so)[,.! ]+)*(?:(?:my|the) name(?:['’]s| is)|name(?: is|:)|i['’]m|i am|this is|it['’]?s|it is|under|for|put it under|call me|in the name of)\s+/i;
const NAME_INSIDE =
  /(?<!\b(?:his|her|its|their|dog|cat)(?:['’]?s)? )\b(?:name(?: is|['’]s| of|:)|under(?: the name)?)\s+(\p{L}[\p{L}'’ -]{1,40})/iu;
/** `I am Mary Byrne and …`, `it's Aoife from …`: what follows may be a name. */
const INTRODUCES = /(?<=^|[\s,.!;–-])(?:i['’]?m|i am|this is|it['’]?s|it is)\s+/giu;
const NAMED = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,3}(?=$|[,.!;\n]| (?:and|from|here|of|at|with|in|\d))/u;
const NAMED_SMALL = /^\p{Ll}[\p{L}-]+ \p{Ll}[\p{L}'’-]+(?=$|[,.!;\n]| (?:and|from|here|at)\b)/u;
/** `Donal Ryan here` */
const SPEAKING =
  /(?<=^|[\s,.!])(?!(?:Hi|Hello|Hey|Good|Yes) )(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}),? (?:here|speaking)\b/u;
/** Words for where somebody is from. */
const OF_COUNTRY = /(?:ish|lsh|ese|ian|can|man|ch|ic)$/;
const MAX_NAME_WORDS = 4;
const NAME = /^\p{L}[\p{L}'’. -]*$/u;
const CAPITALS = /^\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?)*$/u;
const LAST_CAPITALS = /(?<= )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const CONTRACTION = /['’](?:s|m|re|ve|ll|d|t)\b/i;

const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)';
/** `11`, `10 or 11` */
export const NUMBER_ALONE = new RegExp(
  `(?<!\\b(?:until|till?|from|since) )\\b${NUMBER}\\b(?: ?(?:or|to|and|-|–) ?${NUMBER}\\b)?`,
  'i',
);
/** `Just me`, `my husband and I` */
const IN_PERSON =
  /^(?:just |only )?(?:me|myself|i|my \p{L}+)(?:(?:,| and) (?:me|myself|i|my \p{L}+|(?:a|one|two|three) \p{L}+)){0,4}[.! ]*$/iu;
/** Words of a sentence that is no name. */
const english = new Set(lexicon.english);
const asked = new Set(lexicon.questionWords);
const small = phrasesOf('fillers', 'agreements', 'greetings', 'thanks', 'goodbyes', 'refusals', 'vagueTimes');

/** Stands where a telephone number or an e-mail address was: what is before it may be a name, and no town. */
const CONTACT_MARK = '|';
const REST_OF_ADDRESS =
  /^(?:,? ?(?:[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?|\p{Lu}\p{Ll}+))+(?=\s{0,9}(?:[,.!?;]|$))|^(?: \p{Lu}\p{Ll}+)+(?=\s{0,9}\|)/u;

const FLAT = /\b(?:flat|apt|apartment|unit) \d{1,4}[a-z]?,? $/i;
const TOWN = /^, ?(?!(?:at|my|and|for|on)\b)[\p{L} ]{3,30}(?![\p{L} ]*\|)/iu;

/** `Ballymote Road`: in the country a house has no number. */
const COUNTRY_ROAD = /(?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Road|Rd|Avenue|Street|Terrace|Crescent|Estate)\b/u;

/** A text with a mark for telephone number and e-mail address. */
function withoutContacts(text: string): string {
  const found = [phoneIn(text), detailIn('email', text)];
  return found.reduce<string>((rest, contact) => (contact ? rest.replace(contact, CONTACT_MARK) : rest), text).trim();
}

/** An address with its town and postcode, in a text without contacts. */
function addressIn(rest: string): string | undefined {
  const found = detailIn('address', rest) ?? COUNTRY_ROAD.exec(rest)?.[0];
  if (!found) return undefined;
  const at = rest.indexOf(found);
  const after = rest.slice(at + found.length);
  const town = REST_OF_ADDRESS.exec(after) ?? (detailIn('day', after) === undefined ? TOWN.exec(after) : null);
  return `${FLAT.exec(rest.slice(0, at))?.[0] ?? ''}${found}${town?.[0] ?? ''}`.trim();
}

const MAX_ADDRESSES = 3;
/** What names a place where somebody lives: addresses with a number or a postcode, and roads unless they are asked about. */
export function addressesIn(text: string): string[] {
  let rest = withoutContacts(text);
  const found: string[] = [];
  for (let one = addressIn(rest); one && found.length < MAX_ADDRESSES; one = addressIn(rest)) {
    if (/\d/.test(one) || !asks(text)) found.push(one);
    rest = rest.replace(one, CONTACT_MARK);
  }
  return found;
}

const MIN_DIGITS = 7;
/** A telephone number, which is taken down whether it was asked for or not. */
export function phoneIn(text: string): string | undefined {
  const found = detailIn('phone', text);
  return found && found.replace(/\D/g, '').length >= MIN_DIGITS ? found : undefined;
}

/** Whether a word is one of English and no name, such as `right`. */
const isPlainWord = (word: string): boolean => isEnglishWord(word) && !isProperName(word);

/** Whether a text may be a name: letters, and no words of other sentences. */
function mayBeName(name: string, isAsked: boolean, isBeside: boolean): boolean {
  const words = asWords(name);
  const list = words.trim().split(' ');
  if (!NAME.test(name) || list.length > MAX_NAME_WORDS || CONTRACTION.test(name)) return false;
  if (hasPhrase(words, 'notInNames') || countWords(without(words, small)) === 0) return false;
  // `Rhys Price`
  if (CAPITALS.test(name) && isAsked) return true;
  // `Brown case` and `nobody cleaned up` are none.
  if (!isBeside && list.length > 1 && (tells(name) || list.every(isEnglishWord))) return false;
  // `Right. Aoife 087 …`
  if (!CAPITALS.test(name) && list.every(isPlainWord)) return false;
  // `The Murphys`
  const isKnown = list.some(
    (word, at) => english.has(word) && !(at === 0 && word === 'the' && /^\S+ \p{Lu}/u.test(name)),
  );
  return !isKnown && ((CAPITALS.test(name) && list.length > 1) || !list.some((word) => asked.has(word)));
}

/** The name of somebody who introduces themselves, in whatever else they say. */
function introducedIn(text: string): string | undefined {
  const speaking = SPEAKING.exec(text)?.[1];
  const rests = [...text.matchAll(INTRODUCES)].map(({ 0: lead, index }) => text.slice(index + lead.length));
  const named = rests.flatMap((rest) => NAMED.exec(rest)?.[0] ?? NAMED_SMALL.exec(rest)?.[0] ?? []);
  return [...(speaking ? [speaking] : []), ...named].find((name) => {
    const words = asWords(name).trim().split(' ');
    const isSingle = words.length === 1 && (OF_COUNTRY.test(words[0] ?? '') || detailIn('day', name) !== undefined);
    const mayBe = (word: string) =>
      !(isEnglishWord(word) || asked.has(word)) || (isProperName(word) && CAPITALS.test(name));
    return !CONTRACTION.test(name) && !isSingle && words.every(mayBe);
  });
}

/** `Thanks, Niamh Walsh` below a message. */
function signatureIn(text: string): string | undefined {
  const [last = '', before = ''] = clausesOf(text).reverse();
  return CAPITALS.test(last) && saysLittle(before) && mayBeName(last, false, true) ? last : undefined;
}

/** @param isAsked a name is asked for: it needs no capitals */
function nameIn(text: string, isAsked: boolean, isOpen: boolean): string | undefined {
  const inside = NAME_INSIDE.exec(text)?.[1]
    ?.split(/\s+(?:and|for|at|on|please)\b|,/i)[0]
    ?.trim();
  const isCommon = inside !== undefined && !CAPITALS.test(inside) && inside.toLowerCase().split(' ').every(isPlainWord);
  // `Smoke from under my bonnet` names nobody.
  if (inside && !isCommon) return inside;
  const introduced = isAsked ? undefined : (introducedIn(text) ?? signatureIn(text));
  if (introduced !== undefined) return introduced;
  if (asks(text)) return undefined;
  const contacts = withoutContacts(text);
  const address = addressIn(contacts);
  const words = address ? contacts.replace(address, CONTACT_MARK) : contacts;
  const isBeside = words !== text.trim();
  if (!isAsked && !isBeside && !isOpen) return undefined;
  const bare = words.replace(NAME_BEFORE, '');
  // `It's black` describes something.
  if (bare !== words && /^it/i.test(words) && !/^\p{Lu}/u.test(bare)) return undefined;
  const parts = bare
    .replace(/\b(?:please|thanks|thank you|cheers)\W{0,10}$/i, '')
    .split(/[,|\n]|\. /)
    .map((part) => part.replace(/[\s.:;!–-]{1,10}$/, '').trim())
    .filter(Boolean)
    // `Her mam Gráinne 085 …`
    .flatMap((part) => [part, ...(isBeside && !CAPITALS.test(part) ? (LAST_CAPITALS.exec(part) ?? []) : [])]);
  const likeness = (part: string) =>
    (CAPITALS.test(part) ? 2 : 0) - (asWords(part).trim().split(' ').every(isPlainWord) ? 1 : 0);
  const inOrder = parts.toSorted((one, other) => likeness(other) - likeness(one));
  return (isBeside ? inOrder : parts).find((name) => {
    const at = parts.indexOf(name);
    if (NUMBER_ALONE.test(name) || detailIn('day', name) || detailIn('time', name)) return false;
    // `Grand, Denis Walsh, 086 777 8889`
    if (at > 0 && !CAPITALS.test(name)) return false;
    return mayBeName(name, isAsked, isBeside) && (isAsked || isBeside || CAPITALS.test(name));
  });
}

/** Any text that has a number or a place name is an address where one is asked for. */
const ADDRESS_ASKED = /^(?=.*(?:\d|,| )).{5,80}$/u;

/** `About my deposit` */
const REASON = /\b(?:about|regarding|concerning) (?!(?:\d|noon|midday))\p{L}[^.,!?;]{1,80}(?<![\s,])/iu;
/** What goes before the thing that is ordered. */
const ORDERS =
  /^.*?\b(?:order|buy|purchase|get|have|want|like|need|do|take)\b(?: (?:to|us|me|order|buy|get|place|an order)\b)*/i;

/** What is ordered: the words between the verb and the details. */
function itemIn(rest: string, isAsked: boolean, isOpen: boolean): string | undefined {
  if (isOpen && !isAsked) return undefined;
  const pieces = rest.replace(isAsked ? '' : ORDERS, '').split(/ {2,}/);
  const said = pieces.map((piece) =>
    piece.replace(/^[\s,.;:!?-]+|(?:[\s,.;:!?-]|\b(?:for|on|by|at|to|and|please)\b)+$/gi, ''),
  );
  const longest = said.sort((one, other) => other.length - one.length)[0];
  return longest && !isBare(longest) ? longest : undefined;
}

/** `Till the 7th` */
const UNTIL = /\b(?:until|till?|up to(?= (?:the|\d|mon|tue|wed|thu|fri|sat|sun)))\b/i;
const NIGHTS = /\b(?:\d{1,2}|one|two|three|four|five|six|seven|ten) nights?\b/i;

/** A date of birth is no day to come. */
const BORN = /\b(?:born|dob|d\.o\.b\.?|date of birth)\b\W{0,3}(?:(?:on|is) )?[\d/. -]{4,12}/i;
/** `She's 17 tomorrow` */
const TURNS = /\b(?:\p{L}+['’]?s|is|turns?|be) \d{1,2} (?:today|tomorrow|(?:on |next |this )?\p{L}{3,6}day)\b/iu;
const GOOD_DAY = /^\W*(?:(?:hi|hello|hey)[ ,]+)?good (?:morning|afternoon|evening|day)\b(?=.*\p{L}{3})/iu;

/** Reads the details that a sentence has of `wanted`, of which `missing` was asked for. */
export function slotsIn(
  text: string,
  wanted: readonly SlotName[],
  missing: SlotName | undefined,
  isOpen: boolean,
): Slots {
  const slots: Slots = {};
  // `Good evening` names no time.
  let rest = text.replace(GOOD_DAY, ' ').replace(BORN, ' ').replace(TURNS, ' ');
  const take = (slot: SlotName, value: string | undefined) => {
    if (value === undefined || !wanted.includes(slot)) return;
    slots[slot] = value;
    rest = rest.replace(value, slot === 'contact' ? CONTACT_MARK : ' ');
  };
  const phone = phoneIn(text);
  const email = detailIn('email', text);
  take('contact', phone ?? (wanted.includes('email') ? undefined : email));
  if (email && slots.contact !== email) slots.email = email;
  for (const contact of [phone, email]) if (contact) rest = rest.replace(contact, CONTACT_MARK);
  take('address', addressIn(rest));
  const range = rangeIn(rest);
  const last = UNTIL.exec(rest)?.[0];
  if (range && wanted.includes('until')) {
    take('day', range.day);
    take('until', range.until);
    rest = rest.replace(range.said, ' ');
  } else if (last && detailIn('day', rest.slice(rest.indexOf(last) + last.length)) && isOpen) {
    take('until', detailIn('day', rest));
  } else take('day', detailIn('day', rest) ?? (missing === 'day' ? (monthIn(rest) ?? daysOfWeekIn(rest)) : undefined));
  if (!slots.until) take('until', NIGHTS.exec(rest)?.[0]);
  take('time', detailIn('time', rest) ?? hourAfterDay(text));
  take('quantity', detailIn('people', rest));
  take('people', detailIn('people', rest));
  take('reason', REASON.exec(text)?.[0]);
  take('item', itemIn(rest, missing === 'item', isOpen));
  // `Saturday 10`
  const open = slots.day !== undefined && missing !== 'people' && slots.people === undefined ? 'time' : missing;
  const number = open === 'people' || open === 'time' ? NUMBER_ALONE.exec(rest) : null;
  if (number && open && slots[open] === undefined && isBare(rest.replace(number[0], ' '))) take(open, number[0]);
  if (missing === 'people' && slots.people === undefined && IN_PERSON.test(text)) slots.people = text.trim();
  const vague = missing === 'day' || missing === 'time' ? missing : 'time';
  if (missing && wanted.includes(vague) && slots[vague] === undefined && leavesOpen(text)) slots[vague] = text.trim();
  if (wanted.includes('name')) take('name', nameIn(text, missing === 'name', isOpen));
  const mayBeAddress =
    missing === 'address' && Object.keys(slots).length === 0 && !asks(text) && ADDRESS_ASKED.test(text);
  if (mayBeAddress && !hasPhrase(asWords(text), 'notInNames')) take('address', text.trim());
  return slots;
}

const AROUND = phrasesOf(
  'fillers',
  'stopWords',
  'articles',
  'agreements',
  'aroundAgreements',
  'tails',
  'aroundDetails',
);

/** `Any day but Monday` names none. */
export const leavesOpen = (text: string): boolean =>
  !asks(text) &&
  !tells(text) &&
  hasPhrase(asWords(text), 'vagueTimes') &&
  !/\b(?:before|after) (?:i|we|you)\b/i.test(text);

/** All that says no more than a detail does. */
const DETAILS = slotNames.filter((slot) => slot !== 'item' && slot !== 'reason');

/** What a text says besides the details in it. */
export const withoutDetails = (text: string): string =>
  Object.values(slotsIn(text, DETAILS, undefined, false)).reduce((left, value) => left.replace(value, ' '), text);

const AROUND_WISHES = phrasesOf(
  ...(['wishes', 'requests', 'bookings', 'certainBookings', 'plainBookings', 'forPeople'] as const),
  ...(['callbacks', 'callings', 'people', 'greetings'] as const),
);

/** What a sentence that began a request says besides the wish and its details: what is to be done, or what happened. */
export const thingIn = (asked: string): string =>
  without(without(asWords(withoutDetails(asked)), AROUND_WISHES), AROUND).trim();

export const saysMore = (asked: string): boolean => thingIn(asked) !== '';

/** How many words of a text neither belong to details nor stand around them. */
export const countBesides = (text: string): number => countWords(without(asWords(text), AROUND));
export const isBare = (text: string): boolean => countBesides(text) === 0;

const REACHES: readonly SlotName[] = ['contact', 'address'];
/** Whether somebody says how to reach them: a number or an e-mail address, or where to come. */
export const givesContact = (text: string): boolean =>
  REACHES.some((slot) => slotsIn(text, REACHES, undefined, false)[slot] !== undefined);
