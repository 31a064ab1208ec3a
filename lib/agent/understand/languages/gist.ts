import { memoize } from '@/lib/reader/text/memoize';
import { detailIn } from '../../requests/details';
import { phoneIn } from '../../requests/slots';
import { foldEvenly, type Item, type Kind, scan } from './vocabulary';

/** What a sentence in another language says, as an English sentence, which the rules of the agent understand. */
export interface Gist {
  english: string;
  /** No word of it is unknown. */
  isWhole: boolean;
}

export interface GistOptions {
  /** What is booked on this website: `a table`. */
  booked: string;
  /** What the agent has asked for. */
  missing?: string;
  hasRequest: boolean;
  now: Date;
  /** Whether the website has a word. */
  isOfSite: (word: string) => boolean;
}

type Details = Partial<Record<'day' | 'time' | 'people' | 'nights' | 'name', string>>;

const DAY_MS = 86_400_000;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Dublin' });
const months = memoize((locale) =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
      Date.UTC(2024, month, 15),
    );
    return foldEvenly(parts.find(({ type }) => type === 'month')?.value ?? '');
  }),
);
const ENGLISH_MONTHS = months('en').map((month) => month.replace(/^./, (letter) => letter.toUpperCase()));

const has = (item: Item | undefined, ...meanings: (Kind | 'day' | 'number' | 'clock' | 'noun')[]): boolean =>
  item !== undefined && meanings.some((meaning) => item.meanings.has(meaning));
const isNumber = (item: Item | undefined): item is Item => has(item, 'number') && item?.value !== '';

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** A sentence as it is read: the items that still have to be explained. */
class Reading {
  readonly items: readonly Item[];
  readonly #used = new Set<Item>();

  constructor(
    readonly text: string,
    readonly folded: string,
    readonly language: string,
  ) {
    this.items = scan(folded, language);
  }

  use(...items: readonly (Item | undefined)[]): void {
    for (const item of items) if (item) this.#used.add(item);
  }

  isUsed = (item: Item): boolean => this.#used.has(item);

  /** The first item with a meaning that nothing else explains. */
  find(meaning: Kind | 'day' | 'noun' | 'clock'): Item | undefined {
    return this.items.find((item) => !this.isUsed(item) && has(item, meaning));
  }

  says = (meaning: Kind): boolean => this.items.some((item) => has(item, meaning) && !this.isUsed(item));

  written = ({ start, end }: Item): string => this.text.slice(start, end);

  get unknown(): readonly Item[] {
    return this.items.filter((item) => item.meanings.size === 0 && !this.isUsed(item));
  }
}

const isDayOfMonth = (item: Item | undefined): item is Item => isNumber(item) && /^(?:[12]?\d|3[01])$/.test(item.value);

const sayDate = (day: string, month: number): string => `${Number(day)} ${ENGLISH_MONTHS[month]}`;

/** The other day of a range in a month, `od 3 do 9 lipca`: the number around a word or a dash before a day, or after it where months stand first. */
function otherDay({ items, text }: Reading, day: number, step: -1 | 1): Item | undefined {
  for (const place of [day + step, day + 2 * step, day + 3 * step]) {
    const [item, first, last] = [items[place], items[Math.min(place, day)], items[Math.max(place, day)]];
    if (!isDayOfMonth(item) || !/^\d/.test(text.slice(item.start)) || !first || !last) continue;
    const isApart = place !== day + step || /[-–]/.test(text.slice(first.end, last.start));
    return isApart && Number(first.value) < Number(last.value) ? item : undefined;
  }
  return undefined;
}

/** The days of a text by their month: `5 grudnia`, `le 5 décembre`, `gruodžio 5 d.`, `3 al 9 luglio`. */
function datesIn(reading: Reading): string[] {
  const names = months(reading.language);
  const { items } = reading;
  const found: string[] = [];
  for (const [at, item] of items.entries()) {
    const month = names.indexOf(reading.folded.slice(item.start, item.end));
    if (month < 0) continue;
    const day = [at - 1, at - 2, at + 1].find((place) => isDayOfMonth(items[place]));
    const date = day === undefined ? undefined : items[day];
    if (day === undefined || !date) continue;
    const other = otherDay(reading, day, day < at ? -1 : 1);
    const days = [date, ...(other ? [other] : [])].sort((one, another) => one.start - another.start);
    reading.use(item, ...days);
    found.push(...days.map(({ value }) => sayDate(value, month)));
  }
  return found;
}

const OF_NUMBERS = /(?<!\d)(\d{1,2})(?:\/(\d{1,2})(?:\/\d{2,4})?|\.(\d{1,2})\.(?:\d{4})?)(?!\d)/g;

