import type { Mark, Node as ProseNode, Schema } from '@tiptap/pm/model';
import type { Blockquote, Link, Paragraph, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readCalloutMarker } from '@/lib/blog/callouts';
import { readColumnWidths, toHundred } from '@/lib/blog/column-widths';
import { videoOf } from '@/lib/blog/videos';
import { splitShownSize } from '@/lib/images/path';
import { Definitions, readMarkdown, sourceNode } from './meaning';

const marksOf = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;
const wrapsOf: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
};

const writer = (bullet: '-' | '*', bulletOrdered: '.' | ')') =>
  unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet, bulletOrdered, emphasis: '*', rule: '-', fences: true, listItemIndent: 'one' })
    .freeze();

/** A list with other bullets, or other marks behind its numbers, than the list before it does not continue that. */
const writers = { '-': writer('-', '.'), '*': writer('*', ')') };
export type Bullet = keyof typeof writers;

/** Writes one block of Markdown. */
export function writeBlock(block: RootContent, bullet: Bullet = '-'): string {
  const markdown = writers[bullet].stringify({ type: 'root', children: [block] }).replace(/\n$/, '');
  if (block.type !== 'table') return markdown;
  // Three hyphens under each heading, as people write them, or as many as the column is wide.
  const widths = block.data?.widths ?? [];
  let column = 0;
  const hyphens = () => '-'.repeat(widths[column++] ?? 3);
  return markdown.replace(/(?<=^.*\n)\|[ :|-]+\|$/m, (rule) => rule.replaceAll(/-+/g, hyphens));
}

/** Takes spaces off one end of a line, and with them line breaks, which Markdown has only between words. */
function trimEnd(nodes: PhrasingContent[], end: 'first' | 'last'): string {
  for (;;) {
    const at = end === 'first' ? 0 : nodes.length - 1;
    const node = nodes[at];
    if (node?.type === 'break') {
      nodes.splice(at, 1);
      continue;
    }
    if (node?.type !== 'text') return '';
    const rest = end === 'first' ? node.value.trimStart() : node.value.trimEnd();
    const space = rest === node.value ? '' : ' ';
    if (rest) {
      node.value = rest;
      return space;
    }
    nodes.splice(at, 1);
    if (nodes.length === 0) return space;
  }
}

/** Converts blocks of Markdown to nodes of the editor, and back. */
export class Codec {
  constructor(private readonly schema: Schema) {}

  /** The node of a block of `text`. @throws if the editor has no form for it */
  read(block: RootContent, text: string, definitions: Definitions): ProseNode {
    const node = new BlockReader(this.schema, text, definitions).block(block);
    node.check();
    return node;
  }

  /** The nodes of a text, such as a paste. */
  readAll(text: string): ProseNode[] {
    const root = readMarkdown(text);
    const definitions = new Definitions(root.children);
    return root.children.flatMap((block) => {
      try {
        return block.type === 'definition' ? [] : [this.read(block, text, definitions)];
      } catch {
        return [this.source(text.slice(block.position?.start.offset, block.position?.end.offset))];
      }
    });
  }

  /** The node of a block that is shown as Markdown. */
  source(raw: string): ProseNode {
    return this.schema.node('sourceBlock', {}, raw ? [this.schema.text(raw)] : []);
  }
}

class BlockReader {
  constructor(
    private readonly schema: Schema,
    private readonly text: string,
    private readonly definitions: Definitions,
  ) {}

  private make(type: string, attrs?: Record<string, unknown>, content?: ProseNode[]): ProseNode {
    return this.schema.node(type, attrs, content);
  }

  private line(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): ProseNode[] {
    return nodes.flatMap((node): ProseNode[] => {
      switch (node.type) {
        case 'strong':
        case 'emphasis':
        case 'delete':
          return this.line(node.children, this.schema.mark(marksOf[node.type]).addToSet(marks));
        case 'link':
        case 'linkReference': {
          const target = node.type === 'link' ? node : this.definitions.get(node.identifier);
          if (!target) break;
          const link = this.schema.mark('link', { href: target.url, title: target.title || null });
          return this.line(node.children, link.addToSet(marks));
        }
        case 'text': {
          const value = node.value.replaceAll(/[ \t]*\r?\n[ \t]*/g, ' ');
          return value ? [this.schema.text(value, marks)] : [];
        }
        case 'inlineCode':
          return [this.schema.text(node.value, this.schema.mark('code').addToSet(marks))];
        case 'break':
          return [this.make('hardBreak').mark(marks)];
      }
      const raw = this.text.slice(node.position?.start.offset, node.position?.end.offset);
      return [this.make('inlineSource', { raw }).mark(marks)];
    });
  }

  private blocks(nodes: readonly RootContent[]): ProseNode[] {
    return nodes.map((node) => this.block(node));
  }

