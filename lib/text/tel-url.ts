/** The `tel:` URL of a phone number as people write it, with spaces, hyphens and brackets. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
