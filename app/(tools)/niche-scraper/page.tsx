import { NichePage } from '@/components/niche/niche-page';
import { nicheScraper } from '@/lib/content/pages/niche';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(nicheScraper.title);

export default function NicheScraperPage({ searchParams }: PageProps<'/niche-scraper'>) {
  return <NichePage kind="niche" words={nicheScraper} searchParams={searchParams} />;
}
