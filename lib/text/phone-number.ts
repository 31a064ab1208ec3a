/** What stands between the groups of a number: dashes, and the dots of business cards. */
const SEPARATORS = /[\p{Pd}\p{Pc}\u2212\u2043~·•‧∙⋅・]/gu;
/** Digits of other scripts, as a keyboard in Arabic or Hindi types them. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** A number and what is written between its digits. */
const NUMBERS = /\+?[\d\s()./-]+/g;
const MIN_DIGITS = 6;
/** What follows a number that has an extension, as people and telephones write it. */
const EXTENSION = /^\s*(?:;?\s*ext(?:ensio)?n?\b\s*[.:=]*|x|#|,+)\s*(\d{1,6})(?!\d)/i;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The value of a digit: those of a script follow each other from zero (Unicode, chapter 4.6). */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A telephone number with plain hyphens, digits and spaces, whatever the keyboard or the program has made of them. */
export const plainPhone = (text: string): string =>
  text.normalize('NFKC').replaceAll(SEPARATORS, '-').replaceAll(OTHER_DIGIT, digitValue);

/** The first number in a line that can be dialled, digits with "+" before the code of a country, and its extension if it has one. */
export function findPhone(text: string): { number: string; extension?: string } | undefined {
  // "065/682 1234" is one number, "065 682 1234 / 087 123 4567" are two.
  const line = text.replaceAll(' / ', ' | ');
  for (const { 0: found, index } of line.matchAll(NUMBERS)) {
    const number = found.startsWith('+') ? `+${digitsOf(found.replace('(0)', ''))}` : digitsOf(found);
    if (digitsOf(number).length < MIN_DIGITS) continue;
    return { number, extension: EXTENSION.exec(line.slice(index + found.length))?.[1] };
  }
  return undefined;
}

/** Whether a line is a telephone number, with or without words around it, and not an e-mail address, a link or markup. */
export const isPhone = (text: string): boolean => findPhone(text) !== undefined && !/[<>@]|:\/\//.test(text);
