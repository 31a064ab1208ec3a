import { z } from 'zod';
import { memoize } from '@/lib/text/memoize';
import { list, readLexicon, wordList } from '../../lexicon/lexicon';
import { Phrases, patternOf } from '../../lexicon/phrases';

/** A time of day in minutes after midnight; `is24` if only a clock of 24 hours shows it so: `09:00`, `17.30`, `9 Uhr`. */
export interface Time {
  minutes: number;
  meridiem: 'am' | 'pm' | null;
  hasMinutes: boolean;
  is24?: boolean;
}

/** A token of a line about opening hours, with the place where it begins. Days count from 0 (Monday). */
export type HoursToken = { at: number } & Said;

type Said =
  | { kind: 'day'; days: readonly number[] }
  | ({ kind: 'time' } & Time)
  /** A dash, or a word such as "to". */
  | { kind: 'dash'; isWord: boolean }
  | { kind: (typeof KINDS)[number] | 'and' | 'cell' | 'word' };

/** The lists of hours.yaml that are kinds of tokens, in the order in which they are tried. */
const KINDS = [
  'lunch',
  'note',
  'someWeeks',
  'bankHolidays',
  'season',
  'closed',
  'appointment',
  'allDay',
  'until',
  'late',
  'except',
  'between',
  'filler',
  'partOfDay',
] as const;

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const lists = z.record(z.string(), list).parse(readLexicon('hours'));

const phrasesOf = (name: string): Phrases => patternOf(lists[name] ?? []);