/** The days of a text that are written in numbers, `3/12` or `3.12.`, and the text without them. */
function numericDates(text: string): { rest: string; found: string[] } {
  const found: string[] = [];
  const rest = text.replace(OF_NUMBERS, (said: string, day: string, slashed?: string, dotted?: string) => {
    const month = Number(slashed ?? dotted);
    if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return said;
    found.push(sayDate(day, month - 1));
    return ' '.repeat(said.length);
  });
  return { rest, found };
}

const sayDates = ([from, until]: readonly string[]): string | undefined =>
  until === undefined ? from : `from ${from} to ${until}`;

function dayIn(reading: Reading, now: Date, numeric: readonly string[]): string | undefined {
  const date = sayDates([...numeric, ...datesIn(reading)]);
  const after = reading.find('dayAfter');
  const weekday = reading.find('day');
  const tomorrow = reading.find('tomorrow');
  const today = reading.find('today');
  const tonight = reading.find('tonight');
  reading.use(after, weekday, tomorrow, today, tonight);
  if (date) return date;
  if (after) return dates.format(now.getTime() + 2 * DAY_MS);
  if (weekday) return capital(weekday.value);
  if (tonight) return 'tonight';
  // In German, `morgen` is also the morning: `heute Morgen`.
  if (today) return 'today';
  return tomorrow && 'tomorrow';
}

const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;
const AFTER_NOON: readonly string[] = ['afternoon', 'evening'];

/** An hour of a clock of 24 where the part of the day tells it. */
function hourOf(hour: string, part: string | undefined): string {
  const number = Number(hour);
  if (part !== undefined && AFTER_NOON.includes(part) && number < 12) return `${number + 12}:00`;
  if (part === 'morning' || number > 12) return `${number}:00`;
  return hour;
}

function timeIn(reading: Reading, missing: string | undefined): string | undefined {
  const part = PARTS.find((one) => reading.says(one));
  const partItem = part && reading.find(part);
  const clock = reading.find('clock');
  const { items } = reading;
  const at = items.findIndex(
    (item, place) =>
      isNumber(item) &&
      Number(item.value) <= 24 &&
      !reading.isUsed(item) &&
      !has(items[place + 1], 'persons', 'nights') &&
      !has(item, 'counted') &&
      (missing === 'time' ||
        has(items[place + 1], 'oclock', 'halfPast', ...PARTS) ||
        has(items[place - 1], 'halfTo', 'halfPast') ||
        (has(items[place - 1], 'at') && !isCounted(reading, place))),
  );
  const number = clock ?? items[at];
  if (!number) {
    reading.use(partItem);
    return part;
  }
  const around = [items[at - 1], items[at + 1], items[at + 2]].filter((one) =>
    has(one, 'oclock', 'halfTo', 'halfPast'),
  );
  reading.use(number, partItem, ...(clock ? [] : around));
  if (!clock) {
    const hour = hourOf(number.value, part);
    if (around.some((one) => has(one, 'halfTo'))) return `${Number.parseInt(hour, 10) - 1}:30`;
    return around.some((one) => has(one, 'halfPast')) ? `${Number.parseInt(hour, 10)}:30` : hour;
  }
  const [hour = '', minutes = ''] = number.value.split(':');
  return `${part && AFTER_NOON.includes(part) && Number(hour) < 12 ? Number(hour) + 12 : hour}:${minutes}`;
}

/** In `stolik na 4` nothing else says when: `na` stands before a time and before people. */
function isCounted(reading: Reading, place: number): boolean {
  const { items } = reading;
  if (!has(items[place - 1], 'for')) return false;
  const hasOther = items.some((item, at) => at !== place && (has(item, 'clock') || has(items[at + 1], 'oclock')));
  return hasOther || !items.some((item, at) => at !== place && isNumber(item) && has(items[at + 1], 'persons'));
}

function peopleIn(reading: Reading, missing: string | undefined): string | undefined {
  const { items } = reading;
  const isOnly = missing === 'people' && items.filter(isNumber).length === 1;
  const at = items.findIndex(
    (item, place) =>
      isNumber(item) &&
      !reading.isUsed(item) &&
      (isOnly ||
        has(items[place + 1], 'persons') ||
        has(item, 'counted') ||
        (has(items[place - 1], 'for') && !has(items[place + 1], 'nights', 'oclock', 'noun') && item.value !== '1')),
  );
  const number = items[at];
  // `2 adultes et 2 enfants`
  const children = items.findIndex((item, place) => isNumber(item) && items[place + 1]?.value === CHILDREN);
  const young = has(items[at + 1], 'adults') ? items[children] : undefined;
  reading.use(number, young, ...[items[at + 1], items[children + 1]].filter((noun) => isCount(noun)));
  const count = Number(number?.value ?? 0) + (young && young !== number ? Number(young.value) : 0);
  return count > 0 ? String(count) : undefined;
}

