import { type AnyNode, Element, type ParentNode, Text } from 'domhandler';
import { collapse, isBlockTag, isHeadingTag, isIcon, isSilentTag, rawText } from './dom';
import { isControl, isDataRow, isField, isHidden } from './element-traits';
import { BREAK, CELL, escapeMarkdown, isCents, proseMass, tidyLines, weigh, writeBehind } from './line-text';
import { type Block, type BlockKind, type LinkReader, newRegion, type PageBlocks, type Region } from './page-blocks';
import { type ElementNames, readNames } from './vocabulary';

interface ListContext {
  depth: number;
  ordered: boolean;
  next: number;
}

/** The rows of a table or of its head, body or foot: how many there were, and the cells that reach into rows below, by column. */
type RowGroup = { rows: number; spans: Map<number, { text: string; markdown: string; last: number }> };

const newRowGroup = (): RowGroup => ({ rows: 0, spans: new Map() });
/** A table that is wider has no columns that somebody reads. */
const MAX_COLUMNS = 40;
/** Characters of cells that are repeated in the rows below, on one page. */
const MAX_REPEATED = 20_000;

/** How many rows or columns a cell covers; 0 means all rows that follow. */
function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  if (span === 0) return Number.POSITIVE_INFINITY;
  return span > 0 ? span : 1;
}

