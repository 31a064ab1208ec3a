import { factsWords } from '../../lexicon/lexicon';
import { plainWords } from '../../text/plain-words';
import type { AddressFact, FactPage } from '../shared/fact-types';
import { citationsOf, gather, isOwn, withoutListed } from '../shared/ownership';

const wordSet = (address: string) => new Set(plainWords(address).split(' '));

/** Whether two addresses are the same place: they share the postcode and a number, or nearly all words of the shorter one. */
function isSamePlace(a: AddressFact, b: AddressFact): boolean {
  const [first, second] = [wordSet(a.address), wordSet(b.address)];
  const common = [...first].filter((word) => second.has(word)).length;
  const share = common / Math.min(first.size, second.size);
  // A state in front of a code is in the address, not in the postcode of its markup: "OH 45255".
  const postcode = (one: AddressFact) =>
    one.postcode
      ?.toUpperCase()
      .replace(/^[A-Z]{2,3}[,\s]+(?=\d)/, '')
      .replace(/\s/g, '');
  if (a.postcode && b.postcode) return postcode(a) === postcode(b) && share >= 0.5;
  return share >= 0.75;
}

/** The addresses of a business, each place once. */
export function collectAddresses(pages: readonly FactPage[], home: FactPage | undefined): AddressFact[] {
  const stated = gather(pages, ({ facts }) =>
    facts.addresses.map((candidate) => ({ key: plainWords(candidate.address), value: candidate, candidate })),
  );
  const statements = withoutListed(stated).filter((one) => isOwn(one, pages, home));
  const facts: AddressFact[] = [];
  const whole = statements.map((one) => ({
    address: one.value.address,
    postcode: one.value.postcode,
    sources: citationsOf(one),
  }));
  // The spelling on most pages is kept; of equally frequent ones, the longest.
  for (const fact of whole.sort(
    (a, b) => Number(Boolean(b.postcode)) - Number(Boolean(a.postcode)) || b.address.length - a.address.length,
  )) {
    const same = facts.find((one) => isSamePlace(one, fact));
    if (!same) facts.push(fact);
    else same.sources.push(...fact.sources.filter(({ url }) => !same.sources.some((source) => source.url === url)));
  }
  const visited = facts.filter((fact) => !isRegisteredOffice(fact));
  return visited.length > 0 ? visited : facts;
}

const REGISTERED = factsWords('addresses', 'registered');
/** The registered office is often an accountant's, so it is dropped if there is another address. */
const isRegisteredOffice = ({ sources }: AddressFact) => sources.every(({ text }) => REGISTERED.test(text));
