import { monthNames } from './words';

export const EMAIL = /[a-z0-9][\w.+-]{0,63}@[\w-]+(?:\.[\w-]+)+/iy;
const PATH = `[^\\s<>"')\\]]`;
export const LINK = new RegExp(`(?:https?://|www\\.)${PATH}+|(?:[a-z0-9][a-z0-9-]*\\.)+[a-z]{2,}(?:/${PATH}*)?`, 'iy');
export const PHONE = /\(?(?:\+|0|1[58]\d0)[\d()]*(?:[\s.-]{0,2}[\d()]+){1,7}/y;
export const NUMERIC_DATE = /(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d])/y;
export const ISO_DATE = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const MONTHS = monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|');
const MONTH = `(${MONTHS}|sept)\\b\\.?`;
export const DAY_MONTH = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:,?\\s+(\\d{4})(?!\\d))?`,
  'iy',
);
export const MONTH_DAY = new RegExp(
  `${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d|\\s?[ap]m)(?:,?\\s+(\\d{4})(?!\\d))?`,
  'iy',
);
export const ONLY_MONTH = new RegExp(`(${MONTHS.replace('may|', '')}|sept)\\b(?:\\s+(\\d{4})(?!\\d))?`, 'iy');
const AMOUNT = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const SIGN = '€|£|(?:us|a|nz|c)?\\$|(?:eur|gbp|usd)\\b';
const CURRENCY = '€|£|euros?\\b|eur\\b|gbp\\b|pounds?\\b|dollars?\\b';
export const MONEY = new RegExp(`(${SIGN})\\s?(${AMOUNT})([km]\\b)?|(${AMOUNT})\\s?(${CURRENCY})`, 'iy');
/** The upper end of a range of money or numbers. */
export const UPPER = new RegExp(
  `\\s?(?:[-–—]|to|and)\\s?(?:€|£|\\$)?\\s?(${AMOUNT})(?![\\d:]|\\s?[ap]m\\b)\\s?(?:€|£|euros?\\b)?`,
  'iy',
);
/** A currency that repeats the sign before a price: `€28.00 EUR`. */
export const CODE = /\s?(?:EUR|GBP|USD)\b/y;
export const CENTS = /(\d{1,2})\s?(?:c|cents?)\b/iy;
export const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent\b)/iy;
const CLOCK = "(\\d{1,2})(?:[:.]([0-5]\\d))?\\s?([ap]\\.?m\\b\\.?|o[’']clock\\b)?";
export const TIME = new RegExp(`${CLOCK}(?!\\d)`, 'iy');
const COUNTED = '(?:hour|min|day|week|month|year|people|person|guest|km|mile|seat)';
export const RANGE = new RegExp(
  `${CLOCK}\\s?(?:[-–—]+|to|until|till?|and)\\s?${CLOCK}(?![\\d%€£]|[-\\s]?${COUNTED})`,
  'iy',
);
export const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/y;
export const ALWAYS = /24\s?\/\s?7\b/y;
export const DAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\b\\.?';
export const DAY = new RegExp(
  `${DAY_NAME}|week(?:days?|ends?)\\b|daily\\b|every ?day\\b|(?:7|seven) days a week\\b`,
  'iy',
);
export const DAY_JOIN = /\s?(?:-|–|—|to|until|through)\s?/iy;
export const DAY_LIST = /\s?(?:,|&|and|\/|\+|,\s?and)\s?/iy;
export const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy;
/** `No. 12`, `Nr 12`, `№ 12` */
export const NUMBERED = /(?:n[or]\.|nr\b|№) ?(?=#?\d)/iy;
/** `B&B` is one word. */
export const INITIALS = /\p{Lu}&\p{Lu}(?![\p{L}\p{N}])/uy;
/** `e-mail` */
export const E_MAIL = /\be[-‑]mail/gi;
export const SPACE = /[\s\u00a0\u202f]+/y;
