import { z } from 'zod';
import { ConversationList } from '@/components/agents/conversation-list';
import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { InboxFilterBar, inboxUrl } from '@/components/agents/inbox-filter';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { inboxFilters, listConversations } from '@/lib/agents/conversations/queries';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.inbox;

export const metadata = hiddenPage(copy.title);

const querySchema = z.object({
  show: z.enum(inboxFilters).catch('all'),
  q: z.string().trim().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** The conversations of an agent: those that wait for a person first. */
export default async function InboxPage({ params, searchParams }: PageProps<'/agents/[id]/inbox'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/inbox`);
  const { show, q, page } = querySchema.parse(await searchParams);
  const inbox = `/agents/${agent.id}/inbox`;
  const { conversations, hasMore } = await listConversations(agent.id, { filter: show, search: q, page });
  return (
    <DeskFrame agent={agent} here="inbox" title={copy.title}>
      <DeskRefresh agentId={agent.id} />
      <InboxFilterBar inbox={inbox} show={show} q={q} />
      {conversations.length > 0 ? (
        <ConversationList conversations={conversations} inbox={inbox} />
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
