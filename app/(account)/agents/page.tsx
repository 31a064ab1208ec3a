import { notFound, redirect } from 'next/navigation';
import { AgentRow } from '@/components/agents/agent-row';
import { WishCard } from '@/components/agents/wish-card';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { listAgents } from '@/lib/agents/access';
import { listWishes } from '@/lib/agents/adoption/wishes';
import { requireUser } from '@/lib/auth/guard/current-user';
import { agentsPage } from '@/lib/content/pages/agents';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(agentsPage.title);

/** The agents of an account, and those that wait for its address. With one alone, its own page. */
export default async function AgentsPage({ searchParams }: PageProps<'/agents'>) {
  // First, so that the page is rendered for each request: whether there are agents is a setting of the running site.
  const user = await requireUser('/agents');
  if (!env.agentsLive) notFound();
  const [agents, wishes] = [await listAgents(user.id), await listWishes(user.email)];
  const [only] = agents;
  const notice = agentsPage.notices[String((await searchParams).notice)];
  if (only && !only.deletedAt && !notice && agents.length === 1 && wishes.length === 0) redirect(`/agents/${only.id}`);
  return (
    <Container className="grid gap-8 py-12 sm:py-16">
      <h1 className="text-h1">{agentsPage.title}</h1>
      {notice ? (
        <Alert tone="success" title={notice.title}>
          {notice.text}
        </Alert>
      ) : null}
      {wishes.map(({ agentId, domain, expiresAt }) => (
        <WishCard key={agentId} agentId={agentId} domain={domain} until={formatMoment(expiresAt)} />
      ))}
      {agents.length > 0 ? (
        <ul className="grid gap-4">
          {agents.map((agent) => (
            <AgentRow key={agent.id} agent={agent} />
          ))}
        </ul>
      ) : null}
      {agents.length + wishes.length === 0 ? (
        <div className="grid max-w-[52ch] justify-items-start gap-5">
          <p className="text-lead text-muted">{agentsPage.none.text}</p>
          <ButtonLink href="/meet-your-agent">{agentsPage.none.button}</ButtonLink>
        </div>
      ) : null}
    </Container>
  );
}
