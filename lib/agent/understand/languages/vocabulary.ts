import { z } from 'zod';
import { list, readLexicon } from '@/lib/reader/lexicon/lexicon';
import { spellings } from '@/lib/reader/lexicon/phrase-notation';
import { foldAccents } from '@/lib/text/fold-accents';

/** What a phrase of languages.yaml says. */
const kinds = [
  ...(['danger', 'harm', 'trouble', 'over', 'cancel', 'complaint', 'lost', 'callback', 'person'] as const),
  ...(['identity', 'book', 'order', 'come', 'change'] as const),
  ...(['hours', 'phone', 'email', 'address', 'price', 'when', 'where', 'howMuch', 'now'] as const),
  ...(['today', 'tomorrow', 'dayAfter', 'tonight', 'morning', 'noon', 'afternoon', 'evening', 'nights'] as const),
  ...(['greeting', 'thanks', 'goodbye', 'agreed', 'refused'] as const),
  ...(['name', 'persons', 'for', 'at', 'oclock', 'words'] as const),
] as const;
/**
 * What only some languages have: half an hour before or after an hour, numbers that only people are counted with, and adults as they are
 * counted beside children.
 */
const others = ['halfTo', 'halfPast', 'counted', 'adults'] as const;
export type Kind = (typeof kinds)[number] | (typeof others)[number];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const vocabularySchema = z.strictObject({
  ...(Object.fromEntries(kinds.map((kind) => [kind, list])) as Record<(typeof kinds)[number], typeof list>),
  halfTo: list.optional(),
  halfPast: list.optional(),
  counted: list.optional(),
  adults: list.optional(),
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

/** What a phrase says, and the words after its first one; a word that ends in `*` may go on. */
interface Entry {
  meaning: Kind | 'day' | 'number' | 'noun';
  value: string;
  rest: readonly string[];
  /** Only at the end of a text. */
  isLast: boolean;
}

/** The phrases of a language by their first word, those whose first word may go on apart: a message is read in every language. */
interface Index {
  whole: Map<string, Entry[]>;
  begun: Map<string, Entry[]>;
}

function indexOf(vocabulary: z.infer<typeof vocabularySchema>): Index {
  const index: Index = { whole: new Map(), begun: new Map() };
  const add = (meaning: Entry['meaning'], phrases: readonly string[] = [], value = '') => {
    for (const spelling of phrases.flatMap(spellings)) {
      const [first = '', ...rest] = foldEvenly(spelling.replace('$', '')).split(/[ -]+/);
      const entries = first.endsWith('*') ? index.begun : index.whole;
      const key = first.replace('*', '');
      const known = entries.get(key) ?? [];
      known.push({ meaning, value, rest, isLast: spelling.endsWith('$') });
      entries.set(key, known);
    }
  };
  for (const kind of [...kinds, ...others]) add(kind, vocabulary[kind]);
  for (const [at, day] of vocabulary.days.entries()) add('day', [day], DAYS[at]);
  for (const [at, number] of vocabulary.numbers.entries()) add('number', [number], String(at + 1));
  for (const [noun, phrases] of Object.entries(vocabulary.nouns)) add('noun', phrases, noun);
  return index;
}

const indexes = new Map<string, Index>();

function indexIn(language: string): Index | undefined {
  const vocabulary = vocabularies[language];
  const index = indexes.get(language) ?? (vocabulary && indexOf(vocabulary));
  if (index) indexes.set(language, index);
  return index;
}

const TOKEN = /\p{L}+|\d+/gu;
const CLOCK = /(\d{1,2})(?:(?::|\.| ?h ?)([0-5]\d)(?: ?pm\b)?|( ?h)\b|(?: ?p|a)m\b)(?!\d)/y;
const PM = /pm$/;
const LAST_HOUR = 24;
/** In letters; no first word of a phrase that goes on is longer. */
const LONGEST = 20;

interface Token {
  word: string;
  start: number;
  end: number;
}

let last: { text: string; tokens: readonly Token[] } | undefined;

/** The words and numbers of a text, kept for the next language. */
function tokensOf(text: string): readonly Token[] {
  if (last?.text !== text) {
    const found = [...text.matchAll(TOKEN)];
    last = { text, tokens: found.map(({ 0: word, index: start }) => ({ word, start, end: start + word.length })) };
  }
  return last.tokens;
}

const isMet = (part: string, word = ''): boolean =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;

/** The longest phrases that begin at a token, as an item. */
function itemAt(tokens: readonly Token[], at: number, index: Index | undefined): Item {
  const { word, start, end } = tokens[at] as Token;
  const entries = [...(index?.whole.get(word) ?? [])];
  for (let length = 1; length <= Math.min(word.length, LONGEST); length += 1)
    entries.push(...(index?.begun.get(word.slice(0, length)) ?? []));
  const met = entries.filter(
    ({ rest, isLast }) =>
      rest.every((part, place) => isMet(part, tokens[at + 1 + place]?.word)) &&
      (!isLast || at + rest.length === tokens.length - 1),
  );
  const most = Math.max(0, ...met.map(({ rest }) => rest.length));
  const longest = met.filter(({ rest }) => rest.length === most);
  return {
    meanings: new Set(longest.map(({ meaning }) => meaning)),
    value: longest.find(({ value }) => value !== '')?.value ?? '',
    start,
    end: tokens[at + most]?.end ?? end,
  };
}

/** The phrases of a language, the numbers and the times in a text of `foldEvenly`, the longest at each place, and the words between them. */
export function scan(text: string, language: string): Item[] {
  const index = indexIn(language);
  const tokens = tokensOf(text);
  const items: Item[] = [];
  for (const [at, { word, start, end }] of tokens.entries()) {
    if (start < (items.at(-1)?.end ?? 0)) continue;
    if (!/^\d/.test(word)) {
      items.push(itemAt(tokens, at, index));
      continue;
    }
    CLOCK.lastIndex = start;
    const clock = CLOCK.exec(text);
    if (clock && Number(clock[1]) <= LAST_HOUR) {
      const hour = PM.test(clock[0]) ? (Number(clock[1]) % 12) + 12 : Number(clock[1]);
      const value = `${hour}:${clock[2] ?? '00'}`;
      items.push({ meanings: new Set(['clock']), value, start, end: start + clock[0].length });
    } else items.push({ meanings: new Set(['number']), value: word, start, end });
  }
  return items;
}
