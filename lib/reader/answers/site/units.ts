import { oneLine } from '@/lib/text/one-line';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { fold, sentencesOf } from '../../text/tokens';
import { hasClock, hasDay, hasEmail, hasMoney, hasPhone } from '../question/patterns';
import type { AnswerBlock, AnswerPage, Area } from './page';

/** The smallest piece that can be quoted: a sentence, a list item, a table row, a label with its value. */
export interface Unit {
  /** Its index in the list of all units. */
  id: number;
  /** Index of its page. */
  page: number;
  /** The text of the page, on one line. */
  text: string;
  kind: AnswerBlock['kind'];
  area: Area;
  linked: boolean;
  quoted: boolean;
  /** The headings above it, outermost first. */
  headings: string[];
  /** Number of the section between two headings. */
  section: number;
  /** The index of its block on the page; of joined lines the first. */
  block: number;
  /** The number of the card that it is in, if any. */
  card?: number;
  /** The short line before it, such as `Phone` before a number. */
  label?: string;
  /** The line before the list that it is an item of: `Common symptoms are:`. */
  lead?: string;
  /** The FAQ of the page that it answers. */
  question?: string;
  /** The text that a link to it searches for; of joined lines the first. */
  anchor: string;
  /** Repeats an earlier unit under the same heading, as in footers; not indexed again. */
  repeated: boolean;
}

/** More than any small business publishes; the rest of the site is ignored. */
const MAX_UNITS = 20_000;
/** Longer pieces are not quoted. */
const MAX_LENGTH = 700;
const ONLY_DAYS_LENGTH = 48;
const LABEL_LENGTH = 40;
/** In lines. A question that is no heading does not govern the rest of its page. */
const LONGEST_ANSWER = 20;

type Line = Omit<Unit, 'id' | 'page' | 'repeated'>;

/** Splits pages into units, in order; a text that repeats under the same heading is marked. */
export function unitsOf(pages: readonly AnswerPage[]): Unit[] {
  const units: Unit[] = [];
  const seen = new Set<string>();
  for (const [page, { blocks }] of pages.entries()) {
    for (const line of joinHours(linesOf(blocks))) {
      const key = fold(`${line.label ?? line.headings.at(-1) ?? ''}|${line.text}`);
      if (units.length >= MAX_UNITS) return units;
      units.push({ ...line, id: units.length, page, repeated: seen.has(key) });
      seen.add(key);
    }
  }
  return units;
}

/** The lines of a page, each with its headings, label and question. */
function linesOf(blocks: readonly AnswerBlock[]): Line[] {
  const lines: Line[] = [];
  let path: string[] = [];
  let section = 0;
  let question: string | undefined;
  /** The number of lines since a question that is no heading. */
  let since = 0;
  let label: string | undefined;
  let lastArea: Area = 'content';
  let tableHead: string | undefined;
  let lead: string | undefined;
  for (const [at, block] of blocks.entries()) {
    const { kind, area, linked, quoted, card } = block;
    if (kind !== 'row') tableHead = undefined;
    else if (blocks[at - 1]?.kind !== 'row') tableHead = isTableHead(block, blocks[at + 1]) ? block.text : undefined;
    else if (tableHead !== undefined) label = oneLine(tableHead);
    if (area !== lastArea) {
      // The footer is not part of the last section of the content.
      [path, question, label] = [[], undefined, undefined];
      section += 1;
      lastArea = area;
    }
    const line = { kind, area, linked, quoted, block: at, card };
    if (kind === 'heading') {
      const text = oneLine(block.text).slice(0, MAX_LENGTH);
      path = [...path.slice(0, block.level - 1), ...Array(Math.max(0, block.level - 1 - path.length)).fill(''), text];
      section += 1;
      label = undefined;
      lead = undefined;
      question = asQuestion(text);
      since = Number.NEGATIVE_INFINITY;
      lines.push({ ...line, text, anchor: text, headings: path.slice(0, -1).filter(Boolean), section });
      continue;
    }
    let previous: string | undefined;
    for (const text of piecesOf(block)) {
      const headings = path.filter(Boolean);
      const asked = asQuestion(text);
      // "What about food? Should we bring our own?" is one question.
      if (asked !== undefined) {
        question = previous === undefined ? asked : `${previous} ${asked}`;
        since = 0;
      } else if (question !== undefined && ++since > LONGEST_ANSWER) question = undefined;
      previous = asked === undefined ? undefined : question;
      const answers = asked === undefined ? question : undefined;
      if (kind !== 'item') lead = INTRODUCTION.test(text) ? text : undefined;
      lines.push({
        ...line,
        text,
        anchor: text,
        headings,
        section,
        label,
        lead: kind === 'item' ? lead : undefined,
        question: answers,
      });
      label = isLabel(text, block) ? text : undefined;
    }
  }
  return lines;
}

