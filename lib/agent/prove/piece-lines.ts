import type { Piece } from '@/lib/reader/answers/pieces/pieces';
import { asQuestion, type Unit } from '@/lib/reader/answers/site/units';
import { readHeading as said } from './above';
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
    }));
}

/** The part of a title that names the page, not the business. */
const titleOf = (title: string): string => title.split(/ [|–—-] /)[0] ?? '';

const lineOfUnit = (unit: Unit): PieceLine => ({ ...lineOf(unit), units: [unit] });

function linesOfCard({ lines, headings, name }: Piece): PieceLine[] {
  const limits = lines.filter(({ text }) => limitsItsCard(text));
  const parts = lines.filter((unit) => isFragment(unit.text) || limits.includes(unit));
  const hasPrices = lines.flatMap(({ text }) => said(text).facts).filter(isPrice).length > 1;
  let label: string | undefined;
  const single = lines.map((unit): PieceLine => {
    const others = !isFragment(unit.text) ? [] : limits.filter((one) => one !== unit).map(({ text }) => text);
    const line = { ...lineOfUnit(unit), ...(others.length > 0 && { limits: others }), hasPrices };
    if (!isGeneralLabel(unit.text)) return { ...line, label: label ?? line.label };
    label = unit.text;
    return line;
  });
  const [first] = parts;
  if (!first) return single;
  const texts = [...(name === undefined || name !== headings.at(-1) ? [] : [name]), ...parts.map(({ text }) => text)];
  return [
    ...single,
    { ...lineOf(first), text: texts.join(', '), parts: texts, label: undefined, hasPrices, units: parts },
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
