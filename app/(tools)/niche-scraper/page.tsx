import { runKinds } from '@/app/run-kinds';
import { NicheTool } from '@/components/niche/niche-tool';
import { ToolPage } from '@/components/tools/tool-page';
import { parseTab } from '@/components/tools/tool-url';
import { nicheScraper } from '@/lib/content/pages/niche';
import { nicheDefaults } from '@/lib/niche-research/schema';
import { loadToolPage } from '@/lib/scraper-runs/load-tool-page';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(nicheScraper.title);

export default async function NicheScraperPage({ searchParams }: PageProps<'/niche-scraper'>) {
  const params = await searchParams;
  const { opened, history } = await loadToolPage('niche', params, runKinds);
  return (
    <ToolPage {...nicheScraper}>
      <NicheTool
        kind="niche"
        copy={nicheScraper}
        defaults={nicheDefaults}
        opened={opened}
        requestedTab={parseTab(params.tab)}
        history={history}
      />
    </ToolPage>
  );
}
