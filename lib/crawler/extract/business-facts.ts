import type { Element } from 'domhandler';
import type { Block } from './page-blocks';
import { readObject, readText, readTexts, type Thing } from './structured-data';
import { findEmails, findOpeningHours, findPhones, findPrices, phoneKey } from './text-facts';

/** What a small business publishes about itself; lists hold each entry once, in the page's own spelling. */
export interface BusinessFacts {
  name?: string;
  /** schema.org type, as `Dentist`. */
  type?: string;
  telephone: string[];
  email: string[];
  address?: string;
  openingHours: string[];
  priceRange?: string;
  prices: string[];
  geo?: { latitude: number; longitude: number };
  sameAs: string[];
}

/** Types with an address or a telephone number that are no business themselves. */
const NO_BUSINESS =
  /^(?:Person|PostalAddress|ContactPoint|Event|\w+Event|JobPosting|WebSite|WebPage|\w*Article|BlogPosting|Review|Offer|Country|Place)$/;
const TELLING = ['telephone', 'address', 'openingHours', 'openingHoursSpecification', 'priceRange', 'geo'];

/** Gathers the facts from structured data first, then from links (tel:, mailto:) and the text of the whole page. */
export function findFacts(elements: Element[], things: Thing[], blocks: Block[]): BusinessFacts {
  const business = findBusiness(things);
  const values = business?.values ?? {};
  const links = findContactLinks(elements);
  const stated = [values, ...things.filter(({ types }) => types.includes('ContactPoint')).map((thing) => thing.values)];
  const telephone = [
    ...stated.flatMap((one) => readTexts(one.telephone)),
    ...blocks.flatMap(({ text }) => findPhones(text)),
    ...links.phones,
  ];
  const email = [
    ...stated.flatMap((one) => readTexts(one.email)),
    ...blocks.flatMap(({ text }) => findEmails(text)),
    ...links.emails,
  ];
  const hours = [...readTexts(values.openingHours), ...readHours(values.openingHoursSpecification)];
  return {
    name: readText(values.name),
    type: business?.types[0],
    telephone: unique(telephone, phoneKey).slice(0, 20),
    email: unique(
      email.map((one) => one.replace(/^mailto:/i, '')),
      (one) => one.toLowerCase(),
    ).slice(0, 20),
    address: readAddress(values.address),
    openingHours: unique(hours.length > 0 ? hours : findOpeningHours(blocks), (one) => one.toLowerCase()).slice(0, 30),
    priceRange: readText(values.priceRange),
    prices: unique(
      blocks.flatMap(({ text }) => findPrices(text)),
      (one) => one.replace(/\s/g, ''),
    ).slice(0, 100),
    geo: readGeo(values.geo),
    sameAs: unique(readTexts(values.sameAs), (one) => one).slice(0, 20),
  };
}

/** The thing on the page that tells most of what a business tells. */
function findBusiness(things: Thing[]): Thing | undefined {
  let best: Thing | undefined;
  let most = 0;
  for (const thing of things) {
    if (thing.types.some((type) => NO_BUSINESS.test(type))) continue;
    const organization = thing.types.some((type) =>
      /(?:Business|Organization|Store|Restaurant|Corporation)$/.test(type),
    );
    const told = TELLING.filter((name) => thing.values[name] !== undefined).length + (organization ? 0.5 : 0);
    if (told > most) {
      best = thing;
      most = told;
    }
  }
  return best;
}

function unique(list: string[], key: (one: string) => string): string[] {
  const seen = new Map<string, string>();
  for (const one of list) if (one.trim() !== '' && !seen.has(key(one))) seen.set(key(one), one.trim());
  return [...seen.values()];
}

function readAddress(value: unknown): string | undefined {
  const address = readObject(value);
  if (!address) return readText(value);
  const parts = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'];
  return parts.flatMap((part) => readText(address[part]) ?? []).join(', ') || undefined;
}

/** Opening hours given day by day, as `Monday, Tuesday 09:00–17:30`. */
function readHours(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.slice(0, 30).flatMap((one) => {
    const entry = readObject(one);
    if (!entry) return [];
    const days = readTexts(entry.dayOfWeek)
      .map((day) => day.replace(/^.*\//, ''))
      .join(', ');
    const [opens, closes] = [readText(entry.opens)?.slice(0, 5), readText(entry.closes)?.slice(0, 5)];
    return days && opens && closes ? [`${days} ${opens === closes ? 'closed' : `${opens}–${closes}`}`] : [];
  });
}

function readGeo(value: unknown): BusinessFacts['geo'] {
  const geo = readObject(value);
  const latitude = Number.parseFloat(readText(geo?.latitude) ?? '');
  const longitude = Number.parseFloat(readText(geo?.longitude) ?? '');
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
}

/** Numbers and addresses in links, also those that Cloudflare hides from plain readers. */
function findContactLinks(elements: Element[]): { phones: string[]; emails: string[] } {
  const phones: string[] = [];
  const emails: string[] = [];
  for (const { attribs } of elements) {
    const { href = '', 'data-cfemail': protectedText } = attribs;
    if (href === '' && protectedText === undefined) continue;
    if (/^tel:/i.test(href)) phones.push(decode(href.slice(4)));
    if (/^mailto:/i.test(href)) emails.push(...findEmails(decode(href.slice(7).replace(/\?.*$/, ''))));
    const hidden = protectedText ?? /email-protection#([\da-f]+)$/i.exec(href)?.[1];
    if (hidden) emails.push(...findEmails(revealEmail(hidden)));
  }
  return { phones: phones.flatMap(findPhones), emails };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Cloudflare's protection: each byte is combined with the first one by exclusive or. */
function revealEmail(hex: string): string {
  const bytes = (hex.slice(0, 400).match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return bytes
    .slice(1)
    .map((byte) => String.fromCharCode(byte ^ (bytes[0] ?? 0)))
    .join('');
}
