import { AdminPage } from '@/components/admin/admin-page';
import { Pager } from '@/components/admin/pager';
import { AgentFilterForm } from '@/components/agents-admin/agent-filter';
import { AgentTable } from '@/components/agents-admin/agent-table';
import { PasskeyNeeded } from '@/components/agents-admin/passkey-needed';
import { Link } from '@/components/ui/link';
import { agentFilterSchema, queryOf } from '@/lib/agents/company/filter';
import { requireAgentsAdmin } from '@/lib/agents/company/guard';
import { listAllAgents } from '@/lib/agents/company/queries';
import { agentsAdmin as copy } from '@/lib/content/pages/agents-admin';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(copy.title);

/** Everybody's agents, and those that need a look. */
export default async function AgentsAdminPage({ searchParams }: PageProps<'/agents-admin'>) {
  if (!(await requireAgentsAdmin('/agents-admin'))) return <PasskeyNeeded />;
  const filter = agentFilterSchema.parse(await searchParams);
  const { agents, total, pages, toLookAt } = await listAllAgents(filter);
  const isFiltered = filter.q !== undefined || filter.state !== undefined;
  const tab = (look: boolean) =>
    filter.look === look
      ? ({ 'aria-current': 'page', className: '-mb-px border-brand border-b-3 text-brand' } as const)
      : { className: 'text-muted hover:text-ink' };
  return (
    <AdminPage title={copy.title}>
      <nav aria-label={copy.title} className="mb-5 flex gap-6 border-line border-b font-display font-semibold text-lg">
        <Link href="/agents-admin" prefetch={false} {...tab(false)}>
          <span className="inline-block py-2">{copy.tabs.all}</span>
        </Link>
        <Link href="/agents-admin?look=1" prefetch={false} {...tab(true)}>
          <span className="inline-block py-2">{copy.tabs.look(toLookAt)}</span>
        </Link>
      </nav>
      <AgentFilterForm filter={filter} />
      {agents.length > 0 ? (
        <AgentTable agents={agents} />
      ) : (
        <p className="mt-8 border-line border-y py-10 text-center text-muted">
          {isFiltered || filter.look ? copy.noneFound : copy.none}
        </p>
      )}
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        unit="agent"
        hrefOf={(page) => `/agents-admin${queryOf({ ...filter, page })}`}
      />
    </AdminPage>
  );
}
