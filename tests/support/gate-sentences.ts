import type { EvidenceLine } from '@/lib/agent/prove/gate';
import { lineOf } from '@/lib/agent/prove/site-lines';
import type { AnswerSite } from '@/lib/reader/answers/answer';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { seededRandom } from './seeded-random';

/** A sentence about a website, and whether it says what the website says. */
export interface GateCase {
  kind: string;
  text: string;
  /** The line that it was made from. */
  from: string;
}

type Random = ReturnType<typeof seededRandom>;
export type Rewrite = (
  text: string,
  line: EvidenceLine,
  random: Random,
  others: readonly EvidenceLine[],
) => string | undefined;

const lower = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (text: string): string => text.replace(/[.!]$/, '');
const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(list.length)];

/** Replaces the first match; undefined if there is none or nothing changes. */
function swap(text: string, pattern: RegExp, by: (match: string, ...groups: string[]) => string): string | undefined {
  const changed = text.replace(pattern, by);
  return changed === text ? undefined : changed;
}

const PRICE = /[€£]\d+(?:,\d{3})*(?:\.\d\d)?/;
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY = new RegExp(`\\b(${DAYS.join('|')})(s?)\\b`);
const TIME = /\b(\d{1,2})([:.]\d\d)?\s?(am|pm)\b/i;
const otherOf = (list: readonly string[], not: string, random: Random): string => {
  const others = list.filter((one) => one !== not);
  return pick(others, random) ?? not;
};

/** A statement of the website, as a sentence. */
function asSentence({ text, label = '' }: EvidenceLine, random: Random): string | undefined {
  const cells = text.split(' | ');
  const [item = '', value = ''] = cells;
  if (cells.length === 2 && label === '' && PRICE.test(value))
    return pick(
      [`${item} costs ${value}.`, `The price of ${lower(item)} is ${value}.`, `You pay ${value} for ${lower(item)}.`],
      random,
    );
  const priced = /^([\p{L}\s’,()*-]{4,50}?)(?<!from|over|under|to|about)\s((?:from )?[€£]\d[\d,.]*)$/u.exec(text);
  if (priced) return pick([`${priced[1]} is ${priced[2]}.`, `${priced[1]} costs ${priced[2]}.`], random);
  if (PRICE.test(text) && /^(?:from )?[€£][\d,.]+$/.test(text) && label) return `${label} is ${text}.`;
  if (cells.length > 1 || text.split(' ').length < 4 || text.length > 220 || /[©?:|]|\[at\]/.test(text))
    return undefined;
  return /[.!]$/.test(text) ? text : `${text}.`;
}

/** Ways to say a sentence of the website that keep what it says. */
export const faithfulKinds: Record<string, Rewrite> = {
  'word for word': (text) => text,
  'with a yes': (text) => `Yes, ${lower(text)}`,
  'with its source': (text) => `According to the website, ${lower(text)}`,
  'two lines joined': (text, _line, random, others) => {
    const other = pick(others, random);
    const second = other && asSentence(other, random);
    return second && `${bare(text)}, and ${lower(second)}`;
  },
  'two sentences': (text, _line, random, others) => {
    const other = pick(others, random);
    const second = other && asSentence(other, random);
    return second && `${text} ${second}`;
  },
  'currency in words': (text) => swap(text, /€(\d+(?:,\d{3})*)(?![\d.,]*\d)/, (_, amount) => `${amount} euro`),
  'numbers in figures': (text) =>
    swap(text, /(?<!-)\b(two|three|four|five|six|seven|eight|ten|eleven|twelve)\b/, (word) =>
      String(WORDS.indexOf(word)),
    ),
  'contractions written out': (text) =>
    swap(text, /\b(do|does|is|are|was|has|have)n[’']t\b/, (_, verb) => `${verb} not`) ??
    swap(text, /\bdo not\b/, () => 'don’t'),
  'times in another form': (text) =>
    swap(
      text,
      TIME,
      (_, hour, minutes = '', half) => `${hour}${minutes.replace('.', ':') || ':00'} ${half.toLowerCase()}`,
    ),
  'a polite tail': (text) => `${bare(text)}, thanks.`,
  'hours as a sentence': (text, { heading = '' }) => {
    const hours = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:to|and|–) \w+day)?) (.*\d.*)$/.exec(bare(text));
    return hours && /open|hours/i.test(heading) ? `We are open ${hours[1]} from ${hours[2]}.` : undefined;
  },
};

