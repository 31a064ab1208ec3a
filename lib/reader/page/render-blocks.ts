import type { Element } from 'domhandler';
import type { Block, Region } from './page-blocks';
import { fenceOf } from './read-blocks';

/** Blocks as plain text: one line per block, table cells separated by a bar. */
export function renderText(blocks: Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}

/** Blocks as Markdown: headings, paragraphs, nested lists, tables, quotations and code. */
export function renderMarkdown(blocks: Block[]): string {
  const parts: string[] = [];
  let previous: Block | undefined;
  for (const block of blocks) {
    const line = renderBlock(block, previous);
    if (line === '') continue;
    if (previous) parts.push(gapBetween(block, previous));
    parts.push(line);
    previous = block;
  }
  return parts.join('');
}

function gapBetween(block: Block, previous: Block): string {
  if (isTight(block, previous)) return '\n';
  return block.quoted && previous.quoted ? '\n>\n' : '\n\n';
}

/** Rows of one table and items of one list follow each other without a blank line. */
function isTight(block: Block, previous: Block): boolean {
  if (block.kind === 'row') return previous.kind === 'row' && tableOf(block.region) === tableOf(previous.region);
  return block.kind === 'item' && previous.kind === 'item' && block.marker !== '' && block.quoted === previous.quoted;
}

function tableOf(region: Region): Element | null {
  for (let at: Region | null = region; at; at = at.parent) if (at.element?.name === 'table') return at.element;
  return null;
}

function renderBlock(block: Block, previous: Block | undefined): string {
  const { kind, level, marker, markdown, quoted } = block;
  const prefix = quoted ? '> ' : '';
  if (kind === 'heading') return `${prefix}${'#'.repeat(level)} ${markdown.replaceAll(/\\?\n/g, ' ')}`;
  if (kind === 'code') {
    const fence = fenceOf(markdown, 3);
    return indent(`${fence}\n${markdown}\n${fence}`, prefix);
  }
  if (kind === 'row') return renderRow(block, previous);
  if (kind === 'item') {
    const margin = '    '.repeat(Math.min(level, 12) - 1);
    const hanging = ' '.repeat(marker === '' ? 2 : marker.length + 1);
    const lines = markdown.split('\n').map((line, at) => (at === 0 ? line : `${margin}${hanging}${line}`));
    return `${prefix}${margin}${marker === '' ? hanging : `${marker} `}${lines.join('\n')}`;
  }
  return indent(markdown.split('\n').map(protectLine).join('\n'), prefix);
}

/** A table row; the first one is followed by Markdown's delimiter row. */
function renderRow(block: Block, previous: Block | undefined): string {
  const cells = block.markdown.split(' | ');
  const row = `| ${cells.join(' | ')} |`;
  const continues = previous?.kind === 'row' && tableOf(previous.region) === tableOf(block.region);
  return continues ? row : `${row}\n|${' --- |'.repeat(cells.length)}`;
}

function indent(text: string, prefix: string): string {
  return prefix === ''
    ? text
    : text
        .split('\n')
        .map((line) => prefix + line)
        .join('\n');
}

/** Escapes a paragraph that starts like a heading, list or quotation. */
function protectLine(line: string): string {
  return line.replace(/^(#{1,6} |[-+] |\d{1,9}[.)] )/, (mark) => `\\${mark}`).replace(/^\\(\d+)([.)])/, '$1\\$2');
}
