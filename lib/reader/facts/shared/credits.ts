import type { FactLine } from './page-lines';

const MADE_BY =
  '\\b(?:web ?sites?|sites?|web ?design|designed|developed|hosted|powered|photos?|photographs?|photography|pictures?|images?)\\b[^.;|·•]{0,40}\\bby\\b';
const ENDS_IN_CREDIT = new RegExp(`${MADE_BY}:?\\s*$`, 'i');

/** The credit of whoever made a website or its pictures: "Website by Ann Pixel". */
export const CREDIT = new RegExp(MADE_BY, 'i');

/** A text without a credit and what follows it, which may be the number of whoever made the website. */
export function withoutCredit(text: string): string {
  const at = text.search(CREDIT);
  if (at < 0) return text;
  const end = text.slice(at).search(/[;|·•]|\.\s/);
  return text.slice(0, at) + (end < 0 ? '' : text.slice(at + end));
}

/** Whether the text of a link is the name in a credit wherever it occurs. */
export function isCredited(text: string, lines: readonly FactLine[]): boolean {
  const around = text === '' ? [] : lines.filter((line) => line.text.includes(text));
  return around.length > 0 && around.every((line) => ENDS_IN_CREDIT.test(line.text.slice(0, line.text.indexOf(text))));
}
