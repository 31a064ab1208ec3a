import { namesActivity } from './activities';
import { plainWords } from './plain-words';
import models from './service-models.json' with { type: 'json' };
import { isKindOfService, namesOtherPage } from './service-names';

/** How much a word speaks for the name of a service: the logarithm of its odds on labelled websites. */
export type WordOdds = Readonly<Record<string, number>>;

/** The odds of a word that is not known. */
export const UNKNOWN_WORD = -1.1;

/** The odds of a word, if it is known. All objects have a "constructor". */
const oddsOf = (word: string, odds: WordOdds) => (Object.hasOwn(odds, word) ? odds[word] : undefined);

/** Words in the form in which their odds are counted. */
export const wordsOfName = (name: string): string[] =>
  plainWords(name)
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

const PRAISE =
  /\b(?:quality|friendly|experienced?|professional(?:s|ism)?|affordable|local|trusted|qualified|insured|licensed|certified|expert(?:s|ise)?|reliable|fast|best|great|beautiful|perfect|award|guaranteed?|satisfaction|happy|easy|simple|transparent|honest|competitive|fully|modern|unique|dedicated|passion(?:ate)?|years?|skilled|safe(?:ty)?|comfort(?:able)?|convenient|flexible|personal(?:i[sz]ed)?|tailored)\b/i;
const PRONOUN = /\b(?:we|you|your|our|us|i|my|me|their|it|this|that|these|all|every|any|no|not)\b/i;
const PREPOSITION = /\b(?:with|from|at|by|on|to|of|into|as|is|are|has|have|can|will|was)\b/i;

const flag = (is: boolean): number => (is ? 1 : 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the words of a name say about whether it is that of a service. */
export const nameSigns = {
  words: (name: string) => name.split(/\s+/).length,
  length: (name: string) => name.length,
  activity: (name: string) => flag(namesActivity(name)),
  otherPage: (name: string) => flag(namesOtherPage(name)),
  kindOfService: (name: string) => flag(isKindOfService(name)),
  praise: (name: string) => flag(PRAISE.test(name)),
  pronoun: (name: string) => flag(PRONOUN.test(name)),
  preposition: (name: string) => flag(PREPOSITION.test(name)),
  digits: (name: string) => flag(/\d/.test(name)),
  joined: (name: string) => flag(/&|\band\b|\//i.test(name)),
  comma: (name: string) => flag(name.includes(',')),
  capitals: (name: string) => (name.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0) / name.split(/\s+/).length,
  allCapitals: (name: string) => flag(name === name.toUpperCase()),
  lowerCase: (name: string) => flag(/^\p{Ll}/u.test(name)),
  inPlace: (name: string) => flag(/\s(?:in|near|across|at)\s\p{Lu}/u.test(name)),
  gerund: (name: string) => flag(/^\p{L}{3,}ing\b/iu.test(name)),
  stop: (name: string) => flag(/[.,;…]$/.test(name)),
  quotes: (name: string) => flag(/["“”‘’]/.test(name)),
};

/** What the odds of the words of a name say, in the order of `oddsNames`. */
export function oddsSigns(name: string, odds: WordOdds): number[] {
  const words = wordsOfName(name);
  const all = words.map((word) => oddsOf(word, odds) ?? UNKNOWN_WORD);
  const known = words.flatMap((word) => oddsOf(word, odds) ?? []);
  return [
    sum(all),
    all.at(-1) ?? 0,
    all[0] ?? 0,
    Math.max(...all),
    Math.min(...all),
    sum(all) / all.length,
    known.length / all.length,
    known.length > 0 ? sum(known) / known.length : UNKNOWN_WORD,
  ];
}
const oddsNames = ['Sum', 'Last', 'First', 'Max', 'Min', 'Mean', 'Known', 'KnownMean'].map((name) => `odds${name}`);

/** The names of the signs of a name, in order. */
export const namesOfNameSigns: readonly string[] = [...Object.keys(nameSigns), ...oddsNames];

const forms = Object.values(nameSigns);

/** The signs of a name, in the order of `namesOfNameSigns`. */
export const signsOfName = (name: string, odds: WordOdds = models.odds): Float64Array =>
  Float64Array.of(...forms.map((form) => form(name)), ...oddsSigns(name, odds));

/** The mean odds of the words of 97 of 100 services are higher, and those of more than half of the other names are not. */
const MIN_ODDS = -1.85;

/** Whether the words of a name may be those of a service. */
export function mayNameService(name: string, odds: WordOdds = models.odds): boolean {
  const words = wordsOfName(name);
  return sum(words.map((word) => oddsOf(word, odds) ?? UNKNOWN_WORD)) >= MIN_ODDS * words.length;
}
