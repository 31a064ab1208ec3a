import { Element } from 'domhandler';
import { parseUrl } from '@/lib/text/parse-url';
import { wordList } from '../../lexicon/lexicon';
import { readText, readTexts, type Thing } from '../../page/structured-data';
import { hostOf } from '../../text/host-of';
import { plainWords } from '../../text/plain-words';

const NOT_BUSINESS = new Set(wordList('names', 'notBusiness'));
const NOT_BUSINESS_END = /(?:Event|Page|Article|Posting|List|Rating|Review|Offer|Place|Area)$/;
/** Properties of a page, an article or a service that lead to the business, and those of a business that lead to its parts. */
const LEADS_TO_BUSINESS = new Set(wordList('ownThings', 'leadsToBusiness'));
const PARTS = new Set(wordList('ownThings', 'parts'));

/** Whether an item may be a business: not a page, a person or an event. */
export const isBusiness = ({ types }: Thing): boolean =>
  types.length > 0 && !types.some((type) => NOT_BUSINESS.has(type) || NOT_BUSINESS_END.test(type));

/** Whether an item stands on its own or is what the page is about, so that it may be the business. */
const mayBeOwn = (thing: Thing): boolean =>
  isBusiness(thing) &&
  (!thing.within ||
    (LEADS_TO_BUSINESS.has(thing.within.property) && !isBusiness(thing.within.thing) && !thing.within.thing.within));

const nameOf = ({ values }: Thing): string => plainWords(readText(values.name) ?? '');
const isRelated = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));

/**
 * The items of a page that are the business itself, its departments, branches, contact points and addresses: not the places of events,
 * what reviews are about, clients, associations, makers. Of several businesses, those with the website's address or name are meant.
 */
export function findOwnThings(things: readonly Thing[], page: string, title: string): Thing[] {
  const possible = things.filter(mayBeOwn);
  const hostsOf = ({ values }: Thing) =>
    [values.url, values['@id']].flatMap(readTexts).flatMap((url) => parseUrl(url)?.host.replace(/^www\./, '') || []);
  const isHere = (thing: Thing) => hostsOf(thing).includes(hostOf(page));
  const isTitled = (thing: Thing) => isRelated(/\p{L}{4,}/u.exec(nameOf(thing))?.[0] ?? '', plainWords(title));
  const named = possible.filter((one) => isHere(one) || isTitled(one));
  const [only] = possible;
  const isElsewhere = only !== undefined && hostsOf(only).length > 0;
  const main = named.length > 0 ? named : possible.length === 1 && !isElsewhere ? possible : [];
  const own = new Set([...main, ...possible.filter((one) => main.some((it) => isRelated(nameOf(it), nameOf(one))))]);
  for (const thing of things) {
    const isPart = thing.within ? own.has(thing.within.thing) && PARTS.has(thing.within.property) : isContact(thing);
    if (isPart) own.add(thing);
  }
  return things.filter((thing) => own.has(thing));
}

const isContact = ({ types }: Thing): boolean => types.includes('ContactPoint') || types.includes('PostalAddress');

/** Whether an element is within an item of microdata or RDFa that another item only mentions, such as the place of an event. */
export function isMentioned(element: Element | null): boolean {
  for (let at = element; at; at = at.parent instanceof Element ? at.parent : null) {
    const { itemtype, typeof: type, itemprop, property } = at.attribs;
    const [name, kind] = [itemprop ?? property, itemtype ?? type];
    if (kind && name && !name.split(/\s+/).some((one) => PARTS.has(one) || LEADS_TO_BUSINESS.has(one))) return true;
    if (kind && /(?:Event|Review)$/.test(kind)) return true;
  }
  return false;
}
