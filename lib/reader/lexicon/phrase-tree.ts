import { type Chunk, type Part, partsOf, type Separator, spellings, type Way, waysOf } from './phrase-notation';
import { KEY_LENGTH, type Token } from './phrase-tokens';

/** A part with the tree of what may follow it. */
export type Edge = { part: Part; tree: PhraseTree };

/** The end of a chunk: of a phrase, or of its part before a gap, with what must not stand around it. */
export type End = {
  /** Whether the last word has to end here. */
  isClosed: boolean;
  atStart: boolean;
  atEnd: boolean;
  notBefore?: readonly Before[];
  notAfter?: PhraseTree;
  /** What follows the gap. */
  gap?: PhraseTree;
  /** Whether the phrase ends with a gap, and so with the text. */
  isOpen: boolean;
};

/** What must not stand before a phrase, and what separates the two. */
export type Before = { tree: PhraseTree; tail: Separator; length: number };

const NONE: readonly Edge[] = [];

/** Whether a token that begins so is neither a number nor a currency sign. */
const isLetter = (code: number): boolean => code > 64 && code !== 0xa3 && code !== 0x20ac;
const isWordText = (text: string): boolean => /^[\p{L}\d]/u.test(text);

/** Phrases as a tree of their parts: those that begin alike share their first ones. */
export class PhraseTree {
  readonly ends: End[] = [];
  readonly #words = new Map<string, Edge[]>();
  /** Edges of words that go on, by their first letters. */
  readonly #prefixes = new Map<string, Edge[]>();
  /** Edges of numbers, of currency signs, of any word, and of words by their ends. */
  readonly others: Edge[] = [];
  /** Whether words are among the others. */
  #hasOtherWords = false;

  /** Edges of the whole word that a token is. */
  wordEdges(text: string): readonly Edge[] {
    return this.#words.get(text) ?? NONE;
  }

  /** Edges of words of which a token may be a longer form. */
  prefixEdges(key: string): readonly Edge[] {
    return this.#prefixes.size > 0 ? (this.#prefixes.get(key) ?? NONE) : NONE;
  }

  /** Whether a token cannot be a part that comes next: most cannot. */
  excludes({ text, key }: Token): boolean {
    if (this.#hasOtherWords || this.#words.has(text)) return false;
    if (this.others.length > 0 && !isLetter(text.charCodeAt(0))) return false;
    return this.#prefixes.size === 0 || !this.#prefixes.has(key);
  }

  /** Adds one way to write a phrase. */
  add([chunk, ...rest]: readonly Chunk[], { atStart, atEnd }: Omit<Way, 'chunks'>): void {
    if (!chunk) return;
    let tree: PhraseTree = this;
    for (const part of chunk.parts) tree = tree.#follow(part);
    const last = chunk.parts.at(-1);
    const end: End = {
      isClosed: last?.kind === 'word' && last.openEnd === 'closed' && isWordText(last.text),
      atStart,
      atEnd: atEnd && rest.length === 0,
      isOpen: rest.length === 1 && rest[0]?.parts.length === 0,
      notBefore: chunk.notBefore === undefined ? undefined : beforesOf(chunk.notBefore),
      notAfter: chunk.notAfter === undefined ? undefined : treeOf([chunk.notAfter]),
    };
    if (rest.length === 0 || end.isOpen) tree.ends.push(end);
    else tree.#gapFor(end).add(rest, { atStart: false, atEnd });
  }

  /** The tree behind a gap, which phrases without conditions share. */
  #gapFor(end: End): PhraseTree {
    const isPlain = (one: End) => !one.notBefore && !one.notAfter;
    const known = this.ends.find((one) => one.gap && isPlain(one) && isPlain(end) && one.atStart === end.atStart);
    if (known?.gap) return known.gap;
    const gap = new PhraseTree();
    this.ends.push({ ...end, gap });
    return gap;
  }

  #follow(part: Part): PhraseTree {
    const edges = this.#edgesOf(part);
    const key = JSON.stringify(part);
    const known = edges.find((edge) => JSON.stringify(edge.part) === key);
    if (known) return known.tree;
    const tree = new PhraseTree();
    edges.push({ part, tree });
    return tree;
  }

  #edgesOf(part: Part): Edge[] {
    if (part.kind === 'number' || part.kind === 'currency') return this.others;
    const isWhole = part.kind === 'word' && part.openEnd === 'closed';
    if (part.kind !== 'word' || part.openStart !== 'closed' || (!isWhole && part.text.length < KEY_LENGTH)) {
      this.#hasOtherWords = true;
      return this.others;
    }
    const [edges, key] = isWhole ? [this.#words, part.text] : [this.#prefixes, part.text.slice(0, KEY_LENGTH)];
    const known = edges.get(key) ?? [];
    edges.set(key, known);
    return known;
  }
}

const beforesOf = (text: string): Before[] =>
  spellings(text).map((way) => {
    const { parts, tail } = partsOf(way);
    const tree = new PhraseTree();
    tree.add([{ parts }], { atStart: false, atEnd: false });
    return { tree, tail, length: parts.length };
  });

/** The tree of phrases in the notation of phrase-notation.ts. */
export function treeOf(phrases: readonly string[]): PhraseTree {
  const tree = new PhraseTree();
  for (const phrase of phrases) for (const way of waysOf(phrase)) tree.add(way.chunks, way);
  return tree;
}
