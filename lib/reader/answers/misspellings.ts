/** In letters: shorter words differ from other words by as little. */
const MIN_LENGTH = 5;
const MIN_LENGTH_OF_A_SLIP = 8;

const singleLetters = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** True for `freind` and `friend`. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  if (at < 0) return false;
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}

/** True for `resturant` and `restaurant`: the longer word has one letter more. */
function lacksLetter(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length !== short.length + 1) return false;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return long.slice(at + 1) === short.slice(at);
}

/**
 * True for two spellings of a word that differ by a doubled letter, two swapped ones or, in a long word, a missing one. Other letters are
 * not compared, since `massage` is not `message`.
 */
export function isMisspelling(word: string, other: string): boolean {
  if (word === other || word.length < MIN_LENGTH || word[0] !== other[0] || Math.abs(word.length - other.length) > 2)
    return false;
  if (singleLetters(word) === singleLetters(other) || isSwapped(word, other)) return true;
  return Math.max(word.length, other.length) >= MIN_LENGTH_OF_A_SLIP && lacksLetter(word, other);
}
