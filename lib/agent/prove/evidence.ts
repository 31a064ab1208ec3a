import { groupParts } from './group-parts';
import {
  countNegations,
  factsIn,
  type Item,
  partsOf,
  type Statement,
  sentencesIn,
  statementOf,
  stemsIn,
} from './statement';
import type { Fact, Token } from './tokens';
import { audiences, generalHeadings, selves } from './words';

/** A line of a website that a sentence can be proved by. */
export interface EvidenceLine {
  text: string;
  /** The heading above it, or the FAQ that it answers. */
  heading?: string;
  /** The short line before it, or the names of the columns: `Room | Weekday | Weekend`. */
  label?: string;
  /** The headings above that. */
  above?: string;
}

/** The smallest piece of a line that says something on its own: "adults €12" of "adults €12, children €8". */
export interface Zone<L extends EvidenceLine = EvidenceLine> extends Statement {
  line: L;
  /** Whether it joins several such pieces: it proves only what repeats them in order. */
  isJoined: boolean;
  meanings: ReadonlySet<string>;
  /** The words above it: they may be said, and need not. */
  context: ReadonlySet<string>;
  contextFacts: readonly Fact[];
  contextNegations: number;
  /** Words above it that say for whom or when it holds. */
  audience: readonly string[];
  /** The words before its verb, or above it if it has no words of its own; empty if it speaks of the business. */
  subject: readonly string[];
}

/** Splits lines into the pieces that prove sentences. */
export const zonesOf = <L extends EvidenceLine>(
  lines: readonly L[],
  read: (text: string) => string = String,
): Zone<L>[] => lines.flatMap((line) => zonesOfLine(line, read));

function zonesOfLine<L extends EvidenceLine>(line: L, read: (text: string) => string): Zone<L>[] {
  const [heading, label, above, text] = [line.heading, line.label, line.above, line.text].map((one = '') =>
    read(one),
  ) as [string, string, string, string];
  const cells = text.split(' | ');
  const columns = label.split(' | ');
  if (cells.length > 1) {
    const [item = '', ...values] = cells;
    const isTable = columns.length === cells.length && columns.length > 1;
    const [named = ''] = columns;
    if (isTable)
      return values.flatMap((value, at) => {
        const column = columns[at + 1] ?? '';
        return zonesIn(cellText(item, column, value), [heading, named, column, above], line);
      });
    return zonesIn(cells.join(', '), [heading, label, above], line);
  }
  return zonesIn(text, [heading, isLabel(label, text) ? label : '', above], line);
}

/** Whether the line before says what a line is about: `Phone`, `Root tint`. One with figures of its own is another line. */
const isLabel = (label: string, text: string): boolean =>
  statementOf(sentencesIn(text)).stems.length === 0 &&
  !statementOf(sentencesIn(label)).facts.some(({ kind }) => isOwnFigure(kind));
const isOwnFigure = (kind: Fact['kind']): boolean => kind !== 'number' && kind !== 'day' && kind !== 'date';

/** A cell with what its column says of it: "From" limits a price, "Price a head" says what it is charged by. */
function cellText(item: string, column: string, value: string): string {
  const bound = /\b(?:from|about|approx|up to)$/i.exec(column)?.[0] ?? '';
  const unit = /\b(?:per|an?) \p{L}+$/iu.exec(column)?.[0] ?? '';
  return `${item}, ${bound} ${value} ${unit}`.trim();
}

function zonesIn<L extends EvidenceLine>(text: string, above: readonly string[], line: L): Zone<L>[] {
  return sentencesIn(text).flatMap((sentence) => {
    const colon = sentence.findIndex((token) => token.is === 'mark' && token.text === ':');
    const lead = colon > 0 && colon < sentence.length - 1 ? sentence.slice(0, colon) : [];
    const parts = partsOf(sentence.slice(lead.length));
    const groups = groupParts(parts).flatMap((group) => splitByOrder(group));
    const subject = statementOf(groups[0] ?? []).subject;
    const zones = groups.map((group) => {
      const own = statementOf(group);
      // "Soup with bread €6.50, with a sandwich €11"
      return zoneOf(own.continues ? { ...own, subject } : own, lead, above, line, false);
    });
    return groups.length > 1 ? [...zones, zoneOf(statementOf(parts), lead, above, line, true)] : zones;
  });
}

const KINDS = ['day', 'money', 'time'] as const;

/** Splits "Mon–Fri 9–5 Sat 10–2" and "Single €60 Double €95", where nothing stands between two pieces, by what comes first. */
function splitByOrder(group: Token[][]): Token[][][] {
  const tokens = group.flat().filter(({ is }) => is !== 'mark');
  for (const kind of KINDS) {
    const isKind = (token: Token | undefined) => token?.is === 'fact' && token.kind === kind;
    if (tokens.filter(isKind).length < 2 || group.length > 1) continue;
    const [isFirst, isLast] = [isKind(tokens[0]), isKind(tokens.at(-1))];
    if (isFirst === isLast) continue;
    const pieces: Token[][] = [];
    for (const [at, token] of tokens.entries()) {
      const begins = isFirst ? isKind(token) : isKind(tokens[at - 1]);
      if (begins || pieces.length === 0) pieces.push([]);
      pieces.at(-1)?.push(token);
    }
    return pieces.map((piece) => [piece]);
  }
  return [group];
}

const CLOSED_QUESTION = /^(?:do|does|did|can|could|may|is|are|am|will|would|have|has|must|should)\b/i;
const YES_OR_NO = /^(?:yes|no|not|always|never|of course|certainly|sorry|unfortunately|absolutely)\b/i;

function zoneOf<L extends EvidenceLine>(
  own: Statement,
  lead: readonly Token[],
  above: readonly string[],
  line: L,
  isJoined: boolean,
): Zone<L> {
  const contexts = [statementOf([[...lead]]), ...above.map((text) => statementOf(sentencesIn(text)))];
  const isQuestion = /\?\s*$/.test(line.heading ?? '');
  // The answer to "Do you take cards?" says that only if it says yes or no.
  if (isQuestion && CLOSED_QUESTION.test(line.heading ?? '') && !YES_OR_NO.test(line.text)) contexts.splice(1, 1);
  const items: Item[] = contexts.flatMap((context) => [...context.items]);
  const heads = contexts.slice(0, isQuestion ? 1 : 3).flatMap((context) => context.stems);
  const stems = own.stems;
  const headed = stems.every(({ meaning }) => generalHeadings.has(meaning))
    ? heads.map(({ meaning }) => meaning).filter((meaning) => !generalHeadings.has(meaning))
    : [];
  const subject = own.subject.length > 0 ? own.subject : headed;
  return {
    ...own,
    line,
    subject: subject.some((meaning) => selves.has(meaning)) ? [] : subject,
    isJoined,
    meanings: new Set(own.stems.map(({ meaning }) => meaning)),
    context: new Set([
      ...stemsIn(items).map(({ meaning }) => meaning),
      ...items.flatMap((item) => (item.is === 'limit' ? [item.limit] : [])),
    ]),
    contextFacts: factsIn(items).filter(({ kind }) => !isOwnFigure(kind)),
    contextNegations: isQuestion ? (contexts[0]?.negations ?? 0) : countNegations(items),
    audience: heads.map(({ meaning }) => meaning).filter((meaning) => audiences.has(meaning)),
  };
}
