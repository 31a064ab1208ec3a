import type { Node as ProseNode } from '@tiptap/pm/model';
import type { Nodes, RootContent } from 'mdast';
import { mapOffset, transplant } from './align';
import { type Bullet, type Codec, toBlock, writeBlock } from './codec';
import { Definitions, meaningOf, readMarkdown } from './meaning';

/** How a top-level node is written. `origin` is the block of the opened text that it is, or has become. */
type Written = { raw: string; origin: number | undefined };
type Block = { raw: string; gap: string; node: ProseNode };

const writtenLike = (blocks: readonly Nodes[], definitions: Definitions) =>
  blocks.map((block) => meaningOf(block, definitions));

/** The bullet of a list, so that it keeps it. */
const bulletOf = (raw: string): Bullet => (/^\s*(?:[*+]|\d+\))/.test(raw) ? '*' : '-');

/**
 * The Markdown of a text in the editor. Blocks that nobody has changed are written as they were read, and a changed one keeps what
 * has not changed in it. Relies on a node of ProseMirror staying the same object until it changes.
 */
export class BlockSource {
  private text = '';
  private head = '';
  private lineEnd = '\n';
  private definitions = new Definitions([]);
  private blocks: Block[] = [];
  private opened: ProseNode[] = [];
  private shown: ProseNode[] = [];
  private readonly written = new WeakMap<ProseNode, Written>();
  private starts: number[] = [];
  private definitionNodes: ProseNode[] = [];

  constructor(private readonly codec: Codec) {}

  /** The nodes of a text. */
  open(markdown: string): ProseNode[] {
    this.text = markdown;
    this.lineEnd = markdown.includes('\r\n') ? '\r\n' : '\n';
    const text = markdown.replaceAll('\r\n', '\n');
    const { children } = readMarkdown(text);
    const end = (index: number) => children[index]?.position?.end.offset ?? text.length;
    const start = (index: number) => {
      const offset = children[index]?.position?.start.offset;
      return offset === undefined ? text.length : text.lastIndexOf('\n', offset - 1) + 1;
    };
    this.definitions = new Definitions(children);
    this.head = text.slice(0, start(0));
    this.blocks = children.map((block, index) => {
      const raw = text.slice(start(index), end(index));
      const node = this.readBlock(block, raw, text);
      this.written.set(node, { raw, origin: index });
      return { raw, gap: text.slice(end(index), start(index + 1)), node };
    });
    this.definitionNodes = this.blocks
      .filter((_, index) => /efinition$/.test(children[index]?.type ?? ''))
      .map(({ node }) => node);
    this.opened = this.blocks.map(({ node }) => node);
    this.shown = this.opened;
    this.starts = children.map((_, index) => start(index));
    return this.opened;
  }

  /** The node of a block, as Markdown if the editor would write it with another meaning. */
  private readBlock(block: RootContent, raw: string, text: string): ProseNode {
    try {
      const node = this.codec.read(block, text, this.definitions);
      const written = writeBlock(toBlock(node));
      if (written === raw || this.says(written, block)) return node;
    } catch {}
    return this.codec.source(raw);
  }

  /** Whether Markdown is one block, with the meaning of this one. */
  private says(markdown: string, block: RootContent): boolean {
    const [again, ...more] = this.definitions.read(markdown);
    const isOne = again !== undefined && more.length === 0;
    return isOne && meaningOf(again, this.definitions) === meaningOf(block, this.definitions);
  }

  /** The Markdown of the nodes, which are a later state of those that were opened. */
  save(all: readonly ProseNode[]): string {
    const nodes = all.filter(
      (node) => this.written.has(node) || node.type.name !== 'paragraph' || node.content.size > 0,
    );
    const isUnchanged = nodes.length === this.opened.length && nodes.every((node, at) => node === this.opened[at]);
    if (!isUnchanged) {
      this.writeChanged(nodes);
      this.keepLinks(nodes);
    }
    let out = this.head;
    const starts: number[] = [];
    nodes.forEach((node, index) => {
      const next = nodes[index + 1];
      starts.push(out.length);
      // First, since it may write the blocks anew.
      const gap = next ? this.gapBetween(node, next) : (this.blocks.at(-1)?.gap ?? '');
      out += this.rawOf(node) + gap;
    });
    this.shown = nodes;
    this.starts = starts;
    if (isUnchanged) return this.text;
    return this.lineEnd === '\n' ? out : out.replaceAll('\n', '\r\n');
  }

  private rawOf(node: ProseNode): string {
    return this.written.get(node)?.raw ?? '';
  }

  private originOf(node: ProseNode): number | undefined {
    return this.written.get(node)?.origin;
  }

  /** Where the node that is shown as `node` is, from an index on; after undo, it may be another object. */
  private indexInShown(node: ProseNode | undefined, from: number): number {
    const origin = node && this.originOf(node);
    const isThis = (each: ProseNode, index: number) =>
      index >= from && (each === node || (origin !== undefined && this.originOf(each) === origin));
    return this.shown.findIndex(isThis);
  }

