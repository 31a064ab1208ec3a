import type { AnswerSite } from '@/lib/reader/answers/answer';
import { piecesOf } from '@/lib/reader/answers/pieces/pieces';
import { hasMoney } from '@/lib/reader/answers/question/patterns';
import type { Unit } from '@/lib/reader/answers/site/units';
import { memoizeByObject } from '@/lib/text/memoize';
import { formatLine } from '../format-lines';

/** A piece of a website as a model is shown it. */
export interface ShownPiece {
  /** That of its first line. */
  id: string;
  heading: string;
  text: string;
  /** Its lines, without those that only name the next one. */
  units: readonly Unit[];
  lines: readonly Unit[];
  /** What each of its units says. */
  said: ReadonlyMap<Unit, string>;
  isCard: boolean;
}

/** In characters, of which a token has 3.5 and more: 12,000 tokens. */
const MAX_CHARACTERS = 42_000;
const MAX_CHOICES = 200;

/** Whether a line names the next one, and only that: of several short lines in a row, such as an address, none does. */
function isNameOfNext(lines: readonly Unit[], at: number): boolean {
  const names = (place: number) => lines[place] !== undefined && lines[place + 1]?.label === lines[place].text;
  return names(at) && !names(at - 1) && !names(at + 1);
}

/** The lines that do not only name the next one, with what each says. */
const saying = (lines: readonly Unit[]): Map<Unit, string> =>
  new Map(
    lines.flatMap((unit, at) => {
      if (isNameOfNext(lines, at)) return [];
      const isListed = at > 0 && unit.label === lines[at - 1]?.text && !isNameOfNext(lines, at - 1);
      return [[unit, formatLine(isListed ? { ...unit, label: undefined } : unit, false)] as const];
    }),
  );

/** Without pages about neighbours: nothing of them is said for the business. */
const shownPieces = memoizeByObject((site: AnswerSite): readonly ShownPiece[] =>
  piecesOf(site.index)
    .filter(({ aboutOthers }) => !aboutOthers)
    .map(({ kind, lines, headings, head = '' }) => {
      const said = saying(lines);
      const units = [...said.keys()];
      const [first] = lines;
      const named = kind === 'answer' && head !== headings.at(-1) && head !== first?.text ? `${head} ` : '';
      return {
        id: String(first?.id),
        heading: headings.slice(-2).join(' > '),
        text: `${named}${[...said.values()].join(' · ')}`,
        said,
        units,
        lines,
        // A card with several prices is a list of things.
        isCard: kind === 'card' && units.filter(({ text }) => hasMoney(text)).length <= 1,
      };
    }),
);

const charactersOf = (pieces: readonly ShownPiece[]): number =>
  pieces.reduce((sum, { text, heading }) => sum + text.length + heading.length / 4 + 8, 0);

/** The pieces that are shown for a message: the whole website up to 12,000 tokens, otherwise the best. */
export function piecesFor(site: AnswerSite, question: string): readonly ShownPiece[] {
  const all = shownPieces(site);
  // Our own pages describe the work of other trades, so they answer only their own topics.
  if (!site.areChoicesAll && charactersOf(all) <= MAX_CHARACTERS) return all;
  const chosen = site.choices(question, MAX_CHOICES).flat();
  const ranks = new Map(chosen.map(({ url, text }, rank) => [`${url}\n${text}`, rank]));
  const rankOf = ({ units }: ShownPiece): number =>
    Math.min(
      ...units.map(
        ({ page, text }) => ranks.get(`${site.index.pages[page]?.url}\n${text}`) ?? Number.POSITIVE_INFINITY,
      ),
    );
  let left = MAX_CHARACTERS;
  const best = all
    .map((piece) => ({ piece, rank: rankOf(piece) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ piece }) => {
      left -= charactersOf([piece]);
      return left >= 0;
    });
  const kept = new Set(best.map(({ piece }) => piece));
  return all.filter((piece) => kept.has(piece));
}
