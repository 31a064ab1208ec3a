import { env } from '@/lib/env';

/** A paragraph, one with a link in it, a list, or a table of a legal text. */
export type LegalBlock =
  | string
  | { before: string; link: string; href: string; after: string }
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalText = { title: string; lead: string; updated: Date; sections: readonly LegalSection[] };

/** The company behind the site in one sentence, with the particulars that are configured. */
export function companySentence(): string {
  const { registeredName, cro, office, vat } = env.company;
  const particulars = [
    cro && `registered in Ireland under number ${cro}`,
    office && `with its registered office at ${office}`,
    vat && `VAT number ${vat}`,
  ].filter(Boolean);
  const name = registeredName ?? env.siteName;
  const trading = registeredName && registeredName !== env.siteName ? `, trading as ${env.siteName}` : '';
  return `${[`${name}${trading}`, ...particulars].join(', ')}.`;
}

/** How to reach the company: "hello@example.ie or +353 …". */
export function contactDetails(): string {
  return env.contactPhone ? `${env.contactEmail} or ${env.contactPhone}` : env.contactEmail;
}