const CHILDREN = 'children';
const isCount = (noun: Item | undefined): boolean => has(noun, 'persons') || noun?.value === CHILDREN;

function nightsIn(reading: Reading): string | undefined {
  const { items } = reading;
  const at = items.findIndex(
    (item, place) => isNumber(item) && !reading.isUsed(item) && has(items[place + 1], 'nights'),
  );
  const number = items[at];
  if (!number) return undefined;
  reading.use(number, items[at + 1]);
  return `${number.value} ${number.value === '1' ? 'night' : 'nights'}`;
}

const CAPITAL = /^\p{Lu}/u;
const MAX_NAME_WORDS = 3;

/** The unknown words from an item on that follow each other, as a name. */
function nameFrom(reading: Reading, at: number, isMarked: boolean): string | undefined {
  const words: Item[] = [];
  for (const item of reading.items.slice(at, at + MAX_NAME_WORDS)) {
    const before = words.at(-1);
    const isApart = before !== undefined && /[^\s'’-]/.test(reading.text.slice(before.end, item.start));
    const isName = CAPITAL.test(reading.written(item)) || (item.meanings.size === 0 && (isMarked || words.length > 0));
    if (isApart || !isName || has(item, 'number', 'clock')) break;
    words.push(item);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  reading.use(...words);
  return reading.text.slice(first.start, last.end);
}

/** A name after words that say so; of a sentence that answers the question for it, its unknown words. */
function nameIn(reading: Reading, missing: string | undefined, isBesideContact: boolean): string | undefined {
  const { items } = reading;
  const lead = items.findIndex(
    (item, at) => has(item, 'name') && CAPITAL.test(items[at + 1] ? reading.written(items[at + 1] as Item) : ''),
  );
  if (lead >= 0) {
    reading.use(items[lead]);
    return nameFrom(reading, lead + 1, true);
  }
  if (missing !== 'name' && !isBesideContact) return undefined;
  // Beside a number, only the whole of the text is a name.
  const isBare = items.every((item) => item.meanings.size === 0 || has(item, 'thanks', 'greeting', 'agreed'));
  const first = items.findIndex(
    (item) =>
      item.meanings.size === 0 &&
      (isBare || (missing === 'name' && CAPITAL.test(reading.written(item)) && item.start > 0)),
  );
  return first < 0 ? undefined : nameFrom(reading, first, isBare);
}

const readDetails = (
  reading: Reading,
  { missing, now }: GistOptions,
  hasContact: boolean,
  numeric: readonly string[],
): Details => {
  const nights = nightsIn(reading);
  const day = dayIn(reading, now, numeric);
  const time = timeIn(reading, missing);
  return { day, nights, time, people: peopleIn(reading, missing), name: nameIn(reading, missing, hasContact) };
};

/** The details as an English sentence would have them. */
function sayDetails({ day, time, people, nights, name }: Details, contacts: readonly string[]): string {
  const when =
    day === 'today' && time === 'evening' ? 'tonight' : [day && onDay(day), atTime(time)].filter(Boolean).join(' ');
  return [when, nights && `for ${nights}`, people && `for ${people} people`, name && `my name is ${name}`, ...contacts]
    .filter(Boolean)
    .join(', ');
}

/** `on Friday`, `tomorrow`, `from 3 July to 9 July` */
const onDay = (day: string) => (/^(?:to|from)/.test(day) ? day : `on ${day}`);

const atTime = (time: string | undefined) =>
  time && (time === 'noon' ? 'at noon' : /^\d/.test(time) ? `at ${time}` : `in the ${time}`);

/** The meanings that make a sentence a wish or a report, by which comes first, in English. */
const wishes: readonly (readonly [Kind, (options: GistOptions) => string])[] = [
  ['danger', () => 'call an ambulance'],
  ['cancel', ({ hasRequest }) => (hasRequest ? 'never mind' : 'I want to cancel my booking')],
  ['complaint', () => 'I want to make a complaint'],
  ['lost', () => 'I lost my things'],
  ['callback', () => 'please ring me'],
];

/** Questions for what the website states, in the order in which they are tried. */
function questionIn(reading: Reading, day: string | undefined, isWhole: boolean): string | undefined {
  const { says } = reading;
  const noun = reading.find('noun')?.value;
  const about = noun ? ` for ${noun}` : '';
  if (says('price') || (says('howMuch') && noun)) return noun ? `how much is ${noun}?` : 'how much does it cost?';
  if (says('phone')) return 'what is your phone number?';
  if (says('email')) return 'what is your email address?';
  if (says('hours') || (says('when') && isWhole && !noun)) {
    if (!isWhole || about) return 'what are your opening hours?';
    if (says('now')) return 'are you open now?';
    return day ? `are you open ${onDay(day)}?` : 'what are your opening hours?';
  }
  if (says('address') || (says('where') && isWhole && !noun)) return 'what is your address?';
  if (says('howMuch') && isWhole) return 'how much does it cost?';
  return undefined;
}

/** What a website has that the sentence names in words of its own: `massage`, `pilates`. */
const namedIn = (reading: Reading, isOfSite: GistOptions['isOfSite']): readonly Item[] =>
  reading.unknown.filter((item) => isOfSite(reading.folded.slice(item.start, item.end)));

/** Understands a sentence in another language; undefined where its words say nothing that is known. */
export function gistOf(raw: string, language: string, options: GistOptions): Gist | undefined {
  const text = raw.normalize('NFC').replace(/(?:[\s?!]|(?<!\d)\.)+$/, '');
  const contacts = [detailIn('email', text), phoneIn(text)].filter((one) => one !== undefined);
  const bare = contacts.reduce((rest, contact) => rest.replace(contact, ' '.repeat(contact.length)), text);
  const numeric = numericDates(bare);
  const reading = new Reading(numeric.rest, foldEvenly(numeric.rest), language);
  const details = readDetails(reading, options, contacts.length > 0, numeric.found);
  const named = namedIn(reading, options.isOfSite);
  reading.use(...named);
  const isWhole = reading.unknown.length === 0;
  const said = sayDetails(details, contacts);
  const with_ = (sentence: string) => ({ english: [sentence, said].filter(Boolean).join(', '), isWhole });
  const { says } = reading;

  const wish = wishes.find(([kind]) => says(kind));
  if (wish)
    return wish[0] === 'danger' || wish[0] === 'cancel'
      ? { english: wish[1](options), isWhole }
      : with_(wish[1](options));
  const isPriced = says('price') && details.day === undefined;
  if (says('book') && !isPriced)
    return { english: [bookingIn(reading, options), said].filter(Boolean).join(' '), isWhole };
  if (says('change') && said) return { english: `actually, ${said}`, isWhole };
  const item = named[0] && reading.folded.slice(named[0].start, named.at(-1)?.end);
  const question =
    item && (says('price') || says('howMuch')) ? `how much is ${item}?` : questionIn(reading, details.day, isWhole);
  const isGiven = said !== '' && options.missing !== undefined;
  if (question && !(isGiven && !says('price') && !says('hours'))) return { english: question, isWhole };
  if (says('person')) return with_('can I talk to a person');
  if (says('identity')) return { english: 'are you a robot?', isWhole };
  const noun = reading.find('noun')?.value ?? item;
  if (noun && said && isTable(noun)) return { english: `I would like to book ${noun} ${said}`, isWhole };
  // While something is taken down, what asks nothing is a remark.
  const mayAsk = !options.hasRequest || raw.includes('?');
  if (noun && mayAsk && (reading.unknown.length <= 1 || named.length > 0))
    return { english: `do you have ${noun.replace(/^an? /, '')}?`, isWhole };
  // `A w sobotę?` after a question about another day.
  const isFollowUp = options.missing === undefined && /\?\s*$/.test(raw);
  if (said) return { english: isFollowUp ? `and ${said}?` : said, isWhole };
  const number = reading.items.find(isNumber);
  if (number && reading.items.length === 1) return { english: number.value, isWhole };
  if (says('agreed') && isWhole) return { english: 'yes', isWhole };
  if (says('refused') && isWhole) return { english: 'no', isWhole };
  for (const [kind, english] of [
    ['goodbye', 'goodbye'],
    ['thanks', 'thank you'],
    ['greeting', 'hello'],
  ] as const)
    if (says(kind) && reading.unknown.length <= 1) return { english, isWhole };
  return undefined;
}

const isTable = (noun: string): boolean => noun === 'a table' || noun === 'a room' || noun === 'an appointment';

function bookingIn(reading: Reading, { booked }: GistOptions): string {
  const noun = reading.find('noun')?.value;
  if (!noun) return `I would like to book ${booked}`;
  return isTable(noun) ? `I would like to book ${noun}` : `I would like to book ${booked} for ${noun}`;
}
