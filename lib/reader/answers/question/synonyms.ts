import { z } from 'zod';
import { readLexicon } from '../../lexicon/lexicon';
import { stemOf, wordsOf } from '../../text/tokens';

const groups = z.array(z.string()).parse(readLexicon('synonyms'));

function parseSynonyms(): Map<string, readonly string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of groups) {
    const group = [...new Set(wordsOf(line).map(stemOf))];
    for (const word of group) {
      const others = synonyms.get(word) ?? new Set<string>();
      for (const other of group) if (other !== word) others.add(other);
      synonyms.set(word, others);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}

const synonyms = parseSynonyms();
const NONE: readonly string[] = [];

/** The synonyms of a stem, without itself. */
export const synonymsOf = (stem: string): readonly string[] => synonyms.get(stem) ?? NONE;
