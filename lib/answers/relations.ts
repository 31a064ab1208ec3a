import type { Concept, ParsedQuestion } from './concepts';
import { matchStrength } from './overlap';
import { hasEmail, hasPhone } from './patterns';
import { stemsOf } from './text';
import type { Unit } from './units';

interface Relation {
  asks: RegExp;
  /** What a line must say as well. */
  says: RegExp;
}

/** Wordings that an answer has to share: a line may have all other words of the question and be about something else. */
const RELATIONS: readonly Relation[] = [
  {
    asks: /\bon (?:my|their|his|her|our|your) own\b|\balone\b|\bby (?:myself|themselves|himself|herself)\b|\bunaccompanied\b/i,
    says: /\balone\b|\bon (?:\w+ )?own\b|\bsolo\b|\bsingle\b|accompan|\bsupervis|\bunattended\b|\bwith (?:an? |their )?(?:adults?|parents?|guardians?)\b/i,
  },
  { asks: /\bovernight\b|\ball night\b/i, says: /night/i },
  {
    asks: /\bat night\b/i,
    says: /\b(?:at|every|each|per|all) night\b|\bovernight\b|\bnight[- ]?(?:time|porter|service|staff)\b|\b24\b|\baround the clock\b|\bevenings?\b|midnight|\d ?(?:am|pm)\b/i,
  },
  {
    asks: /\b(?:work|deal) (?:with|for)\b/i,
    says: /\bwork|\bdeal|\bserv|\bprovid|\bsuppl(?:y|ied|ies)|\bdeliver|\bspeciali/i,
  },
  {
    asks: /\b(?:sell|buy|for sale)\b/i,
    says: /\bsell|\bsold\b|\bbuy|\bpurchas|\bshop\b|\bsales?\b|\bstock(?:s|ing|ists?)?\b|\bretail|(?<!\bin )\border|\bsuppl|\bavailable\b|\bprice|[€$£]|\boffer|^.{0,80}$/i,
  },
  {
    asks: /^(?:do|does|must|will|would) (?:i|we|you|my \w+|our \w+|the \w+|\w+) (?:have to|need to)\b|\bis it (?:compulsory|mandatory|necessary|required|obligatory)\b/i,
    says: /\b(?:must|need\w*|ha(?:ve|s) to|requir\w*|compuls\w+|mandatory|obligat\w+|necessary|essential|optional\w*|without|not|no|never|only|should|recommend\w*|advis\w+|encourag\w+|choose|choice|may|can|if you|please|prefer\w*|by law|free to|ask (?:you|that)|suppl(?:y|ied)|we(?: will|['’]ll)? provide|provided|included?)\b|n['’]t\b/i,
  },
  // What customers can achieve is not what the business has.
  {
    asks: /^(?:what|which|how much|have|do) (?:\w+ )?(?:qualifications?|training|experience)\b.*\b(?:do|does|have|has) (?:you|ye|your|the)\b/i,
    says: /^(?!.*\b(?:students?|pupils?|learners?|clients?|you) (?:can|may|will|learn|study|choose)\b)/i,
  },
  {
    asks: /^(?!what|who|where|how)(?=.*\b(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening)|(?:every|each|first) time|first$|first\?|the day|(?:whole|all|full) day|while|straight away|right now)\b)/i,
    says: /(?<!['’]s )\b(?:today|tonight|tomorrow|days?|daily|hours?|same|next|times?|always|every|each|first|initial|before|after|during|while|whilst|when|until|till|prior|beforehand|advance|mornings?|evenings?|weeks?|weekly|now|immediate\w*|straight|notice|24\/7|minutes?|visits?|trial|stay)\b|\d ?(?:am|pm|hrs?)\b/i,
  },
  {
    asks: /\bone[- ](?:to|on)[- ]one\b|\b1[- ]?(?:to|2|:)[- ]?1\b/i,
    says: /\bone[- ](?:to|on)[- ]one\b|\b1[- ]?(?:to|2|:)[- ]?1\b|\bprivate|\bindividual|\bpersonal/i,
  },
  { asks: /^when (?:was|were|did)\b/i, says: /\b(?:1[5-9]|20)\d\d\b|\bcentury\b|\bago\b/i },
  // Call-outs at night are not opening hours.
  {
    asks: /^(?!.*(?:\bemergenc|\b24)).*\b(?:opening (?:hours|times)|you open)\b/i,
    says: /^(?!.*\bemergenc(?:y|ies)\b.*\b24(?:[ -]?hours?|\/7)\b)|\bmon(?:days?)?\b/i,
  },
  {
    asks: /^(?:can|could|may|do|does|is|are)\b(?! (?:i|we|you) just\b).*\b(?:just|only)\b/i,
    says: /\b(?:just|only|separate\w*|alone|individual\w*|single|without|either|minimum|items?|optional\w*|spectat\w+)\b/i,
  },
  { asks: /\bthe same\b/i, says: /\bsame\b|\bown\b|\bregular\b|\bdedicated\b/i },
  {
    asks: /\b(?:stay|wait|watch)\b.*\b(?:while|until|for (?:it|him|her|them))\b/i,
    says: /\b(?:stay|wait|watch|remain|present|accompan|view|see)/i,
  },
  // How long it takes is not how long it lasts.
  { asks: /\bhow long\b.*\btakes?\b/i, says: /^(?!.*\blasts?\b)/i },
  { asks: /\bapprentic/i, says: /\bapprentic|\btrainee/i },
  { asks: /^what\b.*\bincluded\b/i, says: /\binclude[sd]?\b|\bcomes? with\b|\bconsists?\b/i },
  // Not a senior stylist.
  {
    asks: /\bpensioners?\b|\boaps?\b|\bsenior citizens?\b/i,
    says: /\bpension|\boaps?\b|\bseniors\b|\bsenior (?:citizen|discount|rate)|\bover[- ]?[56]\d|\b[56]\d\+|\bretired\b|\bconcession|\belderly\b/i,
  },
  // A guest's room is not the dining room.
  {
    asks: /\b(?:my|our|your|each|every|all|the) rooms?\b|\bbedrooms?\b/i,
    says: /^(?!.*\b(?:dining|sitting|living|breakfast|meeting|waiting|treatment)[- ]rooms?\b)|\bbedroom|\bsuite|(?<!dining|sitting|living|breakfast|meeting|waiting|treatment)[- ]rooms\b/i,
  },
  // A VAT or licence number, not "plus VAT".
  { asks: /\b(?:vat|tax|company|charity|licen[cs]e|registration|account) (?:number|no)\b/i, says: /\d[\d\s-]{3,}\d/ },
];

/** The fact is left to be found out: "To see if your branch offers finance, enter your postcode". */
const UNDECIDED = /\b(?:see|find out|check|ask(?: us)?|confirm|know|depends?(?: on)?) (?:if|whether)\b/i;
/** A reference to another document. */
const REFERENCE = /https?:\/\//i;
/** A link says where to look, not what is there. */
const POINTER =
  /\b(?:our|this|the) web ?site\b.*\b(?:enjoy|useful|information)\b|\b(?:look|browse|navigate) (?:around|through|over|at) (?:our|this|the) (?:web ?)?site\b|\bclick (?:here|below|above|on)\b|^view (?:our|the)\b|\b(?:here|below) to (?:read|learn|find|see)\b/i;
/** What somebody has done or likes is not what the business does. */
const BIOGRAPHY =
  /\b(?:he|she|his|her|hers|himself|herself)\b|\bmy (?:own )?(?:son|daughter|wife|husband|children|kids|mother|father|parents|family)\b|\b(?:join(?:ed|ing)|been with) (?:us|the (?:team|practice|school|company))\b/i;
/** What the business has done of late is not what it does. */
const NEWS = /\b(?:this|last) (?:year|winter|spring|summer|autumn|season|month|week),? \w+ (?:have|has|had)\b/i;
/** What a business does with personal data is not what it does for customers. */
const DATA_PROTECTION = /\bprivacy\b|\bcookies?\b|\bgdpr\b|\bdata (?:we|protection)\b|\byour data\b/i;
const ASKS_OF_DATA = /\b(?:data|details|privacy|cookies?|information|personal)\b/i;
const ASKS_OF_STAFF =
  /\b(?:staff|team|any(?:one|body)|some(?:one|body)|who|qualified|trained|experienced|teachers?|therapists?|instructors?|stylists?|dentists?|doctors?)\b/i;
/** The name of something that belongs to somebody else: "visits from the County Library Bus". */
const NAME_OF_ANOTHER = /\b(?:from|by|near|opposite) the \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+/gu;

const ASKS_OF_BUSINESS = /^(?:do|can|could|will|would|have) (?:you|ye)\b/i;
const ASKS_OF_DUTY = /\b(?:requir|recommend|advis|need|expect|insist|suggest)/i;
/** What is asked of the customer is not what the business does: "a tuned piano is recommended" does not say "we tune pianos". */
const DUTY =
  /\b(?:is|are|be) (?:\w+ )?(?:required|recommended|expected|advised|obliged)\b|\byou (?:must|should|need to)\b/i;

const ASKS_OF_A_JOB =
  /^(?:do|can|could|will|would) (?:you|ye)\b.*\b(?:install|fit|build|supply|repair|replace|paint|clean)\b/i;
/** What a business did to its own building is not what it does for customers. */
const OWN_BUILDING =
  /\bour (?:own )?(?:practice|surgery|clinic|premises|building|offices?|roof|shop|salon|hotel|house|kitchen)\b/i;

/** True for a line that shares the words of a question but says something else about them. */
export function isUnrelated({ text, kind, required }: ParsedQuestion, unit: Unit): boolean {
  const heading = unit.headings.at(-1) ?? '';
  const line = `${heading} ${unit.label ?? ''} ${unit.question ?? ''} ${unit.text}`;
  if (RELATIONS.some(({ asks, says }) => asks.test(text) && !says.test(line))) return true;
  if ((kind === 'open' || kind === 'yes-no') && POINTER.test(unit.text)) return true;
  if (kind !== 'yes-no' && kind !== 'open' && kind !== 'how-to') return false;
  if (DATA_PROTECTION.test(unit.headings.join(' ')) && !ASKS_OF_DATA.test(text)) return true;
  if (kind !== 'yes-no') return false;
  if (NEWS.test(unit.text)) return true;
  if (UNDECIDED.test(unit.text) || REFERENCE.test(unit.text)) return true;
  if (BIOGRAPHY.test(unit.text) && !ASKS_OF_STAFF.test(text)) return true;
  if (ASKS_OF_BUSINESS.test(text) && !ASKS_OF_DUTY.test(text) && DUTY.test(unit.text)) return true;
  if (ASKS_OF_A_JOB.test(text) && OWN_BUILDING.test(unit.text)) return true;
  // A number or address under a heading says only how to reach somebody.
  if ((hasPhone(unit.text) || hasEmail(unit.text)) && sharesNone(required, unit.text.replace(/\S+@\S+/g, ' ')))
    return true;
  if (unit.question !== undefined && sharesNone(required, unit.text)) return true;
  return isInNameOnly(required, unit.text);
}

/** True for a line that follows a question with the same words, such as "Supple as a cat?", and has none itself. */
function sharesNone(required: readonly Concept[], text: string): boolean {
  const stems = new Set(stemsOf(text));
  return required.length > 0 && required.every((concept) => matchStrength(concept, stems) === 0);
}

/** True for a line that has a word of a question only inside the name of somebody else's thing. */
function isInNameOnly(required: readonly Concept[], text: string): boolean {
  const named = text.match(NAME_OF_ANOTHER)?.join(' ');
  if (named === undefined) return false;
  const inside = new Set(stemsOf(named));
  const outside = new Set(stemsOf(text.replace(NAME_OF_ANOTHER, ' ')));
  return required.some((concept) => matchStrength(concept, inside) > 0 && matchStrength(concept, outside) === 0);
}
