import { memoize, memoizeByObject } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { type FactLine, namesAuthority } from '../shared/page-lines';
import {
  anchorEnd,
  CITY,
  CONTINENTAL,
  CONTINENTAL_ALL,
  COUNTRY,
  EIRCODE,
  isCountyLine,
  isStreet,
  NUMBERED,
  namesCounty,
  postcodeOf,
  STREET,
  UK_POSTCODE,
  US_ZIP,
} from './address-anchors';

type FoundAddress = { address: string; postcode?: string; text: string; line: FactLine };

const LABEL_ONLY = factsWords('addressText', 'labelOnly');
const NOT_ADDRESS = factsWords('addressText', 'notAddress', /[€£$?!§©]/u);
const PHONE = /(?:\+|\b0)\d[\d\s()-]{7,}/;

const isNotAddress = memoize((text) => NOT_ADDRESS.test(text));
const isArea = (address: string): boolean => /^[^,\d]*\s(?:in|for|around|across|near)\s[^,\d]*(?:,|$)/.test(address);

/** The parts of an address on one line, each once; a dash before a number is one of house numbers. */
function tidyAddress(text: string): string {
  return text
    .split(/\s*(?:,|\n|\s[|•·–—-]\s(?!\d{1,3}\b))\s*/)
    .map((part) =>
      part.replace(/^(?:[\s.:;\p{So}]|\uFE0F)+|[\s;:]+$/gu, '').replace(/(?<!\b(?:Co|St|Rd|Ltd|Ave))\.$/i, ''),
    )
    .filter(Boolean)
    .filter((part, at, all) => all.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at)
    .join(', ');
}

/** An abbreviation at the end of a street or company: "12 Birch Ave." */
const ABBREVIATED = /\b(?:\p{Lu}\p{L}{0,2}|Blvd|Pkwy)\.$/iu;

const MAX_ADDRESS = 200;
const MAX_LINE = 400;
const MAX_CITY_LINE = 80;

const UNIT = factsWords('addresses', 'unit');
/** A sentence that leads to a place: "I teach every week at". */
const PROSE_BEFORE_PLACE = /^(?=(?:.*?\s\p{Ll}+){2}).*\b(?:at|in|from|to)\s+(?=(?:the\s+)?\p{Lu}|\d)/u;
/** A house number with its street, preceded by the rest of a sentence. */
const RUN_IN = /^.*\p{Ll}{2}.*?\s(?=\d{1,4}[a-z]?(?:\s?[-–]\s?\d{1,4})?,?\s+\p{Lu}[\p{L}'’]*(?:\s[\p{L}'’]+){0,3})/u;

/** The address within a line: from the label or the end of the last sentence up to the last anchor. */
const addressPart = memoize((line) => {
  const end = anchorEnd(line);
  const whole = end < 0 ? line : line.slice(0, end);
  const sentence = Math.max(
    ...[
      ...whole.matchAll(
        /(?<!\b(?:Co|St|Rd|No|Ave|Mt|Ltd|Sq|Dr|Ln|Blvd|Pkwy|ul|al|[NSEW]))[.!?]\s+(?=\p{Lu})|(?<=\p{Ll}{4})\.\s+(?=\d)|\s\|\s(?=.*[,\d])|[:]\s+(?=\p{Lu}|\d)/gu,
      ),
    ].map((match) => match.index + match[0].length),
    0,
  );
  const all = whole.slice(sentence);
  const said = all.slice(PROSE_BEFORE_PLACE.exec(all.split(',', 1)[0] ?? '')?.[0].length ?? 0);
  const [first = ''] = said.split(',', 1);
  const runIn = UNIT.test(first) ? null : RUN_IN.exec(first);
  return runIn ? said.slice(runIn[0].length) : said;
});

