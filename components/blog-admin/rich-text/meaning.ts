import type { Definition, Html, Nodes, Root, RootContent } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

declare module 'mdast' {
  interface HtmlData {
    /** Whether it is any Markdown, which is written as it is. */
    isSource?: boolean;
  }
  interface TableData {
    /** The widths of the columns in per cent. */
    widths?: number[];
  }
}

/** A node that is written as it is. */
export const sourceNode = (value: string): Html => ({ type: 'html', value, data: { isSource: true } });

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Reads Markdown as the site does when it renders an article. */
export const readMarkdown = (markdown: string): Root => parser.parse(markdown);

/** What a text has that nobody types who does not write Markdown. An underlined line or one that is set in may be a letter's. */
const marks = new Set(['table', 'blockquote', 'strong', 'emphasis', 'delete', 'inlineCode', 'image', 'linkReference']);

/** Whether a plain text says more as Markdown than by its characters. */
export function isMarkdown(text: string): boolean {
  const { children } = readMarkdown(text);
  const says = (node: Nodes): boolean => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === 'heading') return source.startsWith('#');
    // One that begins with another number is a sentence: "1986. A year".
    if (node.type === 'list') return !node.ordered || node.start === 1 || node.children.length > 1;
    if (node.type === 'code') return /^[`~]/.test(source);
    if (node.type === 'link') return source.startsWith('[') || ('children' in node && node.children.some(says));
    return marks.has(node.type) || ('children' in node && node.children.some(says));
  };
  return children.some(says);
}

/** The definitions of links and footnotes in a text. */
export class Definitions {
  private readonly links = new Map<string, Definition>();
  private readonly notes = new Set<string>();

  constructor(blocks: readonly Nodes[]) {
    for (const block of blocks) {
      // Of several with one label, the first counts.
      if (block.type === 'definition' && !this.links.has(block.identifier)) this.links.set(block.identifier, block);
      if (block.type === 'footnoteDefinition') this.notes.add(block.identifier);
    }
  }

  get(identifier: string): Definition | undefined {
    return this.links.get(identifier);
  }

  /** Reads a part of the text, with the definitions that it uses. The blocks of the part come first. */
  read(markdown: string): RootContent[] {
    const labels = [...markdown.matchAll(/\[(\^?[^[\]]+)\]/g)].map(([, label = '']) => label);
    const used = [...new Set(labels.map((label) => normalizeIdentifier(label).toLowerCase()))].flatMap((label) => {
      const link = this.links.get(label);
      if (link) return `[${link.label}]: <${link.url.replaceAll(/[<>\\]/g, '\\$&')}>`;
      return label.startsWith('^') && this.notes.has(label.slice(1)) ? `[${label}]: note` : [];
    });
    const { children } = readMarkdown(used.length > 0 ? `${markdown}\n\n${used.join('\n\n')}` : markdown);
    return children.slice(0, children.length - used.length);
  }
}

type Run = [leaf: string, marks: string];

const squeeze = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ');

/** A line of text as its characters with their marks, whatever the order in which marks are nested. */
function runsOf(nodes: readonly Nodes[], definitions: Definitions, marks: readonly string[]): Run[] {
  const set = () => [...new Set(marks)].sort().join(' ');
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
      case 'delete':
        return runsOf(node.children, definitions, [...marks, node.type]);
      case 'link':
      case 'linkReference': {
        const target = node.type === 'link' ? node : definitions.get(node.identifier);
        const link = target ? `link:${JSON.stringify([target.url, target.title || null])}` : `ref:${node.type}`;
        return runsOf(node.children, definitions, [...marks, link]);
      }
      case 'text':
        return node.value ? [[squeeze(node.value), set()]] : [];
      case 'inlineCode':
        return [[`code:${node.value}`, set()]];
      case 'break':
        return [['break', '']];
      case 'image':
      case 'imageReference': {
        const target = node.type === 'image' ? node : definitions.get(node.identifier);
        return [[`image:${JSON.stringify([target?.url, target?.title || null, squeeze(node.alt ?? '')])}`, set()]];
      }
      case 'html':
        return node.data?.isSource
          ? runsOf(firstLine(definitions.read(node.value)), definitions, marks)
          : [[`html:${node.value}`, set()]];
      case 'footnoteReference':
        return [[`note:${node.identifier}`, set()]];
      default:
        return 'value' in node ? [[`${node.type}:${node.value}`, set()]] : [];
    }
  });
}

function firstLine([first]: readonly Nodes[]): Nodes[] {
  return first && 'children' in first ? first.children : first ? [first] : [];
}

const isText = (leaf: string) => !/^(?:code|image|note|html):|^break$/.test(leaf);

/** Joins neighbours with the same marks, and trims the ends, where Markdown has no spaces. */
function lineOf(nodes: readonly Nodes[], definitions: Definitions): Run[] {
  const runs: Run[] = [];
  for (const [leaf, marks] of runsOf(nodes, definitions, [])) {
    const last = runs.at(-1);
    if (last && last[1] === marks && isText(leaf) && isText(last[0])) last[0] += leaf;
    else runs.push([leaf, marks]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first) first[0] = first[0].trimStart();
  if (last) last[0] = last[0].trimEnd();
  return runs.map(([leaf, marks]): Run => [squeeze(leaf), marks]).filter(([leaf]) => leaf !== '');
}

function shapeOf(node: Nodes, definitions: Definitions): unknown[] {
  const blocks = () =>
    'children' in node
      ? node.children
          .map((child) => shapeOf(child, definitions))
          .filter((shape) => shape[0] !== 'paragraph' || `${shape[1]}`)
      : [];
  switch (node.type) {
    case 'paragraph':
      return ['paragraph', lineOf(node.children, definitions)];
    case 'heading':
      return ['heading', node.depth, lineOf(node.children, definitions)];
    case 'code':
      return ['code', node.lang || null, node.meta || null, node.value];
    case 'list':
      return ['list', node.ordered ? (node.start ?? 1) : null, blocks()];
    case 'listItem':
      return ['item', node.children.length > 0 ? (node.checked ?? null) : null, blocks()];
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => lineOf(cell.children, definitions)));
      for (const row of rows) while (row.length > 0 && row.at(-1)?.length === 0) row.pop();
      return ['table', (node.align ?? []).map((align) => align ?? null), rows];
    }
    case 'definition':
      return ['definition', node.identifier, node.url, node.title || null];
    case 'footnoteDefinition':
      return ['note', node.identifier, blocks()];
    default:
      return 'value' in node ? [node.type, node.value] : [node.type, blocks()];
  }
}

/** What a block says, regardless of how it is written: what must not change when it is written anew. */
export const meaningOf = (node: Nodes, definitions: Definitions): string => JSON.stringify(shapeOf(node, definitions));
