import type { Concept, ParsedQuestion } from './concepts';
import { namesDay } from './days';
import { matchStrength } from './overlap';
import { hasEmail, hasPhone } from './patterns';
import { lacksRelation } from './relations';
import { isReply } from './reply';
import { stemOf, stemsOf } from './text';
import type { Unit } from './units';
import { isOnlyMentioned } from './word-role';

/** The fact is left to be found out: "To see if your branch offers finance, enter your postcode". */
const UNDECIDED = /\b(?:see|find out|check|ask(?: us)?|confirm|know|depends?(?: on)?) (?:if|whether)\b/i;
/** A reference to another document. */
const REFERENCE = /https?:\/\//i;
/** A link says where to look, not what is there. */
const POINTER =
  /\b(?:our|this|the) web ?site\b.*\b(?:enjoy|useful|information)\b|\b(?:look|browse|navigate) (?:around|through|over|at) (?:our|this|the) (?:web ?)?site\b|\bclick (?:here|below|above|on)\b|^view (?:our|the)\b|^find out (?:more|what|how)\b|\b(?:here|below) to (?:read|learn|find|see)\b/i;
/** What somebody has done or likes is not what the business does. */
const BIOGRAPHY =
  /\b(?:he|she|his|her|hers|himself|herself)\b|^I (?:\w+ )?(?:trained|qualified|studied|graduated)\b|\b(?:my|our) (?:own )?(?:son|daughter|wife|husband|children|kids|mother|father|parents)\b|\bmy (?:own )?family\b|^["“]?I (?:\w+ )?(?:had|was|\w+ed) .*\bmy\b|\b(?:taught|helped|showed|told|made|gave) me\b|\b(?:join(?:ed|ing)|been with) (?:us|the (?:team|practice|school|company))\b/i;
/** What the business has done of late is not what it does. */
const NEWS = /\b(?:this|last) (?:year|winter|spring|summer|autumn|season|month|week),? \w+ (?:have|has|had)\b/i;
const ASKS_OF_STAFF =
  /\b(?:staff|team|any(?:one|body)|some(?:one|body)|who|qualified|trained|experienced|teachers?|therapists?|instructors?|stylists?|dentists?|doctors?)\b/i;
/** What a customer suffers from or is at risk of is not what the business does. */
const SYMPTOMS = /^(?!.*\b(?:treat|help|relie[fv]))(?=.*\b(?:symptoms|signs of|side effects|causes of)\b)/i;
/** The heading over what somebody says of himself. */
const PERSON_NAME = /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}[\p{Ll}'’-]+ (?:\p{Lu}[\p{L}'’-]+ ?){1,2}(?:[,–-] .*)?$/u;
const OF_A_PERSON =
  /^\S+(?: \S+){0,2} (?:believes|loves|enjoys|joined|trained|qualified|studied|graduated|works|worked|teaches|taught|brings|lives|grew|began|started|is an? (?:\w+ )?(?:qualified|experienced|trained)|has (?:worked|been|taught|over|a passion))\b/;
/** What customers should do afterwards is not what the business has: `No sunbeds` under `Aftercare`. */
const AFTERCARE = /\bafter[- ]?care\b|\bwhat (?:not )?to (?:avoid|bring)\b/i;
const ASKS_FOR_A_THING = /^(?:do|have) (?:you|ye) (?:have|got|an?)\b|^(?:is|are) there\b/i;

/** Those whom the business knows: "we have good links with acupuncturists", "piano tuning referrals". */
const RELATIONSHIP = /\b(?:links|relationships?) with\b|(?<!\b(?:accept|take|welcome|by|for) )\breferrals\b/i;

const ASKS_OF_BUSINESS = /^(?:do|can|could|will|would|have) (?:you|ye)\b/i;
const ASKS_OF_DUTY = /\b(?:requir|recommend|advis|need|expect|insist|suggest)/i;
/** What is asked of the customer is not what the business does: "a tuned piano is recommended" does not say "we tune pianos". */
const DUTY =
  /\b(?:is|are|be) (?:\w+ )?(?:required|recommended|expected|advised|obliged)\b|\byou (?:must|should|need to)\b|\b(?:installed|fitted|built|sold|made|supplied) (?:\w+ )?(?:after|since|before|from) (?:\w+ ){0,3}\d{4} must\b/i;

