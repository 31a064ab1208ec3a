import { notFound } from 'next/navigation';
import { z } from 'zod';
import { ConversationButton } from '@/components/agents/conversation-buttons';
import { DecisionForm } from '@/components/agents/decision-form';
import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { ReplyForm } from '@/components/agents/reply-form';
import { RequestCard } from '@/components/agents/request-card';
import { Message } from '@/components/chat/message';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { speakerOf } from '@/lib/agents/conversations/conversation-view';
import { decideAction, eraseAction, giveBackAction, takeOverAction } from '@/lib/agents/conversations/desk-actions';
import { findForMember } from '@/lib/agents/conversations/queries';
import { decisionsIn } from '@/lib/agents/requests/decide-request';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.conversation;

export const metadata = hiddenPage(agentDesk.inbox.title);

type Found = NonNullable<Awaited<ReturnType<typeof findForMember>>>;

function Requests({
  agent: { id: agentId, timeZone },
  found,
  here,
}: {
  agent: { id: string; timeZone: string };
  found: Found;
  here: string;
}) {
  if (found.requests.length === 0) return null;
  return (
    <section aria-label={copy.requests} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {found.requests.map((request) => {
        const decisions = decisionsIn(request);
        return (
          <RequestCard key={request.id} request={request} timeZone={timeZone}>
            {decisions.length > 0 ? (
              <DecisionForm
                action={decideAction}
                returnTo={here}
                request={request}
                timeZone={timeZone}
                hidden={{ agent: agentId }}
                decisions={decisions}
              />
            ) : null}
          </RequestCard>
        );
      })}
    </section>
  );
}

/** One conversation: what was said, what was asked for, and the person who may take over. */
export default async function ConversationPage({ params }: PageProps<'/agents/[id]/inbox/[conversation]'>) {
  const { id, conversation } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/inbox`);
  const found = z.uuid().safeParse(conversation).success ? await findForMember(agent.id, conversation) : undefined;
  if (!found) notFound();
  const inbox = `/agents/${agent.id}/inbox`;
  const here = `${inbox}/${found.id}`;
  const { who, name } = speakerOf(found, 'open');
  const act = { returnTo: here, agentId: agent.id, conversationId: found.id };
  return (
    <DeskFrame agent={agent} here="inbox" title={copy.title(formatMoment(found.createdAt))}>
      <DeskRefresh agentId={agent.id} />
      <p className="-mt-6 flex flex-wrap gap-x-6 text-base text-muted">
        <Link href={inbox} prefetch={false} className="link py-1">
          {copy.all}
        </Link>
        {found.site ? <span className="py-1">{copy.from(found.site)}</span> : null}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-span-7">
          <div role="log" aria-label={agentDesk.inbox.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {found.messages.map((message) => (
              <Message key={message.seq} message={message} labels={agentDesk.tiers} />
            ))}
          </div>
          <p className="text-base text-muted">
            {who === 'person' ? copy.who.person(name ?? copy.agent) : copy.who[who]}
          </p>
          <ReplyForm agentId={agent.id} conversationId={found.id} />
          <div className="flex flex-wrap gap-3">
            {who === 'person' ? null : <ConversationButton action={takeOverAction} label={copy.takeOver} {...act} />}
            {who === 'agent' ? null : <ConversationButton action={giveBackAction} label={copy.giveBack} {...act} />}
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-span-5">
          <Requests agent={agent} found={found} here={here} />
          <div className="grid gap-2">
            <ConversationButton action={eraseAction} label={copy.erase} variant="danger" {...act} />
            <p className="text-base text-muted">{copy.erased}</p>
          </div>
        </div>
      </div>
    </DeskFrame>
  );
}