/** Code as Markdown, between more backticks than it has in a row. */
export const fenceOf = (code: string, least: number): string =>
  '`'.repeat(Math.max(least, ...(code.match(/`+/g) ?? []).map((run) => run.length + 1)));

/** Characters that decide whether two words need a space between them. */
const TAIL = 16;

const ROW_GROUPS = new Set(['table', 'thead', 'tbody', 'tfoot']);

/** Whether an element is an item or a paragraph behind another one. */
function isFollowUp({ name, prev }: Element): boolean {
  const before = prev instanceof Element ? prev : prev?.prev;
  return (name === 'li' || name === 'p') && before instanceof Element && before.name === name;
}

class BlockWalker {
  readonly blocks: Block[] = [];
  readonly regions: Region[] = [];
  private region: Region;
  private text = '';
  /** The end of `text`; examining the whole text would copy it each time. */
  private tail = '';
  private markdown: string[] = [];
  private afterBreak = false;
  private flushes = 0;
  private linkLength = 0;
  private outLength = 0;
  private linkLeaves = false;
  /** The text of the current link; null outside links. */
  private linkText: string | null = null;
  private list: ListContext = { depth: 0, ordered: false, next: 1 };
  private marker = '';
  private kind: BlockKind = 'paragraph';
  private level = 0;
  private quoted = false;
  private rowGroup = newRowGroup();
  private column = 0;
  private repeated = 0;
  private isInCode = false;
  /** Whether the current line labels a form field. */
  private labelsField = false;

  constructor(
    readonly root: Region,
    private readonly readLink: LinkReader,
  ) {
    this.region = root;
    this.regions.push(root);
  }

  read(node: ParentNode): void {
    if (node instanceof Element) this.visit(node);
    else this.walk(node);
    this.flush();
    this.root.end = this.blocks.length;
  }

  private walk(node: ParentNode): void {
    for (const child of node.children) this.visit(child);
  }

  private visit(node: AnyNode): void {
    if (node instanceof Text) {
      // Names and prices, days and hours are often separated only by CSS.
      const isProse = this.tail !== '' && this.kind !== 'code';
      const { between, data } = isProse ? writeBehind(this.tail, node) : { between: '', data: node.data };
      if (between !== '') this.addBetween(between);
      // White space between elements must not push what it separates out of the tail.
      this.tail =
        data.trim() === '' ? `${this.tail.trimEnd()} ` : (data.length < TAIL ? this.tail + data : data).slice(-TAIL);
      this.text += data;
      this.markdown.push(this.escape(data));
      if (this.linkText !== null) this.linkText += data;
      if (this.afterBreak && /\S/.test(data)) this.afterBreak = false;
      return;
    }
    if (node instanceof Element && isField(node)) this.markLabel();
    // The text of a closed popover is not on the page.
    if (!(node instanceof Element) || isSilentTag(node.name) || isControl(node) || node.attribs.popover !== undefined)
      return;
    if (isIcon(node)) return;
    const { name } = node;
    if (name === 'br') {
      this.breakLine();
      return;
    }
    const names = readNames(node);
    const hidden = isHidden(node);
    const setApart = hidden || (names.suspicion === 'strong' && this.linkText === null);
    if (this.kind === 'row') this.visitInRow(node, hidden);
    else if (this.text.trim() === '' && isCents(node, this.blocks.at(-1)?.text ?? '')) this.addCents(node);
    else if (isBlockTag(name) || setApart) this.visitBlock(node, names, hidden);
    else this.visitInline(node);
  }

  private escape(text: string): string {
    const escaped = this.kind === 'code' || this.isInCode ? text : escapeMarkdown(text);
    return this.kind === 'row' ? escaped.replaceAll('|', '\\|') : escaped;
  }

  /** Marks the text before a form field, in the same block or in the one before. */
  private markLabel(): void {
    const last = this.blocks.at(-1);
    if (this.text.trim() !== '') this.labelsField = true;
    else if (last) last.labelsField = true;
  }

  /** Adds the cents to a price whose whole units are a block of their own. */
  private addCents(element: Element): void {
    const last = this.blocks.at(-1);
    const cents = `.${rawText(element).trim()}`;
    if (last) Object.assign(last, { text: last.text + cents, markdown: last.markdown + cents });
  }

  /** Within a table row everything stays on one line. */
  private visitInRow(element: Element, hidden: boolean): void {
    if (hidden) return;
    if (element.name === 'td' || element.name === 'th') this.visitCell(element);
    else {
      if (isFollowUp(element)) this.addBetween(', ');
      else if (isBlockTag(element.name)) this.addSpace(' ');
      this.visitInline(element);
    }
  }

  /** Adds a cell, and empty ones for the further columns that it covers. */
  private visitCell(element: Element): void {
    this.repeatCells();
    const { rows, spans } = this.rowGroup;
    const [start, markdownStart] = [this.text.length, this.markdown.length];
    this.addSpace(CELL);
    this.visitInline(element);
    const last = rows + spanOf(element.attribs.rowspan) - 1;
    const text = this.text.slice(start);
    const markdown = this.markdown.slice(markdownStart).join('');
    const width = Math.min(spanOf(element.attribs.colspan), MAX_COLUMNS - this.column);
    for (let at = 0; at < Math.max(1, width); at += 1) {
      const cell = at === 0 ? { text, markdown } : { text: '', markdown: CELL };
      if (last > rows) spans.set(this.column, { ...cell, last });
      if (at > 0) this.markdown.push(CELL);
      this.column += 1;
    }
  }

  /** Repeats the cells of rows above that reach into this one, where it has come to their column. */
  private repeatCells(): void {
    const { rows, spans } = this.rowGroup;
    for (let span = spans.get(this.column); span && span.last >= rows; span = spans.get(this.column)) {
      this.repeated += span.text.length;
      const isLong = this.repeated > MAX_REPEATED;
      this.text += isLong ? CELL : span.text;
      this.markdown.push(isLong ? CELL : span.markdown);
      this.tail = '';
      this.column += 1;
    }
  }

  /** Adds a space or the point of a price, which follows the digits before it at once. */
  private addBetween(between: string): void {
    if (between !== ' ') {
      this.text = this.text.trimEnd();
      while (this.markdown.at(-1)?.trim() === '') this.markdown.pop();
      this.markdown.push(this.markdown.pop()?.trimEnd() ?? '');
    }
    this.addSpace(between);
  }

  private addSpace(space: string): void {
    this.tail = '';
    this.text += space;
    this.markdown.push(space);
    if (this.linkText !== null) this.linkText += ' ';
  }

  /** One line break stays within its paragraph; two end it. */
  private breakLine(): void {
    if (this.kind === 'code') this.addSpace('\n');
    else if (this.afterBreak) this.flush();
    else {
      this.addSpace(BREAK);
      this.afterBreak = true;
    }
  }

  private visitInline(element: Element): void {
    const { name } = element;
    if (name === 'a' && element.attribs.href !== undefined && this.linkText === null) {
      const target = this.readLink(element.attribs.href);
      this.linkLeaves = target?.isOutside ?? false;
      this.linkText = '';
      if (target === null) this.walk(element);
      else this.mark(element, '[', `](${this.kind === 'row' ? target.url.replaceAll('|', '%7C') : target.url})`);
      this.endLinkText();
      this.linkText = null;
    } else if (this.kind === 'code' || this.kind === 'heading') this.walk(element);
    // A button that is read opens the text below it.
    else if (name === 'strong' || name === 'b' || name === 'button') this.mark(element, '**', '**');
    else if (name === 'em' || name === 'i') this.mark(element, '*', '*');
    else if (name === 'code' && !this.isInCode) this.markCode(element);
    else this.walk(element);
  }

  private markCode(element: Element): void {
    this.isInCode = true;
    const fence = fenceOf(rawText(element), 1);
    this.mark(element, fence, fence);
    this.isInCode = false;
  }

  private endLinkText(): void {
    const length = weigh(collapse(this.linkText ?? ''));
    this.linkLength += length;
    if (this.linkLeaves) this.outLength += length;
    this.linkText = '';
  }

  /** Walks an inline element and wraps the text it added in Markdown markers, unless it broke the line. */
  private mark(element: Element, before: string, after: string): void {
    const start = this.markdown.length;
    const { flushes } = this;
    this.walk(element);
    if (this.flushes !== flushes) return;
    const added = this.markdown.splice(start).join('');
    const body = added.trim();
    const isBold = before === '**' && body.startsWith(before);
    const markable = body !== '' && !isBold && !body.includes(BREAK.trim()) && !body.includes(CELL);
    this.markdown.push(markable ? added.replace(body, () => before + body + after) : added);
  }

  private visitBlock(element: Element, names: ElementNames, hidden: boolean): void {
    this.flush();
    const { region, kind, level, list, marker, quoted, rowGroup } = this;
    const inner = newRegion(element, region, names, hidden);
    inner.first = this.blocks.length;
    this.regions.push(inner);
    this.region = inner;
    this.enter(element);
    if (element.name === 'summary') this.mark(element, '**', '**');
    else this.walk(element);
    if (this.kind === 'row' && this.text !== '') this.repeatCells();
    this.flush();
    inner.end = this.blocks.length;
    Object.assign(this, { region, kind, level, list, quoted, rowGroup });
    if (element.name === 'li') this.marker = marker;
  }

  private enter(element: Element): void {
    const { name } = element;
    if (isHeadingTag(name)) {
      this.kind = 'heading';
      this.level = Number(name[1]);
    } else if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir') {
      const start = Number.parseInt(element.attribs.start ?? '1', 10);
      this.list = { depth: this.list.depth + 1, ordered: name === 'ol', next: Number.isNaN(start) ? 1 : start };
    } else if (name === 'li') {
      this.kind = 'item';
      this.level = Math.max(1, this.list.depth);
      this.marker = this.list.ordered ? `${this.list.next}.` : '-';
      this.list.next += 1;
    } else if (name === 'blockquote') this.quoted = true;
    else if (name === 'pre') this.kind = 'code';
    else if (ROW_GROUPS.has(name)) this.rowGroup = newRowGroup();
    else if (name === 'tr') {
      this.rowGroup.rows += 1;
      this.column = 0;
      if (isDataRow(element)) this.kind = 'row';
    }
  }

  /** Ends the current line and adds it as a block unless it is empty. */
  private flush(): void {
    if (this.linkText !== null) this.endLinkText();
    // Most elements are separated only by white space.
    if (this.text.trim() !== '') this.addLine();
    this.tail = '';
    this.text = '';
    this.markdown = [];
    this.afterBreak = false;
    this.labelsField = false;
    this.linkLength = 0;
    this.outLength = 0;
    this.flushes += 1;
  }

  private addLine(): void {
    const code = this.kind === 'code';
    const text = code ? this.text.trimEnd() : tidyLines(this.text);
    if (text.trim() === '') return;
    const markdown = this.markdown.join('');
    // Without markers, both texts are equal unless there are line breaks.
    if (markdown === this.text && !markdown.includes(BREAK)) this.add(text, text);
    else this.add(text, code ? markdown.trimEnd() : tidyLines(markdown, '\\'));
  }

  private add(text: string, markdown: string): void {
    const { kind, level, marker, quoted, labelsField, region, linkLength, outLength } = this;
    const length = weigh(text);
    const said = { text, markdown, length, linkLength, outLength };
    this.blocks.push({ kind, level, marker, quoted, labelsField, ...said, region });
    region.own.length += length;
    if (quoted) region.own.quoted += length;
    region.own.linkLength += linkLength;
    region.own.mass += proseMass(kind, length, linkLength);
    this.marker = '';
  }
}

/** Reads the blocks below a node, and the regions that contain them, in one walk. */
export function readBlocks(node: ParentNode, readLink: LinkReader): PageBlocks {
  const walker = new BlockWalker(newRegion(null, null, { words: '', suspicion: null }, false), readLink);
  walker.read(node);
  return { blocks: walker.blocks, regions: walker.regions };
}
