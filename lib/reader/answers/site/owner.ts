import type { SiteFacts } from '../../facts/shared/fact-types';
import { findHome, isAboutOthers, isDated, isHeadingOfOthers, listsAddresses } from '../../facts/shared/ownership';
import { isOwnLabel } from '../../facts/stated/collect-hours';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { lettersOf } from '../../text/tokens';
import { hasAddress, hasOpeningTime, hasPostalCode, phoneKey } from '../question/patterns';
import { contactsOf, findForeignHours } from './foreign-hours';
import type { AnswerPage } from './page';
import type { Unit } from './units';

const CONTACT_HEADING = listed('owner', 'contactHeading');

/** True for a page about neighbours, partners or past work, or with articles. */
export const isAboutOthersOrPast = (page: AnswerPage): boolean => isAboutOthers(page) || isDated(page);

/** True for a line under a heading such as `Nearby`; the first one of the home page names the business. */
export const isUnderOthers = ({ headings }: Unit, isHome: boolean): boolean =>
  headings.slice(isHome ? 1 : 0).some(isHeadingOfOthers);

/** True for sections in which a business describes itself: footer, header, contact and home page, and those headed `Address` and the like. */
export function isOwnSection(page: AnswerPage, { area, headings, label }: Unit, home: AnswerPage | undefined): boolean {
  if (isAboutOthersOrPast(page)) return false;
  if (area !== 'content' || page.contentType === 'Contact' || page === home) return true;
  return CONTACT_HEADING.test(headings.at(-1) ?? '') || CONTACT_HEADING.test(label ?? '');
}

/** Distinguishes the business's own facts from those of others on its site. */
export interface Owner {
  /** True for a line whose telephone number, e-mail address, postal address or hours are the business's own. */
  owns(unit: Unit): boolean;
  /** True for a telephone number or e-mail address of the business, wherever it occurs. */
  ownsContact(contact: string): boolean;
  /** True for a line whose hours are somebody else's. */
  isForeign(unit: Unit): boolean;
}

/** Decides by the facts of the site (`collectFacts`): a number or e-mail address that is no fact is not the business's. */
export function findOwner(pages: readonly AnswerPage[], facts: SiteFacts, units: readonly Unit[]): Owner {
  const phones = new Set(facts.phones.map(({ number }) => phoneKey(number)));
  const listing = new Set(pages.filter(listsAddresses));
  const home = findHome(pages);
  const emails = new Set(facts.emails.map(({ email }) => email.toLowerCase()));
  const addresses = facts.addresses.map(({ address }) => lettersOf(address));
  const postcodes = facts.addresses.flatMap(({ postcode }) => (postcode === undefined ? [] : [lettersOf(postcode)]));
  const hours = facts.openingHours.flatMap(({ label, sources }) =>
    isOwnLabel(label) ? sources.map(({ text }) => lettersOf(text)) : [],
  );
  const ownsContact = (contact: string): boolean => {
    if (!contact.includes('@')) return phones.has(phoneKey(contact));
    return emails.has(contact.toLowerCase());
  };
  const foreign = findForeignHours(units, ownsContact);
  return {
    ownsContact,
    isForeign: (unit) => foreign.has(unit),
    owns(unit) {
      const contacts = contactsOf(unit.text);
      if (contacts.length > 0) return contacts.every(ownsContact);
      if (foreign.has(unit)) return false;
      const page = pages[unit.page];
      if (hasAddress(unit.text) && facts.addresses.length > 0) {
        const text = lettersOf(unit.text);
        if (addresses.some((address) => address.includes(text) || text.includes(address))) return true;
        // A different postcode belongs to somebody else, or to a registered office.
        if (hasPostalCode(unit.text)) return postcodes.some((postcode) => text.includes(postcode));
      }
      if (hasAddress(unit.text) && unit.area === 'content' && page && listing.has(page)) return false;
      if (hasOpeningTime(unit.text) && hours.some((line) => line.includes(lettersOf(unit.text)))) return true;
      return pages.length <= 2 || (page !== undefined && isOwnSection(page, unit, home));
    },
  };
}
