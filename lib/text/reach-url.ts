import { parseEmail } from './email-address';
import { isPhone } from './phone-number';
import { telUrl } from './tel-url';

/** The `mailto:` or `tel:` URL of an e-mail address or a telephone number as somebody typed it; undefined if it is neither. */
export function reachUrl(address: string): string | undefined {
  const email = parseEmail(address);
  if (email) return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  return isPhone(address) ? telUrl(address) : undefined;
}
