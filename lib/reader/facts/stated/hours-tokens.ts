import { wordList } from '../../lexicon/word-list';
import { remember } from '../../text/remember';

/** A token of a line about opening hours. Days count from 0 (Monday); times are minutes after midnight. */
export type HoursToken =
  | { kind: 'day'; days: number[] }
  | { kind: 'time'; minutes: number; meridiem: 'am' | 'pm' | null; hasMinutes: boolean }
  | { kind: 'dash' | 'and' | 'cell' | 'closed' | 'always' | 'appointment' | 'late' | 'bank' }
  | { kind: 'word'; text: string };

/** Names of the days in the languages of customers in Ireland and its neighbours: English, Irish, Welsh, German, French, Dutch, Spanish, Italian, Portuguese, Polish. */
const DAY_NAMES: readonly string[] = [
  'mon(?:day)?s?|luain|dé luain|dydd llun|montags?|lundis?|maandag|lunes|luned[iì]|segunda(?:-feira)?|poniedziałek|pon',
  'tue(?:s(?:day)?s?)?|máirt|dé máirt|dydd mawrth|dienstags?|mardis?|dinsdag|martes|marted[iì]|terça(?:-feira)?|wtorek|wt',
  'wed(?:nes(?:day)?s?|s)?|céadaoin|dé céadaoin|dydd mercher|mittwochs?|mercredis?|woensdag|miércoles|miercoles|mercoled[iì]|quarta(?:-feira)?|środa|śr',
  'thu(?:r(?:s(?:day)?s?)?)?|déardaoin|dydd iau|donnerstags?|jeudis?|donderdag|jueves|gioved[iì]|quinta(?:-feira)?|czwartek|czw',
  'fri(?:day)?s?|aoine|dé haoine|dydd gwener|freitags?|vendredis?|vrijdag|viernes|venerd[iì]|sexta(?:-feira)?|piątek|pt',
  'sat(?:ur(?:day)?s?)?|sathairn|dé sathairn|dydd sadwrn|samstags?|sonnabend|samedis?|zaterdag|sábado|sabado|sabato|sobota|sob',
  'sun(?:day)?s?|domhnach|dé domhnaigh|dydd sul|sonntags?|dimanches?|zondag|domingo|domenica|niedziela|niedz',
];
/** Two-letter days, which can also be ordinary words: only read as days if the language or the rest of the line suggests it. */
const SHORT_DAYS = ['de', 'nl', 'fr', 'es', 'it', 'en'].map(
  (language) => [language, wordList('hoursTokens', language)] as const,
);
const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const ALL = [0, 1, 2, 3, 4, 5, 6];

type Rule = [RegExp, (match: RegExpExecArray) => HoursToken | HoursToken[]];

const end = '(?![\\p{L}\\p{N}])';
/** Where a word or number may start, at a fraction of the cost of a lookbehind for letters of any script. */
const start = '(?:^|[^a-z\\d])';
const word = (source: string) => new RegExp(`(?:${source})\\.?${end}`, 'iuy');
const day = (source: string, days: number[]): Rule => [word(source), () => ({ kind: 'day', days })];

const TIME = new RegExp(
  `(\\d{1,2})(?:(?:[:.h]|\\s?uhr\\s?)([0-5]\\d))?\\s?(a\\.?m\\.?|p\\.?m\\.?|o[’']?clock|uhr|uur|heures?|h)?${end}`,
  'iuy',
);

const TO = 'to|until|till|til|through|thru|go dtí|bis|à|au|tot en met|tot|hasta|do';
const DASH = new RegExp(`[–—−‐‑-]+|t\\/m|(?:${TO})(?!\\p{L})`, 'iuy');

function readTime([, hours = '', minutes, suffix = '']: RegExpExecArray): HoursToken {
  const value = Number(hours) * 60 + Number(minutes ?? 0);
  // "19:30 PM" has its hours of 24 with the suffix of 12.
  const isPm = /^p/i.test(suffix) && !(Number(hours) > 12 && minutes);
  const meridiem = /^a/i.test(suffix) ? 'am' : isPm ? 'pm' : null;
  if (value > 24 * 60 || (meridiem && (Number(hours) > 12 || hours === '0'))) return { kind: 'word', text: hours };
  return { kind: 'time', minutes: value, meridiem, hasMinutes: minutes !== undefined };
}

