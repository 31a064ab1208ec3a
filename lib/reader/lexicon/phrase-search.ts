import type { Part, Separator } from './phrase-notation';
import { runEnds, type Token } from './phrase-tokens';
import type { Before, Edge, End, PhraseTree } from './phrase-tree';

type Word = Part & { kind: 'word' };
/** How the next part has to follow: as the first of its phrase, after the part before, or after a hyphen in place of a space. */
type Place = 'first' | 'next' | 'afterHyphen';

const isCurrency = (text: string): boolean => text === '€' || text === '£' || text === '$';
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isOfNumber = ({ text }: Token): boolean => text === '.' || text === ',' || isDigit(text.charCodeAt(0));
const isOfWord = ({ text, isWord }: Token): boolean => isWord || text === "'" || text === '-';
const isOfLetters = ({ isWord }: Token): boolean => isWord;
const accepts = (separator: Separator, isSpaced: boolean): boolean => isSpaced === (separator !== 'none');

/** A search for phrases in one text. Linear in its length: each gap is looked behind once. */
export class PhraseSearch {
  readonly #tokens: readonly Token[];
  /** By the tree behind a gap: the last token at which something of it begins. */
  #lastBehindGap: Map<PhraseTree, number> | undefined;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Where the longest phrase ends that begins at a token: the token after it; -1 if none begins there. */
  endAt(tree: PhraseTree, from: number): number {
    const token = this.#tokens[from];
    return !token || tree.excludes(token) ? -1 : this.#follow(tree, from, from, 'first');
  }

  /** Whether a token goes on with the word before it, as `19` in `covid19`. */
  #isGlued(at: number): boolean {
    const [token, before] = [this.#tokens[at], this.#tokens[at - 1]];
    return token !== undefined && before !== undefined && token.isWord && before.isWord && !token.isSpaced;
  }

  #endOfRun(at: number, belongs: (token: Token) => boolean): number {
    return runEnds(this.#tokens, belongs)[at] ?? at + 1;
  }

  /** Where a part ends that begins at a token; -1 if the token is something else. */
  #endOf(part: Part, token: Token, at: number): number {
    if (part.kind === 'word') return this.#endOfWord(part, token, at);
    if (part.kind === 'currency') return isCurrency(token.text) ? at + 1 : -1;
    if (part.kind === 'number') return isDigit(token.text.charCodeAt(0)) ? this.#endOfRun(at, isOfNumber) : -1;
    return isOfWord(token) ? this.#endOfRun(at, isOfWord) : -1;
  }

  #endOfWord({ text, openStart, openEnd }: Word, token: Token, at: number): number {
    if (openEnd === 'closed') {
      if (openStart === 'closed') return token.text === text ? at + 1 : -1;
      const isLonger = token.text.length > text.length || this.#isGlued(at);
      return token.text.endsWith(text) && (openStart === 'open' || isLonger) ? at + 1 : -1;
    }
    if (!(openStart === 'closed' ? token.text.startsWith(text) : token.text.includes(text))) return -1;
    const end = this.#endOfRun(at, openEnd === 'open' ? isOfLetters : isOfWord);
    return openEnd === 'longer' && token.text === text && end === at + 1 ? -1 : end;
  }

  /** The furthest token that a phrase reaches of which a part has ended before `at`; -1 if none ends. */
  #furthest(tree: PhraseTree, at: number, from: number): number {
    let furthest = -1;
    for (const end of tree.ends) {
      if (!this.#holds(end, from, at)) continue;
      const reached = end.gap ? this.#endBehindGap(end.gap, at) : end.isOpen ? this.#tokens.length : at;
      furthest = Math.max(furthest, reached);
    }
    const token = this.#tokens[at];
    if (!token) return furthest;
    furthest = Math.max(furthest, this.#follow(tree, at, from, 'next'));
    return token.text === '-' ? Math.max(furthest, this.#follow(tree, at + 1, from, 'afterHyphen')) : furthest;
  }

  #follow(tree: PhraseTree, at: number, from: number, place: Place): number {
    const token = this.#tokens[at];
    if (!token || tree.excludes(token)) return -1;
    let furthest = -1;
    const follow = (edges: readonly Edge[]) => {
      for (const { part, tree: after } of edges) {
        const end = this.#mayStand(part, token, at, place) ? this.#endOf(part, token, at) : -1;
        if (end >= 0) furthest = Math.max(furthest, this.#furthest(after, end, from));
      }
    };
    follow(tree.wordEdges(token.text));
    follow(tree.prefixEdges(token.key));
    follow(tree.others);
    return furthest;
  }

  #mayStand(part: Part, token: Token, at: number, place: Place): boolean {
    if (place === 'next') return accepts(part.separator, token.isSpaced);
    if (place === 'afterHyphen') return part.separator === 'space';
    // A whole word, and not the end of another.
    return part.kind !== 'word' || part.openStart !== 'closed' || !this.#isGlued(at);
  }

  /** Whether everything around a chunk from one token to another is as it has to be. */
  #holds(end: End, from: number, at: number): boolean {
    if (end.atStart && from > 0) return false;
    if (end.atEnd && at < this.#tokens.length) return false;
    if (end.isClosed && this.#isGlued(at)) return false;
    if (end.notBefore?.some((one) => this.#standsBefore(one, from))) return false;
    return !end.notAfter || this.#furthest(end.notAfter, at, at) < 0;
  }

  #standsBefore({ tree, tail, length }: Before, from: number): boolean {
    const token = this.#tokens[from];
    if (!token || from === 0) return false;
    const isHyphen = tail === 'space' && this.#tokens[from - 1]?.text === '-' && !token.isSpaced;
    if (!isHyphen && !accepts(tail, token.isSpaced)) return false;
    if (length === 0) return true;
    const to = isHyphen ? from - 1 : from;
    // A part may be several tokens, such as "don't".
    for (let start = to - 1; start >= Math.max(0, to - length * 3); start -= 1)
      if (this.endAt(tree, start) === to) return true;
    return false;
  }

  /** Where something of a tree ends that begins at a token or later; the last one. */
  #endBehindGap(tree: PhraseTree, at: number): number {
    this.#lastBehindGap ??= new Map();
    let start = this.#lastBehindGap.get(tree);
    if (start === undefined) {
      start = this.#tokens.length - 1;
      while (start >= 0 && this.endAt(tree, start) < 0) start -= 1;
      this.#lastBehindGap.set(tree, start);
    }
    return start >= at ? this.endAt(tree, start) : -1;
  }
}
