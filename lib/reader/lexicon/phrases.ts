/** The notation of phrases in the lexicon, as regular expressions. */
const NOTATION: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')',
  '|': '|',
  '?': '?',
  '*': '[\\p{L}\\d]*',
  '+': "[\\p{L}\\d'’-]+",
  '#': '(?:\\d[\\d.,]*)',
  '~': '[\\s-]?',
  '-': '[\\s-]',
  ' ': '\\s',
  "'": "['’]",
  '¤': '[€£$]',
  '^': '^',
  $: '$',
};
const NOT_AFTER_WORD = '(?<![\\p{L}\\d])';
const NOT_BEFORE_WORD = '(?![\\p{L}\\d])';
const FIRST_LETTER = /^[(]*[\p{L}\d]/u;
const LAST_LETTER = /[\p{L}\d][)?]*$/u;

/** A phrase of whole words, perhaps with what must not stand before it: phrases with the same condition share the checks. */
const PLAIN = /^(<[^>]*>)?([(]*[\p{L}\d](?:(?!\.\.\.)[^<^$])*(?<=[\p{L}\d][)?]*))$/u;

const escaped = (char: string): string => char.replace(/[.[\]{}\\/]/, '\\$&');

/** The source of a pattern for what a phrase says, without the edges of words. */
export const translated = (text: string): string => [...text].map((char) => NOTATION[char] ?? escaped(char)).join('');

/** Words, whole except where they begin or end with `*`. */
function wordsPattern(text: string): string {
  const before = FIRST_LETTER.test(text) ? NOT_AFTER_WORD : '';
  const after = LAST_LETTER.test(text) ? NOT_BEFORE_WORD : '';
  return `${before}${translated(text.replace(/^\*/, ''))}${after}`;
}

/** What must not stand there: before the words, or after them. */
const notBefore = (text: string): string => `(?<!(?:${translated(text)}))`;
const notAfter = (text: string): string =>
  `(?!(?:${text
    .split(/ ?\.\.\. ?/)
    .map(translated)
    .join('.*')})${NOT_BEFORE_WORD})`;

const phrasePattern = (phrase: string): string =>
  phrase
    .split(/ ?\.\.\. ?(?![^<]*>)/)
    .map((part) => {
      const [, before, words = '', after] = /^(?:<([^>]*)>)?(.*?)(?:<([^>]*)>)?$/.exec(part) ?? [];
      return `${before ? notBefore(before) : ''}${wordsPattern(words)}${after ? notAfter(after) : ''}`;
    })
    .join('.*');

/**
 * A pattern that matches any of the phrases, whatever their case, as whole words. In a phrase, `(a|b)` is either, `?` makes what is before it optional,
 * `*` is any further letters, `+` a word, `#` a number, `-` a space or hyphen, `~` the same or nothing, `¤` a currency sign, `...` anything in between,
 * `^` and `$` are the ends of the text, and `<x>` means that it is not `x` that stands there. `others` match too.
 */
export function patternOf(phrases: readonly string[], ...others: readonly RegExp[]): RegExp {
  // One anchor in front of all phrases lets a search end at the start of the text.
  const isAnchored = others.length === 0 && phrases.every((phrase) => phrase.startsWith('^'));
  const plain = new Map<string, string[]>();
  const marked: string[] = [];
  for (const given of phrases) {
    const phrase = isAnchored ? given.slice(1) : given;
    const [, before = '', words] = PLAIN.exec(phrase) ?? [];
    if (words === undefined) marked.push(phrasePattern(phrase));
    else plain.set(before, [...(plain.get(before) ?? []), translated(words)]);
  }
  const groups = [...plain].map(
    ([before, words]) =>
      `${before && notBefore(before.slice(1, -1))}${NOT_AFTER_WORD}(?:${words.join('|')})${NOT_BEFORE_WORD}`,
  );
  return new RegExp(
    `${isAnchored ? '^' : ''}(?:${[...groups, ...marked, ...others.map(({ source }) => source)].join('|')})`,
    'iu',
  );
}
