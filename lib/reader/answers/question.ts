import { answersLexicon as listed } from '../lexicon/lexicon';
import { stemOf } from '../text/tokens';

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

interface KindRule {
  kind: QuestionKind;
  asks: RegExp;
  /** Stems that the kind implies, so that an answer need not contain them. */
  impliedStems: Set<string>;
}

const rule = (kind: QuestionKind, asks: RegExp, impliedStems: string): KindRule => ({
  kind,
  asks,
  impliedStems: new Set(impliedStems.split(' ').map(stemOf)),
});

/** Words that customers use for the business itself. */
const BUSINESS =
  'shop store office surgery practice clinic salon hotel pub restaurant cafe house guesthouse bnb garage studio school museum gallery centre center company ' +
  'business place showroom premises reception';
/** Parts of the day: compared with hours, not with words. */
const TIMES = 'morning afternoon evening night lunchtime late early tonight today tomorrow day week all';
/** Reasons for a call or an e-mail. */
const REASONS_TO_CALL = new Set(
  'appointment table reservation enquiry query question quote quotation order'.split(' ').map(stemOf),
);

/** The first rule that matches decides. */
const RULES: KindRule[] = [
  rule('email', listed('question', 'email'), `email address write mail contact send ${BUSINESS}`),
  rule(
    'phone',
    listed(
      'question',
      'phone',
      /^(?!.*\b(?:vat|tax|company|charity|licen[cs]e|reg\w*|account|order|room|house)\b)(?:\p{L}+ ){1,3}(?:number|no)[?. ]*$/iu,
      /^(?:your |the )?(?:(?:tele)?phone|tel|mobile|landline|number|contact (?:number|details))(?: \p{L}+)?[?. ]*$/iu,
    ),
    `phone number telephone ring call reach contact mobile landline get touch ${BUSINESS}`,
  ),
  rule(
    'price',
    listed(
      'question',
      'price',
      /\bhow much\b(?! (?:\p{L}+ )?(?:notice|time|space|experience|room|weight|luggage)\b(?! (?:is|are|for)\b))/iu,
    ),
    'much price pricing cost charge fee rate tariff dear expensive cheap cheaper cheapest dearer',
  ),
  rule('how-long', listed('question', 'howLong'), 'long soon quick fast take time early late'),
  rule('how-often', /\bhow (?:often|regularly|frequently)\b/i, 'often'),
  rule('how-far', /\bhow (?:far|close|near)\b(?! (?:ahead|in advance))/i, 'far close near away distance'),
  rule(
    'how-many',
    listed('question', 'howMany'),
    'many size big age old tall high large minimum maximum sleep seat fit accommodate',
  ),
  rule(
    'hours',
    listed('question', 'hours', /^(?:opening )?(?:hours|times)[?. ]*$/i),
    `time hour hours open close closing when until finish start shut month opening come ${TIMES} ${BUSINESS}`,
  ),
  rule('date', listed('question', 'date'), 'date year month when'),
  rule('how-to', listed('question', 'howTo'), 'how'),
  rule('who', listed('question', 'who'), `who name ${BUSINESS}`),
  rule(
    'where',
    listed('question', 'where'),
    `where address find postcode eircode direction located based get ${BUSINESS}`,
  ),
];

const SMALL_TALK = listed(
  'question',
  'smallTalk',
  /^(?:(?:what|how much)(?:['’]?s| is)? )?\d+\s?(?:times|plus|minus|divided by|multiplied by|[x*+×÷])\s?\d+\W*$/i,
);

/** True for small talk that tests or teases an agent; its words match the site only by chance. */
export const isSmallTalk = (question: string): boolean => SMALL_TALK.test(question);

/** True for a word that only names the reason for a call or an e-mail, such as `appointment`. */
export const isReasonToCall = (kind: QuestionKind, stem: string): boolean =>
  (kind === 'phone' || kind === 'email') && REASONS_TO_CALL.has(stem);

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
  return `Do you ${DOES.test(text) ? '' : 'have '}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/**
 * Classifies a question, and returns the stems that its kind implies. With `isKnown`, for a known topic, a yes-no question about a
 * fee is not a question for a price.
 */
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
export const isAboutBusiness = (kind: QuestionKind): boolean =>
  kind === 'email' || kind === 'phone' || kind === 'where' || kind === 'hours';
