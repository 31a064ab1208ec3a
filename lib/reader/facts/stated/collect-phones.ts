import type { FactPage, PhoneFact } from '../shared/fact-types';
import { citationsOf, gather, isOwnPage, ownOrOnly, withoutListed } from '../shared/ownership';
import { isPlaceholderPhone } from '../shared/placeholders';
import { findCountry } from './country';
import { isContactLine } from './page-contacts';
import { type FoundPhone, findPhones, isPlaceholder, readPhoneLink } from './phones';

/** Whether a number is written in groups of digits: "484-223 8496". */
const isGrouped = ({ display }: FoundPhone) => /\d[^\d]+\d/.test(display);

/** Prefers the spelling in groups, and a stated type to a derived one; WhatsApp adds to a type, and a fax number that takes calls is none. */
function isBetterPhone(next: FoundPhone, before: FoundPhone): boolean {
  if (next.type === 'fax' || before.type === 'fax') return next.type !== 'fax';
  const isClearer = !isGrouped(before) && isGrouped(next);
  if (next.type === 'whatsapp') return before.type === 'whatsapp' && isClearer;
  return before.type === 'whatsapp' || (before.type === 'phone' && next.type !== 'phone') || isClearer;
}

/** The country whose numbers a website gives without a country code. */
export function countryOf(pages: readonly FactPage[], home: FactPage | undefined): string | undefined {
  const own = pages.filter((page) => isOwnPage(page, home));
  return findCountry(own.length > 0 ? own : pages);
}

/** The telephone numbers of a business, in E.164 with the country of the site. */
export function collectPhones(pages: readonly FactPage[], home: FactPage | undefined): PhoneFact[] {
  const country = countryOf(pages, home);
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
  const possible = statements.filter(({ value }) => !isPlaceholderPhone(value.number));
  // Next to a contact page, what only the text of the home page mentions may reach somebody else: "At night, call 0818 123 456".
  const hasContactPage = pages.some(
    (page) => page !== home && page.contentType === 'Contact' && page.facts.phones.length > 0,
  );
  const stated = ownOrOnly(withoutListed(possible), pages, hasContactPage ? undefined : home);
  const isClear = ({ value, occurrences }: (typeof statements)[number]) =>
    value.type !== 'fax' &&
    occurrences.some(({ candidate: { place, text } }) => place !== 'content' || isContactLine(text, value.display));
  const clear = stated.some(isClear) ? stated.filter((one) => one.value.type === 'fax' || isClear(one)) : stated;
  // Next to a real number, one such as 612345678 was left over from a template.
  return (clear.some(isReal) ? clear.filter(isReal) : clear).map((one) => ({
    ...one.value,
    sources: citationsOf(one),
  }));
}