/** `Can I plant a tree there?` is about the customer, who does not ask whether the business plants trees. */
const OF_CUSTOMER = /^(?:can|could|may|should|do|must|will) (?:i|we) (\p{L}+)/iu;
const ASKS_WHAT_IT_DOES = /^(?:do|can|could|will|would) (?:you|ye) (?!(?:have|get|need|do|take|book|use)\b)(\p{L}+)/iu;

/** True for the answer to a question whether customers may do what the question asks of the business. */
export function isOfCustomer(question: string, unit: Unit): boolean {
  const [, done] = ASKS_WHAT_IT_DOES.exec(question) ?? [];
  const [, doing] = OF_CUSTOMER.exec(unit.question ?? unit.headings.at(-1) ?? '') ?? [];
  return done !== undefined && doing !== undefined && stemOf(done) === stemOf(doing);
}

const ASKS_OF_A_JOB =
  /^(?:do|can|could|will|would) (?:you|ye)\b.*\b(?:install|fit|build|supply|repair|replace|paint|clean)\b/i;
/** What a business did to its own building is not what it does for customers. */
const OWN_BUILDING =
  /\bour (?:own )?(?:practice|surgery|clinic|premises|building|offices?|roof|shop|salon|hotel|house|kitchen)\b/i;

/** True for a line that shares the words of a question but says something else about them. */
export function isUnrelated(question: ParsedQuestion, unit: Unit): boolean {
  const { text, kind, required } = question;
  const heading = unit.headings.at(-1) ?? '';
  const line = `${heading} ${unit.label ?? ''} ${unit.question ?? ''} ${unit.text}`;
  if (lacksRelation(text, line)) return true;
  if ((kind === 'open' || kind === 'yes-no') && POINTER.test(unit.text)) return true;
  if (kind !== 'yes-no') return false;
  if (NEWS.test(unit.text) || (unit.lead !== undefined && SYMPTOMS.test(unit.lead))) return true;
  if (UNDECIDED.test(unit.text) || REFERENCE.test(unit.text)) return true;
  if (
    !ASKS_OF_STAFF.test(text) &&
    (BIOGRAPHY.test(unit.text) || (sharesNone(required, heading) && isAboutPerson(heading, unit.text)))
  )
    return true;
  if (ASKS_FOR_A_THING.test(text) && AFTERCARE.test(heading)) return true;
  if (ASKS_OF_BUSINESS.test(text) && RELATIONSHIP.test(unit.text)) return true;
  if (ASKS_OF_BUSINESS.test(text) && !ASKS_OF_DUTY.test(text) && DUTY.test(unit.text)) return true;
  if (ASKS_OF_A_JOB.test(text) && OWN_BUILDING.test(unit.text)) return true;
  // A number or address under a heading says only how to reach somebody.
  if (
    (hasPhone(unit.text) || hasEmail(unit.text)) &&
    !namesDay(text) &&
    sharesNone(required, unit.text.replace(/\S+@\S+/g, ' '))
  )
    return true;
  if (unit.question !== undefined && !isReply(unit.text) && sharesNone(required, unit.text)) return true;
  return isOnlyMentioned(question, unit);
}

/** True for a line under a person's name that says what this person does or has done. */
function isAboutPerson(heading: string, text: string): boolean {
  if (!PERSON_NAME.test(heading)) return false;
  const [first = ''] = heading.replace(/^(?:Dr|Mr|Mrs|Ms|Miss)\.? /, '').split(' ');
  return /^(?:When I|In my|My)\b/.test(text) || (text.startsWith(first) && OF_A_PERSON.test(text));
}

/** True for a line that follows a question with the same words, such as "Supple as a cat?", and has none itself. */
function sharesNone(required: readonly Concept[], text: string): boolean {
  const stems = new Set(stemsOf(text));
  return required.length > 0 && required.every((concept) => matchStrength(concept, stems) === 0);
}
