import { runKinds } from '@/app/run-kinds';
import { ScraperTool } from '@/components/scraper/scraper-tool';
import { ToolPage } from '@/components/tools/tool-page';
import { parseTab } from '@/components/tools/tool-url';
import { scraper } from '@/lib/content/pages/scraper';
import { searchParam } from '@/lib/http/search-params';
import { businessTypes } from '@/lib/industries';
import { loadToolPage } from '@/lib/scraper-runs/load-tool-page';
import { hiddenPage } from '@/lib/seo/metadata';
import { businessFocus } from '@/lib/website-scraper/business-types';
import { languageOptions } from '@/lib/website-scraper/language-choice';
import { runSchema } from '@/lib/website-scraper/schema';

export const metadata = hiddenPage(scraper.title);

/** The values of a new form: the defaults of the schema, and an empty URL. */
const defaults = { ...runSchema.parse({ url: 'bakery.ie' }), url: '' };

export default async function ScraperPage({ searchParams }: PageProps<'/scraper'>) {
  const params = await searchParams;
  const { opened, history } = await loadToolPage('website', params, runKinds);
  return (
    <ToolPage {...scraper}>
      <ScraperTool
        types={businessTypes.map((value) => ({ value, ...businessFocus[value] }))}
        languages={languageOptions()}
        copy={scraper}
        defaults={{ ...defaults, url: searchParam.catch('').parse(params.url) }}
        opened={opened}
        requestedTab={parseTab(params.tab)}
        history={history}
      />
    </ToolPage>
  );
}
