import { AdminPage } from '@/components/admin/admin-page';
import { Pager } from '@/components/admin/pager';
import { LeadCharts } from '@/components/leads-admin/lead-charts';
import { LeadFilterForm } from '@/components/leads-admin/lead-filter';
import { LeadList } from '@/components/leads-admin/lead-list';
import { MailWarning } from '@/components/leads-admin/mail-warning';
import { PreviewFigures } from '@/components/leads-admin/preview-figures';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { readPreviewStatistics } from '@/lib/agents/preview/statistics';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { leadFilterSchema, queryOf } from '@/lib/leads/filter';
import { countDue, countSpam, listLeads, listOwners, readStatistics } from '@/lib/leads/queries';
import { hiddenPage } from '@/lib/seo/metadata';

const TITLE = 'Leads';

export const metadata = hiddenPage(TITLE);

export default async function LeadsAdminPage({ searchParams }: PageProps<'/leads-admin'>) {
  await requireAdmin('/leads-admin');
  const query = await searchParams;
  const filter = leadFilterSchema.parse(query);
  const { leads, total, hasMore, pages } = await listLeads(filter);
  const tabs = [
    ['Leads', {}],
    [`Due (${await countDue()})`, { due: true }],
    [`Possible spam (${await countSpam()})`, { spam: true }],
  ] as const;
  const isFiltered = queryOf({ ...filter, page: 1, spam: false, due: false }) !== '';
  const look = (query: string) =>
    query === queryOf({ spam: filter.spam, due: filter.due })
      ? ({ 'aria-current': 'page', className: '-mb-px border-brand border-b-3 text-brand' } as const)
      : { className: 'text-muted hover:text-ink' };
  return (
    <AdminPage
      title={TITLE}
      actions={
        <a href={`/api/leads/export${queryOf({ ...filter, page: 1 })}`} className="link py-2" download>
          Download as CSV
        </a>
      }
    >
      {query.notice === 'deleted' ? (
        <div className="mb-6">
          <Alert tone="success" title="The lead is deleted">
            Its notes and e-mails were deleted too.
          </Alert>
        </div>
      ) : null}
      <MailWarning />
      <nav
        aria-label="Which leads"
        className="mb-5 flex flex-wrap gap-x-6 border-line border-b font-display font-semibold text-lg"
      >
        {tabs.map(([label, part]) => (
          <Link key={label} href={`/leads-admin${queryOf(part)}`} prefetch={false} {...look(queryOf(part))}>
            <span className="inline-block py-2">{label}</span>
          </Link>
        ))}
      </nav>
      <details open={isFiltered}>
        <summary className="inline-block py-2 font-semibold text-brand underline underline-offset-4">
          Search and filter
        </summary>
        <div className="mt-3">
          <LeadFilterForm filter={filter} owners={await listOwners()} />
        </div>
      </details>
      {leads.length > 0 ? (
        <LeadList leads={leads} here={`/leads-admin${queryOf(filter)}`} />
      ) : (
        <Empty isFiltered={isFiltered} {...filter} />
      )}
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        hasMore={hasMore}
        unit="lead"
        hrefOf={(page) => `/leads-admin${queryOf({ ...filter, page })}`}
      />
      <LeadCharts {...(await readStatistics())} />
      <PreviewFigures {...(await readPreviewStatistics())} />
    </AdminPage>
  );
}

function Empty({ isFiltered, spam, due }: { isFiltered: boolean; spam: boolean; due: boolean }) {
  const other = spam ? 'Nothing is held as possible spam.' : 'No lead is due. Set a day to follow up on a lead’s page.';
  const nothing =
    spam || due ? other : 'No leads yet. They appear here when somebody sends the free-trial or the contact form.';
  return (
    <p className="mt-8 border-line border-y py-10 text-center text-muted">
      {isFiltered ? 'No leads match. Remove a filter, or clear them all.' : nothing}
    </p>
  );
}
