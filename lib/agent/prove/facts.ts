import { daysIn } from '@/lib/reader/answers/question/days';
import { readRange } from '@/lib/reader/facts/stated/hours-range';
import { fold, separateDays } from '@/lib/reader/text/tokens';
import { withBounds, withUnits } from './bounds-and-units';
import {
  ALWAYS,
  CENTS,
  CODE,
  DAY,
  DAY_JOIN,
  DAY_LIST,
  DAY_MONTH,
  DAY_NAME,
  E_MAIL,
  EMAIL,
  INITIALS,
  ISO_DATE,
  LINK,
  MONEY,
  MONTH_DAY,
  NUMBER,
  NUMBERED,
  NUMERIC_DATE,
  ONLY_MONTH,
  PERCENT,
  PHONE,
  RANGE,
  SPACE,
  TIME,
  UPPER,
  WORD,
} from './fact-patterns';
import { amountOf, between, clockOf, currencyOf, dateOf, minutesOf, monthOf, wordsIn } from './fact-values';
import type { FactKind, Token } from './tokens';
import { meaningOf, numberWords } from './words';

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
      const length = whole.length + upper.length;
      return this.fact('money', value, length + (this.match(CODE, this.at + length)?.[0].length ?? 0));
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
    // "No. 12" is a number, and says no "no".
    const numbered = this.match(NUMBERED);
    if (numbered) {
      this.at += numbered[0].length;
      this.tokens.push({ is: 'word', word: 'number', meaning: meaningOf('number'), text: numbered[0] });
      return true;
    }
    const found = this.match(INITIALS) ?? this.match(WORD);
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

/** Splits a text into facts, words and punctuation. */
export const readTokens = (text: string): Token[] =>
  new Reader(separateDays(text).slice(0, 2_000).replace(E_MAIL, 'email')).read();