/** Two-letter days, which can also be ordinary words: only read as days if the language or the rest of the line suggests it. */
const SHORT_DAYS = (['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'da'] as const).map(
  (language) => [language, wordList('hoursTokens', language)] as const,
);

/** What a line may have next: phrases, or what an expression finds at that place. */
type Rule =
  | { phrases: Phrases; when?: RegExp; said: readonly Said[] }
  | { pattern: RegExp; read: (match: RegExpExecArray) => Said[] };

const end = '(?![\\p{L}\\p{N}])';
/** "Di–Sa" is a range of days, of which "di" is another word in Italian. */
const NOT_JOINED = /^(?![–-]\p{L})/u;
/** What follows "We" where that is a day, which it hardly ever is. */
const AFTER_WE = /^[\s.]*[-–—,:&|/\d]/;
const saying = (name: string, ...said: Said[]): Rule => ({ phrases: phrasesOf(name), said });

const SUFFIX = "a\\.?m\\.?|p\\.?m\\.?|r\\.n\\.?|i\\.n\\.?|o[’']?clock|uhr|uur|heures?|hrs?|h|u";
const TIME = new RegExp(`(\\d{1,2})(?:(?:[:.h]|\\s?uhr\\s?)([0-5]\\d))?\\s?(${SUFFIX})?${end}`, 'iuy');
/** "0900-1730", but not the years "2019–2024". */
const DIGITS = new RegExp(`(?!20\\d\\d.{1,3}20)(\\d\\d)([0-5]\\d)(?=\\s?[-–—]\\s?\\d{4})${end}`, 'uy');
const DIGITS_AFTER = new RegExp(`(?<=\\d{4}\\s?[-–—]\\s?)(\\d\\d)([0-5]\\d)${end}`, 'uy');
const SPOKEN = new RegExp(
  `(half(?:[\\s-]past)?\\s)?(${(lists.hours ?? []).join('|')})(?:\\s(thirty))?(?:\\s?(am|pm))?${end}`,
  'iuy',
);

function readTime([, hours = '', minutes, suffix = '']: RegExpExecArray): Said[] {
  const value = Number(hours) * 60 + Number(minutes ?? 0);
  const isHalfDay = /^[apri]/i.test(suffix);
  // "19:30 PM" has its hours of 24 with the suffix of 12.
  const isPm = /^[pi]/i.test(suffix) && !(Number(hours) > 12 && minutes);
  const meridiem = /^[ar]/i.test(suffix) ? 'am' : isPm ? 'pm' : null;
  if (value > 24 * 60 || (meridiem && (Number(hours) > 12 || hours === '0'))) return [{ kind: 'word' }];
  const is24 = !isHalfDay && /^0|^1[3-9]|^2\d/.test(hours);
  return [{ kind: 'time', minutes: value, meridiem, hasMinutes: minutes !== undefined, is24 }];
}

/** "half nine" is 9.30. */
function readSpoken([, half, hour = '', thirty, suffix]: RegExpExecArray): Said[] {
  const isHalf = half !== undefined || thirty !== undefined;
  const minutes = ((lists.hours ?? []).indexOf(hour.toLowerCase()) + 1) * 60 + (isHalf ? 30 : 0);
  const meridiem = suffix === undefined ? null : suffix.toLowerCase() === 'am' ? 'am' : 'pm';
  return [{ kind: 'time', minutes, meridiem, hasMinutes: false }];
}

const at = (hour: number): Said => ({ kind: 'time', minutes: hour * 60, meridiem: null, hasMinutes: true });

const SEPARATORS: Rule[] = [
  { pattern: /\s+|[,;:()•·*>»–—-](?=\s*$)|[:()[\]•·*>»✓]|\.(?=\s|$)/uy, read: () => [] },
  { pattern: /\|/y, read: () => [{ kind: 'cell' }] },
];
/** Lists of words that state days, with the days. */
const DAY_LISTS: readonly (readonly [name: string, days: readonly number[]])[] = [
  ...DAYS.map((name, index) => [name, [index]] as const),
  ['weekdays', [0, 1, 2, 3, 4]],
  ['weekend', [5, 6]],
  ['everyDay', WEEK],
];
const STATED_KINDS = ['closed', 'appointment', 'allDay', 'bankHolidays'] as const;
/** Words that state days or hours. */
const STATING: Rule[] = [
  ...DAY_LISTS.map(([name, days]) => saying(name, { kind: 'day', days })),
  saying('always', { kind: 'day', days: WEEK }, { kind: 'allDay' }),
  ...STATED_KINDS.map((kind) => saying(kind, { kind })),
  saying('noon', at(12)),
  saying('midnight', at(24)),
];
const OTHERS: Rule[] = [
  { pattern: DIGITS, read: readTime },
  { pattern: DIGITS_AFTER, read: readTime },
  { pattern: TIME, read: readTime },
  { pattern: SPOKEN, read: readSpoken },
  { pattern: /[–—−‐‑-]+/uy, read: () => [{ kind: 'dash', isWord: false }] },
  saying('to', { kind: 'dash', isWord: true }),
  { pattern: /[,;&+/]/y, read: () => [{ kind: 'and' }] },
  saying('and', { kind: 'and' }),
  ...KINDS.map((kind): Rule => ({ ...saying(kind, { kind }), ...(kind === 'filler' && { when: NOT_JOINED }) })),
];
const FIRST = KINDS.slice(0, 3).map((kind) => saying(kind, { kind }));
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*|./uy;

/** A time with what makes it the start of a range; none is the year of `12/03/2024 –`. */
const RANGE = new RegExp(`(?<![\\d/])${TIME.source}[^\\p{L}\\p{N}]*[|–—−‐‑-]`, 'iu');
const TIME_ANYWHERE = new RegExp(TIME, 'iu');
const TO = phrasesOf('to');
const STATING_NAMES = [...DAY_LISTS.map(([name]) => name), 'always', ...STATED_KINDS, 'noon', 'midnight'];
const STATING_WORDS = STATING_NAMES.flatMap((name) => lists[name] ?? []);

const statesRange = (line: string): boolean =>
  /\d/.test(line) && (RANGE.test(line) || (TIME_ANYWHERE.test(line) && TO.test(line)));

/** The rules of a language, in the order in which they are tried. */
function rulesWith(shortDays: readonly string[]) {
  const days = shortDays.map(
    (name, index): Rule => ({
      phrases: patternOf([name]),
      said: [{ kind: 'day', days: [index] }],
      ...(name === 'we' && { when: AFTER_WE }),
    }),
  );
  const rules = [...SEPARATORS, ...FIRST, ...STATING, ...days, ...OTHERS];
  const any = Phrases.anyOf(rules.flatMap((rule) => ('phrases' in rule ? rule.phrases : [])));
  const stating = patternOf([...STATING_WORDS, ...shortDays.filter((name) => name !== 'we')]);
  const patterns = rules.filter((rule) => 'pattern' in rule);
  return {
    mayState: memoize((line) => stating.test(line) || statesRange(line)),
    split: memoize((line) => splitByRules(line, rules, patterns, any)),
  };
}
const BY_LANGUAGE = new Map<string, ReturnType<typeof rulesWith>>(
  SHORT_DAYS.map(([language, days]) => [language, rulesWith(days)]),
);
const DEFAULT = rulesWith([]);
const rulesOf = (language: string) => BY_LANGUAGE.get(language) ?? DEFAULT;

/** Whether a line can have a token of a kind: cheaper than to split it, as most lines have none. */
export function mayHave(...kinds: readonly (typeof KINDS)[number][]): (line: string) => boolean {
  const phrases = Phrases.anyOf(kinds.map(phrasesOf));
  return (line) => phrases.test(line);
}

const DAY_NAMES = [...DAY_LISTS.map(([name]) => name), 'always'].flatMap((name) => lists[name] ?? []);
const ANY_DAY = patternOf([...DAY_NAMES, ...SHORT_DAYS.flatMap(([, days]) => days)]);

/** Whether a line can name days, in whatever language it is split. */
export const mayNameDays = (line: string): boolean => ANY_DAY.test(line);

/** Whether a line can state days or hours. False for most lines, at a fraction of the cost of splitting them. */
export const mayStateHours = (line: string, language = 'en'): boolean => rulesOf(language).mayState(line);

/** What a rule finds at a place of a line, and where that ends. */
function apply(rule: Rule, line: string, position: number): { said: readonly Said[]; to: number } | undefined {
  if ('pattern' in rule) {
    rule.pattern.lastIndex = position;
    const match = rule.pattern.exec(line);
    return match && match[0] !== '' ? { said: rule.read(match), to: position + match[0].length } : undefined;
  }
  const wordEnd = rule.phrases.endAt(line, position);
  if (wordEnd < 0) return undefined;
  // "Mon."
  const to = line[wordEnd] === '.' && !/^[\p{L}\p{N}]/u.test(line.slice(wordEnd + 1)) ? wordEnd + 1 : wordEnd;
  return rule.when?.test(line.slice(to)) === false ? undefined : { said: rule.said, to };
}

/** @param any the phrases of all rules: at most places of a line is none of them, and only patterns are tried */
function splitByRules(
  line: string,
  rules: readonly Rule[],
  patterns: readonly Rule[],
  any: Phrases,
): readonly HoursToken[] {
  const tokens: HoursToken[] = [];
  for (let position = 0; position < line.length; ) {
    let found: ReturnType<typeof apply>;
    for (const rule of any.endAt(line, position) >= 0 ? rules : patterns) {
      found = apply(rule, line, position);
      if (found) break;
    }
    WORD.lastIndex = position;
    const { said, to } = found ?? {
      said: [{ kind: 'word' } as const],
      to: position + (WORD.exec(line)?.[0] ?? line.charAt(position)).length,
    };
    tokens.push(...said.map((one) => ({ ...one, at: position })));
    position = to;
  }
  return tokens;
}

/** Splits a line into tokens. `language` is the base language of the page (`en`, `de`): it has names of days in two letters. */
export const readHoursTokens = (line: string, language = 'en'): readonly HoursToken[] => rulesOf(language).split(line);
