/** The kinds of passages that are not information about a trade. */
export type Claim = 'advertising' | 'review';

/** Requests to buy and superlatives: one of them is enough. */
const OFFER =
  /\b(?:(?:get|request|ask for|receive) (?:a |your |an? )?(?:free |no[- ]obligation )*(?:quote|quotation|estimate|consultation)|free (?:quotes?|estimates?|consultations?|call-?outs?)|no call-?out (?:fee|charge)s?|book (?:now|online|today|your|with us|an? \w+ (?:today|now|online))|(?:call|contact|ring|phone|e-?mail|message) (?:us|our (?:\w+ )?team) (?:now|today|on|at|for|to)|special offers?|\d+ ?% (?:off|discount)|gift (?:vouchers?|cards?)|order (?:now|online|today)|add to (?:cart|basket)|buy now|(?:100 ?%|fully|complete) (?:satisfaction|guaranteed)|satisfaction guaranteed|money[- ]back guarantee|why choose (?:us|our)|look no further|award[- ]winning|(?:family|locally)[- ](?:run|owned)|(?:leading|number one|premier|most trusted) (?:provider|supplier|company|firm|specialists?)|(?:competitive|affordable|unbeatable|lowest) (?:prices?|rates|pricing)|(?:over|more than) \w+ years[’']? (?:of )?experience|peace of mind|we(?:['’]ll| will| can) (?:help|review|guide|take|handle|sort|find|make|ensure|work with))\b/i;
/** Phrases with which companies describe themselves; two of them are enough. */
const OWN =
  /\b(?:we (?:offer|provide|pride|guarantee|speciali[sz]e|cater|deliver|supply|install|serve|stock|promise|are (?:proud|passionate|dedicated|committed|fully))|our (?:team|services?|prices|rates|customers|clients|friendly|experienced|qualified|expert|range|menu|rooms|treatments?|engineers|technicians|staff|guests)|(?:from|only|just) [€£$] ?\d+|[€£$] ?\d+(?:\.\d\d)? (?:per|each|pp|p\/h)|fully insured|for more information,? (?:call|contact))\b/gi;
/** Praise by customers. */
const PRAISE =
  /★{2,}|\b(?:highly recommend(?:ed)?|would (?:definitely |certainly |highly )?recommend|can(?:not|['’]t) recommend|(?:great|excellent|fantastic|amazing|brilliant|lovely|super|top[- ]class) (?:service|job|stay|food|staff|work|experience|host|place)|thank(?:s| you) (?:so much |very much |again )?(?:to|for)|we (?:had|stayed|enjoyed|loved|will (?:definitely )?be back)|(?:five|5)[- ]stars?|very (?:pleased|happy|impressed) with)\b/gi;
/** A rating on a separate line. */
const RATING = /^\s*[1-5](?:\.\d(?: ?\/ ?5| ?stars?)?| ?\/ ?5| stars?)\s*$/im;
const QUOTATION = /["“]([^"“”]{30,})["”]/g;
const IN_FIRST_PERSON = /\b(?:I|my|me|we|our)\b/;
/** Headings of customers' reviews. */
const REVIEW_HEADING =
  /\b(?:testimonials?|reviews|(?:what|why) (?:our |my )?(?:customers|clients|guests|patients|people|members|parents|families)(?: are)? (?:say|love|think|choose)\w*)\b|\b(?:customer|guest|google) review/i;
/** Attributes a quotation to a speaker, as news articles do; such a quotation is no testimonial. */
const ATTRIBUTED = /\b(?:said|says|told|according to|added|explains?|explained)\b/i;
const LEAST_PRAISE = 2;
const LEAST_OWN = 2;
/**
 * Information about a trade is rarely in the first person. From this number of "we" and "our" on, if they are also this share of
 * the words, the passage describes a company, or with "I" its owner.
 */
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y|me)\b/;
const ALL_FIRST_PERSON = new RegExp(FIRST_PERSON, 'g');
const LEAST_FIRST_PERSON = 2;
const FIRST_PERSON_SHARE = 0.025;

const count = (text: string, pattern: RegExp) => new Set(text.match(pattern)?.map((match) => match.toLowerCase())).size;

/** Whether most of a passage is a quotation in the first person. */
function isTestimonial(content: string): boolean {
  if (ATTRIBUTED.test(content.replaceAll(QUOTATION, ''))) return false;
  const quoted = [...content.matchAll(QUOTATION)]
    .map(([, words = '']) => words)
    .filter((words) => IN_FIRST_PERSON.test(words));
  return quoted.join('').length > content.length / 2;
}

function speaksOfItself(content: string): boolean {
  const mentions = content.match(ALL_FIRST_PERSON)?.length ?? 0;
  if (ATTRIBUTED.test(content)) return false;
  return mentions >= LEAST_FIRST_PERSON && mentions / content.split(/\s+/).length >= FIRST_PERSON_SHARE;
}

/** Whether a passage is a customer's review, or a company's own prices and promises; undefined for anything else. */
export function claimOf(content: string, heading = ''): Claim | undefined {
  if (RATING.test(content) || isTestimonial(content) || count(content, PRAISE) >= LEAST_PRAISE) return 'review';
  if (REVIEW_HEADING.test(heading)) return 'review';
  const isOffer = OFFER.test(content) || count(content, OWN) >= LEAST_OWN || speaksOfItself(content);
  return isOffer ? 'advertising' : undefined;
}

/** An e-mail address or telephone number. */
const CONTACT =
  /\S@\S+\.\w|\[email|(?<![\d.,])(?:\+\d|\(?0)[\d\s().-]{7,}\d|\(\d{3}\) ?\d{3}[ -]\d{4}|\b1[89]\d\d[ -]\d{3}[ -]?\d{3}\b/;
/** A price of something that is for sale; larger amounts are limits and budgets. */
const PRICE = /[€£$] ?\d{1,3}(?:\.\d\d)?(?![\d,.]*\d)/;
/** Invitations that a guide may contain too, but hardly one of a company that sells nothing. */
const INVITATION = /\b(?:book (?:an? |your )|get in touch|contact us|enquire)/i;
/** People, as companies introduce their staff; "he or she" is anybody. */
const PERSON = /\b(?:Dr|Mr|Mrs|Ms|Prof)\.? [A-Z]|(?<!\bor )\b(?:[Hh]e|[Ss]he)\b(?! or\b)/;
const SENTENCE_END = /[a-z\d)”"][.!?](?=\s|$)/g;
const LEAST_SENTENCES = 2;

/** Whether a passage sells something, or says how to reach the one who does. */
export const sells = (content: string): boolean =>
  claimOf(content) === 'advertising' || CONTACT.test(content) || INVITATION.test(content);

/** Whether a passage is in the first person, apart from quotations. */
export const isInFirstPerson = (content: string): boolean => FIRST_PERSON.test(content.replaceAll(QUOTATION, ''));

/** Whether a passage of a company's page is about its trade: whole sentences without "we", people, contact details and prices. */
export function isInformation(content: string): boolean {
  if (isInFirstPerson(content)) return false;
  if ([CONTACT, PRICE, PERSON, INVITATION].some((pattern) => pattern.test(content))) return false;
  return (content.match(SENTENCE_END)?.length ?? 0) >= LEAST_SENTENCES;
}
