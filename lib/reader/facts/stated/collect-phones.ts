import type { FactPage, PhoneFact } from '../shared/fact-types';
import {
  citationsOf,
  gather,
  isOwnPage,
  MAX_SHOWN,
  ownOrOnly,
  type Statement,
  withoutListed,
} from '../shared/ownership';
import { type FoundPhone, findPhones, isCounting, isPlaceholder, readPhoneLink } from './phones';
import { findCountry } from './site-country';

/** Prefers the spelling with spaces, and the type stated by a label to the one derived from the digits; WhatsApp adds to a type. */
function isBetterPhone(next: FoundPhone, before: FoundPhone): boolean {
  if (next.type === 'whatsapp')
    return before.type === 'whatsapp' && !/\s/.test(before.display) && /\s/.test(next.display);
  if (before.type === 'whatsapp') return true;
  return (before.type === 'phone' && next.type !== 'phone') || (!/\s/.test(before.display) && /\s/.test(next.display));
}

const VOICE = /\b(?:tel(?:ephone)?|phone|call|ring)\b/i;

/** Whether a fax number also takes calls: another line labels it as a telephone number. */
const takesCalls = ({ value, occurrences }: Statement<FoundPhone>): boolean =>
  value.type === 'fax' && occurrences.some(({ candidate: { text } }) => VOICE.test(text) && !/fax/i.test(text));

/** What the spellings of a number have in common, whatever its country. */
const LOCAL_DIGITS = 7;

/** Whether the content of a page lists the numbers of others, perhaps of several countries. */
function listsNumbers({ facts }: FactPage): boolean {
  const shown = new Set<string>();
  for (const { place, link, text } of facts.phones) {
    if (place !== 'content') continue;
    const numbers = link === undefined ? findPhones(text, undefined).map(({ number }) => number) : [link];
    for (const number of numbers) shown.add(number.replace(/\D/g, '').slice(-LOCAL_DIGITS));
    if (shown.size > MAX_SHOWN) return true;
  }
  return false;
}

/** The telephone numbers of a business, in E.164 with the country of the site. */
export function collectPhones(pages: readonly FactPage[], home: FactPage | undefined): PhoneFact[] {
  const listing = pages.filter(listsNumbers);
  // A list of dealers does not tell the country of the business.
  const own = pages.filter((page) => isOwnPage(page, home) && !listing.includes(page));
  const country = findCountry(own.length > 0 ? own : pages);
  const known = new Map<string, FoundPhone[]>();
  const read = ({ link, text }: { link?: string; text: string }) => {
    const key = `${link ?? ''}\n${text}`;
    const found =
      known.get(key) ??
      (link === undefined
        ? findPhones(text, country)
        : [readPhoneLink(link, text, country)].filter((one) => one !== undefined));
    known.set(key, found);
    return found;
  };
  const statements = gather(
    pages,
    ({ facts }) =>
      facts.phones.flatMap((candidate) => read(candidate).map((value) => ({ key: value.number, value, candidate }))),
    isBetterPhone,
  );
  const isReal = ({ value }: (typeof statements)[number]) => !isPlaceholder(value.number);
  const possible = statements.filter((one) => isReal(one) || !isCounting(one.value.number));
  const stated = ownOrOnly(withoutListed(possible, listing), pages, home);
  // Next to a real number, one such as 612345678 was left over from a template.
  return (stated.some(isReal) ? stated.filter(isReal) : stated).map((one) => ({
    ...one.value,
    type: takesCalls(one) ? 'phone' : one.value.type,
    sources: citationsOf(one),
  }));
}
