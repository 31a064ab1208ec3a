import type { Fact, Token, Word } from './tokens';
import { bounds, limits, neutral, priceUnits } from './words';

/** Words behind a fact that bound it: `€45 upwards`. */
const boundsBehind: Readonly<Record<string, string>> = { upwards: 'from', plus: 'from', '+': 'from' };

const isWordOf = (token: Token | undefined, words: RegExp): boolean => token?.is === 'word' && words.test(token.word);
const AND = /^(?:and|or)$/;
const AT_LEAST = /^(?:over|above|older|more|up|upwards|longer|larger)$/;
const AT_MOST = /^(?:under|below|younger|less|fewer|shorter|smaller)$/;

/** Moves `or older`, `and over`, `or less` into the number before it: `8 years or older`, `10 or more`. */
function withBoundsBehind(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1]];
    const isNumber = token.is === 'fact' && (token.kind === 'number' || token.kind === 'money');
    // A unit may stand between them.
    const from = isNumber && next?.is === 'word' && !AND.test(next.word) ? at + 2 : at + 1;
    const compared = tokens[from + 1];
    const isBound =
      isNumber && isWordOf(tokens[from], AND) && (isWordOf(compared, AT_LEAST) || isWordOf(compared, AT_MOST));
    // "10 or more than that"
    if (!isBound || isWordOf(tokens[from + 2], /^than$/)) read.push(token);
    else {
      read.push({ ...token, bound: isWordOf(compared, AT_LEAST) ? 'from' : 'upto' }, ...tokens.slice(at + 1, from));
      at = from + 1;
    }
  }
  return read;
}

const TO = /^(?:to|until|till|through|[-–—])$/;
const textIn = (token: Token | undefined): string =>
  token?.is === 'word' ? token.word : token?.is === 'mark' ? token.text : '';
const isDate = (token: Token | undefined): token is Fact => token?.is === 'fact' && token.kind === 'date';

/** Makes two dates the first and the last: `September to June`, `from 24 December until 3 January`. */
function withDateRanges(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, last] = [tokens[at] as Token, tokens[at + 2]];
    const before = textIn(read.at(-1));
    const joins = TO.test(textIn(tokens[at + 1])) || (before === 'between' && textIn(tokens[at + 1]) === 'and');
    if (!isDate(token) || !isDate(last) || !joins) read.push(token);
    else {
      if (/^(?:from|between)$/.test(before)) read.pop();
      // "6 September to 24 October 2014" is in 2014.
      const [year] = /^\d{4}-(?=\d)/.exec(last.value) ?? [''];
      const value = /^\d{4}-/.test(token.value) ? token.value : `${year}${token.value}`;
      read.push({ ...token, value, bound: 'from' }, { ...last, bound: 'upto' });
      at += 2;
    }
  }
  return read;
}

/** Moves the words that bound a fact into it. */
export function withBounds(all: readonly Token[]): Token[] {
  const tokens = withDateRanges(withBoundsBehind(all));
  const read: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = read.at(-1);
    if (token.is === 'fact' && token.bound === undefined && last?.is === 'word' && isBounded(token)) {
      const before = read.at(-2);
      const isUpTo = last.word === 'to' && before?.is === 'word' && before.word === 'up';
      const isAtMost = before?.is === 'word' && before.word === 'at' && (last.word === 'least' || last.word === 'most');
      const isMinimumOf =
        last.word === 'of' && before?.is === 'word' && /^(?:minimum|min|maximum|max)$/.test(before.word);
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
      const bound =
        compared ??
        (isMinimumOf && before?.is === 'word'
          ? bounds.get(before.word)
          : isUpTo
            ? 'upto'
            : isStart
              ? 'from'
              : bounds.get(last.word));
      // "from 9am to 5pm" is one range, and its "from" bounds nothing.
      if (bound !== undefined && !(bound === 'from' && token.value.includes('-') && token.kind !== 'date')) {
        read.splice(read.length - (isUpTo || isAtMost || isStart || isMinimumOf || compared ? 2 : 1));
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
        // "600+ reviews" counts, "from 8 years" limits.
        read[read.length - 1] = { ...last, bound: behind, text: `${last.text}${token.text === '+' ? '+' : ''}` };
        continue;
      }
    }
    read.push(token);
  }
  return read;
}

const isBounded = ({ kind }: Fact): boolean =>
  kind !== 'day' && kind !== 'phone' && kind !== 'email' && kind !== 'link';

/** `€45/teen`, `€3 per portion`: any thing that says something is a unit there. */
function otherUnit(link: Token | undefined, { word, meaning }: Word): string | undefined {
  const isPer = (link?.is === 'mark' && link.text === '/') || (link?.is === 'word' && link.word === 'per');
  return isPer && !neutral.has(word) && !limits.has(word) ? meaning : undefined;
}

/** Moves what a price is charged by into it: `per night`, `a head`, `/hr`, `pp`. */
export function withUnits(tokens: readonly Token[]): Token[] {
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
      const named = unit?.is === 'word' ? (priceUnits.get(unit.word) ?? otherUnit(link, unit)) : undefined;
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
