import { runKinds } from '@/app/run-kinds';
import { NicheTool } from '@/components/niche/niche-tool';
import { SourcesForm } from '@/components/niche/sources-form';
import { ToolPage } from '@/components/tools/tool-page';
import { parseTab } from '@/components/tools/tool-url';
import { nicheScraper } from '@/lib/content/pages/niche';
import { startNicheRunAction } from '@/lib/niche-research/actions';
import { findKnownSources } from '@/lib/niche-research/known-sources';
import { nicheDefaults, nicheQuerySchema } from '@/lib/niche-research/schema';
import { loadToolPage } from '@/lib/scraper-runs/load-tool-page';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(nicheScraper.title);

export default async function NicheScraperPage({ searchParams }: PageProps<'/niche-scraper'>) {
  const params = await searchParams;
  const { opened, history } = await loadToolPage('niche', params, runKinds);
  const asked = nicheQuerySchema.safeParse(params).data;
  const known = asked && findKnownSources(asked.niche, asked.options);
  return (
    <ToolPage {...nicheScraper}>
      <noscript>
        <SourcesForm copy={nicheScraper} values={{ ...nicheDefaults, ...asked }} />
      </noscript>
      <NicheTool
        kind="niche"
        copy={nicheScraper}
        defaults={{ ...nicheDefaults, ...asked }}
        known={known}
        opened={opened}
        requestedTab={parseTab(params.tab)}
        history={history}
        action={startNicheRunAction}
      />
    </ToolPage>
  );
}
