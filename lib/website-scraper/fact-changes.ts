import { findAmounts, withoutAmounts } from '@/lib/reader/facts/found/price-amounts';
import { phoneHeadings } from '@/lib/reader/facts/owner/owner-facts';
import type { Citation, FoundLine, SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import type { ChangedFact } from '@/lib/scraper-runs/run-difference';

/** A fact for comparison. Facts with the same `key` are equal, even if their `value` is written differently. */
type Comparable = { label: string; about: string; value: string; key: string; sources: Citation[] };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MAX_ABOUT = 120;

/** A line is about what it says besides its amounts, so that a new price is a change and no other line. */
const readFound = ({ text }: FoundLine): [about: string, value: string] => [
  withoutAmounts(text)
    .replace(/[\s|]+/g, ' ')
    .trim()
    .slice(0, MAX_ABOUT),
  findAmounts(text)
    .map(({ price }) => price)
    .join(', ') || text,
];

/** The facts of a site with what each is about. Several facts may be about the same thing, such as two telephone numbers. */
function comparables(facts: SiteFacts): Comparable[] {
  const { business, phones, emails, addresses, openingHours, prices, services, people, questions, links } = facts;
  const list = <T extends { sources: Citation[] }>(
    label: string | ((fact: T) => string),
    found: readonly T[],
    read: (fact: T) => [about: string, value: string, key?: string],
  ): Comparable[] =>
    found.map((fact) => {
      // Without punctuation, so that a comma in an address is no change.
      const [about, value, key = plain(value)] = read(fact);
      return { label: typeof label === 'string' ? label : label(fact), about, value, key, sources: fact.sources };
    });
  return [
    ...list('Business', business ? [business] : [], ({ name }) => ['', name]),
    ...list('Address', addresses, ({ address }) => ['', address]),
    ...list(
      ({ type }) => phoneHeadings[type],
      phones,
      ({ number, display, extension = '' }) => [
        '',
        extension ? `${display}, extension ${extension}` : display,
        `${number} ${extension}`,
      ],
    ),
    ...list('E-mail', emails, ({ email }) => ['', email]),
    ...list('Opening hours', openingHours, ({ label, summary }) => [label ?? '', summary]),
    ...list('Price', prices, readFound),
    ...list('Service', services, ({ text }) => ['', text.split('\n', 1)[0] ?? text]),
    ...list('Person', people, ({ name, role }) => [name, role]),
    ...list('Question', questions, ({ question, answer }) => [question, answer]),
    ...list(
      ({ purpose }) => `Link (${purpose})`,
      links,
      ({ url }) => ['', url],
    ),
  ];
}

/** Facts by what they are about, and there by key. */
function groupFacts(facts: SiteFacts): Map<string, Map<string, Comparable>> {
  const groups = new Map<string, Map<string, Comparable>>();
  for (const fact of comparables(facts)) {
    const key = `${fact.label}\n${plain(fact.about)}`;
    const values = groups.get(key) ?? new Map<string, Comparable>();
    values.set(fact.key, fact);
    groups.set(key, values);
  }
  return groups;
}

const missingFrom = (values: Map<string, Comparable> | undefined, other: Map<string, Comparable> | undefined) =>
  [...(values ?? [])].flatMap(([key, fact]) => (other?.has(key) ? [] : [fact]));

const joinValues = (facts: readonly Comparable[]) =>
  facts.length > 0 ? facts.map(({ value }) => value).join('; ') : undefined;

/** The facts that two readings of a site do not have in common, each as "was" and "is". */
export function compareFacts(before: SiteFacts, after: SiteFacts): ChangedFact[] {
  const [old, current] = [groupFacts(before), groupFacts(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) => {
    const was = missingFrom(old.get(key), current.get(key));
    const is = missingFrom(current.get(key), old.get(key));
    const [first] = [...is, ...was];
    if (!first) return [];
    const urls = new Set((is.length > 0 ? is : was).flatMap(({ sources }) => sources.map(({ url }) => url)));
    return { label: first.label, about: first.about, was: joinValues(was), is: joinValues(is), urls: [...urls] };
  });
}
