import type { Citation, SiteFacts } from '@/lib/crawler/facts/fact-types';
import type { ChangedFact } from '@/lib/scraper-runs/run-difference';
import { phoneLabels } from './facts';

/** A fact that can be compared with others about the same. */
type Comparable = { label: string; about: string; value: string; sources: Citation[] };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The facts of a site with what each is about. Several facts may be about the same, as two telephone numbers. */
function comparables(facts: SiteFacts): Comparable[] {
  const { business, phones, emails, addresses, openingHours, prices, services, people, questions, links } = facts;
  const list = <T extends { sources: Citation[] }>(
    label: string | ((fact: T) => string),
    found: readonly T[],
    read: (fact: T) => [about: string, value: string],
  ): Comparable[] =>
    found.map((fact) => {
      const [about, value] = read(fact);
      return { label: typeof label === 'string' ? label : label(fact), about, value, sources: fact.sources };
    });
  return [
    ...list('Business', business ? [business] : [], ({ name }) => ['', name]),
    ...list('Address', addresses, ({ address }) => ['', address]),
    ...list(
      ({ type }) => phoneLabels[type],
      phones,
      ({ number, extension }) => ['', extension ? `${number} extension ${extension}` : number],
    ),
    ...list('E-mail', emails, ({ email }) => ['', email]),
    ...list('Opening hours', openingHours, ({ label, summary }) => [label ?? '', summary]),
    ...list('Price', prices, ({ item, price }) => [item, price]),
    ...list('Service', services, ({ name }) => ['', name]),
    ...list('Person', people, ({ name, role }) => [name, role]),
    ...list('Question', questions, ({ question, answer }) => [question, answer]),
    ...list(
      ({ purpose }) => `Link (${purpose})`,
      links,
      ({ url }) => ['', url],
    ),
  ];
}

/** Facts by what they are about, and there by value. */
function groupFacts(facts: SiteFacts): Map<string, Map<string, Comparable>> {
  const groups = new Map<string, Map<string, Comparable>>();
  for (const fact of comparables(facts)) {
    const key = `${fact.label}\n${plain(fact.about)}`;
    const values = groups.get(key) ?? new Map<string, Comparable>();
    // Without punctuation, so that a comma in an address is no change; prices keep theirs.
    values.set(fact.label === 'Price' ? fact.value.replaceAll(/\s/g, '') : plain(fact.value), fact);
    groups.set(key, values);
  }
  return groups;
}

const missingFrom = (values: Map<string, Comparable> | undefined, other: Map<string, Comparable> | undefined) =>
  [...(values ?? [])].flatMap(([value, fact]) => (other?.has(value) ? [] : [fact]));

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
