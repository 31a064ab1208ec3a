import { Link } from '@/components/ui/link';
import type { listAgents } from '@/lib/agents/access';
import { clockOf, stateLabel } from '@/lib/agents/states';
import { agentDay } from '@/lib/content/pages/agent-day';
import { RestoreForm } from './settings/restore-form';

/** An agent in the list of one's agents. One that is deleted has the button that undoes it, for its owners. */
export function AgentRow({ agent }: { agent: Awaited<ReturnType<typeof listAgents>>[number] }) {
  const isOwner = agent.members.some(({ role }) => role === 'owner');
  const { conversations: waiting, requests } = agent._count;
  if (agent.deletedAt)
    return (
      <li className="grid gap-3 rounded-sheet border border-line border-dashed p-5">
        <h2 className="text-h3 text-muted wrap-anywhere">{agent.name}</h2>
        <p className="max-w-[60ch] text-base">{clockOf(agent)}</p>
        {isOwner ? <RestoreForm agentId={agent.id} /> : null}
      </li>
    );
  return (
    <li className="relative grid gap-1 rounded-sheet border border-line bg-card p-5 hover:border-brand">
      <h2 className="text-h3 wrap-anywhere">
        <Link href={`/agents/${agent.id}`} className="after:absolute after:inset-0" prefetch={false}>
          {agent.name}
        </Link>
      </h2>
      <p className="text-muted wrap-anywhere">
        {agent.domain} · {stateLabel(agent)}
      </p>
      {waiting + requests > 0 ? (
        <p className="font-semibold">{agentDay.today.waits({ waiting, requests, questions: 0 })}</p>
      ) : null}
      <p className="max-w-[60ch] text-base">{clockOf(agent)}</p>
    </li>
  );
}
