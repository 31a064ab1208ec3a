import { NichePage } from '@/components/niche/niche-page';
import { hiddenPage } from '@/lib/site/metadata';
import { premiumNicheScraper } from '@/lib/site/pages/niche';

export const metadata = hiddenPage(premiumNicheScraper.title);

export default function PremiumNicheScraperPage({ searchParams }: PageProps<'/premium-niche-scraper'>) {
  return <NichePage kind="premium" words={premiumNicheScraper} searchParams={searchParams} />;
}