  /** Writes the nodes that are new, each as the changed version of the node that was in its place, if there was one. */
  private writeChanged(nodes: readonly ProseNode[]): void {
    let before = 0;
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index] as ProseNode;
      if (this.written.has(node)) {
        before = Math.max(before, this.indexInShown(node, before) + 1);
        continue;
      }
      const next = nodes.findIndex((each, at) => at > index && this.written.has(each));
      const changed = nodes.slice(index, next < 0 ? undefined : next);
      const end = this.indexInShown(nodes[next], before);
      const replaced = this.shown.slice(before, end < 0 ? undefined : end);
      changed.forEach((each, at) => {
        this.write(each, changed.length === replaced.length ? replaced[at] : undefined, nodes);
      });
      index += changed.length - 1;
    }
  }

  private write(node: ProseNode, replaced: ProseNode | undefined, nodes: readonly ProseNode[]): void {
    // After undo, a node equals the one that was opened.
    const opened = this.blocks.findIndex((block) => block.node.eq(node) && !nodes.includes(block.node));
    const block = this.blocks[opened];
    if (block) {
      this.written.set(node, { raw: block.raw, origin: opened });
      return;
    }
    this.written.set(node, {
      raw: this.fresh(node, replaced),
      origin: replaced && this.originOf(replaced),
    });
  }

  private fresh(node: ProseNode, replaced: ProseNode | undefined): string {
    if (node.type.name === 'sourceBlock') return node.textContent;
    const block = toBlock(node);
    const written = writeBlock(block);
    if (!replaced || replaced.type !== node.type) return written;
    const merged = transplant(this.rawOf(replaced), writeBlock(toBlock(replaced)), written);
    return merged !== undefined && merged !== written && this.says(merged, block) ? merged : written;
  }

  /** What separates two blocks: that of the text if they were neighbours in it, else one blank line. */
  private gapBetween(node: ProseNode, next: ProseNode): string {
    const [origin, after] = [this.originOf(node), this.originOf(next)];
    const areNeighbours = origin !== undefined && after === origin + 1;
    if (areNeighbours && this.isOpened(node, origin) && this.isOpened(next, after))
      return this.blocks[origin]?.gap ?? '\n\n';
    const gap = (areNeighbours && this.blocks[origin]?.gap) || '\n\n';
    if (this.areApart(node, next, gap)) return gap;
    if (gap !== '\n\n' && this.areApart(node, next, '\n\n')) return '\n\n';
    // Two lists that would become one, a block left open that would swallow the next, or code that would belong to a list.
    const rewrite = (block: ProseNode, bullet?: Bullet) =>
      this.written.set(block, { raw: writeBlock(toBlock(block), bullet), origin: this.originOf(block) });
    const bullets: readonly Bullet[] = /List$/.test(next.type.name) ? ['-', '*'] : [];
    const attempts = [
      ...bullets.map((bullet) => () => rewrite(next, bullet)),
      () => rewrite(next),
      () => rewrite(node, bulletOf(this.rawOf(node))),
    ];
    for (const attempt of attempts) {
      attempt();
      if (this.areApart(node, next, '\n\n')) break;
    }
    return '\n\n';
  }

  /** Writes the links anew whose definitions have been deleted. */
  private keepLinks(nodes: readonly ProseNode[]): void {
    if (this.definitionNodes.every((node) => nodes.includes(node))) return;
    const definitions = new Definitions(nodes.flatMap((node) => readMarkdown(this.rawOf(node)).children));
    for (const node of nodes) {
      const raw = this.rawOf(node);
      if (node.type.name === 'sourceBlock' || !raw.includes('[')) continue;
      const block = toBlock(node);
      const [read] = definitions.read(raw);
      if (read && meaningOf(read, definitions) === meaningOf(block, definitions)) continue;
      this.written.set(node, { raw: writeBlock(block), origin: this.originOf(node) });
    }
  }

  private isOpened(node: ProseNode, index: number): boolean {
    return this.blocks[index]?.raw === this.rawOf(node);
  }

  /** Whether two blocks stay two when they are read again. */
  private areApart(node: ProseNode, next: ProseNode, gap: string): boolean {
    const typesOf = (markdown: string) => readMarkdown(markdown).children.map(({ type }) => type);
    const [first, second] = [this.rawOf(node), this.rawOf(next)];
    return `${typesOf(first + gap + second)}` === `${[...typesOf(first), ...typesOf(second)]}`;
  }

  /** Whether a saved text, read again, has the blocks that the editor shows, each with the meaning that it has there. */
  isFaithful(markdown: string): boolean {
    const { children } = readMarkdown(markdown.replaceAll('\r\n', '\n'));
    const definitions = new Definitions(children);
    const expected = this.shown.flatMap((node) =>
      node.type.name === 'sourceBlock'
        ? writtenLike(definitions.read(node.textContent), definitions)
        : [meaningOf(toBlock(node), definitions)],
    );
    return JSON.stringify(writtenLike(children, definitions)) === JSON.stringify(expected);
  }

  /** The offset in the Markdown of a position in the text of a top-level node. */
  toOffset(node: ProseNode, offset: number): number {
    const index = this.shown.indexOf(node);
    if (index < 0) return this.text.length;
    return (this.starts[index] ?? 0) + mapOffset(offset, plainOf(node), this.rawOf(node));
  }

  /** The top-level node at an offset in the Markdown, and the offset in its text. */
  fromOffset(offset: number): { node: ProseNode | undefined; offset: number } {
    const index = Math.max(
      0,
      this.starts.findLastIndex((start) => start <= offset),
    );
    const node = this.shown[index];
    if (!node) return { node, offset: 0 };
    const raw = this.rawOf(node);
    return { node, offset: mapOffset(Math.min(offset - (this.starts[index] ?? 0), raw.length), raw, plainOf(node)) };
  }
}

/** The text of a node, each of its blocks in a line. */
export const plainOf = (node: ProseNode): string => node.textBetween(0, node.content.size, '\n', '\ufffc');
