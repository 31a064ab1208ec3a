import { labelOf } from '@/lib/content/fact-kinds';
import type { CheckedFacts, CheckedVerdict } from '@/lib/reader/answers/site/checked-facts';
import { warningLabels } from '@/lib/reader/answers/warnings/warning-labels';
import { type FactText, factText, type OwnableFact } from '@/lib/reader/facts/owner/owner-facts';
import type { OwnerKind } from '@/lib/reader/facts/owner/owner-kinds';
import type { Citation, PhoneFact } from '@/lib/reader/facts/shared/fact-types';

/** A fact as one row of a table: what it is about, its value, and the pages and words it is stated in. */
export type FactRow = {
  label: string;
  value: string;
  /** The heading above a line that was found, such as the family of a dish. */
  heading?: string;
  /** Of a line that was found: the heads of its columns and the note below its list. */
  context?: string;
  /** What its owner said of it. */
  checked?: CheckedVerdict;
  /** How a check names it, if its owner may check it. */
  line?: FactText & { url: string };
  sources: readonly Citation[];
};

const joinParts = (parts: readonly (string | undefined)[], separator: string) => parts.filter(Boolean).join(separator);

function phoneValue({ display, number, extension }: PhoneFact): string {
  const spelling = display === number || !number.startsWith('+') ? display : `${display} (${number})`;
  return joinParts([spelling, extension && `extension ${extension}`], ', ');
}

function printed(fact: OwnableFact): string {
  if ('summary' in fact) return joinParts([fact.label, fact.summary], ': ');
  if ('display' in fact) return phoneValue(fact);
  if ('email' in fact) return fact.email;
  if ('address' in fact) return fact.address;
  if ('name' in fact) return joinParts([fact.name, fact.role], ', ');
  return 'question' in fact ? `${fact.question} ${fact.answer}` : fact.text;
}

const rowsOf = (kind: OwnerKind, facts: readonly (OwnableFact & { checked?: CheckedVerdict })[]): FactRow[] =>
  facts.map((fact) => {
    const line = factText(kind, fact);
    const context = 'text' in fact ? joinParts([fact.columns, fact.note], ' · ') : '';
    return {
      label: labelOf(line),
      value: printed(fact),
      heading: ('text' in fact && fact.heading) || undefined,
      context: context || undefined,
      checked: fact.checked,
      line: { ...line, url: fact.sources[0]?.url ?? '' },
      sources: fact.sources,
    };
  });

const TEMPLATE = warningLabels.template;

const ORDER = [
  'addresses',
  'phones',
  'emails',
  'openingHours',
  'prices',
  'services',
  'people',
  'questions',
] as const satisfies readonly OwnerKind[];

/** All facts as rows, in the order in which people look for them. */
export function factRows(facts: CheckedFacts): FactRow[] {
  const { business, template, links } = facts;
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
    ...ORDER.flatMap((kind) => rowsOf(kind, facts[kind])),
    ...links.map((fact) => row(`Link (${fact.purpose})`, `${fact.label}: ${fact.url}`, fact)),
  ];
}
