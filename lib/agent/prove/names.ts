import { conditions, limits, neutral, prepositions, verbs } from './words';

/** What any business is called. */
const NOUNS = ['business', 'company', 'firm', 'practice'];

const THE = /\b([Tt]he) (\p{L}+)(?:[’']s)?(?= ?(\p{L}*))/gu;

/** Whether a name ends before a word: "the club is" names the club, "the club shop" does not. */
const endsBefore = (word: string): boolean =>
  word === '' || [verbs, prepositions, conditions, neutral, limits].some((words) => words.has(word));

/**
 * Reads texts without the names of a business, which say nothing about it: "Harbour House has six bedrooms" is "we have six bedrooms". "The
 * club" is a name too where that is the last word of one.
 */
export function nameReader(all: readonly string[]): (text: string) => string {
  const names = all.filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  const nouns = new Set([...NOUNS, ...names.flatMap((name) => name.toLowerCase().split(' ').slice(1).at(-1) ?? [])]);
  return (text) =>
    names
      .reduce((read, name) => read.replaceAll(name, 'we'), text)
      .replace(THE, (whole, _, noun: string, next: string) =>
        nouns.has(noun.toLowerCase()) && endsBefore(next.toLowerCase()) ? 'we' : whole,
      );
}
