import { hostOf } from '../host-of';
import { isFreeMail } from './emails';
import type { EmailFact, FactPage } from './fact-types';
import { citationsOf, gather, ownOrOnly, type Statement } from './ownership';

/**
 * Whether an e-mail address is another one with its label or a telephone number in front: "Einfo@example.ie" where the site
 * also has "info@example.ie".
 */
function isGlued(email: string, known: readonly string[]): boolean {
  const before = /^(?:Email|E-mail|Mail|E|M|\d{4,}(?:e?-?mail)?)(?=[a-z0-9])/.exec(email)?.[0];
  return before !== undefined && known.includes(email.slice(before.length).toLowerCase());
}

/** The e-mail addresses of a business. */
export function collectEmails(pages: readonly FactPage[], home: FactPage | undefined): EmailFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.emails.map((candidate) => ({ key: candidate.email.toLowerCase(), value: candidate.email, candidate })),
  );
  const domains = new Set(pages.map(({ url }) => hostOf(url)));
  const own = ownOrOnly(statements, pages, home);
  for (const { value } of own) if (!isFreeMail(value)) domains.add(value.slice(value.indexOf('@') + 1).toLowerCase());
  // An e-mail address at the firm's own domain belongs to it wherever it occurs.
  const isOfDomain = ({ value }: Statement<string>) => domains.has(value.slice(value.indexOf('@') + 1).toLowerCase());
  const known = statements.map(({ value }) => value.toLowerCase());
  return statements
    .filter((one) => (own.includes(one) || isOfDomain(one)) && !isGlued(one.value, known))
    .map((one) => ({ email: one.value, sources: citationsOf(one) }));
}
