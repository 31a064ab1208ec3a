import { patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';
import { words } from './word-lists';

// Who speaks in a text, and what for: a firm for itself, a customer, or nobody.

const lists = words.objections;
const OFFER = patternOf(lists.offer);
/** How firms describe themselves, and customers praise them. */
const praised = lists.praiseAdjectives.flatMap((one) => lists.praiseNouns.map((noun) => `${one} ${noun}`));
const OWN = patternOf([...lists.own, ...lists.praise, ...praised]);
const OWN_PRICE = /\b(?:from|only|just) [€£$] ?\d|[€£$] ?\d+(?:\.\d\d)? (?:per|each|pp|p\/h)|\d ?% (?:off|discount)/i;
const REVIEW_HEADING = patternOf(lists.reviewHeading);
const INVITATION = patternOf(lists.invitation);
/** One of these is as much as two of the others. */
const ENOUGH = 2;

const QUOTATION = /["“]([^"“”]{30,})["”]/g;
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y|me)\b/g;
/** From this share of "we" and "our" on, a passage describes a firm, or with "I" its owner or customer. */
const FIRST_PERSON_SHARE = 0.05;

const EMAIL = /[\w.+-]@[\w-]+\.\w|\[email/;
const PHONE = /(?<![\d.,])(?:\+\d|\(?0)[\d\s().-]{7,30}\d|\b1[89]\d\d[ -]\d{3}[ -]?\d{3}\b|\(\d{3}\) ?\d{3}[ -]\d{4}/;

/** The share of words in the first person, apart from quotations. */
export function firstPersonShare(text: string): number {
  const unquoted = text.replaceAll(QUOTATION, '');
  return (unquoted.match(FIRST_PERSON)?.length ?? 0) / unquoted.split(/\s+/).length;
}

/** Whether a text says how to reach somebody, or invites to. */
export const hasContact = (text: string): boolean => EMAIL.test(text) || PHONE.test(text) || INVITATION.test(text);

/** Whether a passage is an offer or a review: a firm's own prices and promises, or its customers' praise. */
export function isOffer(content: string, heading = ''): boolean {
  if (OFFER.test(content) || REVIEW_HEADING.test(heading)) return true;
  const own = new Set(OWN.matches(content).map(foldAccents)).size + (OWN_PRICE.test(content) ? 1 : 0);
  return own >= ENOUGH || firstPersonShare(content) >= FIRST_PERSON_SHARE;
}

/** Whether a passage sells something, or says how to reach the one who does. */
export const sells = (content: string): boolean => isOffer(content) || hasContact(content);
