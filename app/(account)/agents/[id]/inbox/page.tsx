import { ConversationList } from '@/components/agents/conversation-list';
import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskKeys } from '@/components/agents/desk-keys';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { InboxFilterBar, inboxUrl } from '@/components/agents/inbox-filter';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { inboxQuery } from '@/lib/agents/conversations/inbox-query';
import { countWaiting, listConversations } from '@/lib/agents/conversations/queries';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.inbox;

export const metadata = hiddenPage(copy.title);

/** The conversations of an agent: those that wait for a person first. */
export default async function InboxPage({ params, searchParams }: PageProps<'/agents/[id]/inbox'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/inbox`);
  const { show, q, page } = inboxQuery.parse(await searchParams);
  const waiting = await countWaiting(agent.id);
  const inbox = `/agents/${agent.id}/inbox`;
  const { conversations, hasMore } = await listConversations(agent.id, { show, q, page });
  return (
    <DeskFrame agent={agent} here="inbox" title={copy.title} actions={<DeskKeys inbox={inbox} />}>
      <DeskRefresh agentId={agent.id} />
      <p role="status" className={`-mt-5 text-lead ${waiting > 0 ? 'font-semibold text-accent-ink' : 'text-muted'}`}>
        {copy.waitingCount(waiting)}
      </p>
      <InboxFilterBar inbox={inbox} show={show} q={q} />
      {conversations.length > 0 ? (
        <KeepFocus>
          <ConversationList conversations={conversations} agentId={agent.id} query={inboxUrl('', { show, q, page })} />
        </KeepFocus>
      ) : (
        <p className="text-lead text-muted">{q ? copy.none(q) : copy.empty[show]}</p>
      )}
      <nav aria-label={copy.title} className="flex flex-wrap gap-6">
        {page > 1 ? (
          <Link href={inboxUrl(inbox, { show, q, page: page - 1 })} prefetch={false} className="link py-2">
            {copy.newer}
          </Link>
        ) : null}
        {hasMore ? (
          <Link href={inboxUrl(inbox, { show, q, page: page + 1 })} prefetch={false} className="link py-2">
            {copy.older}
          </Link>
        ) : null}
      </nav>
      <p className="text-base text-muted">
        {copy.kept(agent.retentionDays)} {copy.exported}{' '}
        {['json', 'csv'].map((format) => (
          <a key={format} href={`/api/agents/${agent.id}/export?format=${format}`} download className="link mr-3">
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </DeskFrame>
  );
}
