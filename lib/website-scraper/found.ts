import { withoutAmounts } from '@/lib/reader/facts/found/price-amounts';
import type { Confidence, FoundLine, PersonFact, QuestionFact, SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { plainWords } from '@/lib/reader/text/plain-words';

/** The facts that are lines found on pages, rather than statements of the business about itself. */
export const foundKinds = ['prices', 'services', 'people', 'questions'] as const;
export type FoundKind = (typeof foundKinds)[number];
type FoundFact = FoundLine | PersonFact | QuestionFact;

/** A line as it was found; the first one of a person or question is the name or the question. */
export type FoundItemLine = { kind: FoundKind; heading: string; text: string; url: string };

export const verdicts = ['right', 'not_ours', 'corrected'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the owner says of a line; `correction` is empty unless it is corrected. */
export type Check = FoundItemLine & { verdict: Verdict; correction: string };

type Rated<T> = T & { confidence: Confidence; checked?: Exclude<Verdict, 'not_ours'> };

/** The facts of a website with a confidence for each line that was found, and what its owner said of it. */
export type RatedFacts = Omit<SiteFacts, FoundKind> & {
  prices: Rated<FoundLine>[];
  services: Rated<FoundLine>[];
  people: Rated<PersonFact>[];
  questions: Rated<QuestionFact>[];
};

/** So many people or questions on one page are a list of them. */
const LIST = 3;

/** A person or question is sure if two pages state it, or a page lists several. */
function rate<T extends PersonFact | QuestionFact>(facts: readonly T[]): Rated<T>[] {
  const counts = new Map<string, number>();
  for (const { url } of facts.flatMap(({ sources }) => sources)) counts.set(url, (counts.get(url) ?? 0) + 1);
  return facts.map((fact) => {
    const isListed = fact.sources.some(({ url }) => (counts.get(url) ?? 0) >= LIST);
    return { ...fact, confidence: isListed || fact.sources.length > 1 ? 'sure' : 'looks like' };
  });
}

/** The facts with a confidence for each line that was found; prices and services have theirs from the page. */
export const rateFacts = (facts: SiteFacts): RatedFacts => ({
  ...facts,
  people: rate(facts.people),
  questions: rate(facts.questions),
});

function textOf(fact: FoundFact): string {
  if ('name' in fact) return `${fact.name}\n${fact.role}`;
  return 'question' in fact ? `${fact.question}\n${fact.answer}` : fact.text;
}

/** How a check names a fact. */
export const lineOf = (kind: FoundKind, fact: FoundFact): FoundItemLine => ({
  kind,
  heading: ('heading' in fact && fact.heading) || '',
  text: textOf(fact),
  url: fact.sources[0]?.url ?? '',
});

function withText<T extends FoundFact>(fact: T, text: string): T {
  const [first = '', ...rest] = text.split('\n');
  if ('name' in fact) return { ...fact, name: first, role: rest.join(' ') };
  if ('question' in fact) return { ...fact, question: first, answer: rest.join('\n') };
  return { ...fact, text };
}

const keyFor = (kind: FoundKind, heading: string, text: string) =>
  [kind, ...[heading, text].map((part) => plainWords(part.normalize()))].join('\n');

/** What two readings of the same line have in common. */
export const keyOf = ({ kind, heading, text }: FoundItemLine): string => keyFor(kind, heading, text);

/** The same where only amounts of money differ. */
const subjectOf = ({ kind, heading, text }: FoundItemLine): string => keyFor(kind, heading, withoutAmounts(text));

/**
 * Finds what the owner said of a line. A line that is not theirs stays so when its page states another amount; any other
 * line that has changed is new.
 */
export function findCheck(checks: readonly Check[]): (line: FoundItemLine) => Check | undefined {
  const byLine = new Map(checks.map((check) => [keyOf(check), check]));
  const notOurs = new Map(
    checks.filter(({ verdict }) => verdict === 'not_ours').map((check) => [`${subjectOf(check)}\n${check.url}`, check]),
  );
  return (line) => byLine.get(keyOf(line)) ?? notOurs.get(`${subjectOf(line)}\n${line.url}`);
}

/** The facts as their owner checked them: without lines that are not theirs, and with corrected ones. */
export function applyChecks(facts: SiteFacts, checks: readonly Check[]): RatedFacts {
  const checkOf = findCheck(checks);
  const rated = rateFacts(facts);
  const apply = <T extends Rated<FoundFact>>(kind: FoundKind, found: readonly T[]): T[] =>
    found.flatMap((fact) => {
      const { verdict, correction } = checkOf(lineOf(kind, fact)) ?? {};
      if (!verdict) return [fact];
      if (verdict === 'not_ours') return [];
      const checked: T = { ...fact, confidence: 'sure', checked: verdict };
      return [verdict === 'corrected' ? withText(checked, correction ?? '') : checked];
    });
  return {
    ...rated,
    prices: apply('prices', rated.prices),
    services: apply('services', rated.services),
    people: apply('people', rated.people),
    questions: apply('questions', rated.questions),
  };
}
