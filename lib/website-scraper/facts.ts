import type { Citation, Confidence, FoundLine, PhoneFact, SiteFacts } from '@/lib/reader/facts/shared/fact-types';

/** A fact as one row of a table: what it is about, its value, and the pages and words it is stated in. */
export type FactRow = {
  label: string;
  value: string;
  /** Of a line that was found: its heading, the heads of its columns and the note below its list. */
  context?: string;
  /** Only of what was found; the others are stated. */
  confidence?: Confidence;
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

const foundRow = (label: string, { text, heading, columns, note, confidence, sources }: FoundLine): FactRow => ({
  label,
  value: text,
  context: joinParts([heading, columns, note], ' · ') || undefined,
  confidence,
  sources,
});

/** All facts as rows, in the order in which people look for them. */
export function factRows(facts: SiteFacts): FactRow[] {
  const { business, phones, emails, addresses, openingHours, prices, services, people, questions, links } = facts;
  const rows: FactRow[] = [
    ...(business
      ? [
          {
            label: 'Business',
            value: joinParts([business.name, business.type && `(${business.type})`], ' '),
            ...business,
          },
        ]
      : []),
    ...addresses.map((fact) => ({ ...fact, label: 'Address', value: fact.address })),
    ...phones.map((fact) => ({ ...fact, label: phoneLabels[fact.type], value: phoneValue(fact) })),
    ...emails.map((fact) => ({ ...fact, label: 'E-mail', value: fact.email })),
    ...openingHours.map((fact) => ({
      ...fact,
      label: 'Opening hours',
      value: joinParts([fact.label, fact.summary], ': '),
    })),
    ...prices.map((line) => foundRow('Price', line)),
    ...services.map((line) => foundRow('Service', line)),
    ...people.map((fact) => ({ ...fact, label: 'Person', value: `${fact.name}, ${fact.role}` })),
    ...questions.map((fact) => ({ ...fact, label: 'Question', value: `${fact.question} ${fact.answer}` })),
    ...links.map((fact) => ({ ...fact, label: `Link (${fact.purpose})`, value: `${fact.label}: ${fact.url}` })),
  ];
  return rows.map(({ label, value, context, confidence, sources }) => ({ label, value, context, confidence, sources }));
}
