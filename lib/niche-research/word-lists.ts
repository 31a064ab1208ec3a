import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { businessTypes } from '@/lib/industries';
import { foldAccents } from '@/lib/text/fold-accents';
import { sourceKinds } from './knowledge';

const list = z.array(z.string().min(1));

const schema = z.object({
  trades: z.record(z.enum(businessTypes), z.object({ names: list, whole: list, words: list })),
  focus: z.object({ commercial: list, residential: list }),
  places: z.record(z.string(), list),
  counties: list,
  generic: list,
  workers: list,
  signs: z.object({ law: list, condition: list, praise: list, aboutItself: list }),
  objections: z.object({
    site: list,
    organisation: list,
    offer: list,
    own: list,
    procedure: list,
    praise: list,
    praiseAdjectives: list,
    praiseNouns: list,
    reviewHeading: list,
    invitation: list,
    pointer: list,
  }),
  guidance: list,
  hosts: z.partialRecord(z.enum(sourceKinds), list),
});

const FILE = join(/* turbopackIgnore: true */ process.cwd(), 'lib/niche-research/word-lists.yaml');

/** The word lists in word-lists.yaml, which says what each is for. */
export const words = schema.parse(parse(readFileSync(/* turbopackIgnore: true */ FILE, 'utf8')));

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** One phrase as a pattern: any whitespace or hyphen, either apostrophe, and any further letters for `*`. */
const patternOf = (phrase: string) =>
  escaped(phrase).replaceAll('*', '\\p{L}*').replaceAll(/[ -]/g, '[\\s-]+').replaceAll("'", "['’]");

/**
 * A pattern that matches any of the phrases as whole words, the longest of them first. Global, so use it with `match` and `matchAll`, or with
 * `hasAny`.
 * @param ending what may follow a phrase within its word, such as the ending of a plural
 */
export const phrasePattern = (phrases: readonly string[], ending = '', flags = 'giu'): RegExp => {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})${ending}(?![\\p{L}\\p{N}])`, flags);
};

/** Whether a text has a match of a global pattern. */
export const hasAny = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

/** The distinct matches of a global pattern, in lower case. */
export const matchesOf = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(text.match(pattern)?.map((match) => foldAccents(match)));
