import { findPhone } from './phone-number';

/** The `tel:` URL (RFC 3966) of the first number in a line as people write it, with its extension. */
export function telUrl(phone: string): string {
  const { number = '', extension } = findPhone(phone) ?? {};
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
}