/** The lines above an anchored line that belong to its address, nearest first. */
function linesAbove(lines: FactLine[], at: number): { parts: string[]; isLabelled: boolean } {
  const parts: string[] = [];
  const anchored = lines[at] as FactLine;
  for (let above = at - 1; above >= Math.max(0, at - 6); above -= 1) {
    const { text, kind, level, place, block } = lines[above] as FactLine;
    if (LABEL_ONLY.test(text)) return { parts, isLabelled: true };
    if (
      place !== anchored.place ||
      text.length > 70 ||
      isNotAddress(text) ||
      PHONE.test(text) ||
      (/[.:]$/.test(text.replace(ABBREVIATED, '')) && !isCountyLine(text))
    )
      break;
    if (kind === 'heading' && block !== anchored.block && level !== anchored.level) break;
    parts.push(text);
  }
  return { parts, isLabelled: false };
}

/** The fewest lines above that complete the address: up to the nearest that names the street, and units above that. */
function neededLines(parts: string[], own: string): string[] {
  let last = parts.findIndex(isStreet);
  // Rural addresses have no street: the lines that end in a comma lead to the postcode.
  if (last < 0 && postcodeOf(own) !== undefined) last = parts.findIndex((part) => !part.includes(',')) - 1;
  if (last === -2) last = parts.length - 1;
  while (last >= 0 && last + 1 < parts.length && (isUnit(parts[last + 1] ?? '') || isUnit(parts[last] ?? ''))) {
    if (![isStreet, isNumberedUnit].some((is) => is(parts[last + 1] ?? ''))) break;
    last += 1;
  }
  return parts.slice(0, last + 1).reverse();
}

/** The name of a street or number of a house, but not "2 Bedroom House". */
const isStreetOfCity = (part: string) => isStreet(part) && !/\b(?:bed|bedroom|minutes?|stars?)\b/i.test(part);

const NUMBERED_UNIT = factsWords('addresses', 'numberedUnit');
const isNumberedUnit = (text: string) => NUMBERED_UNIT.standsBetween(text, /^$/, /^\s+\d{0,3}[a-z]?\d*,?$/i);
const isUnit = (text: string) => isNumberedUnit(text) || (UNIT.test(text) && text.length <= 50);

