import { factsWords } from '../../lexicon/lexicon';

/** What a list of services is headed by: "Our services", "Treatments we offer". */
const SERVICES = new RegExp(
  `^(?:[\\p{L}&]+ ){0,3}${factsWords('serviceNames', 'services').source}(?: (?:we|include|offered|across|in|for|to).{0,30})?\\s*[:.]?$`,
  'iu',
);
/** Headings and buttons that name no service. */
const NOT_SERVICE = factsWords('serviceNames', 'notService', /\?$/u);
/** The longest name of a service. */
const MAX_NAME = 70;

/** Whether a text can be the name of a service: short, no sentence, and none of the usual headings and buttons. */
export const namesService = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= MAX_NAME &&
  text.split(/\s+/).length <= 9 &&
  !NOT_SERVICE.test(text) &&
  !/[.]\s*$/.test(text) &&
  !SERVICES.test(text) &&
  !/[€£$%]|\s-\s\d/.test(text);

/** Whether services are listed below a heading: "Our services", "What we do". */
export const isServicesHeading = (text: string): boolean => SERVICES.test(text);