const at = (minutes: number, meridiem: 'am' | 'pm' | null): HoursToken => ({
  kind: 'time',
  minutes,
  meridiem,
  hasMinutes: true,
});

const SEPARATORS: Rule[] = [
  [/\s+|[,;:()•·*>»–—-](?=\s*$)|[:()•·*>»]/uy, () => []],
  [/\|/y, () => ({ kind: 'cell' })],
];
/** Words that state days or hours. */
const WORDS: Rule[] = [
  [
    word(
      'bank holidays?(?: weekends?| mondays?)?|public holidays?|holidays|feiertage?|jours? fériés?|feestdagen|festivos',
    ),
    () => ({ kind: 'bank' }),
  ],
  ...DAY_NAMES.map((source, at) => day(source, [at])),
  day('weekdays|werktags|en semaine', WEEKDAYS),
  day('weekends?|wochenende|le week-?end', WEEKEND),
  day(
    'daily|every ?day|7 days(?: a week| per week)?|seven days(?: a week)?|all week|täglich|tous les jours|dagelijks|todos los días',
    ALL,
  ),
  [word('24\\s?(?:\\/|x)\\s?7|24[ -]?h(?:ou)?rs(?: a day)?|open 24 hours|round the clock'), () => ({ kind: 'always' })],
  [
    word(
      'closed(?: all day)?|shut|dúnta|ar gau|geschlossen|ruhetag|ferm[ée]e?s?|gesloten|cerrado|chiuso|fechado|zamknięte|nieczynne',
    ),
    () => ({ kind: 'closed' }),
  ],
  [
    word(
      '(?:strictly |open )?by (?:prior )?(?:appointment|appt|arrangement)(?: only)?|appointments? only|on request|nach (?:\\p{L}+ )?(?:vereinbarung|absprache)|sur rendez-vous|op afspraak',
    ),
    () => ({ kind: 'appointment' }),
  ],
  [word('(?:12 ?)?noon|12 ?midday|midday|mittag|midi'), () => at(12 * 60, null)],
  [word('(?:12 ?)?midnight|mitternacht|minuit'), () => at(24 * 60, null)],
];
const OTHERS: Rule[] = [
  [word('close|late|last (?:orders|customer)|finish'), () => ({ kind: 'late' })],
  [TIME, readTime],
  [DASH, () => ({ kind: 'dash' })],
  [
    /[,;&+/]|and(?!\p{L})|agus(?!\p{L})|und(?!\p{L})|et(?!\p{L})|en(?!\p{L})|y(?!\p{L})|e(?!\p{L})/iuy,
    () => ({ kind: 'and' }),
  ],
];
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*|./uy;

/** A time with what makes it the start of a range. */
const RANGE = `${TIME.source}[^\\p{L}\\p{N}]*(?:\\||${DASH.source})`;

/** A source for text in lower case that takes no letters beyond those of English for letters, which is faster and matches no less. */
const inEnglish = (source: string) =>
  source.replaceAll('\\p{L}\\p{N}', 'a-z\\d').replaceAll('(?!\\p{L})', '').replaceAll('\\p{L}', '\\S');

/** The rules of a language, in the order in which they are tried. `hint` matches every line that states days or hours, and few others. */
function rulesWith(shortDays: readonly string[]) {
  const words = [...WORDS, ...shortDays.map((source, index) => day(source, [index]))];
  const hints = [...words.map(([pattern]) => pattern.source), RANGE];
  const rules = [...SEPARATORS, ...words, ...OTHERS];
  const hint = new RegExp(`${start}(?:${hints.map(inEnglish).join('|')})`);
  return {
    mayState: remember((line) => hint.test(line.toLowerCase())),
    split: remember((line) => splitByRules(line, rules)),
  };
}
const DEFAULT = rulesWith([]);
const BY_LANGUAGE = new Map(SHORT_DAYS.map(([language, days]) => [language, rulesWith(days)]));
const rulesOf = (language: string) => BY_LANGUAGE.get(language) ?? DEFAULT;

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
      const token = read(match);
      tokens.push(...(Array.isArray(token) ? token : [token]));
      next = position + match[0].length;
      break;
    }
    if (next === position) {
      WORD.lastIndex = position;
      const text = WORD.exec(line)?.[0] ?? line.charAt(position);
      tokens.push({ kind: 'word', text });
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
