import { findEmail, findPhone, phoneKey } from './facts';
import type { AnswerPage, Area } from './page';
import type { Unit } from './units';

/** Pages that tell about others: neighbours, partners, guests, past work. */
const OTHERS_PAGE =
  /local[-_ ]?a(?:rea|ttractions?)|attractions?|things[-_ ]to|friends|affiliates?|links|partners?|restaurants?[-_]nearby|neighbou?r|blog|news|article|case[-_]stud|projects?/i;
/** Pages of what customers say: true of the business, yet nobody's facts. */
const VOICES_PAGE = /testimonials?|reviews?|guest-?book|feedback/i;
const CONTACT_PAGE =
  /contact|find[-_ ]?us|get[-_ ]in[-_ ]touch|where[-_ ]we[-_ ]are|location|opening|hours|visit[-_ ]us/i;
const HOME_PATH = /^\/(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i;

function pathOf({ url }: AnswerPage): string {
  try {
    return new URL(url).pathname;
  } catch {
    return url;
  }
}

/** A page about somebody else than the business. */
export const isAboutOthers = (page: AnswerPage): boolean => OTHERS_PAGE.test(pathOf(page));

/** A page where customers speak. */
export const holdsVoices = (page: AnswerPage): boolean => VOICES_PAGE.test(pathOf(page));

const isContactPage = (page: AnswerPage): boolean => CONTACT_PAGE.test(pathOf(page));

export const isHome = (page: AnswerPage): boolean => HOME_PATH.test(pathOf(page));

/** Where a business writes about itself: its footer and header, its contact page, its home page. */
export const isOwnPlace = (page: AnswerPage, area: Area): boolean =>
  !isAboutOthers(page) && (area !== 'content' || isContactPage(page) || isHome(page));

/** Tells which facts of a site are those of the business itself. */
export interface Owner {
  /** True for a line whose telephone number, e-mail address, address or hours are those of the business. */
  owns(unit: Unit): boolean;
  /** True for a number or e-mail address that belongs to the business, wherever it stands. */
  ownsContact(contact: string): boolean;
}

const contactKey = (contact: string): string => (contact.includes('@') ? contact.toLowerCase() : phoneKey(contact));

const contactsOf = (text: string): string[] => [findPhone(text), findEmail(text)].filter((found) => found !== null);

/**
 * A number or address belongs to the business when its structured data says so, or when it stands in the footer or header,
 * on the contact or home page, or on half of the pages.
 */
export function findOwner(pages: readonly AnswerPage[], units: readonly Unit[]): Owner {
  const own = new Set<string>();
  const pagesWith = new Map<string, Set<number>>();
  for (const { stated } of pages) {
    for (const contact of [...(stated?.telephone ?? []), ...(stated?.email ?? [])]) own.add(contactKey(contact));
  }
  const standsInOwnPlace = ({ page, area }: Unit): boolean => {
    const of = pages[page];
    return of !== undefined && isOwnPlace(of, area);
  };
  for (const unit of units) {
    if (!/\d\d|@/.test(unit.text)) continue;
    for (const contact of contactsOf(unit.text)) {
      const key = contactKey(contact);
      if (standsInOwnPlace(unit)) own.add(key);
      pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(unit.page));
    }
  }
  for (const [key, found] of pagesWith) if (pages.length > 1 && found.size * 2 >= pages.length) own.add(key);
  const ownsContact = (contact: string): boolean => own.has(contactKey(contact));
  return {
    ownsContact,
    owns(unit) {
      const contacts = contactsOf(unit.text);
      if (contacts.length > 0) return contacts.some(ownsContact);
      return standsInOwnPlace(unit) || pages.length <= 2;
    },
  };
}
