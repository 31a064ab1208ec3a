import type { Fact, Token } from './tokens';
import { bounds, priceUnits } from './words';

/** Words behind a fact that bound it: `€45 upwards`, `6 months or older`. */
const boundsBehind: Readonly<Record<string, string>> = { upwards: 'from', plus: 'from', '+': 'from' };

/** Moves the words that bound a fact into it. */
export function withBounds(tokens: readonly Token[]): Token[] {
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
