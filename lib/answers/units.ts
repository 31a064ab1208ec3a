import { type AnswerBlock, type AnswerPage, type Area, oneLine } from './page';
import { hasClock, hasDay, hasEmail, hasMoney, hasPhone } from './patterns';
import { fold, sentencesOf } from './text';

/** The smallest piece that can be quoted: a sentence, an item of a list, a row of a table, a label with its value. */
export interface Unit {
  /** Its place in the list of all units. */
  id: number;
  /** Index of its page. */
  page: number;
  /** As the page shows it, on one line. */
  text: string;
  kind: AnswerBlock['kind'];
  area: Area;
  linked: boolean;
  quoted: boolean;
  /** The headings above it, the outermost first. */
  headings: string[];
  /** Counts the parts of the page between headings. */
  section: number;
  /** The short line right before it, which may say what it is: `Phone` before a number. */
  label?: string;
  /** The question of the page that it belongs to the answer of. */
  question?: string;
  /** What a link to it looks for: the text, or of lines that were joined the first. */
  anchor: string;
  /** Said before under the same heading, as footers are: not looked through again. */
  repeated: boolean;
}

/** More than any small business publishes; a site beyond it is read up to here. */
const MAX_UNITS = 20_000;
/** Longer pieces are not quoted. */
const MAX_LENGTH = 700;
const ONLY_DAYS_LENGTH = 48;
const LABEL_LENGTH = 40;

type Line = Omit<Unit, 'id' | 'page' | 'repeated'>;

/** The units of all pages in their order; each text under the same heading counts once. */
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

/** The lines of a page with the headings, labels and questions that they stand under. */
function linesOf(blocks: readonly AnswerBlock[]): Line[] {
  const lines: Line[] = [];
  let path: string[] = [];
  let section = 0;
  let question: string | undefined;
  let label: string | undefined;
  let lastArea: Area = 'content';
  for (const block of blocks) {
    const { kind, area, linked, quoted } = block;
    if (area !== lastArea) {
      // The footer does not belong to the last section of the content.
      [path, question, label] = [[], undefined, undefined];
      section += 1;
      lastArea = area;
    }
    const line = { kind, area, linked, quoted };
    if (kind === 'heading') {
      const text = oneLine(block.text).slice(0, MAX_LENGTH);
      path = [...path.slice(0, block.level - 1), ...Array(Math.max(0, block.level - 1 - path.length)).fill(''), text];
      section += 1;
      label = undefined;
      question = asQuestion(text);
      lines.push({ ...line, text, anchor: text, headings: path.slice(0, -1).filter(Boolean), section });
      continue;
    }
    for (const text of piecesOf(block)) {
      const headings = path.filter(Boolean);
      const asked = asQuestion(text);
      if (asked !== undefined) question = asked;
      const answers = asked === undefined ? question : undefined;
      lines.push({ ...line, text, anchor: text, headings, section, label, question: answers });
      label = isLabel(text, block) ? text : undefined;
    }
  }
  return lines;
}

/** A row stays whole, and so does an item unless it holds several sentences. */
function piecesOf({ kind, text }: AnswerBlock): string[] {
  const pieces = kind === 'row' || kind === 'code' ? [oneLine(text)] : sentencesOf(text).map(oneLine);
  return pieces.filter((piece) => piece !== '' && piece.length <= MAX_LENGTH && saysAnything(piece));
}

/** Words, or a fact in figures; the days of a calendar say nothing. */
const saysAnything = (text: string): boolean =>
  /\p{L}{2}/u.test(text) || hasMoney(text) || hasClock(text) || hasPhone(text);

/** The question that a line asks, without the mark that opens its answer; undefined when it asks none. */
export function asQuestion(text: string): string | undefined {
  const bare = text.replace(/[\s▼▾+⌄›»→-]+$/u, '');
  return bare.endsWith('?') && bare.length <= 200 && bare.includes(' ') ? bare : undefined;
}

function isLabel(text: string, { kind, linked }: AnswerBlock): boolean {
  if (text.length > LABEL_LENGTH || linked || kind === 'row' || /[.!?,]$/.test(text)) return false;
  return /\p{L}{2}/u.test(text) && !hasPhone(text) && !hasEmail(text) && !hasMoney(text);
}

/** Days on one line and their hours on the next become one unit: neither says anything alone. */
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

/** `Tel:` and the like: what follows is its value. */
const isValueLabel = (text: string): boolean => text.length < 45 && text.endsWith(':') && /\p{L}/u.test(text);

function isValue(line: Line | undefined, first: Line): boolean {
  return line !== undefined && line.kind === first.kind && first.kind !== 'heading' && line.text.length < 120;
}
