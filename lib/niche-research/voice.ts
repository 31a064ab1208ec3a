import { hasAny, matchesOf, phrasePattern, words } from './words';

// Who speaks in a text, and what for: a firm for itself, a customer, or nobody.

const lists = words.objections;
/** Requests to buy and superlatives: one of them is enough. */
const OFFER = phrasePattern(lists.offer);
const MORE_OFFERS = [
  /\d ?% (?:off|discount)|\b100 ?% satisfaction/i,
  /\b(?:over|more than) \w+ years['’]? (?:of )?experience/i,
  /\bbook an? \w+ (?:today|now|online)/i,
];
/** Phrases with which firms describe themselves; two of them are enough. */
const OWN = phrasePattern(lists.own);
const OWN_PRICE = /\b(?:from|only|just) [€£$] ?\d|[€£$] ?\d+(?:\.\d\d)? (?:per|each|pp|p\/h)/i;
const INVITATION = phrasePattern(lists.invitation);
/** Praise by customers; two of them are enough. */
const praised = lists.praiseAdjectives.flatMap((one) => lists.praiseNouns.map((noun) => `${one} ${noun}`));
const PRAISE = phrasePattern([...lists.praise, ...praised]);
const STARS = /★{2,}/;
/** A rating on a separate line. */
const RATING = /^\s*[1-5](?:\.\d(?: ?\/ ?5| ?stars?)?| ?\/ ?5| stars?)\s*$/im;
const REVIEW_HEADING = phrasePattern(lists.reviewHeading);
const QUOTATION = /["“]([^"“”]{30,})["”]/g;
/** Attributes a quotation to a speaker, as news articles do; such a quotation is no testimonial. */
const ATTRIBUTED = /\b(?:said|says|told|according to|added|explains?|explained)\b/i;
const ENOUGH = 2;

const FIRST_PERSON = /\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y|me)\b/g;
/** From this number of "we" and "our" on, if they are also this share of the words, a passage describes a firm, or with "I" its owner. */
const LEAST_FIRST_PERSON = 2;
const FIRST_PERSON_SHARE = 0.025;

const EMAIL = /[\w.+-]@[\w-]+\.\w|\[email/;
const PHONE = /(?<![\d.,])(?:\+\d|\(?0)[\d\s().-]{7,30}\d|\b1[89]\d\d[ -]\d{3}[ -]?\d{3}\b|\(\d{3}\) ?\d{3}[ -]\d{4}/;

/** How many words of a text are in the first person. */
export const countFirstPerson = (text: string): number => text.match(FIRST_PERSON)?.length ?? 0;

/** Whether a text is in the first person, apart from quotations. */
export const isInFirstPerson = (text: string): boolean => hasAny(text.replaceAll(QUOTATION, ''), FIRST_PERSON);

/** Whether a text says how to reach somebody. */
export const hasContact = (text: string): boolean => EMAIL.test(text) || PHONE.test(text);

/** Whether a text invites to get in touch, as a guide may too. */
export const isInvitation = (text: string): boolean => hasAny(text, INVITATION);

/** Whether most of a passage is a quotation in the first person. */
function isTestimonial(content: string): boolean {
  if (ATTRIBUTED.test(content.replaceAll(QUOTATION, ''))) return false;
  const quoted = [...content.matchAll(QUOTATION)].map(([, said = '']) => said);
  return quoted.filter((said) => countFirstPerson(said) > 0).join('').length > content.length / 2;
}

/** Whether a passage is a customer's review. */
export function isReview(content: string, heading = ''): boolean {
  if (RATING.test(content) || STARS.test(content) || hasAny(heading, REVIEW_HEADING)) return true;
  return isTestimonial(content) || matchesOf(content, PRAISE).size >= ENOUGH;
}

function speaksOfItself(content: string): boolean {
  const mentions = countFirstPerson(content);
  if (mentions < LEAST_FIRST_PERSON || ATTRIBUTED.test(content)) return false;
  return mentions / content.split(/\s+/).length >= FIRST_PERSON_SHARE;
}

/** Whether a passage is an offer: a firm's own prices, promises and praise. */
export function isOffer(content: string): boolean {
  if (hasAny(content, OFFER) || MORE_OFFERS.some((pattern) => pattern.test(content))) return true;
  const own = matchesOf(content, OWN).size + (OWN_PRICE.test(content) ? 1 : 0);
  return own >= ENOUGH || speaksOfItself(content);
}

/** Whether a passage sells something, or says how to reach the one who does. */
export const sells = (content: string): boolean => isOffer(content) || hasContact(content) || isInvitation(content);
