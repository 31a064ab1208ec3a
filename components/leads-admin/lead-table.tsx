import { Link } from '@/components/ui/link';
import { formatMoment } from '@/lib/format';
import { industries } from '@/lib/industries';
import { kindLabels } from '@/lib/leads/messages';
import type { listLeads } from '@/lib/leads/queries';
import { labelOf } from '@/lib/text/label';
import { StatusMark } from './status-mark';

type Lead = Awaited<ReturnType<typeof listLeads>>['leads'][number];

const cell = 'py-3 pr-4 align-top max-lg:block max-lg:py-0.5';

function Row({ lead }: { lead: Lead }) {
  return (
    <tr className="border-line border-b hover:bg-brand-soft max-lg:block max-lg:py-3">
      <td className={cell}>
        <Link
          href={`/leads-admin/${lead.id}`}
          prefetch={false}
          className="link inline-block py-1 font-semibold wrap-anywhere"
        >
          {lead.anonymisedAt ? 'Anonymised' : lead.name}
        </Link>
        <span className="block text-base text-muted wrap-anywhere">{lead.email}</span>
      </td>
      <td className={cell}>
        <span className="wrap-anywhere">{lead.businessName}</span>
        <span className="block text-base text-muted">{lead.industry ? labelOf(industries, lead.industry) : null}</span>
      </td>
      <td className={cell}>{kindLabels[lead.kind]}</td>
      <td className={cell}>
        <StatusMark status={lead.status} />
      </td>
      <td className={`${cell} wrap-anywhere`}>{lead.source}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatMoment(lead.createdAt)}</td>
    </tr>
  );
}

/** The list of leads: a table, and on small screens a list of blocks. */
export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  return (
    <table className="mt-7 w-full border-line border-t text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-line border-b text-base text-muted">
          {['Name', 'Business', 'Kind', 'Status', 'Source', 'Received'].map((head) => (
            <th key={head} scope="col" className="sticky top-16 bg-paper py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}
