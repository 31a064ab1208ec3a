import { factsWords } from '../../lexicon/facts';

/** What a list of services is headed by: "Our services", "Treatments we offer". */
const SERVICES =
  /^(?:(?:all )?(?:our|my|the|core|main|full|popular|premium|featured|specialist|professional|additional|other)?\s*(?:\p{L}+ (?:&|and) (?=\p{L}+ services))?(?:[\p{L}&]+ ){0,2}(?:services|treatments|therapies|specialities|specialties|practice areas|areas of (?:practice|expertise)|classes|courses|what (?:we|I) (?:can )?(?:do|offer|provide)(?: for you)?|(?:we|I) (?:offer|provide|do)|(?:(?:we|I) )?speciali(?:[sz]e|sts?|[sz]ing) in|leistungen|nos (?:services|prestations)|onze diensten|servicios))(?: (?:we (?:offer|provide)(?: to .{3,30})?|include|offered|provided|list|(?:across|in|for|to) .{3,30}))?\s*[:.]?$/iu;
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
