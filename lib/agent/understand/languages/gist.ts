import { detailIn } from '../../requests/details';
import { phoneIn } from '../../requests/reach';
import { numericDates, onDay } from './gist-days';
import { readDetails, sayDetails } from './gist-details';
import { isNumber, Reading } from './reading';
import { foldEvenly, type Item, type Kind } from './vocabulary';

/** What a sentence in another language says, as an English sentence, which the rules of the agent understand. */
export interface Gist {
  english: string;
  /** No word of it is unknown. */
  isWhole: boolean;
}

export interface GistOptions {
  /** Whether the business comes to its customers. */
  isCallOut?: boolean;
  /** What is booked on this website: `a table`. */
  booked: string;
  /** What the agent has asked for. */
  missing?: string;
  hasRequest: boolean;
  now: Date;
  /** Whether the website has a word. */
  isOfSite: (word: string) => boolean;
}

/** The meanings that make a sentence a wish or a report, by which comes first, in English. */
const wishes: readonly (readonly [Kind, (options: GistOptions) => string])[] = [
  ['danger', () => 'call an ambulance'],
  ['harm', () => 'this is an emergency'],
  ['trouble', () => 'it hurts, and it is not working'],
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
    if (says('nights')) return 'are you open at night?';
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

  const isUrgent = !raw.includes('?') && !says('over');
  const wish = wishes.find(([kind]) => says(kind) && (isUrgent || (kind !== 'harm' && kind !== 'trouble')));
  if (wish)
    return wish[0] === 'danger' || wish[0] === 'cancel'
      ? { english: wish[1](options), isWhole }
      : with_(wish[1](options));
  const isPriced = says('price') && details.day === undefined;
  const comes = says('come') && (options.isCallOut || (details.day ?? details.time) !== undefined);
  if ((says('book') || comes) && !isPriced)
    return { english: [bookingIn(reading, options), said].filter(Boolean).join(' '), isWhole };
  // `Can I order gluten free?` is no order.
  if (says('order') && !isPriced && (said !== '' || !raw.includes('?')))
    return { english: ['I would like to order', thingIn(reading), said].filter(Boolean).join(' '), isWhole };
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

/** What is ordered, in the customer's words: those that are unknown, with a number before them. */
function thingIn(reading: Reading): string {
  const [first, last] = [reading.unknown[0], reading.unknown.at(-1)];
  if (!first || !last) return reading.find('noun')?.value ?? '';
  const before = reading.items[reading.items.indexOf(first) - 1];
  const count = isNumber(before) && !reading.isUsed(before) ? `${before.value} ` : '';
  return `${count}${reading.text.slice(first.start, last.end)}`;
}

const isTable = (noun: string): boolean => noun === 'a table' || noun === 'a room' || noun === 'an appointment';

function bookingIn(reading: Reading, { booked }: GistOptions): string {
  const noun = reading.find('noun')?.value;
  if (!noun) return `I would like to book ${booked}`;
  return isTable(noun) ? `I would like to book ${noun}` : `I would like to book ${booked} for ${noun}`;
}
