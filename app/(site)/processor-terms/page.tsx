import { LegalPage } from '@/components/site/legal-page';
import { processorTerms } from '@/lib/content/pages/processor-terms';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('processorTerms');

export default function ProcessorTermsPage() {
  return <LegalPage text={processorTerms} page={sitePages.processorTerms} />;
}
