import type { OwnerKind } from '@/lib/reader/facts/owner/owner-kinds';

/** What each kind of fact is called. */
export const factKinds: Record<OwnerKind, string> = {
  openingHours: 'Opening hours',
  phones: 'Telephone',
  emails: 'E-mail',
  addresses: 'Address',
  prices: 'Price',
  services: 'Service',
  people: 'Person',
  questions: 'Question',
};

type Line = { kind: OwnerKind; heading: string; text: string };

/** What a fact is called: a telephone number by what it is for. */
export const labelOf = ({ kind, heading }: Omit<Line, 'text'>): string =>
  (kind === 'phones' && heading) || factKinds[kind];

/** A fact as one types it: hours as lines, a range of days on each. */
export const asTyped = ({ kind, text }: Line): string => (kind === 'openingHours' ? text.replaceAll('; ', '\n') : text);

/** How one types a fact. */
export const factHint =
  'Plain text. Hours: a line for each, like Mon–Fri 9:00–17:00. A person’s role, or the answer to a question, is on the next line.';
