import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { formatAge, formatDate, formatMoment } from '@/lib/format';
import { industries } from '@/lib/industries';
import { kindLabels } from '@/lib/leads/messages';
import { ownerName } from '@/lib/leads/owner-name';
import type { listLeads } from '@/lib/leads/queries';
import { replyUrl } from '@/lib/leads/reply-url';
import { dublinDay } from '@/lib/text/dublin-time';
import { labelOf } from '@/lib/text/label';
import { shortLine } from '@/lib/text/one-line';
import { telUrl } from '@/lib/text/tel-url';
import { MarkContacted, ReplyLink } from './lead-status';
import { StatusMark } from './status-mark';

type Lead = Awaited<ReturnType<typeof listLeads>>['leads'][number];

/** Whether the day has come to see to it. */
const isDue = ({ dueOn, status }: Lead) =>
  dueOn !== null && status !== 'won' && status !== 'lost' && dueOn.toISOString().slice(0, 10) <= dublinDay(new Date());

/** Who it is, and their business. */
function Sender({ lead }: { lead: Lead }) {
  const business = [lead.businessName, lead.industry && labelOf(industries, lead.industry)].filter(Boolean);
  return (
    <div>
      <Link
        href={`/leads-admin/${lead.id}`}
        prefetch={false}
        className="link inline-block py-1 font-semibold wrap-anywhere"
      >
        {lead.anonymisedAt ? 'Anonymised' : lead.name}
      </Link>
      <p className="text-base text-muted wrap-anywhere">{business.join(', ')}</p>
    </div>
  );
}

/** How to reach them. */
function Reach({ lead: { phone, email } }: { lead: Lead }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere sm:block">
      {phone ? (
        <a href={telUrl(phone)} className="link inline-block py-1 whitespace-nowrap">
          {phone}
        </a>
      ) : null}
      <p className="text-base text-muted">{email}</p>
    </div>
  );
}

function Row({ lead, here }: { lead: Lead; here: string }) {
  const { id, name, status, kind, message, businessUrl, createdAt, owner, dueOn } = lead;
  const words = message ?? businessUrl;
  const isOpen = !lead.anonymisedAt;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-4 hover:bg-brand-soft sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_13rem_15rem]">
      <Sender lead={lead} />
      <div>
        <p className="text-base text-muted">
          <StatusMark status={status} /> {kindLabels[kind]} ·{' '}
          <time dateTime={createdAt.toISOString()} title={formatMoment(createdAt)}>
            {formatAge(createdAt)}
          </time>
        </p>
        {owner || dueOn ? (
          <p className={`text-base ${isDue(lead) ? 'font-semibold text-accent-ink' : 'text-muted'}`}>
            {[owner && ownerName(owner), dueOn && `follow up on ${formatDate(dueOn)}`].filter(Boolean).join(', ')}
          </p>
        ) : null}
        {words ? <p className="line-clamp-2 wrap-anywhere">{shortLine(words)}</p> : null}
      </div>
      <Reach lead={lead} />
      <div className="flex flex-wrap content-start items-center gap-3 lg:justify-end">
        {isOpen ? <ReplyLink lead={{ id, name, status }} href={replyUrl(lead)} size="xs" /> : null}
        {isOpen && status === 'new' ? <MarkContacted lead={{ id, name, status }} returnTo={here} size="xs" /> : null}
      </div>
    </li>
  );
}

/** The list of leads, each of which can be answered here. `here` is its URL. */
export function LeadList({ leads, here }: { leads: readonly Lead[]; here: string }) {
  return (
    <KeepFocus className="mt-7">
      <ul aria-label="Leads" className="border-line border-t">
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} here={here} />
        ))}
      </ul>
    </KeepFocus>
  );
}
