import { z } from 'zod';
import { list, readLexicon } from '@/lib/reader/lexicon/lexicon';
import { type Phrases, patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';

/** What a phrase of languages.yaml says. */
const kinds = [
  ...(['danger', 'cancel', 'complaint', 'lost', 'callback', 'person', 'identity', 'book', 'change'] as const),
  ...(['hours', 'phone', 'email', 'address', 'price', 'when', 'where', 'howMuch', 'now'] as const),
  ...(['today', 'tomorrow', 'dayAfter', 'tonight', 'morning', 'noon', 'afternoon', 'evening', 'nights'] as const),
  ...(['greeting', 'thanks', 'goodbye', 'agreed', 'refused'] as const),
  ...(['name', 'persons', 'for', 'at', 'oclock', 'words'] as const),
] as const;
/** What only some languages have: half an hour before or after an hour, and numbers that only people are counted with. */
const others = ['halfTo', 'halfPast', 'counted'] as const;
export type Kind = (typeof kinds)[number] | (typeof others)[number];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const vocabularySchema = z.strictObject({
  ...(Object.fromEntries(kinds.map((kind) => [kind, list])) as Record<(typeof kinds)[number], typeof list>),
  halfTo: list.optional(),
  halfPast: list.optional(),
  counted: list.optional(),
  days: list.length(DAYS.length),
  numbers: list.length(12),
  nouns: z.record(z.string(), list),
});

const vocabularies = z.record(z.string(), vocabularySchema).parse(readLexicon('languages'));

/** The languages other than English that are understood, by ISO 639-1 code. */
export const understoodLanguages: readonly string[] = Object.keys(vocabularies);

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 's', œ: 'o', æ: 'a', đ: 'd', ø: 'o' };
const APOSTROPHES = /['’‘ʼ`´]/;

/** A text in lower case without accents and apostrophes, each character at its offset. */
export const foldEvenly = (text: string): string =>
  text.normalize('NFC').replace(/[^ -~]|[A-Z']/g, (letter) => {
    if (APOSTROPHES.test(letter)) return ' ';
    const lower = letter.toLowerCase();
    return LETTERS[lower] ?? foldAccents(lower)[0] ?? ' ';
  });

/** A word or phrase of a text, or a number or a time in it; `meanings` are empty for an unknown word. */
export interface Item {
  meanings: ReadonlySet<Kind | 'day' | 'number' | 'clock' | 'noun'>;
  /** The English day or noun, the number, or the time as `19:30`. */
  value: string;
  start: number;
  end: number;
}

interface Entry {
  meaning: Kind | 'day' | 'number' | 'noun';
  value: string;
  phrases: Phrases;
}

const entries = new Map<string, readonly Entry[]>();

function entriesOf(language: string): readonly Entry[] {
  const known = entries.get(language);
  const vocabulary = vocabularies[language];
  if (known || !vocabulary) return known ?? [];
  const { days, numbers, nouns } = vocabulary;
  const entry = (meaning: Entry['meaning'], phrases: readonly string[], value = ''): Entry => ({
    meaning,
    value,
    phrases: patternOf(phrases.map(foldEvenly)),
  });
  const made = [
    ...[...kinds, ...others].map((kind) => entry(kind, vocabulary[kind] ?? [])),
    ...days.map((day, at) => entry('day', [day], DAYS[at])),
    ...numbers.map((number, at) => entry('number', [number], String(at + 1))),
    ...Object.entries(nouns).map(([noun, phrases]) => entry('noun', phrases, noun)),
  ];
  entries.set(language, made);
  return made;
}

const CLOCK = /(\d{1,2})(?:(?::|\.| ?h ?)([0-5]\d)|( ?h)\b)(?!\d)/y;
const NUMBER = /\d+/y;
const WORD = /\p{L}+/uy;
const LAST_HOUR = 24;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The phrases of a language, the numbers and the times in a text of `foldEvenly`, the longest at each place, and the words between them. */
export function scan(text: string, language: string): Item[] {
  const items: Item[] = [];
  const known = entriesOf(language);
  for (let at = 0; at < text.length; ) {
    const clock = matchAt(CLOCK, text, at);
    const number = matchAt(NUMBER, text, at);
    const word = matchAt(WORD, text, at);
    if (clock && Number(clock[1]) <= LAST_HOUR) {
      const value = `${Number(clock[1])}:${clock[2] ?? '00'}`;
      items.push({ meanings: new Set(['clock']), value, start: at, end: at + clock[0].length });
    } else if (number)
      items.push({ meanings: new Set(['number']), value: number[0], start: at, end: at + number[0].length });
    else if (word) items.push(phraseAt(text, at, at + word[0].length, known));
    at = clock || number || word ? (items.at(-1)?.end ?? at + 1) : at + 1;
  }
  return items;
}

function phraseAt(text: string, start: number, wordEnd: number, known: readonly Entry[]): Item {
  const found = known.map(({ phrases, ...entry }) => ({ ...entry, end: phrases.endAt(text, start) }));
  const end = Math.max(wordEnd, ...found.map((one) => one.end));
  const longest = found.filter((one) => one.end === end);
  return {
    meanings: new Set(longest.map(({ meaning }) => meaning)),
    value: longest.find(({ value }) => value !== '')?.value ?? '',
    start,
    end,
  };
}
