import type { Rewrite } from './gate-sentences';

// Written after the gate, in other ways than those that it was written against.

const bare = (text: string): string => text.replace(/[.!]$/, '');
const lower = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const replaced = (
  text: string,
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
): string | undefined => {
  const changed = text.replace(pattern, by as string);
  return changed === text ? undefined : changed;
};
/** Replaces a word by its counterpart, in either direction. */
const turned = (text: string, pairs: readonly (readonly [string, string])[]): string | undefined => {
  for (const [one, other] of pairs) {
    for (const [word, by] of [
      [one, other],
      [other, one],
    ] as const) {
      const changed = replaced(text, new RegExp(`\\b${word}\\b`), by);
      if (changed !== undefined) return changed;
    }
  }
  return undefined;
};

/** Further ways to say a sentence of the website that keep what it says. */
export const heldOutFaithful: Record<string, Rewrite> = {
  'of course': (text) => `Of course, ${lower(text)}`,
  'told by the website': (text) => `The website tells us that ${lower(text)}`,
  'plain punctuation': (text) => replaced(text, /[’–]/g, (sign) => (sign === '’' ? "'" : '-')),
  'an exclamation': (text) => `${bare(text)}!`,
  'figures in words': (text) =>
    replaced(
      text,
      /(?<![\d€£.,:/-])\b([2-9])\b(?![\d.,:%/-]|\s?(?:am|pm))/,
      (digit) => 'zero one two three four five six seven eight nine'.split(' ')[Number(digit)] ?? digit,
    ),
  'the price first': (text) => {
    const priced = /^([\p{L}\s’()-]{4,40}) (?:costs?|is) ([€£]\d[\d,.]*?)\.$/u.exec(text);
    return priced ? `It is ${priced[2]} for ${lower(priced[1] ?? '')}.` : undefined;
  },
  'children for kids': (text) =>
    turned(text, [
      ['children', 'kids'],
      ['Children', 'Kids'],
      ['phone', 'telephone'],
      ['free of charge', 'complimentary'],
      ['Ring', 'Call'],
      ['ring', 'call'],
    ]),
  'one day of several': (text) => replaced(text, /\bMonday (?:to|–) (?:Thursday|Friday|Saturday)\b/, 'Tuesday'),
  'the front at the end': (text) => {
    const moved = /^((?:On|In|At|For|With|Within) [^,]{4,40}), ([^,]+)\.$/.exec(text);
    return moved
      ? `${(moved[2] ?? '').charAt(0).toUpperCase()}${(moved[2] ?? '').slice(1)} ${lower(moved[1] ?? '')}.`
      : undefined;
  },
  'hours on the clock': (text) =>
    replaced(
      text,
      /\b(\d{1,2})(?:[.:](\d\d))?\s?pm\b/,
      (_, hour, minutes) => `${(Number(hour) % 12) + 12}:${minutes ?? '00'}`,
    ),
};

/** Further ways to turn a sentence into a lie. */
export const heldOutCorruptions: Record<string, Rewrite> = {
  'am for pm': (text) =>
    replaced(text, /(\d)\s?(am|pm)\b/, (_, digit, half) => `${digit}${half === 'am' ? 'pm' : 'am'}`),
  'another currency': (text) =>
    turned(text.replaceAll('€', 'EURO ').replaceAll('£', 'STG '), [['EURO', 'STG']])
      ?.replaceAll('EURO ', '€')
      .replaceAll('STG ', '£'),
  'two digits exchanged': (text) =>
    replaced(text, /(\d)(\d)(?=\D*$)/, (both, one, other) => (one === other ? both : `${other}${one}`)),
  'a decimal moved': (text) => replaced(text, /([€£])(\d+)\.(\d)\d\b/, '$1$2$3'),
  'before for after': (text) =>
    turned(text, [
      ['before', 'after'],
      ['over', 'under'],
      ['above', 'below'],
      ['behind', 'in front of'],
      ['first', 'last'],
      ['more', 'less'],
      ['up', 'down'],
      ['left', 'right'],
      ['opposite', 'behind'],
      ['early', 'late'],
    ]),
  'all for some': (text) =>
    replaced(text, /\b(?:some|most|half|many|nearly always|often|several|usually|sometimes|two|a few)\b/i, (word) =>
      /always|often|usually|sometimes/i.test(word) ? 'always' : 'all',
    ),
  'without for with': (text) =>
    turned(text, [
      ['with', 'without'],
      ['included', 'extra'],
      ['open', 'closed'],
      ['always', 'never'],
      ['can', 'cannot'],
      ['free', 'extra'],
      ['everybody', 'nobody'],
    ]),
  'the condition cut off': (text) =>
    replaced(text, /,? \b(?:if|unless|until|when you|except|only|as long as|with enough|once)\b .*$/, '.'),
  'must for may': (text) =>
    turned(text, [
      ['must', 'may'],
      ['have to', 'can'],
      ['should', 'need not'],
      ['was', 'is'],
      ['were', 'are'],
      ['nearly', 'exactly'],
    ]),
  'a further item': (text, _line, random) => {
    const item = ['a sauna', 'breakfast', 'insurance', 'a pool', 'parking', 'gift vouchers', 'weekends'][
      random.below(7)
    ];
    return replaced(text, / and /, `, ${item} and `);
  },
  'the end of another line': (text, _line, random, others) => {
    const subject = /^(.{6,60}? (?:is|are|takes?|has|have|costs?|comes?)) .{8,}\.$/.exec(text)?.[1];
    const ends = others.flatMap(
      ({ text: other }) => / (?:is|are|takes?|has|have|costs?|comes?) (.{8,60}\.)$/.exec(other)?.[1] ?? [],
    );
    const end = ends[random.below(Math.max(1, ends.length))];
    return subject && end && !text.endsWith(end) ? `${subject} ${end}` : undefined;
  },
  'a number of another line': (text, _line, random, others) => {
    const mine = /\b\d[\d,]*\b/.exec(text)?.[0];
    const numbers = others
      .flatMap(({ text: other }) => other.match(/(?<![:.])\b\d[\d,]*\b(?![:.])/g) ?? [])
      .filter((one) => one !== mine);
    const number = numbers[random.below(Math.max(1, numbers.length))];
    return mine && number ? text.replace(mine, number) : undefined;
  },
  'another month': (text) =>
    turned(text, [
      ['January', 'March'],
      ['February', 'May'],
      ['April', 'June'],
      ['September', 'October'],
      ['November', 'December'],
      ['spring', 'autumn'],
      ['summer', 'winter'],
    ]),
  'a letter of another script': (text) => replaced(text, /a/, 'а'),
  'a claim behind it': (text, _line, random) =>
    `${bare(text)}${[', and dogs are welcome', ', even on Sundays', ' and the first one is on us', ', whatever the weather', ', with a money-back guarantee', ', and delivery is free'][random.below(6)]}.`,
  'a link': (text) => `${bare(text)}: see www.best-offers.example.`,
};
