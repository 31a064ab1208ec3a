import { hasClock, hasContact, hasDay, hasMoney } from '../question/patterns';
import { asQuestion, type Unit } from '../site/units';
import type { Piece } from './pieces';

type Lines = readonly [Unit, ...Unit[]];
/** A piece without its page. */
type Part = Pick<Piece, 'kind' | 'headings' | 'name' | 'head'> & { lines: Lines };

/** Of a section that is one card. */
const MOST_LINES = 8;
const MAX_LENGTH = 420;
const LONGEST_FRAGMENT = 80;

/** Splits the units of a card, or between two headings, into pieces. */
export function splitPlace(units: readonly Unit[]): Part[] {
  const heading = units.find(({ kind }) => kind === 'heading');
  const headings = heading ? [...heading.headings, heading.text] : (units[0]?.headings ?? []);
  const lines = units.filter((unit) => !isOnlyName(unit));
  const [first, ...rest] = lines.length > 0 ? lines : units;
  if (!first) return [];
  // A name alone: a service, or a button that looks like a heading.
  if (lines.length === 0) return [{ kind: 'line', headings: headings.slice(0, -1), lines: [first, ...rest] }];
  if (isCard(lines, heading)) return [cardOf([first, ...rest], headings, heading?.text)];
  return runsOf(lines).flatMap((run): Part[] => {
    const kind = kindOf(run);
    const [one] = run;
    if (kind === 'line')
      return splitCards(run).map((card) =>
        card.length > 1 ? cardOf(card, headings, undefined) : { kind: 'line', headings, lines: card },
      );
    const head = kind === 'row' ? one.label : kind === 'answer' ? questionOf(one) : run.find(({ lead }) => lead)?.lead;
    return [{ kind, headings, ...(head !== undefined && { head }), lines: run }];
  });
}

function cardOf(lines: Lines, headings: readonly string[], heading: string | undefined): Part {
  const [first] = lines;
  const name = heading ?? (isFragment(first) && !hasFigure(first) ? first.text : undefined);
  return { kind: 'card', headings, ...(name !== undefined && { name }), lines };
}

/** A heading says nothing itself unless it has a figure: `Tel: 01 234 5678`. */
export const isOnlyName = ({ kind, text }: Unit): boolean => kind === 'heading' && !hasContact(text) && !hasMoney(text);

/** A label, a name or a bare figure: not a sentence. */
const isFragment = ({ kind, text }: Unit): boolean =>
  kind !== 'row' && text.length <= LONGEST_FRAGMENT && !/[.!?:]$/.test(text);
const hasFigure = ({ text }: Unit): boolean => hasMoney(text) || hasClock(text) || hasDay(text) || hasContact(text);

function isCard(lines: readonly Unit[], heading: Unit | undefined): boolean {
  const isOne = lines.every(
    ({ card, question, kind }) => card !== undefined && question === undefined && kind !== 'row',
  );
  if (isOne) return lines.length > 1;
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (!heading || lines.length < 2 || lines.length > MOST_LINES || length > MAX_LENGTH) return false;
  if (lines.some(({ question, kind }) => question !== undefined || kind === 'row' || kind === 'item')) return false;
  const figures = lines.filter((line) => isFragment(line) && hasFigure(line));
  return figures.length > 0 && splitCards(lines).length === 1;
}

/** The question that a line answers or, without the icon that expands its answer, asks. */
const questionOf = ({ question, text }: Unit): string => question ?? asQuestion(text) ?? text;

function kindOf([first, second]: readonly Unit[]): Piece['kind'] {
  if (first?.kind === 'row') return 'row';
  if (first?.question !== undefined || (first && second?.question === questionOf(first))) return 'answer';
  return first?.kind === 'item' || second?.lead !== undefined ? 'list' : 'line';
}

/** Rows alone, answers with their question, items with their introduction, and other lines together. */
function runsOf(lines: readonly Unit[]): [Unit, ...Unit[]][] {
  const runs: [Unit, ...Unit[]][] = [];
  for (const [at, line] of lines.entries()) {
    const run = runs.at(-1);
    if (run && goesOn(run, line) && !introduces(line, lines[at + 1])) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

const introduces = (line: Unit, next: Unit | undefined): boolean =>
  next !== undefined &&
  (next.lead === line.text ||
    (next.question !== undefined &&
      next.question !== line.question &&
      next.question.endsWith(asQuestion(line.text) ?? line.text)));

function goesOn(run: readonly [Unit, ...Unit[]], line: Unit): boolean {
  const last = run.at(-1) ?? run[0];
  if (line.kind === 'row' || last.kind === 'row') return false;
  if (line.question !== undefined)
    return line.question === questionOf(run[0]) || line.question.endsWith(questionOf(run[0]));
  if (run[0].question !== undefined) return false;
  if (line.kind === 'item')
    return last.kind === 'item' ? last.lead === line.lead : line.lead !== undefined && line.lead === last.text;
  return last.kind !== 'item' && last.question === undefined;
}

/** What continues the line before it: `per night`, `(members only)`, `for two people`. */
const CONTINUES =
  /^[\p{Ll}(*+&/–-]|^(?:Per|For|From|Only|Not?|Except|Excluding|Including|If|When|With|Without|Up to|Plus|Min|Max)\b/u;

/** Sentences alone, and the short lines between them as cards: a name begins one when the card before it has its price. */
function splitCards(lines: readonly Unit[]): Lines[] {
  const cards: [Unit, ...Unit[]][] = [];
  for (const line of lines) {
    const card = cards.at(-1);
    const last = card?.at(-1);
    if (card && last && isFragment(last) && isFragment(line) && !beginsCard(card, line)) card.push(line);
    else cards.push([line]);
  }
  return cards;
}

const beginsCard = (card: readonly Unit[], line: Unit): boolean => {
  if (CONTINUES.test(line.text)) return false;
  const priced = card.filter(hasFigure).length;
  return priced > 0 && !hasFigure(line);
};
