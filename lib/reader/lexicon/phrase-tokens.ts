import { memoizeByObject } from '@/lib/text/memoize';

/** As many letters choose among the words that go on. */
export const KEY_LENGTH = 3;

/** A word, a number or a sign of a text. */
export type Token = {
  /** In lower case, with plain apostrophes and hyphens. */
  text: string;
  /** Its first letters, which choose among phrases. */
  key: string;
  isWord: boolean;
  /** Whether white space stands before it. */
  isSpaced: boolean;
  /** Offsets in the text. */
  start: number;
  end: number;
};

const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const WORD = /^[\p{L}\d]/u;
const PLAIN: Readonly<Record<string, string>> = { '’': "'", '‐': '-', '‑': '-' };

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    const isWord = WORD.test(written);
    const plain = isWord ? written.toLowerCase() : (PLAIN[written] ?? written);
    tokens.push({
      text: plain,
      key: plain.slice(0, KEY_LENGTH),
      isWord,
      isSpaced: index > last && last >= 0,
      start: index,
      end: index + written.length,
    });
    last = index + written.length;
  }
  return tokens;
}

/** The texts of the last calls: each line of a page is asked by many lists. As many tokens as a long page has. */
const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, Token[]>();
let countRemembered = 0;

/** The tokens of a text, in linear time. */
export function tokensOf(text: string): readonly Token[] {
  const known = remembered.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  countRemembered += tokens.length + 1;
  if (countRemembered > MAX_REMEMBERED) {
    remembered.clear();
    countRemembered = tokens.length + 1;
  }
  remembered.set(text, tokens);
  return tokens;
}

type Belongs = (token: Token) => boolean;
/** By token, where the run of tokens ends that follow it without a space and belong to it: the token after the last one. */
export const runEnds = (tokens: readonly Token[], belongs: Belongs): Int32Array => endsIn(tokens)(belongs);

const endsIn = memoizeByObject((tokens: readonly Token[]) =>
  memoizeByObject((belongs: Belongs) => {
    const found = new Int32Array(tokens.length);
    for (let at = tokens.length - 1; at >= 0; at -= 1) {
      const next = tokens[at + 1];
      found[at] = next && !next.isSpaced && belongs(next) ? (found[at + 1] ?? 0) : at + 1;
    }
    return found;
  }),
);
