import { oneLine } from '@/lib/text/one-line';
import { collectFacts } from '../../facts/collect-facts';
import {
  type FactText,
  factText,
  findSaid,
  keyOfFact,
  type OwnableFact,
  type OwnerFact,
  phoneHeadings,
  saidBesides,
} from '../../facts/owner/owner-facts';
import type { OwnerKind, OwnerVerdict } from '../../facts/owner/owner-kinds';
import type { FactPage, PhoneFact, SiteFacts } from '../../facts/shared/fact-types';
import { findHome } from '../../facts/shared/ownership';
import { toldPages } from './told-pages';

/** What the business said of a fact that is theirs. */
export type CheckedVerdict = Exclude<OwnerVerdict, 'not_ours'>;

/** The facts of a website as their business checked them. The pages of a corrected fact state something else, so their words are left out. */
export type CheckedFacts = Omit<SiteFacts, OwnerKind> & {
  [K in OwnerKind]: (SiteFacts[K][number] & { checked?: CheckedVerdict })[];
};

/** The pages of a website, and what its business says of their facts. */
export interface CheckTask {
  pages: readonly FactPage[];
  said: readonly OwnerFact[];
}

const typeOf = (heading: string): PhoneFact['type'] =>
  Object.entries(phoneHeadings).flatMap(([type, name]) => (name === heading ? [type as PhoneFact['type']] : []))[0] ??
  'phone';

/** What a program reads of a statement, as if a page of the website had it. */
function readStatement(statement: FactText, pages: readonly FactPage[]): SiteFacts {
  const home = findHome(pages);
  const countries = home?.facts.countries ?? [];
  return collectFacts(
    toldPages([statement], [], home).map((page) => ({ ...page, facts: { ...page.facts, countries } })),
  );
}

/** A statement as a fact, with what programs need of it: the days of hours, the number of a telephone. */
function asFact(statement: FactText, pages: readonly FactPage[]): OwnableFact {
  const { kind, heading, text } = statement;
  const sources: OwnableFact['sources'] = [];
  const [first = '', ...rest] = text.split('\n');
  if (kind === 'people') return { name: first, role: rest.join(' '), sources };
  if (kind === 'questions') return { question: first, answer: rest.join('\n'), sources };
  if (kind === 'prices' || kind === 'services') return { heading: heading || undefined, text, sources };
  if (kind === 'emails') return { email: text, sources };
  if (kind === 'addresses') {
    const address = text.replaceAll(/,?\n/g, ', ');
    const [read] = readStatement({ kind, heading, text: address }, pages).addresses;
    return { address, postcode: read?.postcode, sources };
  }
  if (kind === 'openingHours') {
    const [read] = readStatement(statement, pages).openingHours;
    const summary = text.split('\n').map(oneLine).join('; ');
    return { label: heading || undefined, days: read?.days ?? [], summary, sources };
  }
  const [read] = readStatement(statement, pages).phones;
  const number = read?.number ?? text.replaceAll(/\D/g, '');
  return { number, display: text, extension: read?.extension, type: read?.type ?? typeOf(heading), sources };
}

/**
 * The facts of a website without what is not the business's, and with what was corrected. `saidOf` finds what was said of a fact; what it
 * finds is put into `met`.
 */
function apply(
  facts: SiteFacts,
  saidOf: ReturnType<typeof findSaid>,
  pages: readonly FactPage[],
  met: Set<OwnerFact> = new Set(),
): CheckedFacts {
  const checked = <T extends OwnableFact>(kind: OwnerKind, list: readonly T[]): (T & { checked?: CheckedVerdict })[] =>
    list.flatMap((fact) => {
      const said = saidOf({ ...factText(kind, fact), sources: fact.sources });
      if (!said || said.verdict === 'added') return [fact];
      // Other hours of the same label are corrected as well.
      const isAgain = met.has(said);
      met.add(said);
      if (said.verdict === 'not_ours') return [];
      if (said.verdict === 'right') return [{ ...fact, checked: said.verdict }];
      if (isAgain) return [];
      const is = asFact({ ...said, text: said.correction }, pages) as T;
      return [{ ...fact, ...is, sources: fact.sources.map(({ url }) => ({ url, text: '' })), checked: said.verdict }];
    });
  return {
    ...facts,
    openingHours: checked('openingHours', facts.openingHours),
    phones: checked('phones', facts.phones),
    emails: checked('emails', facts.emails),
    addresses: checked('addresses', facts.addresses),
    prices: checked('prices', facts.prices),
    services: checked('services', facts.services),
    people: checked('people', facts.people),
    questions: checked('questions', facts.questions),
  };
}

/** The facts of pages as far as they are as when their business checked them: what has changed since is as the pages state it. */
export const checkedAsThen = ({ pages, said }: CheckTask): CheckedFacts =>
  apply(collectFacts(pages), findSaid(said, true), pages);

/** The facts of a website as its business says, with those that it has added. */
export function checkFacts({ pages, said }: CheckTask): CheckedFacts {
  const met = new Set<OwnerFact>();
  const facts = apply(collectFacts(pages), findSaid(said), pages, met);
  for (const { kind, heading, correction, verdict } of saidBesides(said, met)) {
    const statement = { kind, heading, text: correction };
    const list: (OwnableFact & { checked?: CheckedVerdict })[] = facts[kind];
    const isKnown = list.some((fact) => keyOfFact(factText(kind, fact)) === keyOfFact(statement));
    if (!isKnown && verdict !== 'not_ours') list.push({ ...asFact(statement, pages), checked: verdict });
  }
  return facts;
}
