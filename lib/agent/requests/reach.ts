import { asks } from '../understand/sentence';
import { detailIn } from './details';

/** Stands where a telephone number or an e-mail address was: what is before it may be a name, and no town. */
export const CONTACT_MARK = '|';
const REST_OF_ADDRESS =
  /^(?:,? ?(?:[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?|\p{Lu}\p{Ll}+))+(?=\s{0,9}(?:[,.!?;]|$))|^(?: \p{Lu}\p{Ll}+)+(?=\s{0,9}\|)/u;

const FLAT = /\b(?:flat|apt|apartment|unit) \d{1,4}[a-z]?,? $/i;
const TOWN = /^, ?(?!(?:at|my|and|for|on)\b)[\p{L} ]{3,30}(?![\p{L} ]*\|)/iu;

/** `Ballymote Road`: in the country a house has no number. */
const COUNTRY_ROAD = /(?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Road|Rd|Avenue|Street|Terrace|Crescent|Estate)\b/u;

/** A text with a mark for telephone number and e-mail address. */
export function withoutContacts(text: string): string {
  const found = [phoneIn(text), detailIn('email', text)];
  return found.reduce<string>((rest, contact) => (contact ? rest.replace(contact, CONTACT_MARK) : rest), text).trim();
}

/** An address with its town and postcode, in a text without contacts. */
export function addressIn(rest: string): string | undefined {
  const found = detailIn('address', rest) ?? COUNTRY_ROAD.exec(rest)?.[0];
  if (!found) return undefined;
  const at = rest.indexOf(found);
  const after = rest.slice(at + found.length);
  const town = REST_OF_ADDRESS.exec(after) ?? (detailIn('day', after) === undefined ? TOWN.exec(after) : null);
  return `${FLAT.exec(rest.slice(0, at))?.[0] ?? ''}${found}${town?.[0] ?? ''}`.trim();
}

const MAX_ADDRESSES = 3;
/** What names a place where somebody lives: addresses with a number or a postcode, and roads unless they are asked about. */
export function addressesIn(text: string): string[] {
  let rest = withoutContacts(text);
  const found: string[] = [];
  for (let one = addressIn(rest); one && found.length < MAX_ADDRESSES; one = addressIn(rest)) {
    if (/\d/.test(one) || !asks(text)) found.push(one);
    rest = rest.replace(one, CONTACT_MARK);
  }
  return found;
}

const MIN_DIGITS = 7;
/** A telephone number, which is taken down whether it was asked for or not. */
export function phoneIn(text: string): string | undefined {
  const found = detailIn('phone', text);
  return found && found.replace(/\D/g, '').length >= MIN_DIGITS ? found : undefined;
}
