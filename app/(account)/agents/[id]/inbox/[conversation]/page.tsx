import { notFound } from 'next/navigation';
import { z } from 'zod';
import { ConversationList } from '@/components/agents/conversation-list';
import { ConversationLog } from '@/components/agents/conversation-log';
import { DecisionForm } from '@/components/agents/decision-form';
import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskKeys } from '@/components/agents/desk-keys';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { inboxUrl } from '@/components/agents/inbox-filter';
import { PressForm } from '@/components/agents/press-form';
import { ReachLink } from '@/components/agents/reach-link';
import { ReplyForm } from '@/components/agents/reply-form';
import { RequestCard } from '@/components/agents/request-card';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { speakerOf } from '@/lib/agents/conversations/conversation-view';
import { correctablesIn } from '@/lib/agents/conversations/correctable';
import {
  decideAction,
  eraseAction,
  giveBackAction,
  settleAction,
  takeOverAction,
} from '@/lib/agents/conversations/desk-actions';
import { inboxQuery } from '@/lib/agents/conversations/inbox-query';
import { isHere } from '@/lib/agents/conversations/presence';
import { findForMember, listConversations } from '@/lib/agents/conversations/queries';
import { addressLeft } from '@/lib/agents/conversations/reach';
import { decisionsIn } from '@/lib/agents/requests/decide-request';
import { slotsOf, titleOf } from '@/lib/agents/requests/request-words';
import { listTaught } from '@/lib/agents/taught';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { hiddenPage } from '@/lib/seo/metadata';
import { shortLine } from '@/lib/text/one-line';

const copy = agentDesk.conversation;

export const metadata = hiddenPage(agentDesk.inbox.title);

type Found = NonNullable<Awaited<ReturnType<typeof findForMember>>>;

function Requests({
  agent: { id, timeZone },
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
                title={titleOf(request)}
                hidden={{ agent: id }}
                decisions={decisions}
                timeZone={timeZone}
              />
            ) : null}
          </RequestCard>
        );
      })}
    </section>
  );
}

/** Who the customer is, as far as they said. */
const nameIn = ({ requests }: Found): string | undefined =>
  requests.map((request) => slotsOf(request).name).find(Boolean);

/** Whether the customer will read what is written to them, and where they can be reached otherwise. */
function CustomerReach({ found }: { found: Found }) {
  if (isHere(found.seenAt)) return copy.here;
  const address = addressLeft(found);
  return address ? (
    <>
      {copy.leftAddress} <ReachLink address={address} />
    </>
  ) : (
    copy.left
  );
}

/** Who speaks, and the buttons that change it. */
function Speaking({ agentId, userId, found, here }: { agentId: string; userId: string; found: Found; here: string }) {
  const { who, name } = speakerOf(found, 'open');
  const hidden = { agent: agentId, conversation: found.id };
  const button = { returnTo: here, hidden };
  return (
    <>
      <p className="text-base text-muted">
        {who !== 'person'
          ? copy.who[who]
          : found.personId === userId
            ? copy.who.self
            : copy.who.person(name ?? copy.colleague)}
        {who === 'person' && found.personId === userId && !name ? (
          <>
            {' '}
            <Link href="/account" prefetch={false} className="link">
              {copy.who.nameless}
            </Link>
          </>
        ) : null}
      </p>
      <KeepFocus className="flex flex-wrap gap-3">
        {who === 'person' ? null : <PressForm {...button} action={takeOverAction} label={copy.takeOver} />}
        {who === 'agent' ? null : <PressForm {...button} action={giveBackAction} label={copy.giveBack} />}
        {found.waitingSince ? (
          <PressForm
            {...button}
            action={settleAction}
            label={copy.settle}
            hidden={{ ...hidden, from: 'conversation' }}
            shortcut="e"
          />
        ) : null}
      </KeepFocus>
    </>
  );
}

/** One conversation: what was said, what was asked for, and the person who may take over; on wide screens, beside the list it is from. */
export default async function ConversationPage({
  params,
  searchParams,
}: PageProps<'/agents/[id]/inbox/[conversation]'>) {
  const { id, conversation } = await params;
  const { agent, user } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/inbox`);
  const found = z.uuid().safeParse(conversation).success ? await findForMember(agent.id, conversation) : undefined;
  if (!found) notFound();
  const list = inboxQuery.parse(await searchParams);
  const inbox = `/agents/${agent.id}/inbox`;
  const query = inboxUrl('', list);
  const here = `${inbox}/${found.id}${query}`;
  const { conversations } = await listConversations(agent.id, list);
  const isUndecided = found.requests.some((request) => ['requested', 'changed'].includes(request.state));
  return (
    <DeskFrame
      agent={agent}
      here="inbox"
      title={nameIn(found) ?? (shortLine(found.messages[0]?.text ?? '') || agentDesk.inbox.nameless)}
      actions={<DeskKeys inbox={inbox} />}
    >
      <DeskRefresh agentId={agent.id} />
      <p className="-mt-6 flex flex-wrap gap-x-6 text-base text-muted">
        <Link id="all-conversations" href={`${inbox}${query}`} prefetch={false} className="link py-2">
          {copy.all}
        </Link>
        {found.site ? <span className="py-2">{copy.from(found.site)}</span> : null}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-12 xl:grid-cols-16 xl:grid-rows-[auto_1fr]">
        <nav aria-label={copy.list} className="max-xl:hidden xl:col-span-4 xl:row-span-2">
          <ConversationList conversations={conversations} agentId={agent.id} query={query} current={found.id} />
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-span-7">
          <ConversationLog
            agentId={agent.id}
            here={here}
            messages={found.messages}
            correctables={correctablesIn(found.messages, await listTaught(agent.id))}
          />
          <ReplyForm
            key={found.id}
            agentId={agent.id}
            conversationId={found.id}
            lastSeq={found.lastSeq}
            customer={<CustomerReach found={found} />}
          />
          <Speaking agentId={agent.id} userId={user.id} found={found} here={here} />
        </div>
        <KeepFocus
          data-focus-after="all-conversations"
          className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-span-5 ${isUndecided ? 'max-lg:order-first' : ''}`}
        >
          <Requests agent={agent} found={found} here={here} />
        </KeepFocus>
        <details className="lg:col-span-7 xl:col-start-5">
          <summary className="w-fit py-2 text-base text-muted underline underline-offset-4">{copy.erase}</summary>
          <div className="grid gap-3 pt-2">
            <p className="text-base text-muted">{copy.erased}</p>
            <PressForm
              action={eraseAction}
              returnTo={here}
              label={copy.eraseNow}
              hidden={{ agent: agent.id, conversation: found.id }}
              variant="danger"
            />
          </div>
        </details>
      </div>
    </DeskFrame>
  );
}
