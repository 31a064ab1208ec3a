/** A stored value that this version does not know: a later one wrote it before it was rolled back, or beside this one. */
export const OTHER = 'other';

/** The kinds of leads. `phone` is a demo of the AI Calling Agent. A new one: docs/decisions/migrations.md. */
export const leadKinds = ['free_trial', 'contact', 'consultation', 'demo', 'phone'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The states of a lead, in the order in which it usually has them. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The known value that a column holds, or `other`. */
const parserOf =
  <T extends string>(known: readonly T[]) =>
  (stored: string): T | typeof OTHER =>
    known.find((value) => value === stored) ?? OTHER;

const kindOf = parserOf(leadKinds);
/** The status in a column, or `other`. */
export const leadStatusOf = parserOf(leadStatuses);

/** A row of leads with kind and status as this version knows them. Every row enters through here. */
export const readLead = <T extends { kind: string; status: string }>(row: T) => ({
  ...row,
  kind: kindOf(row.kind),
  status: leadStatusOf(row.status),
});
