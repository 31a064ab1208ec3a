import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { detailsOf, kindLabelOf, stateLabels, stateOf } from '@/lib/agents/requests/request-words';
import { whenLabel } from '@/lib/agents/requests/when/when-label';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import type { CustomerRequest } from '@/lib/generated/prisma/client';

type Decider = { displayName: string | null; email: string } | null;

const copy = agentDesk.request;
const OPEN = ['requested', 'changed'];

/** What became of a request, and who decided. */
function State({ request }: { request: CustomerRequest & { decidedBy?: Decider } }) {
  const { decidedAt, decidedBy, state } = request;
  const isOpen = OPEN.includes(state);
  return (
    <p className={isOpen ? 'font-semibold' : 'text-muted wrap-anywhere'}>
      {stateLabels[stateOf(state)]}
      {!isOpen && decidedAt && decidedBy
        ? ` ${copy.decidedBy(decidedBy.displayName || decidedBy.email, formatMoment(decidedAt))}`
        : null}
    </p>
  );
}

/** A request that a customer has made, for those who decide about it. `children` are the buttons. */
export function RequestCard({
  request,
  timeZone,
  conversation,
  children,
}: {
  request: CustomerRequest & { decidedBy?: Decider };
  /** The agent's. */
  timeZone: string;
  /** The path of its conversation, on pages that show requests alone. */
  conversation?: string;
  children?: ReactNode;
}) {
  // While it is open, the fields of its form say it.
  const when = OPEN.includes(request.state) ? undefined : whenLabel(request, timeZone);
  const rows = [...detailsOf(request), ...(when ? [{ label: agentDesk.when.label, value: when }] : [])];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-sheet border border-line bg-card p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{kindLabelOf(request.kind)}</h2>
        <State request={request} />
      </header>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {request.asked ? <p className="text-muted wrap-anywhere">“{request.asked}”</p> : null}
      {request.also.length > 0 ? (
        <div>
          <p className="text-muted">{copy.also}</p>
          <ul className="grid gap-1">
            {request.also.map((remark) => (
              <li key={remark} className="wrap-anywhere">
                “{remark}”
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="flex flex-wrap gap-x-5 text-base text-muted">
        <span className="py-1">{copy.taken(formatMoment(request.createdAt))}</span>
        {conversation ? (
          <Link href={conversation} prefetch={false} className="link py-1">
            {copy.conversation}
          </Link>
        ) : null}
      </p>
      {children}
    </article>
  );
}
