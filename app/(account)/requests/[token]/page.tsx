import { DecisionForm } from '@/components/agents/decision-form';
import { RequestCard } from '@/components/agents/request-card';
import { FormPage } from '@/components/auth/form-page';
import { agentForMember } from '@/lib/agents/members';
import { decideByLinkAction } from '@/lib/agents/requests/actions';
import { decisionsIn } from '@/lib/agents/requests/decide-request';
import { findRequest } from '@/lib/agents/requests/queries';
import { readRequestLink } from '@/lib/agents/requests/request-link';
import { titleOf } from '@/lib/agents/requests/request-words';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.request;

export const metadata = hiddenPage(copy.title);

/** The page of the link in a mail about a request. GET changes nothing. */
export default async function RequestPage({ params }: PageProps<'/requests/[token]'>) {
  const { token } = await params;
  const link = env.agentsLive ? readRequestLink(token) : undefined;
  const request = link && (await findRequest(link.requestId));
  const membership = link && request && (await agentForMember(request.agentId, link.userId));
  if (!request || !membership) return <FormPage title={copy.title} lead={copy.broken} />;
  const decisions = decisionsIn(request);
  return (
    <FormPage title={copy.title} lead={membership.agent.name}>
      <RequestCard request={request} timeZone={membership.agent.timeZone}>
        {decisions.length > 0 ? (
          <>
            <DecisionForm
              action={decideByLinkAction}
              returnTo={`/requests/${token}`}
              request={request}
              title={titleOf(request)}
              timeZone={membership.agent.timeZone}
              hidden={{ token }}
              decisions={decisions}
            />
            <p className="text-base text-muted">{copy.told}</p>
          </>
        ) : null}
      </RequestCard>
    </FormPage>
  );
}
