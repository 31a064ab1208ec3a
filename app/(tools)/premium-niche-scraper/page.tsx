import { runKinds } from '@/app/run-kinds';
import { NicheTool } from '@/components/niche/niche-tool';
import { ToolPage } from '@/components/tools/tool-page';
import { parseTab } from '@/components/tools/tool-url';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { premiumNicheScraper } from '@/lib/content/pages/niche';
import { tools } from '@/lib/content/tools';
import { env } from '@/lib/env';
import { startNicheRunAction } from '@/lib/niche-research/actions';
import { nicheDefaults } from '@/lib/niche-research/schema';
import { loadToolPage } from '@/lib/scraper-runs/load-tool-page';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(premiumNicheScraper.title);

const { unavailable } = premiumNicheScraper;

export default async function PremiumNicheScraperPage({ searchParams }: PageProps<'/premium-niche-scraper'>) {
  const params = await searchParams;
  const { opened, history } = await loadToolPage('premium', params, runKinds);
  return (
    <ToolPage {...premiumNicheScraper}>
      {env.knowledge.providerKey ? null : (
        <Alert tone="warning" role="note" title={unavailable.title} className="mb-9">
          {unavailable.text}{' '}
          <Link href={tools.niche.path} className="link">
            {unavailable.link}
          </Link>
          {unavailable.rest}
        </Alert>
      )}
      <NicheTool
        kind="premium"
        copy={premiumNicheScraper}
        defaults={nicheDefaults}
        opened={opened}
        requestedTab={parseTab(params.tab)}
        history={history}
        action={startNicheRunAction}
      />
    </ToolPage>
  );
}
