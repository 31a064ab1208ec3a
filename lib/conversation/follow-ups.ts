import { askedDay } from '@/lib/reader/answers/asked-day';
import { kindOf } from '@/lib/reader/answers/question';
import { spellOut } from '@/lib/reader/answers/shorthand';
import { fillers } from './act-words';
import { afterPhrase, asWords, countWords, phrases, without } from './phrases';

const MAX_WORDS = 5;

/** What begins a question that goes on with the one before. */
const continuations = phrases(`
and, and what about, and how about, what about, how about, and for, and on, and in, and at, and with, and the, also, or, and if, ok and, ok what about, but what about, what of, and is, and are, and do, and does, and can`);
const about = phrases(
  `and what about, and how about, what about, how about, ok what about, but what about, what of, and for, and on, and in, and at, and with, and the, and, ok and, also, or, for, on, the, a, an, your, any, with, in, at`,
);
const pronouns = new Set('it they them that this those these one ones there he she him her'.split(' '));

const existentials = phrases('is there, are there, there is, there are');

/** What a question of its own starts with: `and do you have wifi?` */
const starts = phrases(
  'do, does, did, is, are, can, could, have, has, how, who, where, when, what, which, why, will, would, should',
);
const articles = phrases('a, an, the, any, some, your, my, our');
/** What the agent or the business is asked by its pronoun. */
const ofAgent = phrases('can it, could it, does it, did it, will it, would it, can they, do they, will they');

/** The beginning of a question up to its object, longest first. */
const frames = phrases(`
do you have, do you have any, have you, have you got, have you any, do you do, do you offer, do you sell, do you serve, do you provide, do you take, do you accept, do you stock, do you make, do you fit, do you repair, do you fix, do you allow, do you cover, do you deliver to, do you teach, do you treat, do you cater for, do you use, do you run, do you hire out, do you rent, is there, is there a, is there any, are there, are there any, any, is the, are the, is your, are your,
how much is, how much are, how much for, how much does, how much do you charge for, what is the price of, what's the price of, what does, what do you charge for, how much would, how much to, what is the cost of, how much will, how long is, how long are, how long does, what time is, what time are, when is, when are, where is, where are, what is, what are, who is, can i get, can i buy, can i have, can we get, can i see, could i get, can it answer, can it do, can it take, does it answer, does it do, does it take, does it work on, does it work with, will it answer, tell me about, i'm interested in, what about, how about`);
/** `Do you train` groups. */
const ANY_FRAME = /^ (?:do|did|can|could|will|would) (?:you|ye|we|i) \S+ /;
/** `What beers do you have?` */
const WHICH =
  /^ (?:what|which)( (?!time|times|day|days|hours|age|number|is |are )\S+(?: \S+)? )(?:do|does|have|are) (?:you|ye|there) /;
/** What begins no thing: `in the green one`. */
const PLACES = new Set('in on at from for with to of'.split(' '));
const objectEnds = / (?:cost|costs|take|takes|last|available|included|open|free|be)$/;

/** The object of a question, such as `a haircut` of `How much is a haircut?`; empty for a pronoun, or `it do` of `What does it do?`. */
export function objectOf(question: string): string {
  const words = asWords(question);
  const rest = afterPhrase(words, frames) ?? WHICH.exec(words)?.[1] ?? words.replace(ANY_FRAME, ' ');
  if (rest === words) return '';
  const object = (afterPhrase(rest, articles) ?? rest).trim().replace(objectEnds, '');
  const said = object.split(' ');
  return PLACES.has(said[0] ?? '') || said.some((word) => pronouns.has(word)) ? '' : object;
}

/** The pronoun of a question, which is none in `Is there parking?` */
const pronounIn = (words: string): string | undefined =>
  without(words, existentials)
    .split(' ')
    .find((word) => pronouns.has(word));

