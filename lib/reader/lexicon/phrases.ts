import { PhraseSearch } from './phrase-search';
import { tokensOf } from './phrase-tokens';
import { type PhraseTree, treeOf } from './phrase-tree';

/** What can tell whether something stands in a text: phrases, or a regular expression. */
export interface Matcher {
  test(text: string): boolean;
}

/** Where a phrase stands in a text: offsets. */
export type Match = { index: number; end: number };

const ANYTHING = /(?:)/;

/** Phrases of the lexicon, in the notation of phrase-notation.ts. Every search takes linear time. */
export class Phrases implements Matcher {
  readonly #phrases: readonly string[];
  readonly #others: readonly RegExp[];
  #tree: PhraseTree | undefined;

  /** @param others match too, whatever their case */
  constructor(phrases: readonly string[], others: readonly RegExp[] = []) {
    this.#phrases = phrases;
    this.#others = others.map(({ source }) => new RegExp(source, 'giu'));
  }

  /** All phrases of several lists: one search tells that none of them has something in a text, as in most texts. */
  static anyOf(lists: readonly Phrases[]): Phrases {
    return new Phrases(
      lists.flatMap((one) => one.#phrases),
      lists.flatMap((one) => one.#others),
    );
  }

  /** Built at the first search: a run does not ask most lists. */
  get #root(): PhraseTree {
    this.#tree ??= treeOf(this.#phrases);
    return this.#tree;
  }

  /** Whether one of the phrases stands in a text. */
  test(text: string): boolean {
    const root = this.#root;
    const tokens = tokensOf(text);
    const search = new PhraseSearch(tokens);
    for (let at = 0; at < tokens.length; at += 1) if (search.endAt(root, at) >= 0) return true;
    return this.#others.some((other) => text.search(other) >= 0);
  }

  /** The longest phrase at each place, from left to right. */
  #matches(text: string): Match[] {
    const root = this.#root;
    const tokens = tokensOf(text);
    const search = new PhraseSearch(tokens);
    const found: Match[] = this.#others.flatMap((other) =>
      [...text.matchAll(other)].map(({ 0: { length }, index }) => ({ index, end: index + length })),
    );
    for (const [at, { start }] of tokens.entries()) {
      const last = tokens[search.endAt(root, at) - 1];
      if (last) found.push({ index: start, end: last.end });
    }
    return found.sort((one, other) => one.index - other.index || other.end - one.end);
  }

  /** The places of phrases that do not overlap, from left to right, the longest phrase at each. */
  *places(text: string): Generator<Match> {
    let end = 0;
    for (const match of this.#matches(text)) {
      if (match.index < end) continue;
      yield match;
      end = match.end;
    }
  }

  /** The phrases in a text, as they are written there. */
  matches(text: string): string[] {
    return [...this.places(text)].map(({ index, end }) => text.slice(index, end));
  }

  /** The first place where a phrase stands. */
  find(text: string): Match | undefined {
    return this.#matches(text)[0];
  }

  /** Where the longest phrase ends that begins at an offset of the text; -1 if none begins there. */
  endAt(text: string, index: number): number {
    const tokens = tokensOf(text);
    // By halves: a line is asked at each of its words.
    let [at, end] = [0, tokens.length];
    while (at < end) {
      const middle = (at + end) >> 1;
      if ((tokens[middle]?.start ?? 0) < index) at = middle + 1;
      else end = middle;
    }
    if (tokens[at]?.start !== index) return -1;
    return tokens[new PhraseSearch(tokens).endAt(this.#root, at) - 1]?.end ?? -1;
  }

  /** Whether a phrase stands between a beginning and an end of the text as these describe them. */
  standsBetween(text: string, beginning: RegExp, end: RegExp): boolean {
    return this.#matches(text).some(
      (match) => beginning.test(text.slice(0, match.index)) && end.test(text.slice(match.end)),
    );
  }

  /** Whether a phrase begins a text that ends as described. */
  begins(text: string, end: RegExp): boolean {
    if (this.#others.length > 0) return this.standsBetween(text, /^\s*$/, end);
    const to = this.endAt(text, tokensOf(text)[0]?.start ?? 0);
    return to >= 0 && end.test(text.slice(to));
  }

  /** Whether a text ends with a phrase and what is described. */
  ends(text: string, end = /^$/): boolean {
    return this.standsBetween(text, ANYTHING, end);
  }

  /**
   * The text with `replacement` in place of each phrase.
   * @param tail only phrases that this follows, and with it
   */
  replace(text: string, replacement: string, tail = ANYTHING): string {
    let end = 0;
    let replaced = '';
    for (const match of this.#matches(text)) {
      const follows = tail.exec(text.slice(match.end));
      if (match.index < end || !follows) continue;
      replaced += text.slice(end, match.index) + replacement;
      end = match.end + follows[0].length;
    }
    return replaced + text.slice(end);
  }
}

/** The phrases of a list. `others` match too. */
export const patternOf = (phrases: readonly string[], ...others: readonly RegExp[]): Phrases =>
  new Phrases(phrases, others);