  /** The still of a video, stored on this site, that links to it. */
  private video({ url, title, children: [still, ...others] }: Link): ProseNode | undefined {
    if (still?.type !== 'image' || others.length > 0 || title || still.title) return undefined;
    return videoOf(url) && still.url.startsWith('/')
      ? this.make('video', { href: url, src: still.url, alt: still.alt ?? '' })
      : undefined;
  }

  private quote({ children }: Blockquote): ProseNode {
    const [first, ...others] = children;
    const [start, ...rest] = first?.type === 'paragraph' ? first.children : [];
    const marker = start?.type === 'text' ? readCalloutMarker(start.value) : undefined;
    if (!marker || start?.type !== 'text') return this.make('blockquote', {}, this.blocks(children));
    const text = { ...start, value: marker.rest };
    const opening: Paragraph = { type: 'paragraph', children: text.value ? [text, ...rest] : rest };
    const content = opening.children.length > 0 || others.length === 0 ? [opening, ...others] : others;
    return this.make('blockquote', { callout: marker.kind }, this.blocks(content));
  }

  block(node: RootContent): ProseNode {
    switch (node.type) {
      case 'paragraph': {
        const [only, ...others] = node.children;
        const video = others.length === 0 && only?.type === 'link' ? this.video(only) : undefined;
        if (video) return video;
        if (only?.type !== 'image' || others.length > 0) return this.make('paragraph', {}, this.line(node.children));
        const caption = only.title ? [this.schema.text(only.title)] : [];
        return this.make('image', { ...splitShownSize(only.url), alt: only.alt ?? '' }, caption);
      }
      case 'heading':
        return this.make('heading', { level: node.depth }, this.line(node.children));
      case 'code': {
        const language = [node.lang, node.meta].filter(Boolean).join(' ') || null;
        return this.make('codeBlock', { language }, node.value ? [this.schema.text(node.value)] : []);
      }
      case 'thematicBreak':
        return this.make('horizontalRule');
      case 'blockquote':
        return this.quote(node);
      case 'list': {
        const isTask = node.children.some(({ checked }) => typeof checked === 'boolean');
        const tight = !node.spread && node.children.every(({ spread }) => !spread);
        const items = node.children.map(({ children, checked }) => {
          const content = children.length > 0 ? this.blocks(children) : [this.make('paragraph')];
          return isTask
            ? this.make('taskItem', { checked: checked ?? false }, content)
            : this.make('listItem', {}, content);
        });
        if (isTask && !node.ordered) return this.make('taskList', { tight }, items);
        return node.ordered
          ? this.make('orderedList', { start: node.start ?? 1, tight }, items)
          : this.make('bulletList', { tight }, items);
      }
      case 'table': {
        const width = node.children[0]?.children.length ?? 0;
        const widths = readColumnWidths(this.text.slice(node.position?.start.offset, node.position?.end.offset));
        // The header of a table without one is empty.
        const isOneRow = node.children.length === 1;
        const hasHeader = isOneRow || node.children[0]?.children.some(({ children }) => children.length > 0);
        const rows = node.children.slice(hasHeader ? 0 : 1).map(({ children }, row) => {
          const cells = Array.from({ length: Math.max(width, children.length) }, (_, column) => {
            const attrs = { align: node.align?.[column] ?? null, width: widths?.[column] ?? null };
            const line = this.make('paragraph', {}, this.line(children[column]?.children ?? []));
            return this.make(row === 0 && hasHeader ? 'tableHeader' : 'tableCell', attrs, [line]);
          });
          if (cells.length > width) throw new Error('A row has more cells than the table has columns.');
          return this.make('tableRow', {}, cells);
        });
        return this.make('table', {}, rows);
      }
      default:
        throw new Error(`The editor has no ${node.type}.`);
    }
  }
}

/** A line with its marks nested: the one that lasts longest is the outermost. */
function phrasing(nodes: readonly ProseNode[], open: readonly string[] = []): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at] as ProseNode;
    const endOf = (mark: Mark) => {
      let end = at;
      while (end < nodes.length && mark.isInSet((nodes[end] as ProseNode).marks)) end += 1;
      return end;
    };
    const [mark] = node.marks
      .filter(({ type }) => type.name !== 'code' && !open.includes(type.name))
      .sort((a, b) => endOf(b) - endOf(a));
    if (!mark) {
      line.push(leaf(node));
      at += 1;
      continue;
    }
    const children = phrasing(nodes.slice(at, endOf(mark)), [...open, mark.type.name]);
    const [before, after] = [trimEnd(children, 'first'), trimEnd(children, 'last')];
    if (before) line.push({ type: 'text', value: before });
    const wrap = wrapsOf[mark.type.name];
    if (children.length > 0) {
      if (wrap) line.push({ type: wrap, children });
      else line.push({ type: 'link', url: mark.attrs.href, title: mark.attrs.title, children } as PhrasingContent);
    }
    if (after) line.push({ type: 'text', value: after });
    at = endOf(mark);
  }
  return line;
}

