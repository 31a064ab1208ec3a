import { type Above, aboveReader, isOwnFigure, OPEN, readHeading, specific } from './above';
import { isLimit } from './card-limits';
import { completed, laterClauses } from './completed';
import { groupParts } from './group-parts';
import { isWord, type PlacedStem, partsOf, readSentences, type Statement, statementOf } from './statement';
import type { Token } from './tokens';
import { generalHeadings, prepositions, selves, verbs } from './words';

/** A line of a website that a sentence can be proved by. */
export interface EvidenceLine {
  text: string;
  /** The heading above it, or the FAQ that it answers. */
  heading?: string;
  /** The short line before it, or the names of the columns: `Room | Weekday | Weekend`. */
  label?: string;
  /** The headings above that. */
  above?: string;
  /** The lines of a card, which are one statement. */
  parts?: readonly string[];
  /** The other lines of its card that limit it: `for members`. */
  limits?: readonly string[];
  /** The title and the headings of a page about others, the nearest last: who speaks of it names it. */
  of?: readonly string[];
  /** Whether its card has several prices, so that none of them holds for any number of people. */
  hasPrices?: boolean;
  /** Belongs to an answer that begins with a yes. */
  isYes?: true;
  /** An item of a list, which its heading or introduction includes. */
  isItem?: true;
}

/** The smallest piece of a line that says something on its own: "adults €12" of "adults €12, children €8". */
export interface Zone<L extends EvidenceLine = EvidenceLine> extends Statement, Omit<Above, 'heads' | 'denies'> {
  line: L;
  /** Whether it joins several such pieces: it proves only what repeats them in order. */
  isJoined: boolean;
  meanings: ReadonlySet<string>;
  /** The words before its verb, or above it if it has no words of its own; empty if it speaks of the business. */
  subject: readonly string[];
  /** The words before its verb, of whatever they speak. */
  grammatical: readonly string[];
  /** What limits it on the other lines of its card. */
  limits: readonly Statement[];
  /** The name of its column, where others have figures too. */
  column: readonly PlacedStem[];
  /** The meanings of the name of whom it is about; empty for the business. */
  owner: readonly string[];
  /** The meanings of what includes it, if it is an item of a list. */
  includedBy: ReadonlySet<string>;
  /** Whether the heading or the introduction above it says that it is not so. */
  isDenied: boolean;
}

/** Splits lines into the pieces that prove sentences. */
export function zonesOf<L extends EvidenceLine>(
  lines: readonly L[],
  read: (text: string) => string = String,
): Zone<L>[] {
  const reading = { read, above: aboveReader() };
  return lines.flatMap((line) => zonesOfLine(line, reading));
}

/** How lines are read. */
interface Reading {
  read: (text: string) => string;
  above: ReturnType<typeof aboveReader>;
}

function zonesOfLine<L extends EvidenceLine>(line: L, reading: Reading): Zone<L>[] {
  const { read } = reading;
  const [heading, label, above, text] = [line.heading, line.label, line.above, line.text].map((one = '') =>
    read(one),
  ) as [string, string, string, string];
  if (line.parts) return [zoneOfCard(line.parts.map(read), [heading, '', above], line, reading)];
  const cells = text.split(' | ');
  const columns = label.split(' | ');
  if (cells.length > 1) {
    const [item = '', ...values] = cells;
    const isTable = columns.length === cells.length && columns.length > 1;
    const [named = ''] = columns;
    if (isTable)
      return values.flatMap((value, at) => {
        const column = columns[at + 1] ?? '';
        const names = values.filter((other) => /\d/.test(other)).length > 1 ? readHeading(column).stems : [];
        return zonesIn(cellText(item, column, value), [heading, named, column, above], line, reading).map((zone) => ({
          ...zone,
          column: names.filter(({ meaning }) => !generalHeadings.has(meaning)),
        }));
      });
    return zonesIn(cells.join(', '), [heading, label, above], line, reading);
  }
  return zonesIn(text, [heading, line.isItem || isLabel(label, text) ? label : '', above], line, reading);
}

/** A card is one statement, of which the parts that limit the others are conditions. */
function zoneOfCard<L extends EvidenceLine>(
  lines: readonly string[],
  above: readonly string[],
  line: L,
  reading: Reading,
): Zone<L> {
  const parts = lines.flatMap((text) => readSentences(text).flatMap(partsOf));
  const own = statementOf(parts);
  const limiting = parts.flatMap((part, at) => (isLimit(part) ? [at] : []));
  // Of several figures of a kind, each belongs to what stands beside it.
  const figures = new Map(own.facts.map(({ kind, value }) => [`${kind} ${value}`, kind]));
  const kinds = [...figures.values()].filter((kind) => kind !== 'number');
  return zoneOf(
    { ...own, conditions: new Set(limiting) },
    [],
    above,
    line,
    new Set(kinds).size < kinds.length,
    reading,
  );
}

