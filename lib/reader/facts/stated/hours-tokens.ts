import { z } from 'zod';
import { readLexicon } from '../../lexicon/lexicon';
import { translated } from '../../lexicon/phrases';
import { wordList } from '../../lexicon/word-list';
import { remember } from '../../text/remember';

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

const lists = z.record(z.string(), z.array(z.string().min(1)).min(1)).parse(readLexicon('hours'));

/** A source for the phrases of a list, longer ones first. */
const sourceOf = (name: string): string =>
  [...(lists[name] ?? [])]
    .sort((a, b) => b.length - a.length)
    .map(translated)
    .join('|');

/** Two-letter days, which can also be ordinary words: only read as days if the language or the rest of the line suggests it. */
const SHORT_DAYS = ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl'].map(
  (language) => [language, wordList('hoursTokens', language)] as const,
);

type Rule = [RegExp, (match: RegExpExecArray) => Said[]];

const end = '(?![\\p{L}\\p{N}])';
/** Where a word or number may start, at a fraction of the cost of a lookbehind for letters of any script. */
const start = '(?:^|[^a-z\\d])';
const word = (source: string, after = '') => new RegExp(`(?:${source})\\.?${end}${after}`, 'iuy');
/** "Di–Sa" is a range of days, of which "di" is another word in Italian. */
const NOT_JOINED = '(?![–-]\\p{L})';
const day = (source: string, days: readonly number[]): Rule => [word(source), () => [{ kind: 'day', days }]];

const SUFFIX = "a\\.?m\\.?|p\\.?m\\.?|r\\.n\\.?|i\\.n\\.?|o[’']?clock|uhr|uur|heures?|hrs?|h|u";
const TIME = new RegExp(`(\\d{1,2})(?:(?:[:.h]|\\s?uhr\\s?)([0-5]\\d))?\\s?(${SUFFIX})?${end}`, 'iuy');
/** "0900-1730", but not the years "2019–2024". */
const DIGITS = new RegExp(`(?!20\\d\\d.{1,3}20)(\\d\\d)([0-5]\\d)(?=\\s?[-–—]\\s?\\d{4})${end}`, 'uy');
const DIGITS_AFTER = new RegExp(`(?<=\\d{4}\\s?[-–—]\\s?)(\\d\\d)([0-5]\\d)${end}`, 'uy');
const SPOKEN = new RegExp(
  `(half(?:[\\s-]past)?\\s)?(${sourceOf('hours')})(?:\\s(thirty))?(?:\\s?(am|pm))?${end}`,
  'iuy',
);
const DASH = new RegExp(`[–—−‐‑-]+|(${sourceOf('to')})\\.?${end}`, 'iuy');

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

const at = (hour: number): Said[] => [{ kind: 'time', minutes: hour * 60, meridiem: null, hasMinutes: true }];

const SEPARATORS: Rule[] = [
  [/\s+|[,;:()•·*>»–—-](?=\s*$)|[:()[\]•·*>»✓]|\.(?=\s|$)/uy, () => []],
  [/\|/y, () => [{ kind: 'cell' }]],
];
/** Words that state days or hours. */
const STATING: Rule[] = [
  ...DAYS.map((name, index) => day(sourceOf(name), [index])),
  day(sourceOf('weekdays'), [0, 1, 2, 3, 4]),
  day(sourceOf('weekend'), [5, 6]),
  day(sourceOf('everyDay'), WEEK),
  [word(sourceOf('always')), () => [{ kind: 'day', days: WEEK }, { kind: 'allDay' }]],
  ...(['closed', 'appointment', 'allDay', 'bankHolidays'] as const).map(
    (kind): Rule => [word(sourceOf(kind)), () => [{ kind }]],
  ),
  [word(sourceOf('noon')), () => at(12)],
  [word(sourceOf('midnight')), () => at(24)],
];
const OTHERS: Rule[] = [
  [DIGITS, readTime],
  [DIGITS_AFTER, readTime],
  [TIME, readTime],
  [SPOKEN, readSpoken],
  [DASH, ([, text]) => [{ kind: 'dash', isWord: text !== undefined }]],
  [new RegExp(`[,;&+/]|(?:${sourceOf('and')})\\.?${end}`, 'iuy'), () => [{ kind: 'and' }]],
  ...KINDS.map((kind): Rule => [word(sourceOf(kind), kind === 'filler' ? NOT_JOINED : ''), () => [{ kind }]]),
];
const FIRST = KINDS.slice(0, 3).map((kind): Rule => [word(sourceOf(kind)), () => [{ kind }]]);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*|./uy;

/** A time with what makes it the start of a range. */
const RANGE = `${TIME.source}[^\\p{L}\\p{N}]*(?:\\||${DASH.source})`;

/** A source for text in lower case that takes no letters beyond those of English for letters, which is faster and matches no less. */
const inEnglish = (source: string) =>
  source.replaceAll('\\p{L}\\p{N}', 'a-z\\d').replaceAll('(?!\\p{L})', '').replaceAll('\\p{L}', '\\S');

/** The rules of a language, in the order in which they are tried. `hint` matches every line that states days or hours, and few others. */
function rulesWith(shortDays: readonly string[]) {
  const words = [...STATING, ...shortDays.map((source, index) => day(source, [index]))];
  const hints = [...words.map(([pattern]) => pattern.source), RANGE];
  const rules = [...SEPARATORS, ...FIRST, ...words, ...OTHERS];
  const hint = new RegExp(`${start}(?:${hints.map(inEnglish).join('|')})`);
  return {
    mayState: remember((line) => hint.test(line.toLowerCase())),
    split: remember((line) => splitByRules(line, rules)),
  };
}
const BY_LANGUAGE = new Map(SHORT_DAYS.map(([language, days]) => [language, rulesWith(days)]));
const DEFAULT = rulesWith([]);
const rulesOf = (language: string) => BY_LANGUAGE.get(language) ?? DEFAULT;

/** The languages whose short names of days are known. */
export const LANGUAGES: readonly string[] = [...BY_LANGUAGE.keys()];

/** Whether a line can state days or hours. False for most lines, at a fraction of the cost of splitting them. */
export const mayStateHours = (line: string, language = 'en'): boolean => rulesOf(language).mayState(line);

function splitByRules(line: string, rules: readonly Rule[]): readonly HoursToken[] {
  const tokens: HoursToken[] = [];
  for (let position = 0; position < line.length; ) {
    let next = position;
    for (const [pattern, read] of rules) {
      pattern.lastIndex = position;
      const match = pattern.exec(line);
      if (!match || match[0] === '') continue;
      tokens.push(...read(match).map((said) => ({ ...said, at: position })));
      next = position + match[0].length;
      break;
    }
    if (next === position) {
      WORD.lastIndex = position;
      const text = WORD.exec(line)?.[0] ?? line.charAt(position);
      tokens.push({ kind: 'word', at: position });
      next = position + text.length;
    }
    position = next;
  }
  return tokens;
}

/**
 * Splits a line into tokens. `language` is the base language of the page (`en`, `de`) and determines the two-letter names of
 * days.
 */
export const readHoursTokens = (line: string, language = 'en'): readonly HoursToken[] => rulesOf(language).split(line);
