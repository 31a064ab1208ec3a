import { askedDay } from '@/lib/reader/answers/question/asked-day';
import { kindOf } from '@/lib/reader/answers/question/question';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { afterPhrase, asWords, countWords, phrasesOf, without } from '../phrases';

const MAX_WORDS = 5;

/** What begins a question that goes on with the one before. */
const continuations = phrasesOf('continuations');
const about = phrasesOf('about');
const pronouns = new Set('it they them that this those these one ones there he she him her'.split(' '));

const existentials = phrasesOf('existentials');

/** What a question of its own starts with: `and do you have wifi?` */
const starts = phrasesOf('starts');
const articles = phrasesOf('articles');
/** What the agent or the business is asked by its pronoun. */
const ofAgent = phrasesOf('ofAgent');

/** The beginning of a question up to its object, longest first. */
const frames = phrasesOf('frames');
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

const fillers = phrasesOf('fillers');
const stopWords = phrasesOf('stopWords');

/** The words of a question that name what it asks about. */
const namesIn = (question: string): string =>
  without(asWords(question), [...stopWords, ...articles, ...pronouns, ...fillers]).trim();

/** True for `How long does it take?` and `What happens if it breaks?`, which name nothing that they ask about. */
export const isBare = (question: string): boolean => {
  const left = countWords(namesIn(question));
  return left === 0 || (left === 1 && / it (?!is |was )/.test(asWords(question)));
};

/** `How much for that?` */
/** `What would that come to?` */
const COMES_TO = /^ (?:and |so )?what (?:would|will|does|is) (?:that|it|this|all that)(?: all)? (?:be|come to|cost) /;

const asksBarePrice = (text: string): boolean =>
  COMES_TO.test(asWords(text)) ||
  (isBare(text) && (kindOf(text).kind === 'price' || / (?:price|cost|dear|expensive) /.test(asWords(text))));

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
    return thing ? [`How much is ${thing}?`, `What does ${thing} cost?`, `How much is a ${thing}?`] : [];
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
