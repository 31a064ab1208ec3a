import { factsWords } from '../../lexicon/lexicon';
import type { FactLine } from './page-lines';

const MADE = factsWords('credits', 'made');
const BY = factsWords('credits', 'by');
const LABEL = factsWords('credits', 'label');
/** The most characters between what was made and by whom: "Website handmade with love by". */
const MAX_BETWEEN = 40;

/** Where the credit of whoever made a website or its pictures begins: "Website by Ann Pixel", "Realizacja: Pixel". */
function creditAt(text: string): number {
  const made = [...MADE.places(text)].find(({ end }) =>
    BY.test(text.slice(end, end + MAX_BETWEEN).split(/[.;|·•]/, 1)[0] ?? ''),
  );
  return made?.index ?? LABEL.find(text)?.index ?? -1;
}

export const isCredit = (text: string): boolean => creditAt(text) >= 0;

/** A text without a credit and what follows it, which may be the number of whoever made the website. */
export function withoutCredit(text: string): string {
  const at = creditAt(text);
  if (at < 0) return text;
  const end = text.slice(at).search(/[;|·•]|\.\s/);
  return text.slice(0, at) + (end < 0 ? '' : text.slice(at + end));
}

/** Whether the text of a link is in a credit wherever it occurs. */
export function isCredited(text: string, lines: readonly FactLine[]): boolean {
  const around = text === '' ? [] : lines.filter((line) => line.text.includes(text));
  return around.length > 0 && around.every((line) => !withoutCredit(line.text).includes(text));
}

/** An e-mail address that is written out. */
const ADDRESS = /[[(]\s?at\s?[\])]/i;

/** So many lines at the end of a page are as good as a footer. */
const MAX_END = 8;
const MIN_OWNER = 4;
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a page names the owner of a domain at its end only, behind a link to them or other words, as it names whoever made it, in any
 * language: "Sitio por Pixel Poblano". `own`: what else names the business.
 */
export function isOfMaker(domain: string, lines: readonly FactLine[], own: string): boolean {
  const labels = domain.split('.').slice(0, -1).map(lettersOf);
  const owner = labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '');
  if (owner.length < MIN_OWNER || lettersOf(own).includes(owner)) return false;
  const named = lines.flatMap((line, at) => {
    // An address says itself whose it is.
    const words = ADDRESS.test(line.text) ? [] : line.text.split(' ').filter((word) => !/[@/]/.test(word));
    const index = lettersOf(words.join(' ')).indexOf(owner);
    return index < 0 ? [] : [{ line, index, isEnd: line.place === 'footer' || at >= lines.length - MAX_END }];
  });
  return (
    named.every(({ isEnd }) => isEnd) &&
    named.some(
      ({ line, index }) =>
        index > 2 || line.block.markdown.includes(`${domain})`) || line.block.markdown.includes(`${domain}/`),
    )
  );
}
