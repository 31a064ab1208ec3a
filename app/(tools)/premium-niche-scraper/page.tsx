import { NichePage } from '@/components/niche/niche-page';
import { premiumNicheScraper } from '@/lib/content/pages/niche';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(premiumNicheScraper.title);

export default function PremiumNicheScraperPage({ searchParams }: PageProps<'/premium-niche-scraper'>) {
  return <NichePage kind="premium" words={premiumNicheScraper} searchParams={searchParams} />;
}
