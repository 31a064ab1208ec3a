import { answersLexicon as listed, wordList } from '../../lexicon/lexicon';
import type { Matcher } from '../../lexicon/phrases';
import { contentWords, stemOf } from '../../text/tokens';
import { daysIn, namesDay } from './days';

/** The kind of answer that a question asks for. */
export type QuestionKind =
  | 'email'
  | 'phone'
  | 'price'
  | 'how-long'
  | 'how-often'
  | 'how-far'
  | 'how-many'
  | 'hours'
  | 'date'
  | 'who'
  | 'where'
  | 'how-to'
  | 'yes-no'
  | 'open';

/** The kinds with what asks for them, besides the lexicon; the first that matches decides. */
const KINDS = {
  email: [],
  phone: [
    /^(?!.*\b(?:vat|tax|company|charity|licen[cs]e|reg\w*|account|order|room|house)\b)(?:\p{L}+ ){1,3}(?:number|no)[?. ]*$/iu,
    /^(?:your |the )?(?:(?:tele)?phone|tel|mobile|landline|number|contact (?:number|details))(?: \p{L}+)?[?. ]*$/iu,
  ],
  price: [/\bhow much\b(?! (?:\p{L}+ )?(?:notice|time|space|experience|room|weight|luggage)\b(?! (?:is|are|for)\b))/iu],
  'how-long': [],
  'how-often': [],
  'how-far': [],
  'how-many': [],
  hours: [/^(?:opening )?(?:hours|times)[?. ]*$/i],
  date: [],
  'how-to': [],
  who: [],
  where: [],
} satisfies Partial<Record<QuestionKind, RegExp[]>>;
type ListedKind = keyof typeof KINDS;

const stemsIn = (list: Parameters<typeof wordList<'question'>>[1]) => new Set(wordList('question', list).map(stemOf));
/** Words that customers use for the business itself. */
const BUSINESS = stemsIn('business');

/** Questions about what is done with an address do not ask for one. */
const KEEPS_EMAIL = listed('question', 'keepsEmail');

const asksFor = (kind: ListedKind): Matcher => {
  const asked = listed('question', kind, ...KINDS[kind]);
  return kind === 'email' ? { test: (text) => asked.test(text) && !KEEPS_EMAIL.test(text) } : asked;
};

const RULES = (Object.keys(KINDS) as ListedKind[]).map((kind) => ({
  kind,
  asks: asksFor(kind),
  /** Stems that the kind implies, so that an answer need not contain them. */
  impliedStems: isAboutBusiness(kind) || kind === 'who' ? new Set([...stemsIn(kind), ...BUSINESS]) : stemsIn(kind),
}));

const SMALL_TALK = listed(
  'question',
  'smallTalk',
  /^(?:(?:what|how much)(?:['’]?s| is)? )?\d+\s?(?:times|plus|minus|divided by|multiplied by|[x*+×÷])\s?\d+\W*$/i,
);

/** True for small talk that tests or teases an agent; its words match the site only by chance. */
export const isSmallTalk = (question: string): boolean => SMALL_TALK.test(question);

/** Whether something is in a price, rather than what the price is. */
const ASKS_IF_INCLUDED = /\b(?:included|covered) in the (?:price|cost|rate|fee)s?\b/i;

const YES_NO = listed('question', 'yesNo', /[,.] (?:is|are|do|can|could|will|would|have)\b/i);

/** What begins a sentence, or a question that asks for more than whether there is something. */
const SENTENCE = listed('question', 'sentence');
/** In words. */
const LONGEST_CATCHWORD = 5;

const isCatchword = (text: string): boolean =>
  !SENTENCE.test(text) &&
  !YES_NO.test(text) &&
  text.split(/\s+/).length <= LONGEST_CATCHWORD &&
  !RULES.some(({ asks }) => asks.test(text));

/** What a business does, at the start of a few words: `fix brakes`, `cover Berkshire`. */
const DOES = listed('question', 'does');

/** Completes the few words that customers type: `Parking?` becomes `Do you have parking?`. Other questions stay as they are. */
export function asSentence(question: string): string {
  const text = question.trim();
  if (text === '' || !isCatchword(text)) return text;
  if (namesDay(text) && contentWords(text).every((word) => daysIn(word).size > 0)) return `Are you open on ${text}`;
  return `Do you ${DOES.test(text) ? '' : 'have '}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Classifies a question. With `isKnown`, for a known topic, a yes-no question about a fee is not a question for a price. */
export function kindOf(question: string, isKnown = false): { kind: QuestionKind; impliedStems: ReadonlySet<string> } {
  const text = question.trim();
  const isYesNo = YES_NO.test(text);
  const found = RULES.find(({ asks }) => asks.test(text));
  const isPrice = found?.kind === 'price' && !(isYesNo && (isKnown || ASKS_IF_INCLUDED.test(text)));
  if (found && (found.kind !== 'price' || isPrice)) return found;
  return { kind: isYesNo ? 'yes-no' : 'open', impliedStems: new Set() };
}

/** Kinds whose answer must contain a recognizable fact. */
export const needsEvidence = (kind: QuestionKind): boolean => kind !== 'yes-no' && kind !== 'open' && kind !== 'how-to';

/** Kinds that are about the business itself unless the question names something else. */
export function isAboutBusiness(kind: QuestionKind): boolean {
  return kind === 'email' || kind === 'phone' || kind === 'where' || kind === 'hours';
}
