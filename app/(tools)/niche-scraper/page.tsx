import { NichePage } from '@/components/niche/niche-page';
import { hiddenPage } from '@/lib/site/metadata';
import { nicheScraper } from '@/lib/site/pages/niche';

export const metadata = hiddenPage(nicheScraper.title);

export default function NicheScraperPage({ searchParams }: PageProps<'/niche-scraper'>) {
  return <NichePage kind="niche" words={nicheScraper} searchParams={searchParams} />;
}
