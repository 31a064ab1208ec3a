import { parseEmail } from './email-address';
import { mailtoUrl } from './mailto-url';
import { isPhone } from './phone-number';
import { telUrl } from './tel-url';

/** The `mailto:` or `tel:` URL of an e-mail address or a telephone number as somebody typed it; undefined if it is neither. */
export function reachUrl(address: string): string | undefined {
  const email = parseEmail(address);
  if (email) return mailtoUrl(email);
  return isPhone(address) ? telUrl(address) : undefined;
}
