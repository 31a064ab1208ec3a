import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { slotsOf, stateLabels, stateOf } from '@/lib/agents/requests/request-words';
import { whenLabel } from '@/lib/agents/requests/when/when-label';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment, formatRecent } from '@/lib/format';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { RequestQuotes } from './request-quotes';
import { RequestSheet } from './request-sheet';

type Decider = { displayName: string | null; email: string } | null;

const copy = agentDesk.request;
const OPEN = ['requested', 'changed'];
/** Slots that `when` says. */
const TIMES = ['day', 'time'];

/** The details of a request without the words for its time that the customer's sentence below them has. */
const withoutTimeIn = ({ asked, slots }: CustomerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slotsOf({ slots })).filter(
      ([name, said]) => !TIMES.includes(name) || !asked.toLowerCase().includes(said.toLowerCase()),
    ),
  );

/** What became of a request, and who decided. */
function Decided({ request: { decidedAt, decidedBy, state } }: { request: CustomerRequest & { decidedBy?: Decider } }) {
  return (
    <p className="text-muted wrap-anywhere">
      {stateLabels[stateOf(state)]}
      {decidedAt && decidedBy
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
  const isOpen = OPEN.includes(request.state);
  const when = whenLabel(request, timeZone);
  return (
    <RequestSheet
      request={when ? { ...request, slots: withoutTimeIn(request) } : request}
      state={isOpen ? undefined : <Decided request={request} />}
      when={when ? { label: agentDesk.when.label, value: when } : undefined}
    >
      <RequestQuotes {...request} />
      <p className="flex flex-wrap gap-x-5 text-base text-muted">
        <span className="py-1">{copy.taken(formatRecent(request.createdAt))}</span>
        {conversation ? (
          <Link href={conversation} prefetch={false} className="link py-1">
            {copy.conversation}
          </Link>
        ) : null}
      </p>
      {children}
    </RequestSheet>
  );
}
