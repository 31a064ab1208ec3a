import { runKinds } from '@/app/run-kinds';
import { NicheTool } from '@/components/niche/niche-tool';
import { ToolPage } from '@/components/tools/tool-page';
import { parseTab } from '@/components/tools/tool-url';
import { premiumNicheScraper } from '@/lib/content/pages/niche';
import { nicheDefaults } from '@/lib/niche-research/schema';
import { loadToolPage } from '@/lib/scraper-runs/load-tool-page';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(premiumNicheScraper.title);

export default async function PremiumNicheScraperPage({ searchParams }: PageProps<'/premium-niche-scraper'>) {
  const params = await searchParams;
  const { opened, history } = await loadToolPage('premium', params, runKinds);
  return (
    <ToolPage {...premiumNicheScraper}>
      <NicheTool
        kind="premium"
        copy={premiumNicheScraper}
        defaults={nicheDefaults}
        opened={opened}
        requestedTab={parseTab(params.tab)}
        history={history}
      />
    </ToolPage>
  );
}
