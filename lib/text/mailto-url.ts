/**
 * The `mailto:` URL of an e-mail address (RFC 6068, section 2): its last “@” stays one, and the rest is encoded, so that nothing in
 * the address adds a header field.
 */
export function mailtoUrl(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