/** `We also do:`, `The fees are:-` */
const INTRODUCTION = /:[-–—]?$/;

const COLUMN_NAMES = listed('units', 'columnNames');

/** True for the first row of a table of prices or hours, which names its columns: `Room | Weekday | Weekend`. */
function isTableHead({ text }: AnswerBlock, next: AnswerBlock | undefined): boolean {
  const states = (row: string) => hasMoney(row) || hasClock(row);
  if (next?.kind !== 'row' || states(text) || !states(next.text)) return false;
  const cells = text.split(' | ');
  if (cells.length !== next.text.split(' | ').length || cells.some((cell) => cell.length > LABEL_LENGTH)) return false;
  // With two columns, only its words distinguish a header from a row such as `Parking | free`.
  return cells.length > 2 || (cells.length === 2 && COLUMN_NAMES.test(cells[1] ?? ''));
}

/** Splits a block into sentences; rows of data and code stay whole. */
function piecesOf({ kind, text }: AnswerBlock): string[] {
  const isWhole = kind === 'code' || (kind === 'row' && !isLayoutRow(text));
  const pieces = isWhole ? [oneLine(text)] : text.split(' | ').flatMap(sentencesOf).map(oneLine);
  return pieces.filter((piece) => piece !== '' && piece.length <= MAX_LENGTH && hasContent(piece));
}

const LONG_CELL = 60;

/** True for a row of a layout table, whose cells are not related. */
const isLayoutRow = (text: string): boolean =>
  !hasMoney(text) && text.includes(' | ') && text.split(' | ').some((cell) => cell.length > LONG_CELL);

/** True for words, or a fact in figures; excludes the cells of a calendar. */
const hasContent = (text: string): boolean =>
  /\p{L}{2}/u.test(text) || hasMoney(text) || hasClock(text) || hasPhone(text);

/** Invitations and introductions in the form of a question: no customer asks them. */
const RHETORICAL = listed('units', 'rhetorical');

/** The question in a line, without the icon that expands its answer; undefined if there is none. */
export function asQuestion(text: string): string | undefined {
  const bare = text.replace(/(?<![\s▼▾+⌄›»→-])[\s▼▾+⌄›»→-]+$/u, '');
  if (RHETORICAL.test(bare)) return undefined;
  return bare.endsWith('?') && bare.length <= 200 && bare.includes(' ') ? bare : undefined;
}

function isLabel(text: string, { kind, linked }: AnswerBlock): boolean {
  if (text.length > LABEL_LENGTH || linked || kind === 'row' || kind === 'item' || /[.!?,]$/.test(text)) return false;
  return /\p{L}{2}/u.test(text) && ![hasPhone, hasEmail, hasMoney, hasClock].some((has) => has(text));
}

/** Joins a line of days with the hours on the next lines, and a label with its value. */
function joinHours(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    let text = line.text;
    if (startsHours(line)) {
      while (isHours(lines[at + 1], line) && text.length < 160) {
        at += 1;
        text = `${text} ${(lines[at] as Line).text}`;
      }
    } else if (isValueLabel(text) && isValue(lines[at + 1], line)) {
      at += 1;
      text = `${text} ${(lines[at] as Line).text}`;
    }
    joined.push(text === line.text ? line : { ...line, text, kind: line.kind === 'heading' ? 'paragraph' : line.kind });
  }
  return joined;
}

function startsHours({ text, kind }: Line): boolean {
  return kind !== 'row' && text.length <= ONLY_DAYS_LENGTH && hasDay(text) && !hasClock(text) && !/[.!?]$/.test(text);
}

function isHours(line: Line | undefined, first: Line): boolean {
  if (!line || line.kind === 'heading' || line.kind === 'row' || line.area !== first.area) return false;
  if (line.text.length > 60 || hasDay(line.text)) return false;
  return hasClock(line.text) || /\bclosed?\b|\bby appointment\b/i.test(line.text);
}

/** True for `Tel:` and similar, which label the next line. */
const isValueLabel = (text: string): boolean => text.length < 45 && text.endsWith(':') && /\p{L}/u.test(text);

function isValue(line: Line | undefined, first: Line): boolean {
  return line !== undefined && line.kind === first.kind && first.kind !== 'heading' && line.text.length < 120;
}
