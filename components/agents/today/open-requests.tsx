import { decideAction } from '@/lib/agents/conversations/desk-actions';
import { decisionsIn } from '@/lib/agents/requests/decide-request';
import { titleOf } from '@/lib/agents/requests/request-words';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { DecisionForm } from '../decision-form';
import { RequestCard } from '../request-card';

/** The requests that nobody has decided yet, each with its buttons. */
export function OpenRequests({
  agent: { id, timeZone },
  requests,
}: {
  agent: { id: string; timeZone: string };
  requests: readonly CustomerRequest[];
}) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard
            request={request}
            timeZone={timeZone}
            conversation={request.conversationId ? `/agents/${id}/inbox/${request.conversationId}` : undefined}
          >
            <DecisionForm
              action={decideAction}
              returnTo={`/agents/${id}`}
              request={request}
              title={titleOf(request)}
              timeZone={timeZone}
              hidden={{ agent: id }}
              decisions={decisionsIn(request)}
            />
          </RequestCard>
        </li>
      ))}
    </ul>
  );
}
