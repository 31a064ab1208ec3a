import { factsWords } from '../../lexicon/facts';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { remember, rememberOf } from '../../text/remember';
import { namesAuthority } from '../shared/authorities';
import type { FactLine } from '../shared/page-lines';
import {
  anchorEnd,
  CITY,
  CONTINENTAL,
  CONTINENTAL_ALL,
  COUNTRY,
  COUNTY,
  COUNTY_LINE,
  EIRCODE,
  isStreet,
  NUMBERED,
  postcodeOf,
  STREET,
  UK_POSTCODE,
} from './address-anchors';
import {
  type FoundAddress,
  isArea,
  isNotAddress,
  LABEL,
  LABEL_ONLY,
  LABELLED,
  PHONE,
  readUnanchored,
  tidyAddress,
} from './unanchored-addresses';

const MAX_ADDRESS = 200;
const MAX_LINE = 400;
const MAX_CITY_LINE = 80;

const UNIT = factsWords('addresses', 'unit');
/** A sentence that leads to a place: "I teach every week at". */
const PROSE_BEFORE_PLACE = /^(?=(?:.*?\s\p{Ll}+){2}).*\b(?:at|in|from|to)\s+(?=(?:the\s+)?\p{Lu}|\d)/u;
/** A house number with its street, preceded by the rest of a sentence. */
const RUN_IN = /^.*\p{Ll}{2}.*?\s(?=\d{1,4}[a-z]?(?:\s?[-–]\s?\d{1,4})?,?\s+\p{Lu}[\p{L}'’]*(?:\s[\p{L}'’]+){0,3})/u;

/** The text of a line without a bold label before it: "**Workshop** Glen Road". */
function withoutLabel({ text, block }: FactLine): string {
  const label = /^\*\*(\p{L}[\p{L} ]{2,24})\*\*\s/u.exec(block.markdown)?.[1];
  return label && text.startsWith(`${label} `) ? text.slice(label.length + 1) : text;
}

