import { splitPerson } from './people';
import { withoutNumbering } from './price-names';

/** What a list of services is headed by: "Our services", "Treatments we offer". */
export const SERVICES =
  /^(?:(?:all )?(?:our|my|the|core|main|full|popular|premium|featured|specialist|professional|additional|other)?\s*(?:\p{L}+ (?:&|and) (?=\p{L}+ services))?(?:[\p{L}&]+ ){0,2}(?:services|treatments|therapies|specialities|specialties|practice areas|areas of (?:practice|expertise)|classes|courses|what (?:we|I) (?:can )?(?:do|offer|provide)(?: for you)?|(?:we|I) (?:offer|provide|do)|(?:(?:we|I) )?speciali(?:[sz]e|sts?|[sz]ing) in|leistungen|nos (?:services|prestations)|onze diensten|servicios))(?: (?:we (?:offer|provide)(?: to .{3,30})?|include|offered|provided|list|(?:across|in|for|to) .{3,30}))?\s*[:.]?$/iu;
/** What the menu of all services is headed by, or their page. */
export const SERVICES_LABEL =
  /^(?:our |my |the |all )?(?:services|treatments|therapies|practice areas|what (?:we|I) (?:do|offer)|leistungen|prestations)[\s:▾▼⌄+]*$/i;
/** Headings and buttons that name no service. */
const NOT_SERVICE =
  /\?$|^(?:home|english|espa[ñn]ol|fran[çc]ais|deutsch|gaeilge|everything in .*)$|^(?:why|how|what|when|where|who|our|about|contact(?! lens)|get|book|call|ready|need|request|read|view|see|learn|find|meet|from|the|we|your?|testimonials?|reviews?|faqs?|frequently|pric(?:es?|ing)|location|areas?|opening|trusted|gallery|latest|recent|benefits|save|choose|discover|explore|enjoy|join|start|areas we|more|all|additional|extras?|others?|misc(?:ellaneous)?|various|free quote|free|related|process|step|for|dr|mrs?|ms|prof)\b|\b(?:areas|overview|hub|questions|pricing|prices|fees|reviews|testimonials|list|menus?|guide|available)$|^accept(?:ed|ing)\b|\brange of\b|\bdiscounts?\b|\bavailable (?:on|upon) request$|\b(?:vs|lorem|ipsum|consectetur|adipisci(?:ng)?)\b|[!:]$/i;
const TIME_OF_DAY = /\d[:.]\d{2}\b|\d\s?[ap]m\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
/** The longest name of a service. */
const MAX_NAME = 70;

const PHONE = /\d{3}[\s.-]?\d{3,4}|^\d{1,5}\s.*,/;

/** Whether a text can be the name of a service: short, no sentence, and none of the usual headings and buttons. */
export const namesService = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= MAX_NAME &&
  text.split(/\s+/).length <= 9 &&
  !NOT_SERVICE.test(text) &&
  !TIME_OF_DAY.test(text) &&
  !/[.]\s*$/.test(text) &&
  !SERVICES.test(text) &&
  !/[€£$%]|\s-\s\d/.test(text);

/** What a line says before a colon, a dash or a price at its end: "1. Hot stones - £60". */
export const serviceNameOf = (text: string): string =>
  withoutNumbering(text)
    .replace(/^[\s\p{So}›»→]+|[\s→›»▾▼⌄+*]+$/gu, '')
    .replace(/(?:\s[–—]\s|:\s).*$/, '')
    .replace(/\s+(?:[-|]\s*)?(?:from\s+)?[€£$]\s?\d[\d.,]*$/i, '');

/** Whether a text is a contact detail or signs a review: "Office: 091 566 770", "Anna Byrne, Director". */
export const isContact = (text: string): boolean =>
  PHONE.test(text) || (text.includes(',') && splitPerson(text) !== undefined);

/** "Refrigerator services": in a list, a kind of service, not the heading of one. */
const KIND =
  /^(?!(?:an?|our|all|my|the|other|more|additional|extra|related|core|main|key|full|popular|premium|featured|signature|speciali[sz]ed|specialist|professional|expert|quality|comprehensive|advanced|these|view|book|explore|discover|contact|what|why|how)\b)\p{L}[\p{L} &-]{2,40} (?:services?|treatments|therapies|classes|courses)$/iu;
export const isKindOfService = (name: string): boolean => KIND.test(name);

/** Names of pages that many websites have, and names that say nothing by themselves. */
const OTHER_PAGES =
  /^(?:all |our |other |more |the |my )?services$|\b(?:special offers?|offers|jobs?|careers?|vacanc(?:y|ies)|recruitment|news|blog|team|staff|teachers?|polic(?:y|ies)|privacy|terms|sitemap|locations?|galler(?:y|ies)|portfolio|projects|case studies|shop|store|events?|vouchers?|certificates|insurance|financ(?:e|ing)|payments?|resources|community|facilities|membership|history|accessibility|new patients?|emergency|videos?|photos?|links|partners|forms?|search|log ?in|account|appointments?|bookings?|calculators?)$|^(?:treatments?|surgery|workshops?|courses?|class(?:es)?|lessons?|consultations?|care|design|training)$|^let[’']?s\b/i;

/** Whether a text names a page that many websites have, or says nothing by itself. */
export const namesOtherPage = (text: string): boolean => OTHER_PAGES.test(text);
