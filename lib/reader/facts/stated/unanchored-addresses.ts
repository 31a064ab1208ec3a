import { factsWords } from '../../lexicon/facts';
import { remember } from '../../text/remember';
import type { FactLine } from '../shared/page-lines';
import { STREET } from './address-anchors';

export type FoundAddress = { address: string; postcode?: string; text: string; line: FactLine };

/** Labels in front of an address on the same line. */
export const LABEL =
  /^.*?\b(?:(?:our |postal |business |office |head office |registered (?:office|address)|visit(?:ing)? |street |full )?address(?: is)?|location|located (?:at|on|in)|based (?:at|in)|situated (?:at|on|in)|find us(?: at)?|visit us(?: at)?|where (?:to find us|we are)|come (?:and )?(?:see|visit) us(?: at)?|addresse?|adresse|anschrift|adres|dirección|indirizzo|registered office(?: at)?)\s*[:–—-]*\s+(?=\p{Lu}|\d)/iu;
export const LABEL_ONLY = factsWords('unanchoredAddresses', 'labelOnly');
const NOT_ADDRESS = factsWords('unanchoredAddresses', 'notAddress', /[€£$?!§©]/u);
export const PHONE = /(?:\+|\b0)\d[\d\s()-]{7,}/;

export const isNotAddress = remember((text) => NOT_ADDRESS.test(text));
export const isArea = (address: string): boolean =>
  /^[^,\d]*\s(?:in|for|around|across|near)\s[^,\d]*(?:,|$)/.test(address);

/** The parts of an address on one line, each once. */
export function tidyAddress(text: string): string {
  return text
    .split(/\s*(?:,|\n|\s[|•·–—-]\s)\s*/)
    .map((part) =>
      part.replace(/^(?:[\s.:;\p{So}]|\uFE0F)+|[\s;:]+$/gu, '').replace(/(?<!\b(?:Co|St|Rd|Ltd|Ave))\.$/i, ''),
    )
    .filter(Boolean)
    .filter((part, at, all) => all.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at)
    .join(', ');
}

const ENDS_IN_STREET = new RegExp(`${STREET.source}\\.?$`, 'iu');
const PLACE_NAME = /^(?:\p{Lu}|\d)[\p{L}\d'’./&\s-]{1,40}$/u;
export const LABELLED =
  /^(?:(?:our|postal|business|office|clinic|studio|shop) )?(?:address|locations?)\s*[:–—-]?\s+(?=\p{Lu}|\d)/iu;

/** Behind or below its label: a street and further names of places. */
function readLabelled(lines: FactLine[], at: number): FoundAddress | undefined {
  const [above, line] = [lines[at - 1], lines[at] as FactLine];
  const isBelow = above?.place === line.place && LABEL_ONLY.test(above.text);
  const own = line.text.replace(LABELLED, '');
  if ((!isBelow && own === line.text) || isNotAddress(own) || PHONE.test(own)) return undefined;
  const below = lines[at + 1];
  const isCut =
    isBelow && ENDS_IN_STREET.test(own) && below?.place === line.place && /^[^,\d]+,[^,\d]+$/.test(below.text);
  const address = tidyAddress(isCut ? `${own}, ${below.text}` : own);
  const parts = address.split(', ');
  const isPlain = parts.length >= 2 && parts.length <= 5 && parts.every((part) => PLACE_NAME.test(part));
  if (!isPlain || isArea(address) || /\blocated\b/i.test(address) || !parts.some((part) => ENDS_IN_STREET.test(part)))
    return undefined;
  return { address, postcode: undefined, text: line.text, line };
}

const MAX_LINE = 120;
const NAME = "\\p{Lu}[\\p{L}'’.-]*";
const STREETS =
  'Road|Rd|Street|St|Avenue|Ave|Lane|Drive|Square|Terrace|Place|Quay|Crescent|Row|Parade|Boulevard|Blvd|Highway';
/** What every line below has; asking first takes a fifth of the time. */
const STREETS_IN = new RegExp(STREETS);
/** A number with its street, perhaps behind a unit, and one to three places: "12 Main Street, Ennis". */
const NUMBERED_LINE = new RegExp(
  `^(?:(?:Unit|Suite|Apt\\.?|Flat) \\w{1,4}, )?\\d{1,5}[a-z]?(?:\\s?[-–/]\\s?\\d{1,4}[a-z]?)? (?:${NAME} ){1,4}?(?:${STREETS})\\.?(?:, (?!Bldg|Building|Unit|Suite|Ste|Floor|Apt|Room)${NAME}(?: (?:${NAME}|of|on|upon|the)){0,3}){1,3}(?:,? \\d{4,6})?$`,
  'u',
);

/** A line, or the end of a sentence behind "located at", that is a number with its street and one to three places. */
function readNumbered(line: FactLine): FoundAddress | undefined {
  if (line.text.length > MAX_LINE || !/\d/.test(line.text) || !STREETS_IN.test(line.text)) return undefined;
  const address = tidyAddress(line.text.replace(LABEL, ''));
  const isWhole = NUMBERED_LINE.test(address) && !isNotAddress(address);
  return isWhole ? { address, postcode: undefined, text: line.text, line } : undefined;
}

/** An address without postcode, county or country: with a label, or with the number and name of its street. */
export const readUnanchored = (lines: FactLine[], at: number): FoundAddress | undefined =>
  readLabelled(lines, at) ?? readNumbered(lines[at] as FactLine);
