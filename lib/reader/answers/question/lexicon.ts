import { wordList } from '../../lexicon/lexicon';
import { stemOf, wordsOf } from '../../text/tokens';

function stemIn(name: 'generic' | 'light' | 'measures'): (stem: string) => boolean {
  const stems = new Set(wordsOf(wordList('lexicon', name).join(' ')).map(stemOf));
  return (stem) => stems.has(stem);
}

/** True for a generic word of questions, whose absence from a site proves nothing. */
export const isGeneric = stemIn('generic');

/** True for a generic word that says nothing of its own next to another word: `make buttonholes`, not `book a table`. */
export const isLight = stemIn('light');

/** True for a word of measurement, which names no subject: `per night`, `from`, `hours`. */
export const isMeasure = stemIn('measures');

/** True for a stem that can name what a line is about: neither generic, nor a number or measure. */
export const isSubject = (stem: string): boolean =>
  !/\d/.test(stem) && stem.length > 2 && !isGeneric(stem) && !isMeasure(stem);
