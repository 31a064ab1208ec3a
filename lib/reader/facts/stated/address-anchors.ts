import { memoize } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';

export const EIRCODE = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}\b/;
export const UK_POSTCODE =
  /\b(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]))\s?\d[ABD-HJLNP-UW-Z]{2}\b/;
const STATES =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX ' +
  'UT VA VT WA WI WV WY';
/** State and code of the United States. */
export const US_ZIP = new RegExp(`\\b(?:${STATES.replaceAll(' ', '|')}),?\\s+\\d{5}(?:-\\d{4})?\\b`);
/** State and code of Australia. */
const AUSTRALIAN = /\b(?:(?:NSW|ACT),?\s+[12]|VIC,?\s+[38]|QLD,?\s+[49]|SA,?\s+5|WA,?\s+6|TAS,?\s+7|NT,?\s+0)\d{3}\b/;
const CANADIAN = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/;
const POSTCODES = [EIRCODE, UK_POSTCODE, US_ZIP, AUSTRALIAN, CANADIAN];
/** A postcode before its town, as in continental Europe. */
export const CONTINENTAL =
  /\b(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:\s?[A-Z]{2})?|\d\d-\d{3}|\d{3} \d\d|\d{4}-\d{3})\s+\p{Lu}[\p{L}'’-]{2,}/u;
/** A month in front of four digits: they are a year. */
const MONTH = factsWords('addressAnchors', 'month');
const YEAR = /^\.?,? \d{4}\b/;
/** The counties of Ireland, as alternatives of a pattern. */
export const COUNTIES =
  'Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow';
const COUNTY = new RegExp(`\\b(?:Co\\.?|County)\\s?(?:${COUNTIES})\\b`, 'i');
const DUBLIN = /\b(?:Dublin|Baile Átha Cliath)\s(?:\d{1,2}|6W)\b/i;
/** Whether a text names a county, or a district of Dublin. */
export const namesCounty = (text: string): boolean => COUNTY.test(text) || DUBLIN.test(text);
/** A part of a city, which is no number of a house. */
const DISTRICT = new RegExp(DUBLIN, 'gi');
/** Whether a text is a county and a full stop, nothing else. */
export const isCountyLine = (text: string): boolean =>
  text.endsWith('.') && COUNTY.exec(text)?.[0] === text.slice(0, -1);
/** A city or county at the end of a line; with a street before it, that is an address without postcode. */
export const CITY = new RegExp(`(?:^|,\\s*)(?:${COUNTIES}|Belfast)(?: City)?\\.?$`, 'i');
const COUNTRIES =
  'Ireland|United Kingdom|UK|England|Scotland|Wales|Great Britain|Belgium|Luxembourg|France|Germany|Deutschland|Netherlands|Spain|Portugal|Italy|USA|United States|Canada|Australia|New Zealand';
export const COUNTRY = new RegExp(`\\b(?:(?:Republic of |Northern )?(?:${COUNTRIES}))\\b(?!-)`);
export const STREET = factsWords('addressAnchors', 'street');
export const NUMBERED = /(?:^|[\s,#])\d{1,4}[a-z]?(?:\s?[-–/]\s?\d{1,4})?,?\s+\p{Lu}(?:[\p{L}'’.]|\s\p{Lu})/u;

/** The postcode or ZIP code in a text. */
export const postcodeOf = (text: string) =>
  POSTCODES.map((code) => code.exec(text)?.[0]).find((one) => one !== undefined);
/** Whether a text names a street, or a number with a name. */
export const isStreet = memoize((text) => {
  const plain = text.replace(CONTINENTAL, '').replace(DISTRICT, '');
  return NUMBERED.test(plain) || STREET.test(text);
});

type Anchor = { first: RegExp; all: RegExp };

const anchor = (pattern: RegExp): Anchor => ({
  first: pattern,
  all: new RegExp(pattern, `${pattern.flags}g`),
});
const NAMES = [COUNTY, DUBLIN, COUNTRY, CITY].map(anchor);
const CODES = POSTCODES.map(anchor);
const CONTINENTAL_CODES = [anchor(CONTINENTAL)];
/** All postcodes before their towns in a text. */
export const CONTINENTAL_ALL = new RegExp(CONTINENTAL, 'gu');
/** Every code has four digits in a row, two groups of them, or a digit after a capital. */
const MAYBE_CODE = /\d{4}|[A-Z]\d|\d[- ]\d/;

/** The end of the last match of any anchor, -1 without one. Most lines have none, which a test finds out sooner than a search for all. */
function lastEnd(text: string, anchors: readonly Anchor[]): number {
  let end = -1;
  for (const { first, all } of anchors) {
    if (!first.test(text)) continue;
    for (const match of text.matchAll(all)) end = Math.max(end, match.index + match[0].length);
  }
  return end;
}

/** Names of a place, such as a county, that may follow a postcode. A full stop is only between names, so that they are split in one way. */
const NAMES_AFTER = /^(?:[\s,.–-]+(?:\p{Lu}[\p{L}'’]*|of|and|&))*[\s,.]*$/u;

/** The further words of the name of a town, to the end of its part of an address: "10060 San Secondo di Pinerolo (TO)". */
const REST_OF_TOWN = /^(?:[\s-]\p{L}[\p{L}'’]*){1,4}(?=\s*(?:$|[,(]))/u;

/** The end of the last anchor in a text; after a postcode, only further names belong to an address. */
export function anchorEnd(text: string): number {
  const named = lastEnd(text, NAMES);
  if (!MAYBE_CODE.test(text)) return named;
  const postcode = lastEnd(text, CODES);
  const last = Math.max(named, postcode);
  const end = postcode >= 0 && !NAMES_AFTER.test(text.slice(postcode, last)) ? postcode : last;
  if (end >= 0) return end;
  // Four digits and a name are a postcode only if there is no better anchor: "2026 Reliable Gas" follows a copyright sign.
  const continental = lastEnd(text, CONTINENTAL_CODES);
  if (continental < 0 || /©|copyright/i.test(text) || MONTH.ends(text, YEAR)) return -1;
  return continental + (REST_OF_TOWN.exec(text.slice(continental))?.[0].length ?? 0);
}