/** True for `Can it book appointments?`, which names all it asks about. */
function isWhole(words: string): boolean {
  const rest = afterPhrase(words, ofAgent);
  return rest !== undefined && countWords(without(rest, [...articles, ...fillers])) > 1;
}

const stopWords = phrases(
  'how much, happens, happen, if, roughly, about, around, approximately, usually, normally, charge, you, your, dear, expensive, how long, how many, how far, how soon, how often, until, till, up to, how, what, when, where, who, which, why, do, does, did, is, are, was, can, could, will, would, take, be, cost, last, price, need, get, and, then, that, to, for, from, at, about',
);

/** The words of a question that name what it asks about. */
const namesIn = (question: string): string =>
  without(asWords(question), [...stopWords, ...articles, ...pronouns, ...fillers]).trim();

/** True for `How long does it take?` and `What happens if it breaks?`, which name nothing that they ask about. */
export const isBare = (question: string): boolean => {
  const left = countWords(namesIn(question));
  return left === 0 || (left === 1 && / it (?!is |was )/.test(asWords(question)));
};

/** `How much for that?` */
const asksBarePrice = (text: string): boolean =>
  isBare(text) && (kindOf(text).kind === 'price' || / (?:price|cost|dear|expensive) /.test(asWords(text)));

/** True for a question of a few words that takes its object or its topic from the one before. */
export function isFollowUp(text: string): boolean {
  const words = asWords(text);
  if (asksBarePrice(text)) return true;
  if (isWhole(words)) return false;
  const list = words.trim().split(' ');
  if (list.length > MAX_WORDS) return false;
  return afterPhrase(words, continuations) !== undefined || pronounIn(words) !== undefined;
}

/**
 * A question that goes on with the one before, completed in the ways in which it may be meant, most likely first: `And on Sundays?` after
 * `When are you open on Mondays?`.
 */
export function completions(text: string, before: string, booking: 'booking' | 'meeting'): string[] {
  const words = asWords(text).trim();
  const object = objectOf(before);
  if (asksBarePrice(text)) {
    // Alone, it would be answered with any price; on our own website, with ours.
    const thing = object || (booking === 'booking' ? namesIn(before) : '');
    return thing ? [`How much is ${thing}?`, `What does ${thing} cost?`] : [];
  }
  const said = words.split(' ');
  const pronoun = pronounIn(` ${words} `);
  const stripped = (afterPhrase(` ${words} `, about) ?? words).trim();
  const added = (afterPhrase(` ${stripped} `, articles) ?? stripped).trim();
  // `And how long does it take?`
  const own = pronoun && object ? [withoutAnd(said.map((word) => (word === pronoun ? object : word)).join(' '))] : [];
  if (own.length > 0) return own.map(asQuestion);
  if (added === '' || (afterPhrase(` ${stripped} `, starts) !== undefined && said.length > 2)) return [];
  return [...replacements(added, before, object)].map(asQuestion);
}

const withoutAnd = (text: string): string => text.replace(/^(?:and|also|ok|but) /, '');
const asQuestion = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[?. ]+$/, '')}?`;

const DAY_NAME =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?|weekdays?|bank holidays?|today|tomorrow|tonight)\b/i;

/** The question before with another day or object, and with the new words added. */
function* replacements(added: string, before: string, object: string): Generator<string> {
  const plain = spellOut(before).replace(/[?.! ]+$/, '');
  const isDay = DAY_NAME.test(added) || askedDay(added, new Date()) !== undefined;
  if (isDay && DAY_NAME.test(plain)) yield plain.replace(DAY_NAME, added);
  if (isDay) yield `${plain} on ${added}`;
  const { kind } = kindOf(plain);
  const words = asWords(plain).trim();
  if (object && words.endsWith(object)) yield `${words.slice(0, words.length - object.length)}${added}`;
  if (kind === 'price') yield `How much is ${added}`;
  if (kind === 'yes-no' && !isDay) yield `Do you have ${added}`;
  if (!isDay && countWords(asWords(before)) > 0) yield `${plain} for ${added}`;
}
