import { memoize } from '@/lib/text/memoize';
import type { EvidenceLine } from './evidence';
import { factsIn, readSentences, type Statement, statementOf } from './statement';
import type { Fact, Token } from './tokens';
import { audiences, denied, generalHeadings, meaningOf } from './words';

/** What stands above a line: it may be said of the line, and need not. */
export interface Above {
  /** The meanings of its words, and its limits. */
  context: ReadonlySet<string>;
  contextFacts: readonly Fact[];
  /** Those that say when the figures below them hold: `July and August`, `Sunday:`. */
  season: readonly Fact[];
  /** The meanings of what is nearest: the beginning of the line to its colon, the heading, the label. */
  heads: readonly string[];
  /** Words that say for whom or when the line holds. */
  audience: readonly string[];
  /** The words before its colon, in order: `Vice President: Mary Walshe`. */
  lead: readonly string[];
  /** What has a negation, by the words that stand nowhere else above the line. */
  negatedContexts: readonly { meanings: ReadonlySet<string>; negations: number }[];
  /** Whether the heading or the introduction says that what is below it is not so. */
  denies: boolean;
}

/** What a heading says. */
export const readHeading = memoize((text): Statement => statementOf(readSentences(text)));

/** A number, a day or a date names something; any other figure says something of its own. */
export const isOwnFigure = (kind: Fact['kind']): boolean => kind !== 'number' && kind !== 'day' && kind !== 'date';

const CLOSED_QUESTION = /^(?:do|does|did|can|could|may|is|are|am|will|would|have|has|must|should)\b/i;
const YES_OR_NO = /^(?:yes|no|not|always|never|of course|certainly|sorry|unfortunately|absolutely)\b/i;

/** What stands above lines; `above` is the heading, the label and the outer headings. The same for many lines, so it is read once. */
export function aboveReader() {
  const known = new Map<string, Above>();
  return (lead: readonly Token[], above: readonly string[], line: EvidenceLine): Above => {
    const isQuestion = /\?\s*$/.test(line.heading ?? '');
    // The answer to "Do you take cards?" says that only if it says yes or no.
    const isOpen = isQuestion && CLOSED_QUESTION.test(line.heading ?? '') && !line.isYes && !YES_OR_NO.test(line.text);
    const key = `${isQuestion} ${isOpen}\n${above.join('\n')}`;
    const found = lead.length > 0 ? undefined : known.get(key);
    if (found) return found;
    const [heading = '', label = '', ...others] = above;
    const read = combine(
      [
        statementOf([[...lead]]),
        ...(isOpen ? [] : [readHeading(heading)]),
        ...[label, ...others.flatMap((text) => text.split('. '))].map(readHeading),
      ],
      isQuestion,
    );
    if (lead.length === 0) known.set(key, read);
    return read;
  };
}

const isDay = ({ kind }: Fact): boolean => kind === 'day';

/** Whether below it a day and a time are when something is open: `Hours`, `Office hours July and August`, but not `24 hours before`. */
const isOfHours = ({ stems, facts }: Statement): boolean =>
  stems.some(({ word }) => word === 'hours' || word === 'times') && !facts.some(({ kind }) => kind === 'number');
export const OPEN = meaningOf('open');

function combine(contexts: readonly Statement[], isQuestion: boolean): Above {
  const items = contexts.flatMap((context) => context.items);
  // "Sunday: closed" below "Saturday: by appointment" says nothing of Saturday.
  const days = new Set(contexts.find(({ facts }) => facts.some(isDay))?.facts.filter(isDay));
  const heads = contexts.slice(0, isQuestion ? 1 : 3).flatMap(({ stems }) => stems.map(({ meaning }) => meaning));
  return {
    context: new Set([
      ...items.flatMap((item) => (item.is === 'stem' ? [item.meaning] : item.is === 'limit' ? [item.limit] : [])),
      ...(contexts.some(isOfHours) ? [OPEN] : []),
    ]),
    contextFacts: factsIn(items).filter((fact) => !isOwnFigure(fact.kind) && (fact.kind !== 'day' || days.has(fact))),
    season: contexts
      .slice(0, 3)
      .flatMap(({ stems, facts }, at) =>
        facts.filter(({ kind }) => kind === 'date' || (kind === 'day' && (at === 0 || stems.length === 0))),
      ),
    heads,
    lead: contexts[0]?.stems.map(({ meaning }) => meaning) ?? [],
    audience: heads.filter((meaning) => audiences.has(meaning)),
    negatedContexts: negatedAmong(contexts.slice(0, isQuestion ? 1 : undefined)),
    denies: !isQuestion && contexts.slice(0, 3).some(isDenial),
  };
}

function negatedAmong(contexts: readonly Statement[]): Above['negatedContexts'] {
  const negated = contexts.filter(({ negations }) => negations > 0);
  if (negated.length === 0) return [];
  const affirmed = meaningsIn(contexts.filter(({ negations }) => negations === 0));
  return negated.map((one) => ({
    meanings: new Set([...meaningsIn([one])].filter((meaning) => !affirmed.has(meaning))),
    negations: one.negations,
  }));
}

const meaningsIn = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ stems }) => stems.map(({ meaning }) => meaning)));

/** `Not included`, `What we do not do`, `Not suitable for:` */
const isDenial = ({ items }: Statement): boolean =>
  items.some((item, at) => {
    const [next] = items.slice(at + 1).filter(({ is }) => is === 'stem');
    return item.is === 'not' && (next?.is !== 'stem' || denied.has(next.meaning));
  });

/** The meanings of the words that no page has as a heading. */
export const specific = (meanings: readonly string[]): string[] =>
  meanings.filter((meaning) => !generalHeadings.has(meaning));
