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
import { type OwnerKind, type OwnerVerdict, ownerKinds } from '../../facts/owner/owner-kinds';
import type { FactPage, PhoneFact, SiteFacts } from '../../facts/shared/fact-types';
import { findHome } from '../../facts/shared/ownership';
import { readLines } from '../../facts/shared/page-lines';
import { postcodeOf } from '../../facts/stated/address-anchors';
import { countryOf } from '../../facts/stated/collect-phones';
import { findOpeningHours } from '../../facts/stated/opening-hours';
import { findPhones } from '../../facts/stated/phones';
import { parseHtml } from '../../page/parse-html';
import { readBlocks } from '../../page/read-blocks';
import { toldHtml } from './told-pages';

/** What the business said of a fact that is theirs. */
export type CheckedVerdict = Exclude<OwnerVerdict, 'not_ours'>;

/** The facts of a website as their business checked them. The pages of a corrected fact state something else, so their words are left out. */
export type CheckedFacts = Omit<SiteFacts, OwnerKind> & {
  [K in OwnerKind]: Checked<SiteFacts[K][number]>[];
};

/** The pages of a website, and what its business says of their facts. */
export interface CheckTask {
  pages: readonly FactPage[];
  said: readonly OwnerFact[];
}

/** The website that a statement is about. */
interface Site {
  home: FactPage | undefined;
  country: string | undefined;
}

const siteOf = (pages: readonly FactPage[]): Site => {
  const home = findHome(pages);
  return { home, country: countryOf(pages, home) };
};

const typeOf = (heading: string): PhoneFact['type'] =>
  Object.entries(phoneHeadings).flatMap(([type, name]) => (name === heading ? [type as PhoneFact['type']] : []))[0] ??
  'phone';

/** A statement as a fact, with what programs need of it: the days of hours, the number of a telephone. */
function asFact(statement: FactText, { home, country }: Site): OwnableFact {
  const { kind, heading, text } = statement;
  const sources: OwnableFact['sources'] = [];
  const [first = '', ...rest] = text.split('\n');
  if (kind === 'people') return { name: first, role: rest.join(' '), sources };
  if (kind === 'questions') return { question: first, answer: rest.join('\n'), sources };
  if (kind === 'prices' || kind === 'services') return { heading: heading || undefined, text, sources };
  if (kind === 'emails') return { email: text, sources };
  if (kind === 'addresses') {
    const address = text.replaceAll(/,?\n/g, ', ');
    return { address, postcode: postcodeOf(address), sources };
  }
  if (kind === 'openingHours') {
    const lines = readLines(readBlocks(parseHtml(toldHtml(statement)), () => null));
    const [read] = findOpeningHours(lines, '', home?.language?.slice(0, 2).toLowerCase());
    const summary = text.split('\n').map(oneLine).join('; ');
    return { label: heading || undefined, days: read?.days ?? [], summary, sources };
  }
  const [read] = findPhones(`${heading || 'Telephone'}: ${text}`, country);
  const number = read?.number ?? text.replaceAll(/\D/g, '');
  return { number, display: text, extension: read?.extension, type: read?.type ?? typeOf(heading), sources };
}

type Checked<T> = T & { checked?: CheckedVerdict };

/** The facts without those that were corrected to what another one says. */
function eachOnce<T extends OwnableFact>(kind: OwnerKind, facts: readonly Checked<T>[]): Checked<T>[] {
  const key = (fact: T) => keyOfFact(factText(kind, fact));
  const known = new Set(facts.flatMap((fact) => (fact.checked === 'corrected' ? [] : [key(fact)])));
  return facts.filter((fact) => fact.checked !== 'corrected' || (!known.has(key(fact)) && known.add(key(fact))));
}

/** The facts of a website without what is not the business's, and with what was corrected. What `saidOf` finds is put into `met`. */
function apply(
  facts: SiteFacts,
  saidOf: ReturnType<typeof findSaid>,
  site: Site,
  met: Set<OwnerFact> = new Set(),
): CheckedFacts {
  const checked = <T extends OwnableFact>(kind: OwnerKind, list: readonly T[]): Checked<T>[] => {
    const all = list.flatMap((fact): Checked<T>[] => {
      const said = saidOf({ ...factText(kind, fact), sources: fact.sources });
      if (!said || said.verdict === 'added') return [fact];
      // Other hours of the same label are corrected as well.
      const isAgain = met.has(said);
      met.add(said);
      if (said.verdict === 'not_ours') return [];
      if (said.verdict === 'right') return [{ ...fact, checked: said.verdict }];
      if (isAgain) return [];
      const is = asFact({ ...said, text: said.correction }, site) as T;
      const sources = fact.sources.map(({ url }) => ({ url, text: '' }));
      return [Object.assign({ ...fact, ...is, sources }, { checked: said.verdict })];
    });
    return eachOnce<T>(kind, all);
  };
  const lists = ownerKinds.map((kind) => [kind, checked<OwnableFact>(kind, facts[kind])]);
  return { ...facts, ...(Object.fromEntries(lists) as Pick<CheckedFacts, OwnerKind>) };
}

/** The facts of pages as far as they are as when their business checked them: what has changed since is as the pages state it. */
export const checkedAsThen = ({ pages, said }: CheckTask): CheckedFacts =>
  apply(collectFacts(pages), findSaid(said, true), siteOf(pages));

/** The facts of a website as its business says, with those that it has added. */
export function checkFacts({ pages, said }: CheckTask): CheckedFacts {
  const met = new Set<OwnerFact>();
  const site = siteOf(pages);
  const facts = apply(collectFacts(pages), findSaid(said), site, met);
  const known = new Set(ownerKinds.flatMap((kind) => facts[kind].map((fact) => keyOfFact(factText(kind, fact)))));
  for (const { kind, heading, correction, verdict } of saidBesides(said, met)) {
    const statement = { kind, heading, text: correction };
    if (verdict === 'not_ours' || known.has(keyOfFact(statement))) continue;
    known.add(keyOfFact(statement));
    const list: Checked<OwnableFact>[] = facts[kind];
    list.push({ ...asFact(statement, site), checked: verdict });
  }
  return facts;
}
