import { warningLabels } from '@/lib/reader/answers/warnings/warning-labels';
import type { Citation, Confidence, PhoneFact } from '@/lib/reader/facts/shared/fact-types';
import { type FoundItemLine, type FoundKind, foundKinds, lineOf, type RatedFacts } from './found';

/** A fact as one row of a table: what it is about, its value, and the pages and words it is stated in. */
export type FactRow = {
  label: string;
  value: string;
  /** Of a line that was found: its heading, the heads of its columns and the note below its list. */
  context?: string;
  /** Only of what was found; the others are stated. */
  confidence?: Confidence;
  /** What its owner said of it. */
  checked?: 'right' | 'corrected';
  /** Of what was found: how a check names it. */
  line?: FoundItemLine;
  sources: Citation[];
};

export const phoneLabels: Record<PhoneFact['type'], string> = {
  phone: 'Telephone',
  mobile: 'Mobile',
  freephone: 'Freephone',
  fax: 'Fax',
  whatsapp: 'WhatsApp',
};

const joinParts = (parts: readonly (string | undefined)[], separator: string) => parts.filter(Boolean).join(separator);

function phoneValue({ display, number, extension }: PhoneFact): string {
  const spelling = display === number || !number.startsWith('+') ? display : `${display} (${number})`;
  return joinParts([spelling, extension && `extension ${extension}`], ', ');
}

const foundLabels: Record<FoundKind, string> = {
  prices: 'Price',
  services: 'Service',
  people: 'Person',
  questions: 'Question',
};

function foundValue(fact: RatedFacts[FoundKind][number]): string {
  if ('name' in fact) return `${fact.name}, ${fact.role}`;
  return 'question' in fact ? `${fact.question} ${fact.answer}` : fact.text;
}

const foundRows = (facts: RatedFacts, kind: FoundKind): FactRow[] =>
  facts[kind].map((fact) => ({
    label: foundLabels[kind],
    value: foundValue(fact),
    context: 'text' in fact ? joinParts([fact.heading, fact.columns, fact.note], ' · ') || undefined : undefined,
    confidence: fact.confidence,
    checked: fact.checked,
    line: lineOf(kind, fact),
    sources: fact.sources,
  }));

const TEMPLATE = warningLabels.template;

/** All facts as rows, in the order in which people look for them. */
export function factRows(facts: RatedFacts): FactRow[] {
  const { business, template, phones, emails, addresses, openingHours, links } = facts;
  const row = (label: string, value: string, { sources }: { sources: Citation[] }): FactRow => ({
    label,
    value,
    sources,
  });
  return [
    ...(template ? [row('Template', TEMPLATE, template)] : []),
    ...(business
      ? [row('Business', joinParts([business.name, business.type && `(${business.type})`], ' '), business)]
      : []),
    ...addresses.map((fact) => row('Address', fact.address, fact)),
    ...phones.map((fact) => row(phoneLabels[fact.type], phoneValue(fact), fact)),
    ...emails.map((fact) => row('E-mail', fact.email, fact)),
    ...openingHours.map((fact) => row('Opening hours', joinParts([fact.label, fact.summary], ': '), fact)),
    ...foundKinds.flatMap((kind) => foundRows(facts, kind)),
    ...links.map((fact) => row(`Link (${fact.purpose})`, `${fact.label}: ${fact.url}`, fact)),
  ];
}
