import { hostOf } from '../../text/host-of';
import { isCredit } from '../shared/credits';
import type { EmailFact, FactPage } from '../shared/fact-types';
import { citationsOf, gather, ownOrOnly, type Statement, withoutListed } from '../shared/ownership';
import { isFreeMail } from './emails';
import { isContactLine } from './page-contacts';

const domainOf = (email: string) => email.slice(email.indexOf('@') + 1).toLowerCase();

/** Whether an e-mail address is one that the site also has, with a label or number in front: "Einfo@example.ie". */
function isGlued(email: string, known: readonly string[]): boolean {
  const before = /^(?:Email|E-mail|Mail|E|M|\d{4,}(?:e?-?mail)?)(?=[a-z0-9])/.exec(email)?.[0];
  return before !== undefined && known.includes(email.slice(before.length).toLowerCase());
}

/** Whether all pages state an e-mail address only as that of whoever made the website, or in a sentence that may be of others. */
const mayBeOthers = ({ key, occurrences }: Statement<string>): boolean =>
  occurrences.every(
    ({ candidate: { place, text } }) =>
      isCredit(text) || (place === 'content' && text.includes('@') && !isFreeMail(key) && !isContactLine(text, key)),
  );

/** The e-mail addresses of a business, those of most pages first. */
export function collectEmails(pages: readonly FactPage[], home: FactPage | undefined): EmailFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.emails.map((candidate) => ({ key: candidate.email.toLowerCase(), value: candidate.email, candidate })),
  );
  const hosts = new Set(pages.map(({ url }) => hostOf(url)));
  const domains = new Set(hosts);
  const own = ownOrOnly(withoutListed(statements), pages, home)
    .filter((one) => hosts.has(domainOf(one.value)) || !mayBeOthers(one))
    .map(({ key }) => key);
  for (const email of own) if (!isFreeMail(email)) domains.add(domainOf(email));
  // An e-mail address at the firm's own domain belongs to it wherever it occurs.
  const isOfDomain = ({ value }: Statement<string>) => domains.has(domainOf(value));
  const known = statements.map(({ value }) => value.toLowerCase());
  return statements
    .filter((one) => (own.includes(one.key) || isOfDomain(one)) && !isGlued(one.value, known))
    .map((one) => ({ email: one.value, sources: citationsOf(one) }))
    .sort((a, b) => b.sources.length - a.sources.length);
}