/** The address within a line: from the label or the end of the last sentence up to the last anchor. */
const addressPart = remember((line) => {
  const unlabelled = line.replace(LABEL, '');
  const end = anchorEnd(unlabelled);
  const whole = end < 0 ? unlabelled : unlabelled.slice(0, end);
  const sentence = Math.max(
    ...[
      ...whole.matchAll(
        /(?<!\b(?:Co|St|Rd|No|Ave|Mt|Ltd|Sq|Dr))[.!?]\s+(?=\p{Lu})|(?<=\p{Ll}{4})\.\s+(?=\d)|\s\|\s(?=.*[,\d])|[:]\s+(?=\p{Lu}|\d)/gu,
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

/** Names of places with a full stop: "Udimore, East Sussex." */
const isPlaces = (text: string) =>
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?:, \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)+\.$/u.test(text);

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
      (/[.:]$/.test(text.replace(/\b(?:Co|St|Rd|Ltd)\.$/i, '')) && !COUNTY_LINE.test(text) && !isPlaces(text))
    )
      break;
    if (kind === 'heading' && block !== anchored.block && level !== anchored.level) break;
    parts.push(withoutLabel(lines[above] as FactLine));
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
  // Without a postcode, a second street says at which crossroads it is.
  if (CITY.test(own) && last >= 0 && isStreet(parts[last + 1] ?? '')) last += 1;
  // A unit of a building with a name: "Unit 4", "The Maltings", "Mill Street".
  if (last >= 0 && isName(parts[last + 1] ?? '') && NUMBERED_UNIT.test(parts[last + 2] ?? '')) last += 2;
  return parts.slice(0, last + 1).reverse();
}

/** The name of a street or number of a house, but not "2 Bedroom House". */
const isStreetOfCity = (part: string) => isStreet(part) && !/\b(?:bed|bedroom|minutes?|stars?)\b/i.test(part);

const NUMBERED_UNIT =
  /^(?:unit|suite|flat|apt|apartment|floor|office|room|studio|block|number|no\.?)\s+\d{0,3}[a-z]?\d*,?$/i;
const isName = (text: string) => /^(?:\p{Lu}[\p{L}'’]*\s?){1,4}$/u.test(text);
const isNumberedUnit = (text: string) => NUMBERED_UNIT.test(text);
const isUnit = (text: string) => isNumberedUnit(text) || (UNIT.test(text) && text.length <= 50);

/** Names of places, as on the last line of an address. */
const ONLY_NAMES = /^(?:(?:\p{Lu}[\p{L}.'’-]*|of|the|and|&|an|na)(?:\s+|$))+$/u;

/** The last line of an address in the country: its lines above are names of places. */
const COUNTY_ONLY = new RegExp(`^${COUNTY.source}[.,]?$`, 'i');
const MAX_RURAL = 3;
/** A postcode of Ireland or Britain on a line of its own. */
const ONLY_CODE = new RegExp(`^(?:${EIRCODE.source}|${UK_POSTCODE.source})$`);
const MIN_PLACES = 2;
const MAX_PLACES = 4;

/** The names of a house and places on lines of one block that end in a postcode: "The Oak Inn", "Ballymore", "EX37 9QL". */
function placesAbove(lines: FactLine[], at: number, own: string): string[] {
  if (!ONLY_CODE.test(own)) return [];
  const places: string[] = [];
  for (let above = at - 1; lines[above]?.block === lines[at]?.block && places.length < MAX_PLACES; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (!ONLY_NAMES.test(text) || isNotAddress(text)) break;
    places.push(text);
  }
  return places.length < MIN_PLACES ? [] : places.reverse();
}

function readAt(lines: FactLine[], at: number): FoundAddress | undefined {
  const line = lines[at] as FactLine;
  const own = addressPart(withoutLabel(line));
  const anchor = anchorEnd(own);
  if (anchor < 0 || own.length > MAX_ADDRESS || isNotAddress(own.slice(0, anchor))) return undefined;
  // "Registered in England" below an address is not its last line.
  if (!/[,\d]/.test(own) && !isStreet(own) && !ONLY_NAMES.test(own)) return undefined;
  const above = linesAbove(lines, at);
  const isInAddress = line.block.region.element?.name === 'address';
  const isRural = (above.isLabelled || isInAddress) && !above.parts.some(isStreet) && COUNTY_ONLY.test(own);
  const places = above.parts.some(isStreet) ? [] : placesAbove(lines, at, own);
  const needed = isRural
    ? above.parts.slice(0, MAX_RURAL).reverse()
    : places.length > 0
      ? places
      : neededLines(above.parts, own);
  const text = [...(own.includes(',') && isStreet(own) ? [] : needed), own].join(', ').replace(LABELLED, '');
  const address = tidyAddress(text).replace(LEADING_COUNTRY, '').replace(LOCATED, '').replace(OPEN_BRACKET, '');
  const postcode = postcodeOf(address);
  const parts = address.split(', ').length;
  // The name of a place alone is no address.
  if (parts < 2 && postcode === undefined) return undefined;
  const isLabelled = above.isLabelled || isInAddress || LABEL.test(line.text);
  const isContinental =
    CONTINENTAL.test(address) && address.split(', ').some(isStreet) && /\d/.test(address.replace(CONTINENTAL, ''));
  const isWhole =
    (postcode !== undefined && (parts >= 3 || (parts === 2 && (hasStreet(address, postcode) || isLabelled)))) ||
    (postcode !== undefined && line.text.length <= MAX_CITY_LINE && NUMBERED_STREET.test(address)) ||
    (postcode !== undefined &&
      line.text.length <= MAX_CITY_LINE &&
      NUMBERED_NAMES.test(address.replace(postcode, ''))) ||
    ((COUNTY.test(address) || (COUNTRY.test(address) && NUMBERED.test(` ${address}`))) &&
      parts >= 2 &&
      (isStreet(address) || (isLabelled && parts >= 3))) ||
    (isContinental && parts >= 2) ||
    (CITY.test(address) && line.text.length <= MAX_CITY_LINE && address.split(', ').slice(0, -1).some(isStreetOfCity));
  if (
    !isWhole ||
    isArea(address) ||
    isSeveral(address) ||
    address.split(', ').some(isProse) ||
    (LEADS_TO_AREA.test(line.text.split(own, 1)[0] ?? '') && !/^\D*\d/.test(address.split(',', 1)[0] ?? '')) ||
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
/** The area that a page or service is about: "Window cleaning in Forest Hill". */
const LOCATED = /^(?:we are )?located (?:at|in|near|on)\s+/i;
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
/** A country in front of a house number is the end of something else. */
const LEADING_COUNTRY = new RegExp(`^${COUNTRY.source}\\s+(?=\\d)`);
const LEADS_TO_AREA = /(?:^|\s)(?:in|around|across|near)\s+$/i;

const US_ZIP = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/;

/** Whether a text has two streets with numbers or two codes, or a ZIP code without a house number: it is of several addresses. */
const isSeveral = (address: string): boolean =>
  (postcodeOf(address) === undefined && [...address.matchAll(CONTINENTAL_ALL)].length > 1) ||
  address.split(', ').filter((part) => /^\d{1,5}[a-z]?\s+\p{Lu}/u.test(part) && STREET.test(part)).length > 1 ||
  (US_ZIP.test(address) && (US_ZIP.test(address.replace(US_ZIP, '')) || !/\d/.test(address.replace(US_ZIP, ''))));

/** An address in one line without commas: "5 King Street Todmorden OL14 5SL". */
const NUMBERED_STREET = new RegExp(`^\\d{1,4}[a-z]?\\s+(?:\\p{Lu}[\\p{L}'’.]*\\s+){1,3}?${STREET.source}`, 'iu');
/** The same without a word for a street: "11 Burrow Dale Oakford East Sussex". */
const NUMBERED_NAMES = /^\d{1,4}[a-z]?(?:\s\p{Lu}[\p{L}'’.]+){3,7}\s$/u;
const ONLY_COUNTRY = new RegExp(`^(?:${COUNTRY.source})[.,]?$`);

/** Whether an address continues on the next line: with its postcode, then perhaps its country. */
function continues(lines: FactLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next || next.place !== line.place || next.text.length > 60 || isNotAddress(next.text)) return false;
  if (postcodeOf(line.text) !== undefined && !ONLY_COUNTRY.test(next.text)) return false;
  return (
    anchorEnd(next.text) >= 0 && !LABEL.test(next.text) && (postcodeOf(next.text) !== undefined || !isStreet(next.text))
  );
}

/** A ZIP code on a line of its own is read with the state on the line above. */
function joinZips(lines: FactLine[]): FactLine[] {
  const joined: FactLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isZip =
      /^\d{5}(?:-\d{4})?$/.test(line.text) && above?.place === line.place && /[\s,][A-Z]{2},?$/.test(above.text);
    if (isZip) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** Postal addresses in the lines of a page, found by their Eircode, postcode, county or country. */
export function findAddresses(given: FactLine[]): FoundAddress[] {
  const lines = joinZips(given);
  const found: FoundAddress[] = [];
  for (const [at, { text, isQuoted }] of lines.entries()) {
    if (text.length > MAX_LINE || isQuoted) continue;
    const isAnchored = anchorEnd(text) >= 0;
    const one = !isAnchored ? readUnanchored(lines, at) : continues(lines, at) ? undefined : readAt(lines, at);
    if (one) found.push(one);
  }
  return found;
}

/** Addresses in schema.org data. One without a street says where a business is, not where to go. */
export const readAddresses = (things: Thing[]): { address: string; postcode?: string }[] =>
  things.filter(({ types }) => types.includes('PostalAddress')).flatMap((thing) => addressOf(thing) ?? []);

const addressOf = rememberOf(({ values }: Thing) => {
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