/** Whether the line before says what a line is about: `Phone`, `Root tint`. One with figures of its own is another line. */
const isLabel = (label: string, text: string): boolean =>
  readHeading(text).stems.length === 0 && !readHeading(label).facts.some(({ kind }) => isOwnFigure(kind));

/** A cell with what its column says of it: "From" limits a price, "Price a head" says what it is charged by. */
function cellText(item: string, column: string, value: string): string {
  const bound = /\b(?:from|about|approx|up to)$/i.exec(column)?.[0] ?? '';
  const unit = /\b(?:per|an?) \p{L}+$/iu.exec(column)?.[0] ?? '';
  return `${item}, ${bound} ${value} ${unit}`.trim();
}

function zonesIn<L extends EvidenceLine>(text: string, above: readonly string[], line: L, reading: Reading): Zone<L>[] {
  return readSentences(text).flatMap((sentence) => {
    const colon = sentence.findIndex((token) => token.is === 'mark' && token.text === ':');
    const lead = colon > 0 && colon < sentence.length - 1 ? sentence.slice(0, colon) : [];
    const parts = partsOf(sentence.slice(lead.length));
    const split = groupParts(parts).flatMap((group) => splitByOrder(group));
    const from = split[0]?.[0] ?? [];
    const groups = split.map((group, at) => (at > 0 && group.length === 1 ? [completed(group[0] ?? [], from)] : group));
    const subject = statementOf(groups[0] ?? []).subject;
    const zones = groups.map((group) => {
      const own = statementOf(group);
      // "Soup with bread €6.50, with a sandwich €11"
      return zoneOf(own.continues ? { ...own, subject } : own, lead, above, line, false, reading);
    });
    for (const clause of [...laterClauses(parts), ...(isSentence(lead) ? [[lead]] : [])])
      zones.push(zoneOf(statementOf(clause), [], above, line, false, reading));
    return groups.length > 1 ? [...zones, zoneOf(statementOf(parts), lead, above, line, true, reading)] : zones;
  });
}

/** "The door is on the lane: look for the lamp" says that before its colon. */
const isSentence = (tokens: readonly Token[]): boolean =>
  statementOf([tokens]).subject.length > 0 && !isWord(tokens.at(-1), verbs) && !isWord(tokens.at(-1), prepositions);

const KINDS = ['day', 'money', 'time'] as const;

/** Splits "Mon–Fri 9–5 Sat 10–2" and "Single €60 Double €95", where nothing stands between two pieces, by what comes first. */
function splitByOrder(group: Token[][]): (readonly Token[])[][] {
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

function zoneOf<L extends EvidenceLine>(
  own: Statement,
  lead: readonly Token[],
  above: readonly string[],
  line: L,
  isJoined: boolean,
  reading: Reading,
): Zone<L> {
  const {
    context,
    contextFacts,
    season,
    lead: named,
    heads,
    audience,
    negatedContexts,
    denies,
  } = reading.above(lead, above, line);
  const meanings = own.stems.map(({ meaning }) => meaning);
  // Days and times alone, under no heading or a general one, are when the business is open.
  const isHours =
    [...meanings, ...specific(heads)].length === 0 &&
    ['day', 'time'].every((kind) => own.facts.some((fact) => fact.kind === kind));
  const subject = own.subject.length > 0 || specific(meanings).length > 0 ? own.subject : specific(heads);
  return {
    ...own,
    line,
    isJoined,
    meanings: new Set(meanings),
    context: isHours ? new Set([...context, OPEN]) : context,
    contextFacts,
    season,
    lead: named,
    audience,
    negatedContexts,
    isDenied: denies && !own.hasVerb,
    subject: subject.filter((meaning) => !selves.has(meaning)),
    grammatical: own.subject,
    limits: (line.limits ?? []).map(readHeading),
    column: [],
    owner: ownerOf(line.of ?? []),
    includedBy: new Set(line.isItem && (line.limits ?? []).length === 0 ? heads : []),
  };
}

/** The words of the nearest name that are not those of any page. */
const ownerOf = (names: readonly string[]): string[] =>
  names
    .map((name) => specific(readHeading(name).stems.map(({ meaning }) => meaning)))
    .findLast((name) => name.length > 0) ?? [];
