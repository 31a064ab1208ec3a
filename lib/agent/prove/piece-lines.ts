import type { Piece } from '@/lib/reader/answers/pieces/pieces';
import { asQuestion, type Unit } from '@/lib/reader/answers/site/units';
import { OPEN, readHeading as said } from './above';
import { isFragment, limitOfPrices, limitsItsCard } from './card-limits';
import type { EvidenceLine } from './evidence';
import { lineOf } from './site-lines';
import type { Fact } from './tokens';
import { generalHeadings } from './words';

/** A line that proves sentences, and the units of the website that it is made of. */
export type PieceLine = EvidenceLine & { units: readonly Unit[] };

const isQuestion = (text: string): boolean => text.endsWith('?') || asQuestion(text) !== undefined;

const sectionOf = ({ url, headings }: Piece): string => [url, ...headings].join('\n');

/** The lines by which pieces prove sentences: each of their lines, with what limits it, and cards as a whole. */
export function linesOfPieces(pieces: readonly Piece[]): PieceLine[] {
  const notes = new Map<string, string[]>();
  for (const piece of pieces) {
    const limits = piece.lines.flatMap(({ text }) => limitOfPrices(text) ?? []);
    if (limits.length > 0) notes.set(sectionOf(piece), [...(notes.get(sectionOf(piece)) ?? []), ...limits]);
  }
  return pieces.flatMap((piece) => {
    const limits = notes.get(sectionOf(piece)) ?? [];
    return linesOfPiece(piece).map((line) =>
      limits.length > 0 && said(line.text).facts.some(isPrice)
        ? { ...line, limits: [...(line.limits ?? []), ...limits] }
        : line,
    );
  });
}

const isPrice = ({ kind }: Fact): boolean => kind === 'money';

