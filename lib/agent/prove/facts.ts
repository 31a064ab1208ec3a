import { daysIn } from '@/lib/reader/answers/question/days';
import { readRange } from '@/lib/reader/facts/stated/hours-range';
import { fold, separateDays } from '@/lib/reader/text/tokens';
import { bounds, meaningOf, monthNames, numberWords, priceUnits } from './words';

/** What a fact is about. Two facts of one kind can contradict each other. */
export type FactKind = 'money' | 'percent' | 'time' | 'date' | 'day' | 'phone' | 'email' | 'link' | 'number';

export interface Fact {
  is: 'fact';
  kind: FactKind;
  /** Equal for equal facts, however they are written: `EUR60`, `09:00-17:00`, the days as digits from 0 (Monday). */
  value: string;
  /** The word that limits it: `from`, `over`, `until`. */
  bound?: string;
  /** What a price is charged by. */
  unit?: string;
  text: string;
}

export interface Word {
  is: 'word';
  /** Folded. */
  word: string;
  meaning: string;
  text: string;
}

export interface Mark {
  is: 'mark';
  text: string;
}

export type Token = Fact | Word | Mark;

const EMAIL = /[a-z0-9][\w.+-]{0,63}@[\w-]+(?:\.[\w-]+)+/iy;
const PATH = `[^\\s<>"')\\]]`;
const LINK = new RegExp(`(?:https?://|www\\.)${PATH}+|(?:[a-z0-9][a-z0-9-]*\\.)+[a-z]{2,}(?:/${PATH}*)?`, 'iy');
const PHONE = /\(?(?:\+|0|1[58]\d0)[\d()]*(?:[\s.-]{0,2}[\d()]+){1,7}/y;
const NUMERIC_DATE = /(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d])/y;
const ISO_DATE = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const MONTHS = monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|');
const MONTH = `(${MONTHS}|sept)\\b\\.?`;
const DAY_MONTH = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:,?\\s+(\\d{4})(?!\\d))?`, 'iy');
const MONTH_DAY = new RegExp(
  `${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d|\\s?[ap]m)(?:,?\\s+(\\d{4})(?!\\d))?`,
  'iy',
);
const ONLY_MONTH = new RegExp(`(${MONTHS.replace('may|', '')}|sept)\\b(?:\\s+(\\d{4})(?!\\d))?`, 'iy');
const AMOUNT = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const SIGN = '€|£|(?:us|a|nz|c)?\\$|(?:eur|gbp|usd)\\b';
const CURRENCY = '€|£|euros?\\b|eur\\b|gbp\\b|pounds?\\b|dollars?\\b';
const MONEY = new RegExp(`(${SIGN})\\s?(${AMOUNT})([km]\\b)?|(${AMOUNT})\\s?(${CURRENCY})`, 'iy');
/** The upper end of a range of money or numbers. */
const UPPER = new RegExp(
  `\\s?(?:[-–—]|to|and)\\s?(?:€|£|\\$)?\\s?(${AMOUNT})(?![\\d:]|\\s?[ap]m\\b)\\s?(?:€|£|euros?\\b)?`,
  'iy',
);
const CENTS = /(\d{1,2})\s?(?:c|cents?)\b/iy;
const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent\b)/iy;
const CLOCK = "(\\d{1,2})(?:[:.]([0-5]\\d))?\\s?([ap]\\.?m\\b\\.?|o[’']clock\\b)?";
const TIME = new RegExp(`${CLOCK}(?!\\d)`, 'iy');
const COUNTED = '(?:hour|min|day|week|month|year|people|person|guest|km|mile|seat)';
const RANGE = new RegExp(`${CLOCK}\\s?(?:[-–—]+|to|until|till?|and)\\s?${CLOCK}(?![\\d%€£]|[-\\s]?${COUNTED})`, 'iy');
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/y;
const ALWAYS = /24\s?\/\s?7\b/y;
const DAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\b\\.?';
const DAY = new RegExp(`${DAY_NAME}|week(?:days?|ends?)\\b|daily\\b|every ?day\\b|(?:7|seven) days a week\\b`, 'iy');
const DAY_JOIN = /\s?(?:-|–|—|to|until|through)\s?/iy;
const DAY_LIST = /\s?(?:,|&|and|\/|\+|,\s?and)\s?/iy;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy;
const SPACE = /[\s\u00a0\u202f]+/y;

/** Words behind a fact that bound it: `€45 upwards`, `6 months or older`. */
const boundsBehind: Readonly<Record<string, string>> = { upwards: 'from', plus: 'from', '+': 'from' };

const amountOf = (text: string): string => {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/[.,]/g, '');
  return String(Number(`${whole}.${decimals?.[1] ?? '0'}`));
};

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
};
const currencyOf = (sign: string): string => currencies[sign.toLowerCase()] ?? sign.toUpperCase();

const dateOf = (day: string | undefined, month: number, year: string | undefined): string =>
  `${year === undefined ? '' : `${year.length === 2 ? `20${year}` : year}-`}${month}${day === undefined ? '' : `-${Number(day)}`}`;
const monthOf = (name: string): number =>
  monthNames.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

const minutesOf = (hours = '', minutes = '0', suffix = '') => ({
  kind: 'time' as const,
  minutes: Number(hours) * 60 + Number(minutes ?? 0),
  meridiem: /^a/i.test(suffix) ? ('am' as const) : /^p/i.test(suffix) ? ('pm' as const) : null,
  hasMinutes: minutes !== undefined,
  is24: /^0|^1[3-9]|^2\d/.test(hours) && suffix === '',
});

/** `HH:MM` of a time that says which half of the day it is in. */
function clockOf(hours: string, minutes: string | undefined, suffix: string | undefined): string | undefined {
  const half = /^([ap])/i.exec(suffix ?? '')?.[1]?.toLowerCase();
  let hour = Number(hours);
  if (hour > 24 || (half && (hour > 12 || hour === 0))) return undefined;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return `${String(hour % 24).padStart(2, '0')}:${minutes ?? '00'}`;
}

const DAY_WORD = new RegExp(`\\b(?:open|opens|opening|opened|close[sd]?|closing|daily)\\b|\\b${DAY_NAME}`, 'i');
const isHoursText = (text: string): boolean => DAY_WORD.test(text);

class Reader {
  private at = 0;
  private readonly tokens: Token[] = [];
  private readonly isHours: boolean;

  constructor(private readonly text: string) {
    this.isHours = isHoursText(text);
  }

  private match(pattern: RegExp, at = this.at): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  private fact(kind: FactKind, value: string, length: number): true {
    const text = this.text.slice(this.at, this.at + length);
    this.tokens.push({ is: 'fact', kind, value, text: text.trim() });
    this.at += length;
    return true;
  }

  read(): Token[] {
    while (this.at < this.text.length) {
      const space = this.match(SPACE);
      if (space) this.at += space[0].length;
      else if (!(this.readContact() || this.readFigure() || this.readDays() || this.readWord())) {
        this.tokens.push({ is: 'mark', text: this.text.charAt(this.at) });
        this.at += 1;
      }
    }
    return withUnits(withBounds(this.tokens));
  }

  private readContact(): boolean {
    const email = this.match(EMAIL);
    if (email) return this.fact('email', email[0].toLowerCase(), email[0].length);
    const link = this.match(LINK)?.[0].replace(/[.,;:!?]+$/, '');
    if (link) return this.fact('link', link.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, ''), link.length);
    return false;
  }

  private readDate(): boolean {
    const iso = this.match(ISO_DATE);
    if (iso) return this.fact('date', dateOf(iso[3], Number(iso[2]), iso[1]), iso[0].length);
    const numeric = this.match(NUMERIC_DATE);
    if (numeric && Number(numeric[2]) <= 12)
      return this.fact('date', dateOf(numeric[1], Number(numeric[2]), numeric[3]), numeric[0].length);
    const dayFirst = this.match(DAY_MONTH);
    if (dayFirst)
      return this.fact('date', dateOf(dayFirst[1], monthOf(dayFirst[2] ?? ''), dayFirst[3]), dayFirst[0].length);
    return false;
  }

  private readMonth(): boolean {
    const first = this.match(MONTH_DAY);
    if (first) return this.fact('date', dateOf(first[2], monthOf(first[1] ?? ''), first[3]), first[0].length);
    const month = this.match(ONLY_MONTH);
    // "March" is a month, "march" may be a verb.
    if (month && /^\p{Lu}/u.test(month[0]))
      return this.fact('date', dateOf(undefined, monthOf(month[1] ?? ''), month[2]), month[0].length);
    return false;
  }

  private readFigure(): boolean {
    const next = this.text.charAt(this.at);
    const previous = this.text.charAt(this.at - 1);
    if (/\p{L}/u.test(next) && !/[\p{L}\p{N}]/u.test(previous))
      return this.readMonth() || this.readMoney() || this.readNoon();
    if (!/[\d€£$(+]/.test(next)) return false;
    const always = this.match(ALWAYS);
    if (always) return this.fact('time', '00:00-24:00', always[0].length);
    if (this.readDate()) return true;
    const phone = this.match(PHONE)?.[0];
    const digits = phone?.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '') ?? '';
    if (phone && digits.length >= 7)
      return this.fact('phone', digits.replace(/^353/, '0').replace(/^0+/, '0'), phone.length);
    return this.readMoney() || this.readTimes() || this.readNumber();
  }

  private readMoney(): boolean {
    const money = this.match(MONEY);
    if (money) {
      const [whole, sign, amount, thousands = '', other = '', behind = ''] = money;
      const upper = this.upperEnd(this.at + whole.length);
      const value = `${currencyOf(sign ?? behind)}${amountOf(amount ?? other)}${thousands.toLowerCase()}${upper.value}`;
      return this.fact('money', value, whole.length + upper.length);
    }
    const cents = this.match(CENTS);
    if (cents) return this.fact('money', `EUR${Number(cents[1]) / 100}`, cents[0].length);
    const percent = this.match(PERCENT);
    return percent ? this.fact('percent', amountOf(percent[1] ?? ''), percent[0].length) : false;
  }

  private readNoon(): boolean {
    const noon = this.match(/(?:12 ?)?(?:noon|midday|midnight)\b/iy);
    return noon ? this.fact('time', /midnight/i.test(noon[0]) ? '00:00' : '12:00', noon[0].length) : false;
  }

  private readTimes(): boolean {
    const range = this.match(RANGE);
    if (range) {
      const [whole, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = range;
      const isClock = Boolean(fromHalf || toHalf || (fromMinute && toMinute) || this.isHours);
      const isAnd = /\band\b/i.test(whole);
      const opens = minutesOf(fromHour, fromMinute, fromHalf);
      const closes = minutesOf(toHour, toMinute, toHalf);
      const read = isClock && !(isAnd && !this.follows('between')) ? readRange(opens, closes) : undefined;
      if (read) return this.fact('time', `${read.opens}-${read.closes}`, whole.length);
    }
    const time = this.match(TIME);
    if (!time) return false;
    const [whole, hours = '', minutes, half] = time;
    const clock =
      half || (minutes && whole.includes(':')) || (minutes && this.isHours) ? clockOf(hours, minutes, half) : undefined;
    return clock ? this.fact('time', clock, whole.trimEnd().length) : false;
  }

  /** The upper end of a range that begins before `at`; empty if there is none. */
  private upperEnd(at: number): { value: string; length: number } {
    const upper = this.match(UPPER, at);
    const isRange = upper && (!/^\s?and\b/i.test(upper[0]) || this.follows('between'));
    return isRange
      ? { value: `-${amountOf(upper[1] ?? '')}`, length: upper[0].trimEnd().length }
      : { value: '', length: 0 };
  }

  private follows(word: string): boolean {
    const last = this.tokens.at(-1);
    return last?.is === 'word' && last.word === word;
  }

  private readNumber(): boolean {
    const number = this.match(NUMBER);
    if (!number) return false;
    const upper = this.upperEnd(this.at + number[0].length);
    return this.fact(
      'number',
      `${Number(number[0].replaceAll(',', ''))}${upper.value}`,
      number[0].length + upper.length,
    );
  }

  private readDay(at: number): { days: Set<number>; length: number } | undefined {
    const day = this.match(DAY, at);
    // "Sat" is a day, "sat" and "sun" are words.
    if (!day || /[\p{L}\p{N}]/u.test(this.text.charAt(at - 1)) || /^(?:sat|sun|wed|mon)$/.test(day[0]))
      return undefined;
    const days = daysIn(day[0].replace(/\bevery ?day\b/i, 'daily'));
    return days.size > 0 ? { days, length: day[0].length } : undefined;
  }

  private readDays(): boolean {
    const first = this.readDay(this.at);
    if (!first) return false;
    let end = this.at + first.length;
    let days = first.days;
    for (;;) {
      const join = this.match(DAY_JOIN, end);
      const until = join && join[0] !== '' ? this.readDay(end + join[0].length) : undefined;
      if (join && until) {
        days = new Set([...days, ...between(Math.max(...days), Math.min(...until.days))]);
        end += join[0].length + until.length;
        continue;
      }
      const list = this.match(DAY_LIST, end);
      const next = list && list[0].trim() !== '' ? this.readDay(end + list[0].length) : undefined;
      if (!list || !next) break;
      days = new Set([...days, ...next.days]);
      end += list[0].length + next.length;
    }
    return this.fact('day', [...days].sort().join(''), end - this.at);
  }

  private readWord(): boolean {
    const found = this.match(WORD);
    if (!found) return false;
    this.at += found[0].length;
    const folded = fold(found[0]);
    const compound = /^-\p{L}+/u.exec(this.text.slice(this.at, this.at + 12))?.[0] ?? '';
    const number = numberWords.get(folded + compound) ?? numberWords.get(folded);
    if (number !== undefined) {
      const length = numberWords.has(folded + compound) ? compound.length : 0;
      this.at += length;
      const text = found[0] + compound.slice(0, length);
      const currency = this.match(/\s(euros?|pounds?)\b/iy);
      if (currency) {
        this.at += currency[0].length;
        this.tokens.push({
          is: 'fact',
          kind: 'money',
          value: `${currencyOf(currency[1] ?? '')}${number}`,
          text: text + currency[0],
        });
        return true;
      }
      this.tokens.push({ is: 'fact', kind: 'number', value: String(number), text });
      return true;
    }
    for (const word of wordsIn(folded))
      this.tokens.push({ is: 'word', word, meaning: meaningOf(word), text: found[0] });
    return true;
  }
}

/** A word without its apostrophe: `don't` is `do not`, `guest's` is `guest`. */
function wordsIn(folded: string): string[] {
  if (folded === "can't" || folded === 'cannot') return ['can', 'not'];
  if (folded === "won't") return ['will', 'not'];
  if (/n't$/.test(folded)) return [folded.slice(0, -3), 'not'];
  const [word = '', ending] = folded.split("'");
  return ending === undefined || /^(?:s|re|ve|ll|d|m)$/.test(ending) ? [word] : [folded.replaceAll("'", '')];
}

function between(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) return days;
  }
}

/** Moves the words that bound a fact into it. */
function withBounds(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = read.at(-1);
    if (token.is === 'fact' && last?.is === 'word' && isBounded(token)) {
      const before = read.at(-2);
      const isUpTo = last.word === 'to' && before?.is === 'word' && before.word === 'up';
      const isAtMost = before?.is === 'word' && before.word === 'at' && (last.word === 'least' || last.word === 'most');
      const isStart =
        before?.is === 'word' &&
        /^(?:start|starts|starting|priced|prices)$/.test(before.word) &&
        /^(?:at|from)$/.test(last.word);
      const compared =
        last.word === 'than' && before?.is === 'word'
          ? /^(?:less|fewer|under)$/.test(before.word)
            ? 'under'
            : 'over'
          : undefined;
      const bound = compared ?? (isUpTo ? 'upto' : isStart ? 'from' : bounds.get(last.word));
      // "from 9am to 5pm" is one range, and its "from" bounds nothing.
      if (bound !== undefined && !(bound === 'from' && token.value.includes('-') && token.kind !== 'date')) {
        read.splice(read.length - (isUpTo || isAtMost || isStart || compared ? 2 : 1));
        read.push({ ...token, bound });
        continue;
      }
      if (bound === 'from') read.pop();
    }
    if (last?.is === 'fact' && (last.kind === 'money' || last.kind === 'number')) {
      const behind =
        token.is === 'mark' || token.is === 'word'
          ? boundsBehind[token.is === 'word' ? token.word : token.text]
          : undefined;
      if (behind !== undefined && tokens[at + 1]?.is !== 'fact') {
        read[read.length - 1] = { ...last, bound: behind };
        continue;
      }
    }
    read.push(token);
  }
  return read;
}

const isBounded = ({ kind }: Fact): boolean =>
  kind !== 'day' && kind !== 'phone' && kind !== 'email' && kind !== 'link';

/** Moves what a price is charged by into it: `per night`, `a head`, `/hr`, `pp`. */
function withUnits(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    read.push(token);
    if (token.is !== 'fact' || (token.kind !== 'money' && token.kind !== 'percent')) continue;
    const units: string[] = [];
    for (;;) {
      const [link, unit] = [tokens[at + 1], tokens[at + 2]];
      const isLink =
        (link?.is === 'word' && /^(?:per|a|an|each|every|for)$/.test(link.word)) ||
        (link?.is === 'mark' && link.text === '/');
      const named = unit?.is === 'word' ? priceUnits.get(unit.word) : undefined;
      const alone =
        link?.is === 'word' && /^(?:pp|pps|each|nightly|hourly|weekly|monthly|annually|pm|pa)$/.test(link.word)
          ? priceUnits.get(link.word)
          : undefined;
      if (isLink && named !== undefined && !(link?.is === 'word' && link.word === 'for')) {
        units.push(named);
        at += 2;
      } else if (alone !== undefined) {
        units.push(alone);
        at += 1;
      } else break;
    }
    if (units.length > 0) read[read.length - 1] = { ...token, unit: units.sort().join(' ') };
  }
  return read;
}

/** Splits a text into facts, words and punctuation. */
export const readTokens = (text: string): Token[] => new Reader(separateDays(text).slice(0, 2_000)).read();
