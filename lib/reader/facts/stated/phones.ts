import {
  type CountryCode,
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { factsWords } from '../../lexicon/lexicon';
import type { PhoneFact } from '../shared/fact-types';

/** A telephone number found in a text or link. */
export type FoundPhone = Omit<PhoneFact, 'sources'>;

/** Labels of numbers that are not telephone numbers. */
const NOT_A_PHONE = factsWords('phones', 'notPhone');
const BEFORE_NUMBER = /^[\s:.#]*(?:in \w+ )?(?:no|num|number|nr|id)?[\s:.#]*(?:IE|GB|EU)?[\s:.#]*$/i;
/** Hours with full stops: "09.00-17.00". */
const TIMES = /\b\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}\b/;
/** A date, or the first of two: "27.12.2026", "24 06 2020", "2026-12-27". Some are valid numbers in Germany. */
const DATE =
  /^(?:[0-3]?\d([\s./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}|(?:19|20)\d{2}([\s./-])(?:0?[1-9]|1[0-2])\2[0-3]?\d)(?!\d)/;
/** A label of a fax number, but not "Tel/Fax": that line takes calls. */
const FAX = factsWords('phones', 'fax');
/** A label and what stands before it. */
const MAX_LABEL = 80;
const NOT_BEHIND_PHONE = /(?<!\b(?:tel\w*|phone|ph|t)[.:]?\s*(?:[/&+,]|and|or)\s*)$/i;
/** Whether a text ends in the label of a fax number. */
export const endsInFax = (before: string): boolean =>
  FAX.standsBetween(before.slice(-MAX_LABEL), NOT_BEHIND_PHONE, /^[\s.:|)–-]*$/);
const FAX_BEHIND = /^\s*\(?(?:tele)?fax\)?\s*(?:$|[|;,·•])/i;
const WHATSAPP = /whats ?app/i;

const PLACEHOLDER = /1234567|123456$|(\d)\1{6}/;
/** Whether a number in E.164 looks like one of a template that nobody replaced, by its digits without the country code. */
export const isPlaceholder = (number: string): boolean =>
  PLACEHOLDER.test(parsePhoneNumberFromString(number)?.nationalNumber ?? number);

/** Converts `048`, the prefix for dialling Northern Ireland (`+44 28`) from the Republic. */
function crossBorder(phone: PhoneNumber): PhoneNumber {
  if (!/^\+35348\d{8}$/.test(phone.number)) return phone;
  return parsePhoneNumberFromString(phone.number.replace('+35348', '+4428')) ?? phone;
}

function typeOf(phone: PhoneNumber | undefined, before: string, after: string): PhoneFact['type'] {
  if (endsInFax(before) || FAX_BEHIND.test(after)) return 'fax';
  if (WHATSAPP.test(before.slice(-24)) || /^[\s(]*whats ?app/i.test(after)) return 'whatsapp';
  const type = phone?.getType();
  if (type === 'TOLL_FREE') return 'freephone';
  return type === 'MOBILE' ? 'mobile' : 'phone';
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const clean = (display: string) =>
  display
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[^\d+(]+|[\s.,;:/–-]+$/g, '')
    .replace(/^\(([^)]*)$/, '$1')
    // "(Ire +353) 01 668 9666": the country code is in separate brackets.
    .replace(/^\+?\d{1,3}\)\s*(?=0)/, '')
    .trim();

/** Whether a number is dialled with a 0 in its own country, so that digits without one are hardly a telephone number. */
const hasTrunkPrefix = (phone: PhoneNumber) => /^\(?0/.test(phone.formatNational());

/** "01 6689666 / 7" are two lines of one office; the 7 is not part of the number. */
const withoutAlternatives = (text: string) =>
  text.replace(/(\d{3})\s?\/\s?\d{1,2}(?!\d)/g, (all, digits: string) => digits.padEnd(all.length));

interface Match {
  /** Undefined on a website that names no country. */
  phone?: PhoneNumber;
  start: number;
  end: number;
}

function fromText(given: string, country: string | undefined): Match[] {
  const text = withoutAlternatives(given);
  const found: Match[] = findPhoneNumbersInText(text, { defaultCountry: country as CountryCode | undefined }).map(
    ({ number, startsAt, endsAt }) => ({ phone: crossBorder(number), start: startsAt, end: endsAt }),
  );
  // The library passes over valid numbers next to others.
  for (const match of text.matchAll(/(?<![\d.,/€£$-])(?:\+|00)?\(?\d[\d\s().-]{6,19}\d(?![\d/€£$%])/g)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((one) => one.start < end && start < one.end)) continue;
    const phone = parsePhoneNumberFromString(match[0], country as CountryCode | undefined);
    if (phone?.isValid()) found.push({ phone: crossBorder(phone), start, end });
    else if (!country && isPrintable(match[0])) found.push({ start, end });
  }
  return found;
}

/** Whether digits may be a telephone number of some country, in the spelling for calls within it. */
const isPrintable = (text: string) => !/^\s*(?:\+|00)/.test(text) && /^\d{7,11}$/.test(digitsOf(text));

/** Finds telephone numbers and converts them to E.164; those without a country code are of `country`, or are returned as digits. */
export function findPhones(text: string, country: string | undefined): FoundPhone[] {
  if (text.length > 5_000 || (text.match(/\d/g)?.length ?? 0) < 7) return [];
  return fromText(text, country).flatMap(({ phone, start, end }) => {
    const before = text.slice(Math.max(0, start - 60), start);
    if (NOT_A_PHONE.ends(before, BEFORE_NUMBER)) return [];
    const display = clean(text.slice(start, end));
    if (TIMES.test(display) || DATE.test(display)) return [];
    // Digits that continue, or follow a currency sign, are not a telephone number.
    if (/[€£$]\s?$/.test(before) || /^\s?[€£$%]|^\d/.test(text.slice(end))) return [];
    const isPrefixed = /^\(?[+0]/.test(display);
    const isSpelled = phone && !hasTrunkPrefix(phone) && /[\s().-]/.test(display);
    if (!isPrefixed && !isSpelled) return [];
    const number = phone?.number ?? digitsOf(display);
    return [{ number, display, extension: phone?.ext, type: typeOf(phone, before, text.slice(end)) }];
  });
}

/** The number of a `tel:` link or a `whatsapp:` one. `text` is the text of the link: its spelling is kept if it is the same number. */
export function readPhoneLink(link: string, text: string, country: string | undefined): FoundPhone | undefined {
  const isChat = /^whatsapp:/i.test(link);
  const dialled = link
    .replace(/^(?:tel|whatsapp):/i, '')
    .replace(/;.*$/, '')
    .trim();
  // Without brackets, the 0 may belong to the number: "+442071234567".
  const spelled = dialled.replace(/^00/, '+').replace(/^(\+\d{1,3})\s?\(0\)/, '$1');
  // "+8106291066" of an American website lacks the country code.
  const phone = [spelled, dialled.replace(/^\+/, '')]
    .map((one) => parsePhoneNumberFromString(one, country as CountryCode | undefined))
    .find((one) => one?.isValid());
  if (!phone && !country && !isChat && isPrintable(dialled)) {
    const digits = digitsOf(dialled);
    const isWhole = digitsOf(text) === digits && /^[\s\d().-]+$/.test(text);
    return {
      number: digits,
      display: clean(isWhole ? text : dialled),
      extension: undefined,
      type: typeOf(undefined, text, ''),
    };
  }
  if (!phone || (isChat && isPlaceholder(phone.number))) return undefined;
  const parsed = crossBorder(phone);
  const shown = findPhones(text, country).find(({ number }) => number === parsed.number);
  const display = shown?.display ?? clean(looksWhole(text, parsed) ? text : dialled);
  if (isChat) return { number: parsed.number, display, extension: undefined, type: 'whatsapp' };
  const type = shown?.type ?? typeOf(parsed, text.slice(0, Math.max(0, text.search(/[\d+(]/))), '');
  return { number: parsed.number, display, extension: shown?.extension ?? parsed.ext, type };
}

/** Whether the text of a link consists of the number only. */
function looksWhole(text: string, { nationalNumber }: PhoneNumber): boolean {
  return /^[\s\d+().-]+$/.test(text) && text.replace(/\D/g, '').endsWith(nationalNumber);
}