/** Names of places, as on the last line of an address. */
const ONLY_NAMES = /^(?:(?:\p{Lu}[\p{L}.'’-]*|of|the|and|&|an|na)(?:\s+|$))+$/u;

function readAt(lines: FactLine[], at: number): FoundAddress | undefined {
  const line = lines[at] as FactLine;
  const own = addressPart(line.text);
  const anchor = anchorEnd(own);
  if (anchor < 0 || own.length > MAX_ADDRESS || isNotAddress(own.slice(0, anchor))) return undefined;
  // "Registered in England" below an address is not its last line.
  if (!/[,\d]/.test(own) && !isStreet(own) && !ONLY_NAMES.test(own)) return undefined;
  const above = linesAbove(lines, at);
  const isInAddress = line.block.region.element?.name === 'address';
  const needed = neededLines(above.parts, own);
  const text = [...(own.includes(',') && isStreet(own) ? [] : needed), own].join(', ');
  const address = tidyAddress(text).replace(OPEN_BRACKET, '');
  const postcode = postcodeOf(address);
  const parts = address.split(', ').length;
  // The name of a place alone is no address.
  if (parts < 2 && postcode === undefined) return undefined;
  const isLabelled = above.isLabelled || isInAddress;
  const isContinental =
    CONTINENTAL.test(address) && address.split(', ').some(isStreet) && /\d/.test(address.replace(CONTINENTAL, ''));
  const isWhole =
    (postcode !== undefined &&
      (parts >= 3 || (parts === 2 && isLabelled) || ((parts === 2 || isInAddress) && hasStreet(address, postcode)))) ||
    ((namesCounty(address) || (COUNTRY.test(address) && NUMBERED.test(` ${address}`))) &&
      parts >= 2 &&
      (isStreet(address) || (isLabelled && parts >= 3))) ||
    (isContinental && parts >= 2) ||
    (CITY.test(address) && line.text.length <= MAX_CITY_LINE && address.split(', ').slice(0, -1).some(isStreetOfCity));
  if (
    !isWhole ||
    isArea(address) ||
    isSeveral(address) ||
    address.split(', ').some(isProse) ||
    address.length > MAX_ADDRESS ||
    /\b(?:I|[Ww]e|is|are|was|were|have|has|you|your|our)\b/.test(address) ||
    namesAuthority(`${address} ${lines[at - 1]?.text ?? ''} ${line.heading}`)
  )
    return undefined;
  return {
    address,
    postcode,
    text: lines
      .slice(at - needed.length, at + 1)
      .map((one) => one.text)
      .join(', ')
      .slice(0, 300),
    line,
  };
}

/** A bracket that is closed behind the address, if at all. */
const OPEN_BRACKET = /,?\s*\([^)]*$/;
/** Words in lower case that are not part of names such as "Stow on the Wold". */
const isProse = (part: string) =>
  /\p{Lu}/u.test(part) &&
  (part.startsWith('in the ') ||
    (part.match(/(?<!\p{L})(?!(?:of|the|and|on|upon|by|le|la|de|du|des|an|na)\b)\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >=
      3);
/** Whether two parts are a street and a town. Outside Ireland and Britain, a town with its state and code has no house number. */
const hasStreet = (address: string, postcode: string) =>
  isStreet(address) &&
  (EIRCODE.test(postcode) || UK_POSTCODE.test(postcode) || /\d/.test(address.replace(postcode, '')));

/** Whether a text has two streets with numbers or two codes, or a ZIP code without a house number: it is of several addresses. */
const isSeveral = (address: string): boolean =>
  (postcodeOf(address) === undefined && [...address.matchAll(CONTINENTAL_ALL)].length > 1) ||
  address.split(', ').filter((part) => /^\d{1,5}[a-z]?\s+\p{Lu}/u.test(part) && STREET.test(part)).length > 1 ||
  (US_ZIP.test(address) && (US_ZIP.test(address.replace(US_ZIP, '')) || !/\d/.test(address.replace(US_ZIP, ''))));

/** Whether an address continues on the next line, with its postcode. */
function continues(lines: FactLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next || next.place !== line.place || next.text.length > 60 || isNotAddress(next.text)) return false;
  return (
    postcodeOf(line.text) === undefined &&
    anchorEnd(next.text) >= 0 &&
    (postcodeOf(next.text) !== undefined || !isStreet(next.text))
  );
}

/** Postal addresses in the lines of a page, found by their Eircode, postcode, county or country. */
export function findAddresses(lines: FactLine[]): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const [at, { text, isQuoted }] of lines.entries()) {
    if (text.length > MAX_LINE || isQuoted) continue;
    const one = anchorEnd(text) >= 0 && !continues(lines, at) ? readAt(lines, at) : undefined;
    if (one) found.push(one);
  }
  return found;
}

/** Addresses in schema.org data. One without a street says where a business is, not where to go. */
export const readAddresses = (things: Thing[]): { address: string; postcode?: string }[] =>
  things.filter(({ types }) => types.includes('PostalAddress')).flatMap((thing) => addressOf(thing) ?? []);

const addressOf = memoizeByObject(({ values }: Thing) => {
  const street = readText(values.streetAddress);
  const locality = readText(values.addressLocality);
  if (!/[\p{L}\d]/u.test(street ?? '') || !(locality || readText(values.postalCode))) return undefined;
  const stated = readText(readObject(values.addressCountry) ?? values.addressCountry);
  // A dialling code is no country.
  const country = /\d/.test(stated ?? '') ? undefined : stated;
  const parts = [street, locality, readText(values.addressRegion), readText(values.postalCode), country];
  const address = tidyAddress(parts.filter(Boolean).join(', '));
  return { address, postcode: readText(values.postalCode) };
});
