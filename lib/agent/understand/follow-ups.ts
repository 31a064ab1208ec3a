import { askedDay } from '@/lib/reader/answers/question/asked-day';
import { kindOf } from '@/lib/reader/answers/question/question';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { wordList } from '@/lib/reader/lexicon/lexicon';
import { afterPhrase, asWords, countWords, phrasesOf, without } from '../phrases';
import { daysOfWeekIn, detailIn } from '../requests/details';

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
const ANY_FRAME = /^ (?:do|does|did|can|could|will|would) (?:you|ye|we|i|they|he|she|it) \S+ /;
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
  const left = namesIn(question);
  return left === '' || (countWords(left) === 1 && asWords(question).includes(` it ${left} `));
};

/** `How much for that?` */
/** `What would that come to?` */
const COMES_TO = /^ (?:and |so )?what (?:would|will|does|is) (?:that|it|this|all that)(?: all)? (?:be|come to|cost) /;

const asksBarePrice = (text: string): boolean =>
  COMES_TO.test(asWords(text)) ||
  (namesIn(text) === '' && (kindOf(text).kind === 'price' || / (?:price|cost|dear|expensive) /.test(asWords(text))));

/** True for a question of a few words that takes its object or its topic from the one before. */
export function isFollowUp(text: string): boolean {
  const words = asWords(text);
  if (asksBarePrice(text)) return true;
  if (isWhole(words)) return false;
  if (countWords(afterPhrase(words, about) ?? words) > MAX_WORDS) return false;
  return afterPhrase(words, continuations) !== undefined || pronounIn(words) !== undefined;
}

/** Whether a question speaks of what was named before. */
export const hasPronoun = (question: string): boolean => {
  const words = asWords(question);
  const pronoun = pronounIn(words);
  return pronoun !== undefined && (!DEICTIC.has(pronoun) || !NAMES_AFTER.test(words));
};

/** `Is that 70 quid offer on` names what it asks about. */
const DEICTIC = new Set('that this those these there'.split(' '));
const NAMES_AFTER =
  / (?:that|this|those|these) (?!with|the|for|on|in|to|be|is|are|it|all|come|cost|take|have|include)\w{3,} | there /;

/** A question with what was named before in the place of its pronoun; itself where it has none. */
export function withSubject(question: string, subject: string): string {
  const words = asWords(question);
  const pronoun = pronounIn(words);
  if (!subject || pronoun === undefined || !hasPronoun(question)) return question;
  return asQuestion(withoutAnd(words.replace(` ${pronoun} `, ` ${subject} `).trim()));
}

/**
 * A question that goes on with the one before, completed in the ways in which it may be meant, most likely first: `And on Sundays?` after
 * `When are you open on Mondays?`. `subject` is what the conversation is about.
 */
export function completions(text: string, before: string, subject: string, booking: 'booking' | 'meeting'): string[] {
  const words = asWords(text).trim();
  const object = subject || objectOf(before);
  if (asksBarePrice(text)) {
    // Alone, it would be answered with any price; on our own website, with ours.
    const thing = object || (booking === 'booking' ? namesIn(before) : '');
    return thing ? [`How much is ${thing}?`, `What does ${thing} cost?`, `How much is a ${thing}?`] : [];
  }
  // `And how long does it take?`
  if (hasPronoun(text) && object) return [withSubject(text, object)];
  const added = addedBy(text);
  return added === '' ? [] : [...replacements(added, words, before, object)].map(asQuestion);
}

/** What the answer to a question that goes on with the one before has to name. */
export const namedBy = (text: string): string => (hasPronoun(text) ? namesIn(text) : addedBy(text));

/** What a question like `and the toner?` adds to the one before; empty for one of its own. */
export function addedBy(text: string): string {
  const words = asWords(text);
  const stripped = afterPhrase(words, about) ?? words;
  const isOwn = afterPhrase(stripped, starts) !== undefined && countWords(words) > 2;
  return isOwn || hasPronoun(text) || asksBarePrice(text) ? '' : (afterPhrase(stripped, articles) ?? stripped).trim();
}

const withoutAnd = (text: string): string => text.replace(/^(?:and|also|ok|but|so) /, '');
const asQuestion = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[?. ]+$/, '')}?`;

const MONTHS = new Set(wordList('hoursAnswer', 'months').flatMap((names) => names.split(',')));
const monthIn = (words: string): string | undefined => words.split(' ').find((word) => MONTHS.has(word));
const isPlace = (word = ''): boolean => PLACES.has(word);

/** The question before with another day, month, place or object, and with the new words added. */
function* replacements(added: string, said: string, before: string, object: string): Generator<string> {
  const plain = spellOut(before).replace(/[?.! ]+$/, '');
  const words = asWords(plain).trim();
  const isDay =
    (daysOfWeekIn(added) ?? detailIn('day', added)) !== undefined || askedDay(added, new Date()) !== undefined;
  const day = daysOfWeekIn(plain) ?? detailIn('day', plain);
  const [month, other] = [monthIn(words), monthIn(added)];
  if (isDay || other) {
    if (month && other) yield words.replace(month, added);
    else if (isDay && day) yield plain.replace(day, added);
    else yield `${plain.replace(day ?? '', '').replace(/ on *$/, '')} ${isDay ? 'on' : 'in'} ${added}`;
    if (kindOf(plain).kind === 'price') yield `How much is ${added}`;
    return;
  }
  // `And for a short break` after `the price for a week in July`
  const list = words.split(' ');
  const place = said.split(' ').find(isPlace);
  const at = place === undefined ? -1 : list.lastIndexOf(place);
  if (at > 0) {
    const next = list.findIndex((word, index) => index > at && isPlace(word));
    yield [...list.slice(0, at + 1), added, ...(next < 0 ? [] : list.slice(next))].join(' ');
  }
  const { kind } = kindOf(plain);
  const thing = [objectOf(before), object].find((one) => one && ` ${words} `.includes(` ${one} `));
  // `And full` after `half head highlights`
  const rest = thing?.split(' ').slice(countWords(added)).join(' ');
  if (thing && rest) yield words.replace(thing, `${added} ${rest}`);
  if (thing) yield words.replace(thing, added);
  if (kind === 'hours') yield `What are the opening hours of the ${added}`;
  if (kind === 'price') yield `How much is ${added}`;
  if (kind === 'yes-no') yield `Do you have ${added}`;
  if (words !== '') yield `${plain} for ${added}`;
}