/** Ways to turn a sentence into a lie. */
export const corruptions: Record<string, Rewrite> = {
  price: (text, _line, random) =>
    swap(
      text,
      PRICE,
      (price) => `${price.charAt(0)}${Number(price.slice(1).replaceAll(',', '')) + 5 + random.below(40)}`,
    ),
  day: (text, _line, random) =>
    swap(
      text,
      DAY,
      (_, day, plural) =>
        `${otherOf(
          DAYS.filter((one) => !text.toLowerCase().includes(one.toLowerCase())),
          day,
          random,
        )}${plural}`,
    ),
  time: (text, _line, random) =>
    swap(
      text,
      TIME,
      (_, hour, minutes = '', half) => `${((Number(hour) + random.below(9)) % 12) + 1}${minutes}${half}`,
    ),
  name: (text, _line, random, others) => {
    const names = others
      .flatMap((line) => line.text.match(/(?<=[a-z,] )\p{Lu}\p{Ll}{3,}/gu) ?? [])
      .filter((name) => !DAYS.includes(name));
    return swap(text, /(?<=[a-z,] )\p{Lu}\p{Ll}{3,}/u, (name) =>
      DAYS.includes(name) ? name : otherOf(names, name, random),
    );
  },
  'negation added': (text) =>
    swap(text, /\b(is|are|can|will|has|have|do|does)\b(?! not|n[’']t)/, (verb) => `${verb} not`),
  'negation removed': (text) =>
    swap(text, /\b(is|are|can|will|do|does) not\b ?/, (_, verb) => `${verb} `) ??
    swap(text, /\b(?:no|never|without) /i, () => '') ??
    swap(text, /\b(do|does|is|are)n[’']t\b/, (_, verb) => verb),
  unit: (text) =>
    swap(text, /\b(minute|hour|day|week|month|year|kilometre|metre)(s?)\b/, (_, unit, plural) => {
      const next: Record<string, string> = {
        minute: 'hour',
        hour: 'day',
        day: 'week',
        week: 'month',
        month: 'year',
        year: 'month',
        kilometre: 'mile',
        metre: 'mile',
      };
      return `${next[unit]}${plural}`;
    }),
  'swapped pairs': (text, _line, _random, others) => {
    const mine = PRICE.exec(text)?.[0];
    const other = others
      .map((line) => PRICE.exec(line.text)?.[0])
      .find((price) => price !== undefined && price !== mine);
    return mine && other ? text.replace(mine, other) : undefined;
  },
  'added promise': (text, _line, random) =>
    `${bare(text)} ${pick(['free of charge', 'and we guarantee it', 'with a full refund', 'every day of the year', 'at no extra cost', 'for everyone'], random)}.`,
  'another item': (text, _line, random, others) => {
    const subject =
      /^(?!We |It |You |They |There |That |When |This )(?:The |Our )?\p{Lu}?[\p{Ll}-]+(?: \p{Ll}+)?(?= (?:is|are|costs?|has|takes) )/u.exec(
        text,
      )?.[0];
    const items = others.flatMap(
      (line) =>
        /^(?!We |It |You |They |There |That |When |This )(?:The |Our )?\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)?(?= (?:is|are|costs?|has|takes|\||[€£]) )/u.exec(
          line.text,
        )?.[0] ?? [],
    );
    const item = subject && otherOf(items, subject, random);
    return item && item !== subject && !text.toLowerCase().includes(item.toLowerCase())
      ? text.replace(subject, item)
      : undefined;
  },
  '“from” dropped': (text) => swap(text, /\b(?:from|up to|over|under|about|within) (?=[€£])/i, () => ''),
  'number in words': (text, _line, random) =>
    swap(text, /\b(two|three|four|five|six|seven|eight|ten|eleven|twelve)\b/, (word) =>
      otherOf(WORDS.slice(2), word, random),
    ),
};

/** The lines of a website that can be stated, and sentences of each kind made from them. */
export function casesOf(
  site: AnswerSite,
  kinds: Record<string, Rewrite>,
  seed: number,
  base: Record<string, Rewrite> = {},
): GateCase[] {
  const random = seededRandom(seed);
  const lines = site.index.entries
    .filter(({ unit, isReview }) => unit.kind !== 'heading' && !unit.linked && !isReview)
    .map(({ unit }) => lineOf(unit));
  const bases = Object.values(base);
  return lines.flatMap((line) => {
    const sentence = asSentence(line, random);
    if (sentence === undefined) return [];
    const near = lines.filter((other) => other !== line);
    return Object.entries(kinds).flatMap(([kind, rewrite]) => {
      const rephrase = bases.length > 0 ? pick(bases, random) : undefined;
      const start = rephrase?.(sentence, line, random, near) ?? sentence;
      const text = rewrite(start, line, random, near);
      return text === undefined || text === start
        ? kind === 'word for word'
          ? [{ kind, text: sentence, from: line.text }]
          : []
        : [{ kind, text: upper(text), from: line.text }];
    });
  });
}

/** The names of the business of a site. */
export const namesOf = (site: AnswerSite): string[] => [findName(site.index)?.value ?? ''].filter(Boolean);
