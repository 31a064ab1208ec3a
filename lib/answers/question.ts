import { stemOf } from './text';

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
  rule(
    'email',
    /^(?!.*\b(?:share|sell|store|pass on)\b.*\be-?mail\b).*\be-?mail\b/i,
    `email address write mail contact send ${BUSINESS}`,
  ),
  rule(
    'phone',
    /^(?!.*\b(?:vat|tax|company|charity|licen[cs]e|registration|reg|account|order|room|house)\b)(?:\p{L}+ ){1,2}(?:phone |tel(?:ephone)? |contact )?(?:number|no)[?. ]*$|^(?:your |the )?(?:(?:tele)?phone|tel|mobile|landline|number|contact (?:number|details))(?: (?:no|nr|number|please))?[?. ]*$|\bfree ?phone\b|\b(?:phone|telephone|mobile|landline|fax|whatsapp) ?(?:number|no\b)|\bwhat(?:'s| is) (?:your|the) (?:phone|telephone|mobile|number)\b|\b(?:what|which) number\b|\bnumber\b.*\b(?:ring|call|reach|contact|phone)\b|\b(?:ring|call|phone)\b.*\bnumber\b|\bhow (?:can|do) (?:i|we) (?:(?:call|ring|phone|contact|reach) (?:you|yous|ye)|get in touch|get in contact)\b|\bwho (?:do|can|should) (?:i|we) (?:call|ring|phone)\b/iu,
    `phone number telephone ring call reach contact mobile landline get touch ${BUSINESS}`,
  ),
  rule(
    'price',
    /\bhow much\b(?! (?:\p{L}+ )?(?:notice|time|space|experience|room|weight|luggage)\b(?! (?:is|are|for)\b))|\bhow (?:dear|expensive)\b|\b(?:price|prices|pricing|cost|costs|fee|fees|rates?|tariff|prix)\b|\bwhat do (?:you|ye) charge\b|\bcharge (?:for|per)\b|\bcheap(?:er|est)?\b|\bdear(?:er|est)?\b/iu,
    'much price pricing cost charge fee rate tariff dear expensive cheap cheaper cheapest dearer',
  ),
  rule(
    'how-long',
    /\bhow (?:long|soon|quick(?:ly)?|fast)\b|\bhow (?:early|late)\b(?!.*\b(?:open|close|serving|serve)\b)|\bhow much (?:notice|time|experience)\b|\bhow far (?:ahead|in advance)\b|\bhow many (?:days|weeks|months|years|minutes|hours|visits)\b/i,
    'long soon quick fast take time early late',
  ),
  rule('how-often', /\bhow (?:often|regularly|frequently)\b/i, 'often'),
  rule('how-far', /\bhow (?:far|close|near)\b(?! (?:ahead|in advance))/i, 'far close near away distance'),
  rule(
    'how-many',
    /\bhow (?:many|big|large|old|tall|high|deep|young)\b|\bhow much (?:p{L}+ )?(?:space|room|weight|luggage)\b(?! (?:is|are|for)\b)|\bwhat (?:size|age)\b|\b(?:minimum|maximum|min|max) (?:age|number|size|height|weight|order|group|booking)\b/i,
    'many size big age old tall high large minimum maximum sleep seat fit accommodate',
  ),
  rule(
    'hours',
    /^(?:opening )?(?:hours|times)[?. ]*$|\bwhat time\b|\b(?:opening|closing|office|business|working|teaching|visiting|kitchen|clinic|surgery|shop|reception) (?:hours|times?)\b|\byour hours\b|\b(?:open|closed|shut) (?:on|at|until|till|late|today|tomorrow|over|every|all|for|any|during|this|bank|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b(?:what|which) (?:hours|days?|months?) \b|\bwhen (?:do|are|is|does|can)\b.*\b(?:open|close|shut|serve|start|finish|reopen)|\buntil when\b|\bwhen (?:are|is) \w+ (?:open|closed)\b|\bhow late\b|\bstill open\b|\b(?:come|call|drop) in on\b.*day\b/i,
    `time hour hours open close closing when until finish start shut month opening come ${TIMES} ${BUSINESS}`,
  ),
  rule('date', /^when\b|\bwhat (?:date|year|month)\b|\bfrom (?:what|which) date\b/i, 'date year month when'),
  rule(
    'how-to',
    /\bhow (?:do|can|would|should|will) (?:i|we|you)\b|\bhow to\b|^how (?:do|does|can) (?:the |my |our |your )?\w/i,
    'how',
  ),
  rule('who', /^who\b|\bwho(?:'s| is| are| does| do| runs| owns)\b|\bname of\b/i, `who name ${BUSINESS}`),
  rule(
    'where',
    /^where(?:'s| is| are| abouts)? (?:you|ye|the (?:shop|office|salon|clinic|surgery|pub|restaurant|hotel|house|practice|garage|studio|museum|gallery|place|business)|your|it)\b|^where(?:'s| is| are) (?:the|your) \p{L}+ (?:shop|office|branch|salon|clinic|surgery|practice|showroom|studio|school|premises)\b|\baddress\b|\bpost ?code\b|\beircode\b|\bwhere.*\b(?:located|based|find you)\b|\bwhere (?:can|do) (?:i|we) find (?:you|ye)\b/iu,
    `where address find postcode eircode direction located based get ${BUSINESS}`,
  ),
];

const SMALL_TALK =
  /^(?:(?:what|how much)(?:['’]?s| is)? )?\d+\s?(?:times|plus|minus|divided by|multiplied by|[x*+×÷])\s?\d+\W*$|\bmeaning of life\b|\bmarry me\b|\blove me\b|\b(?:tell|know) (?:me )?(?:a |any )?jokes?\b|\bweather\b|\bwho (?:won|made you|are you)\b|\bare you (?:a )?(?:human|robot|bot|real|alive|ai)\b|\bsystem prompt\b|\b(?:previous|your) instructions\b|\byour (?:competitors?|favou?rite)\b|\bdid you (?:have|eat|do|sleep)\b.*\b(?:yesterday|today|last night)\b|\bowners? (?:earns?|make)\b/i;

/** True for small talk that tests or teases an agent; its words match the site only by chance. */
export const isSmallTalk = (question: string): boolean => SMALL_TALK.test(question);

/** True for a word that only names the reason for a call or an e-mail, such as `appointment`. */
export const isReasonToCall = (kind: QuestionKind, stem: string): boolean =>
  (kind === 'phone' || kind === 'email') && REASONS_TO_CALL.has(stem);

/** Whether something is in a price, rather than what the price is. */
const ASKS_IF_INCLUDED = /\b(?:included|covered) in the (?:price|cost|rate|fee)s?\b/i;

const YES_NO =
  /^(?:is|are|do|does|did|can|could|will|would|have|has|was|were|am|should|may)\b|[,.] (?:is|are|do|can|could|will|would|have)\b/i;

/** What begins a sentence, or a question that asks for more than whether there is something. */
const SENTENCE =
  /^(?:wh(?:at|ich|o|ose|om|en|ere|y)|how|if|i|i['’]\p{L}+|we|my|our|need|want|looking|please|hi|hello|hey|thanks?|tell|give|show|he|she|it|they|someone|got)\b/iu;
/** In words. */
const LONGEST_CATCHWORD = 5;

const isCatchword = (text: string): boolean =>
  !SENTENCE.test(text) &&
  !YES_NO.test(text) &&
  text.split(/\s+/).length <= LONGEST_CATCHWORD &&
  !RULES.some(({ asks }) => asks.test(text));

/** What a business does, at the start of a few words: `fix brakes`, `cover Berkshire`. */
const DOES =
  /^(?:accept|board|build|buy|clean|collect|cover|cut|deliver|do|fit|fix|groom|hire|install|make|mend|paint|provide|rent|repair|replace|sell|serve|service|stock|take|teach|train|treat|trim|walk|wash)\s/i;

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
