import { wordList } from '../../lexicon/lexicon';
import { stemOf, wordsOf } from '../../text/tokens';

/** Generic words of questions: their absence from a site proves nothing. */
const GENERIC = new Set(wordsOf(wordList('lexicon', 'generic').join(' ')).map(stemOf));

/** Those that say nothing of their own next to another word: `make buttonholes`, not `book a table`. */
const LIGHT = new Set(wordsOf(wordList('lexicon', 'light').join(' ')).map(stemOf));

/** True for a generic word that may be missing even where only one other word of a question is understood. */
export const isLight = (stem: string): boolean => LIGHT.has(stem);

/** True for a generic word, whose absence from a site proves nothing. */
export const isGeneric = (stem: string): boolean => GENERIC.has(stem);

const MEASURES = new Set(wordsOf(wordList('lexicon', 'measures').join(' ')).map(stemOf));

/** True for a word of measurement, which names no subject: `per night`, `from`, `hours`. */
export const isMeasure = (stem: string): boolean => MEASURES.has(stem);

/** True for a stem that can name what a line is about: neither generic, nor a number or measure. */
export const isSubject = (stem: string): boolean =>
  !/\d/.test(stem) && stem.length > 2 && !isGeneric(stem) && !isMeasure(stem);