function linesOfPiece(piece: Piece): PieceLine[] {
  const { kind, lines, headings, aboutOthers, pageTitle, name, head } = piece;
  const found = kind === 'card' ? linesOfCard(piece) : lines.map(lineOfUnit);
  found.push(...daysTogether(lines));
  if (kind === 'answer') found.push(...linesOfYes(piece));
  const isYes = kind === 'answer' && YES.test(lines.find(({ text }) => !isQuestion(text))?.text ?? '');
  return found
    .filter(({ text }) => !isQuestion(text))
    .map((line) => ({
      ...line,
      above: `${titleOf(pageTitle)}. ${line.above}`,
      ...(aboutOthers && {
        of: [pageTitle, ...headings, ...(name === undefined ? [] : [name])],
      }),
      ...(isYes && { isYes }),
      ...(kind === 'list' && line.units[0]?.kind === 'item' && { isItem: true, label: head }),
      ...((kind === 'card' || kind === 'line') && line.parts === undefined && isItemOf(line) && { isItem: true }),
    }));
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What rows of single days say of several: `Monday–Friday 9–5`. */
function daysTogether(lines: readonly Unit[]): PieceLine[] {
  const runs: { units: [Unit, ...Unit[]]; first: number; last: number; rest: string }[] = [];
  for (const unit of lines) {
    const { stems, facts } = said(unit.text);
    const [day, ...more] = facts.filter(({ kind }) => kind === 'day');
    const isHours = stems.every(({ meaning }) => meaning === OPEN) && more.length === 0 && day?.value.length === 1;
    if (!isHours) continue;
    const at = Number(day.value);
    const rest = unit.text.replace(day.text, '').replace(/^[\s:|,–-]+/, '');
    const run = runs.at(-1);
    if (run?.last === at - 1 && run.rest === rest) {
      run.units.push(unit);
      run.last = at;
    } else runs.push({ units: [unit], first: at, last: at, rest });
  }
  return runs.flatMap(({ units, first, last, rest }) =>
    units.length > 1 ? [{ ...lineOf(units[0]), units, text: `${DAYS[first]}–${DAYS[last]}: ${rest}` }] : [],
  );
}

/** Whether a line under a heading is a name with or without a figure, and no label of others: `Crab claws €16.50`. */
const isItemOf = ({ text, heading }: PieceLine): boolean =>
  heading !== undefined && isFragment(text) && !isGeneralLabel(text) && !limitsItsCard(text);

/** The part of a title that names the page, not the business. */
const titleOf = (title: string): string => title.split(/ [|–—-] /)[0] ?? '';

const lineOfUnit = (unit: Unit): PieceLine => ({ ...lineOf(unit), units: [unit] });

/** A line of a card: one of the page, or a price with what it is charged by on the next one. */
type CardLine = { text: string; units: readonly [Unit, ...Unit[]] };

/** Joins `€84` with `per person` below it, and `from` with `€40`. */
function joinPrices(lines: readonly Unit[]): CardLine[] {
  const joined: CardLine[] = [];
  for (const unit of lines) {
    const last = joined.at(-1);
    if (last && belongsToPrice(last.text, unit.text))
      joined.splice(-1, 1, { text: `${last.text} ${unit.text}`, units: [...last.units, unit] });
    else joined.push({ text: unit.text, units: [unit] });
  }
  return joined;
}

/** Whether two lines say more of a price together than alone. */
function belongsToPrice(before: string, text: string): boolean {
  const priced = [before, text].flatMap((one) => said(one).facts).filter(isPrice);
  const [price] = said(`${before} ${text}`).facts.filter(isPrice);
  const isBare = said(before).stems.length === 0 || said(text).stems.length === 0;
  return priced.length === 1 && isBare && (price?.unit !== priced[0]?.unit || price?.bound !== priced[0]?.bound);
}

const LABELLED = /^[^:]{2,40}: \S/;

function linesOfCard({ lines: all, headings, name }: Piece): PieceLine[] {
  const lines = joinPrices(all);
  const limits = lines.filter(({ text }) => limitsItsCard(text));
  const labelled = lines.filter(({ text }) => LABELLED.test(text) && said(text).facts.length === 0);
  // "President: Ann" and "Secretary: Tom" are two statements.
  const parts = lines.filter(
    (line) => limits.includes(line) || (isFragment(line.text) && !(labelled.length > 1 && labelled.includes(line))),
  );
  const hasPrices = lines.flatMap(({ text }) => said(text).facts).filter(isPrice).length > 1;
  let label: string | undefined;
  const single = lines.map((line): PieceLine => {
    const { text, units } = line;
    const others = !isFragment(text) ? [] : limits.filter((one) => one !== line).map((one) => one.text);
    const read = { ...lineOf(units[0]), text, units, ...(others.length > 0 && { limits: others }), hasPrices };
    if (!isGeneralLabel(text)) return { ...read, label: label ?? read.label };
    label = text;
    return read;
  });
  const [first] = parts;
  if (!first) return single;
  const texts = [...(name === undefined || name !== headings.at(-1) ? [] : [name]), ...parts.map(({ text }) => text)];
  return [
    ...single,
    {
      ...lineOf(first.units[0]),
      text: texts.join(', '),
      parts: texts,
      label: undefined,
      hasPrices,
      units: parts.flatMap(({ units }) => units),
    },
  ];
}

/** `Opening hours`, `Phone`: labels the lines below it in its card, to the next one. */
function isGeneralLabel(text: string): boolean {
  const { stems, facts } = said(text);
  return facts.length === 0 && stems.length > 0 && stems.every(({ meaning }) => generalHeadings.has(meaning));
}

const YES = /^(?:yes|yeah|of course|certainly|absolutely|definitely)\b/i;
const ONLY_YES = /^(?:yes|yeah|of course|certainly|absolutely|definitely)[.!]?$/i;
const CLOSED_QUESTION = /^(?:do|does|can|could|may|is|are|will|would|have|has)\b/i;

/** What a bare "yes" says: the question, unless the rest of the answer limits it. */
function linesOfYes({ head = '', lines }: Piece): PieceLine[] {
  const answer = lines.filter(({ text }) => !isQuestion(text));
  const [yes, ...rest] = answer;
  if (!yes || !ONLY_YES.test(yes.text) || !CLOSED_QUESTION.test(head)) return [];
  const isLimited = rest.some(({ text }) => limitsItsCard(text) || said(text).negations > 0);
  const asked: Readonly<Record<string, string>> = {
    you: 'we',
    your: 'our',
    i: 'you',
    my: 'your',
    we: 'you',
    our: 'your',
  };
  const text = head
    .replace(/[?\s]+$/, '')
    .replace(/\b(?:you|your|i|my|we|our)\b/gi, (word) => asked[word.toLowerCase()] ?? word);
  return isLimited ? [] : [{ text, units: [yes] }];
}
