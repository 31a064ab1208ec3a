import { answersLexicon as listed } from '../../lexicon/lexicon';
import { separateDays } from '../../text/tokens';

/** Patterns of telephone numbers, e-mail and postal addresses, times and prices. */
const PHONES = [
  /(?<![\d€$£.,/#-])(?!\d\d([-./])\d\d\1\d{4}\b)(?:\(?\+|00|\(?0)\d(?:[\s().-]{0,3}\d){6,13}(?![\d€%])/,
  /(?<![\d€$£.,/#-])1[58]\d0[\s-]?\d{2,3}[\s-]?\d{3,4}\b/,
  /\(\d{3}\)[\s-]?\d{3}[-\s]\d{4}\b/,
  /(?<![\d€$£.,/#-])(?:1[-. ])?[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}\b/,
];
const EMAIL = /[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,18}\b/i;
const MONEY = /[€$£]\s?\d[\d,.]*|\b(?:EUR|GBP|USD)\s?\d[\d,.]*|\b\d+(?:[.,]\d\d)?\s?(?:€|euros?\b|eur\b|pounds?\b)/i;
const CLOCK = listed(
  'patterns',
  'clock',
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am\b|pm\b|a\.m|p\.m)/i,
  /(?<![€$£]\s?)\b(?:[01]?\d|2[0-4])[:.][0-5]\d\b(?!\s?(?:km|miles|%))/i,
);
const DAY = listed('patterns', 'day');
const DATE = listed(
  'patterns',
  'date',
  /\b(?:1[5-9]|20)\d\d\b/iu,
  /\b\d{1,2}(?:st|nd|rd|th)\b(?! (?:\p{Ll}{2,}s|part|time|class|floor|prize|place|birthday|year)\b)/iu,
);
/** The month, not the verb. */
const MAY = /(?<!^)\bMay\b|\bmay \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)? may\b/;
const POSTAL_CODE =
  /\b[AC-FHKNPRTV-Y]\d[\dW]\s?(?=[A-Z]*\d)[0-9A-Z]{4}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b/;
const STREETS =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Square|Terrace|Quay|Place|Drive|Park|Row|Hill|Court|Crescent|Industrial Estate';
const STREET_NAMES = [
  new RegExp(`\\b\\d+[A-Za-z]?,?\\s(?:[\\p{Lu}\\d][\\p{L}\\d'’.]*\\s){0,4}(?:${STREETS})\\b`, 'u'),
  new RegExp(
    `\\b(?!(?:Our|The|Your|This|A|Each|Every|Free|Car)\\s)(?:\\p{Lu}[\\p{L}'’.]+\\s){1,3}(?:${STREETS})\\b`,
    'u',
  ),
  /\b(?:Rue|Via|Calle)\s[\p{L}\s]{2,30}\d/u,
];
/** Matched first, since matching a street is slower and most lines have none. */
const STREET_WORD = new RegExp(`\\b(?:${STREETS}|Rue|Via|Calle)\\b`);
const COUNTY = /\bCo(?:\.|unty)?\s\p{Lu}\p{L}+/u;

/** `Company number 01234567`. */
const OTHER_NUMBER = listed('patterns', 'otherNumber');
const NUMBER = /^\.? (?:number|no|nr|reg)\b\.?:?\s*[\d\s-]{5,}/i;

/** The first telephone number in a text, as written. */
export function findPhone(text: string): string | null {
  if (!/\d\d/.test(text)) return null;
  const plain = OTHER_NUMBER.replace(text, ' ', NUMBER);
  const found = PHONES.map((pattern) => pattern.exec(plain)?.[0]).find((one) => one !== undefined);
  const match = found?.replace(/^[^(]*\)\s*/, '');
  const digits = match?.replace(/\D/g, '').length ?? 0;
  return match !== undefined && digits >= 8 && digits <= 15 ? match : null;
}

/** The first e-mail address in a text. */
export const findEmail = (text: string): string | null => EMAIL.exec(text)?.[0] ?? null;

/** A key for comparing spellings of a number: its last eight digits. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-8);

/** Whether a text contains a telephone number; the functions below test for other facts. */
export const hasPhone = (text: string): boolean => findPhone(text) !== null;
export const hasEmail = (text: string): boolean => EMAIL.test(text);
export const hasMoney = (text: string): boolean => MONEY.test(text);
export const hasClock = (text: string): boolean => CLOCK.test(text);
export const hasDay = (text: string): boolean => DAY.test(separateDays(text));
export const hasDate = (text: string): boolean => DATE.test(text) || MAY.test(text);

/** True for a day with its hours, or with "closed". */
export function hasOpeningTime(text: string): boolean {
  const separated = separateDays(text);
  return DAY.test(separated) && (CLOCK.test(separated) || /\bclosed\b|\bby appointment\b/i.test(separated));
}

/** True for a street, a county or a postal code, except in a copyright line. */
export const hasAddress = (text: string): boolean =>
  text.length < 400 &&
  !/©|\brights reserved\b/i.test(text) &&
  (POSTAL_CODE.test(text) ||
    (STREET_WORD.test(text) && STREET_NAMES.some((street) => street.test(text))) ||
    COUNTY.test(text));

export const hasPostalCode = (text: string): boolean => POSTAL_CODE.test(text);

/** True for a short line with contact details or opening hours. */
export const hasContact = (text: string): boolean =>
  text.length < 300 && (hasPhone(text) || hasEmail(text) || hasOpeningTime(text) || POSTAL_CODE.test(text));
