import { AdminPage } from '@/components/admin/admin-page';
import { PreviewTool } from '@/components/scraper/preview-tool';
import { requireUser } from '@/lib/auth/current-user';
import { businessFocus } from '@/lib/scraper/business-types';
import { businessTypes } from '@/lib/site/industries';
import { hiddenPage } from '@/lib/site/metadata';
import { scraper } from '@/lib/site/pages/scraper';

export const metadata = hiddenPage(scraper.title);

export default async function ScraperPage() {
  await requireUser('/scraper');
  const types = businessTypes.map((value) => ({ value, ...businessFocus[value] }));
  return (
    <AdminPage title={scraper.title}>
      <p className="mb-2 max-w-[65ch] text-lead text-muted">{scraper.lead}</p>
      <p className="mb-9 max-w-[65ch] text-base text-muted">{scraper.manners}</p>
      <PreviewTool types={types} modes={scraper.modes} />
    </AdminPage>
  );
}
