import { memoize } from '@/lib/text/memoize';
import { factsWords, pageWords } from '../../lexicon/lexicon';
import { Phrases } from '../../lexicon/phrases';
import { OURS } from './people-in-text';

const OFFERS = factsWords('serviceNames', 'offers');
/** What a list of services is headed by: "Our services", "Treatments we offer". */
const SERVICES = Phrases.anyOf([OFFERS, factsWords('serviceNames', 'services')]);
const BEFORE_SERVICES = /^(?:[\p{L}&]+ ){0,3}$/u;
const AFTER_SERVICES = /^(?: (?:we|include|offered|across|in|for|to).{0,30})?\s*[:.]?$/i;
/** Headings and buttons that name no service. */
const NOT_SERVICE = factsWords('serviceNames', 'notService', /\?$/u);
/** The longest name of a service. */
const MAX_NAME = 70;

/** Whether services are listed below a heading: "Our services", "What we do". */
export const isServicesHeading = memoize(
  (text): boolean => text.length <= 100 && SERVICES.standsBetween(text, BEFORE_SERVICES, AFTER_SERVICES),
);

/** Whether the words of classes and ids are those of services: `service-card`, `our-treatments`. */
export const labelsServices = memoize((words): boolean => /\bservice\b/.test(words) || SERVICES.test(words));

/** Whether a text can be the name of a service: short, no sentence, and none of the usual headings and buttons. */
export const namesService = memoize(
  (text): boolean =>
    text.length >= 3 &&
    text.length <= MAX_NAME &&
    text.split(/\s+/).length <= 9 &&
    !NOT_SERVICE.test(text) &&
    OURS.find(text)?.index !== 0 &&
    !isServicesHeading(text) &&
    !offers(text) &&
    !/[€£$%]|\s-\s\d|\d{3}[\s-]?\d|\s\d{2,5}$|^\P{L}+$|[.!?] \p{Lu}/u.test(text),
);

/** Words for what somebody does: those of trades, and what languages form of verbs. */
const WORK = Phrases.anyOf([
  pageWords('contentType', 'services'),
  pageWords('contentType', 'trade'),
  factsWords('serviceNames', 'work'),
]);
/** What a business says of itself, and what is beside its work: "Free parking", "Competitive pricing". */
const BESIDE_WORK = factsWords('serviceNames', 'besideWork');

export const isBesideWork = memoize((name): boolean => BESIDE_WORK.test(name));

/** Whether a name tells of work that customers pay for: "Stump grinding", "Tree surveys", but not "Friendly service". */
export const namesWork = memoize((name): boolean => WORK.test(name) && !isBesideWork(name));

/** What heads a list of something else: "Why choose us", "How it works", "Latest news". */
const OTHER_LIST = factsWords('serviceNames', 'otherList');
export const headsOtherList = memoize((label): boolean => OTHER_LIST.test(label));

/** Whether a text says what is offered. */
export const offers = (text: string): boolean => OFFERS.test(text);
const NEGATION = factsWords('serviceNames', 'negation', /n['’]t\b/i);

/** What a sentence says is offered: all that is behind "We offer". */
export function offeredBy(sentence: string): string {
  const offer = OFFERS.find(sentence);
  return offer && !NEGATION.test(sentence) ? sentence.slice(offer.end).replace(/[.!]$/, '').trim() : '';
}

/** Whether the items below a sentence are what is offered: "Each month we do the following:". */
export const introducesServices = (text: string): boolean =>
  isServicesHeading(text) || [':', 'the following:'].includes(offeredBy(text));
