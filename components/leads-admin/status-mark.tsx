import { statusLabels } from '@/lib/leads/messages';
import type { LeadStatus, OTHER } from '@/lib/leads/unions';

const looks: Record<LeadStatus | typeof OTHER, string> = {
  new: 'border-brand bg-brand text-brand-ink',
  contacted: 'border-brand text-brand',
  won: 'border-success text-success',
  lost: 'border-control text-muted',
  other: 'border-control text-muted',
};

/** The status of a lead as a coloured label. */
export function StatusMark({ status }: { status: keyof typeof looks }) {
  return (
    <span className={`inline-block rounded-sheet border px-2 font-semibold text-sm ${looks[status]}`}>
      {statusLabels[status]}
    </span>
  );
}
