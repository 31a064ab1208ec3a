import { plainHyphens } from './text';

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
    says: /\bwork|\bdeal|\bserv|\bprovid|\bsuppl(?:y|ied|ies)|\bdeliver|\bspeciali|\bfor (?:\w+ (?:and|or|&) )?\w+s\b/i,
  },
  {
    asks: /\b(?:sell|buy|for sale)\b/i,
    says: /\bsell|\bsold\b|\bbuy|\bpurchas|\bshop\b|\bsales?\b|\bstock(?:s|ing|ists?)?\b|\bretail|(?<!\bin )\border|\bsuppl|\bavailable\b|\bprice|[€$£]|\boffer|^.{0,80}$/i,
  },
  {
    asks: /^(?:do|does|must|will|would) (?:i|we|you|my \w+|our \w+|the \w+|\w+) (?:have to|need to)\b|\bis it (?:compulsory|mandatory|necessary|required|obligatory)\b/i,
    says: /\b(?:must|need\w*|ha(?:ve|s) to|requir\w*|compuls\w+|mandatory|obligat\w+|necessary|essential|optional\w*|without|not|no|never|only|should|recommend\w*|advis\w+|encourag\w+|choose|choice|may|can|if you|please|prefer\w*|charged as|payable|pre-?book\w*|by law|free to|ask (?:you|that)|suppl(?:y|ied)|we(?: will|['’]ll)? provide|provided|included?)\b|n['’]t\b/i,
  },
  // What customers can achieve is not what the business has.
  {
    asks: /^(?:what|which|how much|have|do) (?:\w+ )?(?:qualifications?|training|experience)\b.*\b(?:do|does|have|has) (?:you|ye|your|the)\b/i,
    says: /^(?!.*\b(?:students?|pupils?|learners?|clients?|you) (?:can|may|will|learn|study|choose)\b)/i,
  },
  {
    asks: /^(?!what|who|where|how)(?=.*\b(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening)|(?:every|each|first) time|first$|first\?|the day|(?:whole|all|full) day|while|straight away|right now)\b)/i,
    says: /(?<!['’]s )\b(?:today|tonight|tomorrow|days?|daily|hours?|same|next|times?|always|every|each|first|initial|new|before|after|during|while|whilst|when|until|till|prior|beforehand|advance|mornings?|evenings?|weeks?|weekly|now|immediate\w*|straight|notice|24\/7|minutes?|visits?|trial|stay)\b|\d ?(?:am|pm|hrs?)\b/i,
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
  {
    asks: /^(?:can|could|may|is|are) .*\b(?:early|earlier|late|later)\b/i,
    says: /\b(?:early|earlier|late|later|before|after|flexib\w+|any ?time|24|if (?:your|the) room)\b/i,
  },
  // One insurer is not another.
  {
    asks: /\b(?:laya|vhi|irish life|aviva|bupa|axa|vitality|allianz|medibank|hcf|nib)\b/i,
    says: /\b(?:laya|vhi|irish life|aviva|bupa|axa|vitality|allianz|medibank|hcf|nib)\b|\b(?:all|most|any|major|private|leading) (?:\w+ )?(?:insur\w+|health)/i,
  },
  // What some customers are entitled to is not the price.
  {
    asks: /^how much\b(?!.*\b(?:qualify|eligible|entitled|card|scheme|prsi|grant)\b)/i,
    says: /^(?!.*\b(?:who qualify|eligible|entitled)\b)/i,
  },
  { asks: /\bthe same\b/i, says: /\bsame\b|\bown\b|\bregular\b|\bdedicated\b/i },
  {
    asks: /\b(?:stay|wait|watch)\b.*\b(?:while|until|for (?:it|him|her|them))\b/i,
    says: /\b(?:stay|wait|watch|remain|present|accompan|view|see)/i,
  },
  // A list of ages gives no length: `Newborn session, 3mth, 6mth, 1yr cake smash`.
  {
    asks: /\bhow long\b.*\b(?:sessions?|lessons?|class(?:es)?|appointments?|visits?|tours?|treatments?|consultations?|check-?ups?)\b/i,
    says: /\b(?:\d+ ?)?(?:min(?:ute)?s?|hours?|hrs?)\b|\bdays?\b|\bweeks?\b/i,
  },
  // How long it takes is not how long it lasts.
  { asks: /\bhow long\b.*\btakes?\b/i, says: /^(?!.*\blasts?\b)/i },
  { asks: /\bhow long\b.*\btakes?\b/i, says: /^(?!.*\byears?\b(?! of (?:age|study|training)))|\b(?:takes?|took)\b/i },
  { asks: /\bhow long\b.*\blasts?\b/i, says: /^(?!.*\b(?:every|each|within)\b)/i },
  { asks: /\bminimum\b/i, says: /\bmin(?:imum)?\b|\bat least\b|\bunder\b|\bbelow\b/i },
  {
    asks: /^(?:is|are|does|do) .*\bincluded?\b/i,
    says: /\binclu(?:de|sive)|\bfree\b|\bcovers?\b|\bextra\b|\badditional\b|\bcharge|\bcomplimentary\b|\bcomes? with\b|\bprovided?\b|\bsuppl|\bpart of\b|\bexclu|\bplus\b|[€£$]/i,
  },
  {
    asks: /\b(?:be|stay) (?:there|present|home|at home|in)\b(?! \w)|\b(?:be|stay) (?:there|present|home|at home|in) (?:for|when|while|during)\b/i,
    says: /\bpresent\b|\bat home\b|\battend|\bsomeone\b|\bsomebody\b|\bsign(?:ed|ature)?\b|\bthere\b|\bwait|\bstay|\bin person\b|\bsupervis/i,
  },
  // A question with an age is answered by an age.
  {
    asks: /\b(?:is|am|aged?|nearly|just|only) \d{1,2}\b(?! ?(?:am|pm|people|hours?|minutes?|miles?|o['’]clock))|\b\d{1,2}[- ](?:yr|year)s?[- ]olds?\b/i,
    says: /\d|\b(?:any|all) ages?\b|\bages?\b|\byears?\b|\bmonths?\b/i,
  },
  {
    asks: /\b(?:my|our)sel(?:f|ves)\b/i,
    says: /\bsel(?:f|ves)\b|\bown\b|\byou\b|\byourselves\b|\byourself\b|\bwe\b|\bcustomers?\b/i,
  },
  {
    asks: /\bsame[- ]day\b/i,
    says: /\bsame[- ]day\b|\btoday\b|\b24 ?h|\bwithin (?:\d+|an?|two|three) hours?\b|\bimmediate/i,
  },
  { asks: /\bnext[- ]day\b/i, says: /\bnext[- ](?:working[- ])?day\b|\btomorrow\b|\b24 ?h/i },
  {
    asks: /\b(?:any ?time|whenever)\b/i,
    says: /\bany ?time\b|\balways\b|\bwhenever\b|\bthroughout\b|\bongoing\b|\brolling\b|\ball year\b|\byear[- ]round\b|\bany (?:day|point|stage)\b|\b24\b/i,
  },
  // A name in a sentence does not say who its bearer is.
  {
    asks: /^[Ww]ho(?:['’]s| is) (?:Mr|Mrs|Ms|Miss|Dr|\p{Lu})/u,
    says: /\b(?:is|are|was)\b|, (?:the|our|a|an|your|owner|manager|head|director)\b|\bDr\b/u,
  },
  {
    asks: /^(?:do|will|would|can) (?:you|they|ye) (?:have to )?bring\b/i,
    says: /\bbring|\bsuppl(?:y|ied|ies)|\bprovid|\bcarr(?:y|ies)\b|\bown\b|\bcomes? with\b|\ball (?:the |our )?(?:\w+ )?(?:equipment|materials|products|tools)\b/i,
  },
  { asks: /\bhow many (?:people|staff)\b.*\bwork\b/i, says: /\bstaff\b|\bteam\b|\bemploy|\bcrew\b|\bof us\b/i },
  // Not the insurance that the business has.
  {
    asks: /\binsurance (?:work|jobs?|claims?|repairs?)\b/i,
    says: /\bclaims?\b|\binsurers?\b|\binsurance (?:work|jobs?|repairs?|compan)/i,
  },
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
  {
    asks: /\b(?:rooms?|beds?)\b.*\b(?:stay|sleep|night)\b|\b(?:stay|sleep) (?:over|the night)\b|\baccommodation\b/i,
    says: /night|\bbed|\bsleep|\bstay|\baccommodat|\bguest ?(?:rooms?|house)|\ben-?suite|\bb ?& ?b\b|\blodg/i,
  },
  // What customers do themselves, not how the business does it.
  {
    asks: /^(?:can|could|may|do|should) (?:i|we)\b.*\b(?:my|our) own\b/i,
    says: /\bown\b|\bbring|\bbyob?\b|\bcorkage\b|\ballow|\bpermit|\bwelcome\b|\bchoose\b|\bprovided?\b|\bsuppl/i,
  },
  // A VAT or licence number, not "plus VAT".
  { asks: /\b(?:vat|tax|company|charity|licen[cs]e|registration|account) (?:number|no)\b/i, says: /\d[\d\s-]{3,}\d/ },
];

/** True for a line that says none of the wordings that the question calls for. `line` includes its heading and label. */
export function lacksRelation(question: string, line: string): boolean {
  const plain = plainHyphens(line);
  return RELATIONS.some(({ asks, says }) => asks.test(question) && !says.test(plain));
}