function leaf(node: ProseNode): PhrasingContent {
  if (node.type.name === 'hardBreak') return { type: 'break' };
  if (node.type.name === 'inlineSource') return sourceNode(node.attrs.raw);
  const value = node.text ?? '';
  return node.marks.some(({ type }) => type.name === 'code') ? { type: 'inlineCode', value } : { type: 'text', value };
}

/** The line of a block. Headings and table cells have no line breaks. */
function lineOf(node: ProseNode, hasBreaks = true): PhrasingContent[] {
  const line = phrasing(node.children).map(
    (each): PhrasingContent => (each.type === 'break' && !hasBreaks ? { type: 'text', value: ' ' } : each),
  );
  trimEnd(line, 'first');
  trimEnd(line, 'last');
  return line;
}

const isEmptyLine = (node: RootContent) => node.type === 'paragraph' && node.children.length === 0;

const blocksOf = (node: ProseNode): RootContent[] => node.children.map(toBlock).filter((block) => !isEmptyLine(block));

function quoteOf(node: ProseNode): Blockquote {
  const children = blocksOf(node) as Blockquote['children'];
  const { callout } = node.attrs;
  if (!callout) return { type: 'blockquote', children };
  const marker = sourceNode(`[!${callout}]`);
  const [first, ...others] = children;
  return first?.type === 'paragraph'
    ? {
        type: 'blockquote',
        children: [
          { type: 'paragraph', children: [marker, { type: 'text', value: '\n' }, ...first.children] },
          ...others,
        ],
      }
    : { type: 'blockquote', children: [{ type: 'paragraph', children: [marker] }, ...children] };
}

/** The widths of a table's columns in per cent, if the author has set any. */
export function columnWidthsOf(table: ProseNode): number[] | undefined {
  const widths = (table.firstChild?.children ?? []).map((_, column): number | null => {
    const row = table.children.find((each) => each.maybeChild(column)?.attrs.width);
    return row?.child(column).attrs.width ?? null;
  });
  return widths.some(Boolean) ? toHundred(widths) : undefined;
}

/** The block that a node is written as. */
export function toBlock(node: ProseNode): RootContent {
  const { attrs } = node;
  const kind = node.type.name;
  switch (kind) {
    case 'paragraph':
      return { type: 'paragraph', children: lineOf(node) };
    case 'heading':
      return { type: 'heading', depth: attrs.level, children: lineOf(node, false) };
    case 'codeBlock': {
      const [lang, ...meta] = String(attrs.language ?? '').split(' ');
      return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: node.textContent };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'image': {
      const title = node.textContent.trim() || null;
      const url = attrs.size ? `${attrs.src}#${attrs.size}` : attrs.src;
      return { type: 'paragraph', children: [{ type: 'image', url, alt: attrs.alt, title }] };
    }
    case 'video':
      return {
        type: 'paragraph',
        children: [{ type: 'link', url: attrs.href, children: [{ type: 'image', url: attrs.src, alt: attrs.alt }] }],
      };
    case 'blockquote':
      return quoteOf(node);
    case 'bulletList':
    case 'orderedList':
    case 'taskList': {
      const children = node.children.map((item) => {
        const blocks = blocksOf(item);
        const checked =
          item.type.name === 'taskItem' && blocks[0]?.type === 'paragraph' ? Boolean(item.attrs.checked) : null;
        return { type: 'listItem', spread: !attrs.tight, checked, children: blocks };
      });
      const ordered = kind === 'orderedList';
      return {
        type: 'list',
        ordered,
        start: ordered ? attrs.start : null,
        spread: !attrs.tight,
        children,
      } as RootContent;
    }
    case 'table': {
      const rows = node.children;
      const cells = (row: ProseNode): TableCell[] =>
        row.children.map((cell) => ({
          type: 'tableCell',
          children: cell.firstChild ? lineOf(cell.firstChild, false) : [],
        }));
      const first = rows[0]?.children ?? [];
      const header: TableCell[] = first.map(() => ({ type: 'tableCell', children: [] }));
      const written = rows.map((row): TableRow => ({ type: 'tableRow', children: cells(row) }));
      return {
        type: 'table',
        align: first.map((cell) => cell.attrs.align),
        data: { widths: columnWidthsOf(node) },
        children:
          first[0]?.type.name === 'tableHeader' ? written : [{ type: 'tableRow', children: header }, ...written],
      };
    }
    default:
      return sourceNode(node.textContent);
  }
}
