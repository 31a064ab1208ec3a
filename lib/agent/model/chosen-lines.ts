import type { AnswerSite } from '@/lib/reader/answers/answer';
import { hasMoney } from '@/lib/reader/answers/question/patterns';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes/quotes';
import type { Unit } from '@/lib/reader/answers/site/units';
import { withCounters } from '@/lib/reader/answers/stated/counters';
import type { Warning } from '@/lib/reader/answers/warnings/warning';
import { warningsAbout } from '@/lib/reader/answers/warnings/warnings';
import { lettersOf } from '@/lib/reader/text/tokens';
import { formatLine } from '../format-lines';
import { type Proof, prove, shareAnswered } from '../prove/proved-answer';
import type { WrittenText } from '../reply-type';
import type { TaughtAnswer } from '../taught/recall';
import type { ModelTurn } from './model-turn';
import { factQuestions } from './prompt';
import type { ShownPiece } from './site-pieces';
import { provesVerdict } from './verdict';

/** What a model chose in answer to a question, as far as it is shown. Plain JSON. */
export interface Chosen {
  /** What the owner has taught, or what code knows as a fact. */
  said?: string;
  fact?: string;
  /** Proved sentences, with the lines that they do not come from. */
  written?: WrittenText[];
  quotes: Quote[];
  warnings: Warning[];
  /** Whether the model copied the words of the lines, or they share words with the question. */
  isRead: boolean;
}

/** Of a shorter copy, several pieces may have the words. */
const TELLING = 8;

/** The piece that a model means: that with its id, or else the one with the words that it copied. */
function pieceOf({ id, words }: ModelTurn['lines'][number], pieces: readonly ShownPiece[]): ShownPiece | undefined {
  const copied = lettersOf(words);
  const named = pieces.find((piece) => piece.id === id);
  if (named && (copied === '' || lettersOf(named.text).includes(copied))) return named;
  const having = copied.length < TELLING ? [] : pieces.filter(({ text }) => lettersOf(text).includes(copied));
  return having[0] ?? named;
}

const hasWords = ({ text }: { text: string }, words: string): boolean => lettersOf(text).includes(lettersOf(words));

/** The units of chosen pieces that the copied words are of; of a card, or one that has them in none, all. */
function unitsOf(lines: ModelTurn['lines'], pieces: readonly ShownPiece[]): Unit[] {
  const found = lines.flatMap((line) => {
    const { units = [], said, isCard } = pieceOf(line, pieces) ?? {};
    const copied = lettersOf(line.words);
    const having =
      isCard || copied === ''
        ? []
        : units.filter((unit) => {
            const text = lettersOf(said?.get(unit) ?? '');
            return text.includes(copied) || (text.length >= TELLING && copied.includes(text));
          });
    return having.length > 0 ? having : units;
  });
  return [...new Set(found)];
}

/** A card in one line: `Evening call-out, 17:00 to 00:00: €70`. */
function sayCard({ units, heading }: ShownPiece): string | undefined {
  const prices = units.filter(({ text }) => hasMoney(text));
  const [price] = prices;
  if (prices.length !== 1 || price === undefined) return undefined;
  const name = heading.split(' > ').at(-1) ?? '';
  const others = units.filter((unit) => unit !== price).map(({ text }) => text.replace(/[.:]$/, ''));
  const label = price.label !== undefined && !others.includes(price.label) ? [price.label] : [];
  const said = [...label, ...others].filter(Boolean);
  const before = said.some((text) => text.includes(name)) || label.length > 0 ? said : [name, ...said];
  return before.length === 0 ? price.text : `${before.join(', ')}: ${price.text}`;
}

/** What the lines and sentences of a model come to; undefined where it chose nothing that the website has. */
export function chosenLines(
  site: AnswerSite,
  pieces: readonly ShownPiece[],
  taught: readonly TaughtAnswer[],
  turn: ModelTurn,
  question: { message: string; reading: string; language?: string },
): { chosen: Chosen; proved: number } | undefined {
  const { reading, language } = question;
  const none = { quotes: [], warnings: [], isRead: true };
  for (const { id } of turn.lines) {
    const told = /^t\d+$/.test(id) ? taught[Number(id.slice(1))] : undefined;
    if (told) return { chosen: { ...none, said: told.answer }, proved: 0 };
    const asked = /^f\d+$/.test(id) ? factQuestions[Number(id.slice(1))] : undefined;
    const { fact, quotes = [], warnings = [] } = asked && !site.areChoicesAll ? site.ask(asked) : {};
    if (fact !== undefined) return { chosen: { ...none, fact, quotes, warnings }, proved: 0 };
  }
  const units = unitsOf(turn.lines, pieces);
  // What a model is not shown proves nothing of what it says.
  const shown = new Set(pieces.flatMap((piece) => piece.lines));
  const proofs =
    turn.sentences.length === 0
      ? []
      : prove(site, turn.sentences, reading, units, language).filter((proof) =>
          proof.units.every((unit) => shown.has(unit)),
        );
  const quotes = [...new Set([...units, ...proofs.flatMap((proof) => proof.units)])].flatMap(
    (unit) => quoteOf(unit, site.index) ?? [],
  );
  if (quotes.length === 0) return undefined;
  const named = withCounters(quotes, site.index);
  const written = sentencesOf(proofs, units, pieces);
  const { verdict } = turn;
  const outright = verdict === 'none' ? undefined : named.find((quote) => provesVerdict(verdict, question, quote));
  const means = turn.lines.map((line) => ({ ...line, piece: pieceOf(line, pieces) }));
  const isCopied = means.every(({ words, piece }) => words !== '' && piece && hasWords(piece, words));
  const [first, second] = means.flatMap(({ piece }) => piece ?? []);
  const card = first?.isCard && second === undefined && first.units.length > 1 ? sayCard(first) : undefined;
  const chosen: Chosen = {
    quotes: named,
    warnings: warningsAbout(named, site.warnings),
    isRead: isCopied || shareAnswered(reading, named) > 0,
    ...(written.length > 0 && { written }),
    ...(written.length === 0 && card !== undefined && { fact: card }),
    ...(written.length === 0 &&
      outright && { fact: `${verdict === 'yes' ? 'Yes' : 'No'}: ${formatLine(outright, false)}` }),
  };
  return { chosen, proved: proofs.length };
}

/** The proved sentences, and the chosen lines that say something else: a sentence from a card or a list that was chosen whole says what answers. */
function sentencesOf(proofs: readonly Proof[], units: readonly Unit[], pieces: readonly ShownPiece[]): WrittenText[] {
  if (proofs.length === 0) return [];
  const proving = new Set(proofs.flatMap((proof) => proof.units));
  const whole = pieces.filter(
    (piece) =>
      piece.lines.some((unit) => proving.has(unit)) &&
      (piece.isCard || piece.units.every((unit) => units.includes(unit))),
  );
  const said = new Set([...proving, ...whole.flatMap(({ lines }) => lines)]);
  const textOf = (unit: Unit) => pieces.find((piece) => piece.said.has(unit))?.said.get(unit) ?? unit.text;
  const proved = proofs.map(({ text }) => lettersOf(text));
  const lines = units
    .filter((unit) => !said.has(unit) && !proved.some((text) => text.includes(lettersOf(unit.text))))
    .map((unit) => ({ text: textOf(unit) }));
  return [...proofs.map(({ text }) => ({ text })), ...lines];
}
